import assert from 'node:assert/strict';
import { resumeHtml } from '../../../src/document/render/resumeHtml';
import { longChinese, longEnglish, shortChinese, shortEnglish } from './sampleResumes';

/** The text of a page as a reader sees it, one line for each block. */
function seen(page: string): string {
  return page
    .replace(/^[\s\S]*<body>/, '')
    .replace(/<\/(?:p|li|h\d|div|dt|dd|section)>|<br \/>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
}

const headings = (page: string) => [...page.matchAll(/<h2>(.*?)<\/h2>/g)].map((match) => match[1]);
const links = (page: string) => [...page.matchAll(/href="(.*?)"/g)].map((match) => match[1]);

/** Every text of a value, apart from what a page leaves out or writes in another form. */
function texts(value: unknown, key = ''): string[] {
  if (/^(?:\$schema|meta|image|url|countryCode)$|Date$|^date$/.test(key)) return [];
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([inner, one]) =>
    texts(one, Array.isArray(value) ? key : inner),
  );
}

describe('the page of a resume', () => {
  for (const [name, resume, language] of [
    ['a long English resume', longEnglish, 'en'],
    ['a short English resume', shortEnglish, 'en'],
    ['a long Chinese resume', longChinese, 'zh'],
    ['a short Chinese resume', shortChinese, 'zh'],
  ] as const) {
    it(`shows each text of ${name}`, () => {
      const shown = seen(resumeHtml(resume, language));
      // A profile that its address names needs no name of its own.
      const without = new Set(['GitHub', 'LinkedIn']);
      for (const text of texts(resume)) if (!without.has(text)) assert.ok(shown.includes(text), text);
    });
  }

  it('keeps the order of the document, each section under the name of its language', () => {
    assert.deepEqual(headings(resumeHtml(longEnglish, 'en')), [
      ...['Summary', 'Experience', 'Projects', 'Education', 'Skills', 'Awards', 'Certificates'],
      ...['Publications', 'Volunteering', 'Languages', 'Interests', 'References'],
    ]);
    assert.deepEqual(headings(resumeHtml(longChinese, 'zh')), [
      ...['个人简介', '工作经历', '项目经历', '教育背景', '专业技能', '荣誉奖项', '证书', '语言能力'],
    ]);
  });

  for (const [startDate, endDate, en, zh] of [
    ['2021-03', '2023-05', 'Mar 2021 – May 2023', '2021.03 – 2023.05'],
    ['2021-03', undefined, 'Mar 2021 – Present', '2021.03 – 至今'],
    ['2021-03', 'present', 'Mar 2021 – Present', '2021.03 – 至今'],
    ['2021-03-05', '2021-03-06', 'Mar 5, 2021 – Mar 6, 2021', '2021.03.05 – 2021.03.06'],
    ['2020', '2020', '2020', '2020'],
    [undefined, '2020', '2020', '2020'],
    ['2019年9月', 'summer 2020', 'Sep 2019 – summer 2020', '2019.09 – summer 2020'],
  ] as const) {
    it(`writes the period ${startDate} to ${endDate}`, () => {
      const resume = { work: [{ name: 'A', startDate, endDate }] };
      assert.match(resumeHtml(resume, 'en'), new RegExp(`<span class="when">${en}</span>`));
      assert.match(resumeHtml(resume, 'zh'), new RegExp(`<span class="when">${zh}</span>`));
    });
  }

  it('is inert: each text is escaped, wherever it stands', () => {
    const hostile = `"'><script>alert(1)</script><img src=x onerror=y>&amp;`;
    const poison = (value: unknown): unknown => {
      if (typeof value === 'string') return hostile;
      if (Array.isArray(value)) return value.map(poison);
      return Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, poison(one)]));
    };
    const page = resumeHtml(poison(longEnglish), 'en');
    const clean = resumeHtml(longEnglish, 'en');
    const tags = (text: string) => new Set([...text.matchAll(/<\/?([a-z0-9]+)/gi)].map((match) => match[1]));
    for (const tag of tags(page)) assert.ok(tags(clean).has(tag), tag);
    assert.ok(!/<script|<img/.test(page));
    assert.ok(seen(page).includes(hostile));
  });

  it('links to http, https and mailto only', () => {
    const url = (address: string) =>
      links(resumeHtml({ projects: [{ name: 'x', url: address }], basics: { url: address } }, 'en'));
    for (const bad of [
      ...[
        'javascript:alert(1)',
        'JavaScript:alert(1)',
        ' javascript:alert(1)',
        'data:text/html,x',
        'file:///etc',
      ],
      ...[
        'command:vitae.stop',
        'vscode://x',
        '//evil.example',
        'https:evil',
        'https://',
        'java\nscript:x',
        'ada.dev',
      ],
    ])
      assert.deepEqual(url(bad), [], bad);
    for (const good of ['https://ada.dev/a?b=c', 'http://ada.dev', 'mailto:a@b.c', 'HTTPS://ADA.DEV'])
      assert.deepEqual(url(good), [good, good], good);
    assert.deepEqual(links(resumeHtml({ basics: { email: 'a@b.c' } }, 'en')), ['mailto:a@b.c']);
  });

  it('fetches nothing: no picture, no address but in links, and a policy that forbids it', () => {
    for (const resume of [longEnglish, longChinese]) {
      const page = resumeHtml(resume, 'en');
      assert.ok(!page.includes('tracker.example'));
      assert.ok(!/\bsrc=|url\(|@import|<link/.test(page));
      assert.match(page, /default-src 'none'; style-src 'unsafe-inline'/);
    }
  });

  it('leaves out what JSON Resume does not know, what is of another type and what is empty', () => {
    const odd = {
      basics: { name: ['x'], label: '  ', 'x-age': '31-years', location: 'London', profiles: {} },
      work: [null, 'x', {}, { name: 'Acme', position: 7, highlights: ['', null, 'Kept.', { a: 1 }] }],
      skills: [],
      volunteer: {},
      custom: ['unknown-section'],
      __proto__: { polluted: true },
    };
    const page = resumeHtml(odd, 'en');
    assert.deepEqual(headings(page), ['Experience']);
    assert.ok(!/31-years|unknown-section|polluted|undefined|\[object/.test(page));
    assert.equal(page.match(/<article>/g)?.length, 1);
    assert.match(page, /<b>7<\/b>.*Acme[\s\S]*<li>Kept\.<\/li>/);
    for (const nothing of [null, [], 'x', 3, {}, { basics: null, work: 'x' }])
      assert.deepEqual(headings(resumeHtml(nothing, 'zh')), []);
  });

  it('says the language, and prints on the paper of the country', () => {
    const paper = (countryCode: string, language: 'en' | 'zh') =>
      /size: (\w+)/.exec(resumeHtml({ basics: { location: { countryCode } } }, language))?.[1];
    assert.deepEqual(
      [paper('US', 'en'), paper('us', 'en'), paper('GB', 'en'), paper('US', 'zh')],
      [...['letter', 'letter', 'A4', 'A4']],
    );
    assert.match(resumeHtml({}, 'zh'), /<html lang="zh-CN">[\s\S]*<title>简历<\/title>/);
    assert.match(resumeHtml(longEnglish, 'en'), /<html lang="en">[\s\S]*<title>Ada Lovelace<\/title>/);
  });

  it('keeps lines and paragraphs', () => {
    const page = resumeHtml({ basics: { summary: 'One.\r\nTwo.\n\n\n\nThree.' } }, 'en');
    assert.match(page, /<p>One\.<br \/>Two\.<\/p><p>Three\.<\/p>/);
  });
});
