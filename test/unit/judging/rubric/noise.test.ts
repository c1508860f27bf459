import assert from 'node:assert/strict';
import fc from 'fast-check';
import { applyFix } from '../../../../src/judging/fix';
import { readResume } from '../../../../src/judging/resumeText';
import { scoreResume } from '../../../../src/judging/rubric/scoreResume';
import { findingsOf, marked } from './bullets';
import { FIXTURES } from './fixtures/fixtures';

const BLANKS: [string, string][] = [
  ['a space', ' '],
  ['two spaces', '  '],
  ['a tab', '\t'],
  ['a no-break space', '\u00a0'],
  ['an ideographic space', '\u3000'],
  ['a line', '\n'],
  ['a line of Windows', '\r\n'],
  ['blank lines', '\n\n'],
  ['spaces of all kinds', ' \u00a0\t\u2003'],
];
/** Blanks that stand between words; a new line there would part what was one. */
const WITHIN = BLANKS.filter(([, blank]) => !blank.includes('\n'));

/** Texts that say something in words; names of keys, dates and addresses stay. */
function mapProse(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string')
    return /^(?:highlights|summary|description|keywords|label|position|name)$/.test(key)
      ? change(value, key)
      : value;
  if (Array.isArray(value)) return value.map((item) => mapProse(item, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([own, item]) => [own, mapProse(item, change, own)]));
}

function total(resume: unknown): number {
  return scoreResume({ resume: readResume(resume), whole: true, today: '2024-09-01' }).total ?? 0;
}

function assertUnmoved(noisy: (resume: unknown) => unknown, most: number): void {
  for (const { resume, name, language, band } of FIXTURES) {
    const [before, after] = [total(resume), total(noisy(resume))];
    assert.ok(Math.abs(after - before) <= most, `${band} ${language} ${name}: ${before} → ${after}`);
  }
}

describe('scoreResume: noise moves a score by at most one point', () => {
  for (const [name, blank] of BLANKS) {
    it(`${name} in front of each text`, () =>
      assertUnmoved((resume) => mapProse(resume, (text) => blank + text), 1));
    it(`${name} behind each text`, () =>
      assertUnmoved((resume) => mapProse(resume, (text) => text + blank), 1));
    it(`${name} around each text`, () =>
      assertUnmoved((resume) => mapProse(resume, (text) => blank + text + blank), 1));
  }
  for (const [name, blank] of WITHIN) {
    it(`${name} in place of each space`, () =>
      assertUnmoved((resume) => mapProse(resume, (text) => text.replace(/ /g, blank)), 1));
    it(`${name} behind each mark`, () =>
      assertUnmoved(
        (resume) =>
          mapProse(resume, (text) => text.replace(/(?<=[，。；、,;])(?= |\p{Script=Han})/gu, blank)),
        1,
      ));
  }

  it('any blanks at any spaces and ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIXTURES), fc.infiniteStream(fc.nat()), ({ resume }, numbers) => {
        const pick = (blanks: [string, string][]): string =>
          ['', ...blanks.map(([, blank]) => blank)][(numbers.next().value ?? 0) % (blanks.length + 1)] ?? '';
        const noisy = mapProse(
          resume,
          (text) => pick(BLANKS) + text.replace(/ /g, () => pick(WITHIN) || ' ') + pick(BLANKS),
        );
        assert.ok(Math.abs(total(noisy) - total(resume)) <= 1);
      }),
      { numRuns: 40 },
    );
  });

  it('blank bullets between the bullets', () =>
    assertUnmoved(
      (resume) =>
        JSON.parse(JSON.stringify(resume), (key, value: unknown) =>
          key === 'highlights' && Array.isArray(value)
            ? value.flatMap((text: string) => ['', text, '  \n'])
            : value,
        ) as unknown,
      1,
    ));

  for (const mark of ['1. ', '2、', '（3）', '4) ', '①']) {
    it(`the list number ${mark}, not at all`, () =>
      assertUnmoved(
        (resume) => mapProse(resume, (text, key) => (key === 'highlights' ? mark + text : text)),
        1e-9,
      ));
  }
});

