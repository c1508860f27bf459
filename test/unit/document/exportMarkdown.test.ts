import assert from 'node:assert/strict';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { resumeMarkdown } from '../../../src/document/export/markdown';
import { plainResumeJson } from '../../../src/document/export/plainResume';
import { anyLine, anyText } from './anyResume';
import { longChinese, longEnglish } from './sampleResumes';

const reader = new MarkdownIt('default', { html: true });

/** What a Markdown reader shows: the text of each block, line breaks within as `\n`. */
function shown(markdown: string): string[] {
  const texts: string[] = [];
  for (const token of reader.parse(markdown, {})) {
    if (token.type !== 'inline') continue;
    texts.push(
      (token.children ?? []).map(({ type, content }) => (type === 'hardbreak' ? '\n' : content)).join(''),
    );
  }
  return texts;
}

describe('a resume as Markdown', () => {
  it('reads like one, in English', () => {
    const markdown = resumeMarkdown(
      { ...longEnglish, work: longEnglish.work.slice(0, 1), projects: longEnglish.projects.slice(0, 1) },
      'en',
    );
    assert.equal(
      markdown.slice(0, markdown.indexOf('## Education')),
      `# Ada Lovelace

**Senior Backend Engineer**

**Email**: ada@example.com | **Phone**: +44 20 7946 0958 | **Website**: <https://ada.example.com> | **City**: London | **Country**: GB

- **GitHub**: [ada](<https://github.com/ada>)
- **LinkedIn**: [ada-l](<https://www.linkedin.com/in/ada-l>)

## Summary

${longEnglish.basics.summary}

## Experience

### **Analytical Payments Ltd** | Senior Backend Engineer

*Mar 2021 – Present* | **Location**: London | **Link**: <https://analytical.example>

> Card payments for 4,000 shops in Europe.

Owns the ledger and settlement services of a team of six.

${(longEnglish.work[0]?.highlights ?? []).map((one) => `- ${one}`).join('\n')}

## Projects

### **Tide**

*Jun 2019 – Present* | **Link**: <https://github.com/ada/tide>

**Roles**: Maintainer

**Keywords**: Rust, PostgreSQL, WebAssembly

Open-source tide forecasts for small harbours.

- Forecasts for 310 harbours from public data; a forecast takes 12 ms in the browser.
- Reviewed and merged work of 23 contributors.

`,
    );
  });

  it('reads like one, in Chinese', () => {
    const markdown = resumeMarkdown(longChinese, 'zh');
    for (const line of [
      '# 韩梅梅',
      '**邮箱**：hanmeimei@example.cn | **电话**：138-0013-8000 | **网站**：<https://hanmeimei.example.cn> | **城市**：杭州 | **省份**：浙江',
      '## 工作经历',
      '### **云帆支付有限公司** | 高级后端工程师',
      '*2021.03 – 至今* | **地点**：杭州',
      '### **浙江大学** | 本科 | *计算机科学与技术*',
      '**主修课程**：分布式系统、编译原理、数据库系统',
      '- **数据**（精通）：PostgreSQL、Kafka、Redis、ClickHouse',
      '- **英语**（CET-6，可作为工作语言）',
    ])
      assert.ok(markdown.split('\n').includes(line), line);
  });

  it('shows each text to a reader exactly as it was written, wherever it stands', () => {
    fc.assert(
      fc.property(anyText, anyLine, fc.constantFrom('en' as const, 'zh' as const), (text, line, language) => {
        const resume = {
          basics: { name: line, label: line, summary: text },
          work: [{ name: line, position: line, description: text, summary: text, highlights: [text, text] }],
        };
        const all = shown(resumeMarkdown(resume, language));
        const paragraphs = text.split('\n\n');
        const [experience, summary] =
          language === 'en' ? ['Experience', 'Summary'] : ['工作经历', '个人简介'];
        assert.deepEqual(all, [
          ...[line, line, summary, ...paragraphs, experience, `${line} | ${line}`],
          ...[...paragraphs, ...paragraphs, ...paragraphs, ...paragraphs],
        ]);
      }),
      { numRuns: 400 },
    );
  });

  it('escapes no more than it must', () => {
    const texts = ['C++ & C#, 60% (p99), snake_case', 'R&D – 用 Go、“缓存” 1. 2) x-y = 3!', 'a+b=c; 1.5 > 1'];
    const markdown = resumeMarkdown({ work: [{ highlights: texts }] }, 'en');
    for (const text of texts) assert.ok(markdown.includes(`- ${text}\n`), text);
  });

  it('makes links of http, https and mailto only', () => {
    const url = 'javascript:alert(1)';
    const resume = { basics: { url, profiles: [{ username: 'x', url }] }, projects: [{ name: 'x', url }] };
    assert.ok(!/<a /.test(reader.render(resumeMarkdown(resume, 'en'))));
  });

  it('is empty where nothing is said', () => {
    assert.equal(resumeMarkdown({ meta: {} }, 'en'), '');
  });
});

describe('a resume as plain JSON', () => {
  it('keeps all but what Vitae keeps for itself', () => {
    const own = {
      'x-own': [1, null],
      basics: { name: '“Ada”', image: 'x' },
      meta: { version: 'v1', vitae: { id: 'a' } },
    };
    assert.deepEqual(JSON.parse(plainResumeJson(own)), { ...own, meta: { version: 'v1' } });
    assert.equal(plainResumeJson({ basics: {}, meta: { vitae: {} } }), '{\n  "basics": {}\n}\n');
    assert.deepEqual(JSON.parse(plainResumeJson({ meta: 'x' })), { meta: 'x' });
  });
});