describe('scoreResume: noise leaves findings where they stand', () => {
  it('underlines the words as written', () => {
    assert.deepEqual(marked('cliche', '\u00a0\u00a01. Leveraged  cutting-edge\ttools'), [
      'Leveraged',
      'cutting-edge',
    ]);
    assert.deepEqual(marked('weak-verb', ' 2、 负责 订单模块'), ['负责']);
    assert.deepEqual(marked('official-spelling', '\tBuilt it  with   Mysql'), ['Mysql']);
  });

  it('mends the text as written', () => {
    const resume = { work: [{ highlights: [' -  Built it  with   Mysql  and Go '] }] };
    const [found] = findingsOf('official-spelling', resume);
    assert.ok(found?.fix);
    assert.deepEqual(applyFix(resume, found.fix), {
      work: [{ highlights: [' -  Built it  with   MySQL  and Go '] }],
    });
  });
});

/** What people leave in the texts of a resume. */
const MESSES: [string, (text: string, at: number) => string][] = [
  ['blanks', (text, at) => (at % 2 === 0 ? `  ${text.replace(/ /g, '  ')} ` : text)],
  ['numbers of a list', (text, at) => `${at + 1}. ${text}`],
  ['list marks in front of some', (text, at) => (at % 3 === 0 ? `• ${text}` : text)],
  ['ends of all kinds', (text, at) => text.replace(/[.。]$/, '') + (['', '.', ';', '。'][at % 4] ?? '')],
  ['names misspelt', (text) => text.replace(/Spring Boot|MySQL|JavaScript|React|Redis/g, (name) => name.toLowerCase())],
  ['names spelt in two ways', (text, at) => (at % 2 === 0 ? text.replace(/MySQL|Docker|Python/g, (name) => name.toUpperCase()) : text)],
  ['small letters', (text, at) => (at % 2 === 0 ? text.charAt(0).toLowerCase() + text.slice(1) : text)],
  ['wide and narrow marks', (text, at) => (at % 2 === 0 ? text.replace(/，/g, ',').replace(/, /g, '，') : text)],
]; // prettier-ignore

describe('scoreResume: one fix never lowers a score', () => {
  for (const [mess, change] of MESSES)
    it(`in resumes with ${mess}`, () => {
      let at = 0;
      for (const fixture of FIXTURES) {
        const resume = mapProse(fixture.resume, (text, key) =>
          key === 'highlights' || key === 'keywords' ? change(text, at++) : text,
        );
        const before = total(resume);
        for (const { fix, rule } of scoreResume({
          resume: readResume(resume),
          whole: true,
          today: '2024-09-01',
        }).findings)
          if (fix)
            assert.ok(
              total(applyFix(resume, fix)) >= before - 1e-9,
              `${fixture.language} ${fixture.name}: ${rule} ${JSON.stringify(fix)}`,
            );
      }
    }).timeout(60_000);
});

describe('scoreResume: copies of a bullet', () => {
  it('count once', () => {
    const [strong, weak] = [
      'Cut the build of the till from 30 to 8 minutes by caching layers',
      'Responsible for tasks',
    ];
    const scores = (...bullets: string[]) => {
      const { dimensions } = scoreResume({
        resume: readResume({ work: [{ highlights: bullets }] }),
        whole: false,
      });
      return [dimensions.impact.score, dimensions.ownership.score, dimensions.clarity.score];
    };
    assert.deepEqual(scores(strong, strong, strong, weak), scores(strong, weak));
    assert.deepEqual(scores(weak, strong, `${weak} `, `2. ${weak}`), scores(weak, strong));
  });

  it('rest on evidence where one of them does', () => {
    const score = (...evidenced: string[]) =>
      scoreResume({
        resume: readResume({ work: [{ highlights: ['Built a till', 'Built a till'] }] }),
        whole: false,
        evidenced: new Set(evidenced),
      }).dimensions.evidence.score;
    assert.equal(score('work[0].highlights[1]'), 100);
    assert.ok((score() ?? 100) < 50);
  });
});
