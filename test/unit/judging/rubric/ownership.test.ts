import assert from 'node:assert/strict';
import { bulletOf, marked, scoreOf } from './bullets';

describe('rubric: ownership', () => {
  const weak = [
    'Responsible for the tide tables.', 'Was tasked with the tide tables.', 'Worked on the tide tables.',
    'Helped with the tide tables.', 'I was involved in the tide tables.', 'Duties included updating tide tables.',
    'Participated in the design of tide tables.', 'Part of the team behind the tide tables.', 'Gained exposure to tide tables.',
    'My role was to look after tide tables.', 'Assisted colleagues with tide tables.', 'Familiar with tide tables.',
    '负责潮汐表相关工作', '参与潮汐表的编写', '协助同事编写潮汐表', '配合完成潮汐表', '了解潮汐表的计算', '跟进潮汐表问题', '潮汐表日常维护工作',
    '在导师指导下编写潮汐表', '主要工作是维护潮汐表', '我在项目中主要是帮忙整理潮汐表',
  ]; // prettier-ignore
  for (const text of weak) {
    it(`finds the weak phrase: ${text}`, () => {
      assert.equal(marked('weak-verb', text).length, 1);
      const strong =
        bulletOf(text).language === 'zh'
          ? '编写潮汐表并按港口推送'
          : 'Wrote the tide tables that pilots get by port.';
      assert.ok(scoreOf('ownership', strong) > scoreOf('ownership', text) + 20);
    });
  }

  const plain = [
    'Built the tide tables in Go.', 'Reviewed every change to the tide tables.', 'Led the move of tide tables to S3.',
    'Wrote a tool that helped pilots find tide tables.', 'Automated tide tables, replacing what interns were responsible for.',
    '编写潮汐表接口', '拆分潮汐表与航道模块', '用 Go 重写潮汐表', '为引航员编写潮汐表', '主导潮汐表迁移', '实现自动对接海事局的潮汐数据',
  ]; // prettier-ignore
  for (const text of plain) {
    it(`leaves a deed alone: ${text}`, () => {
      assert.deepEqual(marked('weak-verb', text), []);
      assert.ok(scoreOf('ownership', text) > 75, String(scoreOf('ownership', text)));
    });
  }

  it('does not hold leading for better than building', () => {
    assert.equal(
      scoreOf('ownership', 'Led the tide table rewrite in Go.'),
      scoreOf('ownership', 'Built the tide table rewrite in Go.'),
    );
  });

  it('says a duty less hard where the deed is told after all', () => {
    const [told, bare] = ['负责订单拆分,发布由每月一次变为每天', '负责订单模块'].map((text) =>
      scoreOf('ownership', text),
    );
    assert.ok((told ?? 0) > (bare ?? 0) + 15);
  });

  it('marks pronouns', () => {
    assert.deepEqual(marked('pronoun', 'I wrote the parser and we shipped it.'), ['I', 'we']);
    assert.deepEqual(marked('pronoun', '我们开发了引航小程序,本人负责地图'), ['我们', '本人']);
    assert.deepEqual(
      marked('pronoun', 'Wrote I/O drivers for the US market.', '开发自我检测与大国航线图'),
      [],
    );
  });

  it('marks the passive voice of the main clause', () => {
    assert.deepEqual(marked('passive-voice', 'The cache was replaced by a queue.'), ['was replaced']);
    assert.deepEqual(marked('passive-voice', '系统被重构为两个服务'), ['被']);
    assert.deepEqual(
      marked(
        'passive-voice',
        'Fixed the job that was started twice.',
        'Retries until the file is accepted.',
        '编写被动雷达驱动',
        '拦截恶意请求',
      ),
      [],
    );
  });

  it('finds lists of duties, once an entry', () => {
    assert.equal(marked('duty-list', '负责订单模块', '负责支付模块', '参与日常开发').length, 1);
    assert.equal(marked('duty-list', '负责订单模块', '拆分支付服务', '编写对账脚本').length, 0);
  });

  it('finds a verb that begins more than a third of the bullets', () => {
    const bullets = ['Developed a cart.', 'Developed a till.', 'Developed a ledger.', 'Wrote a scanner.'];
    assert.deepEqual(marked('repeated-opener', ...bullets), ['Developed']);
    assert.deepEqual(marked('repeated-opener', ...bullets.slice(1), 'Drew maps.'), []);
    assert.ok(scoreOf('ownership', ...bullets) < scoreOf('ownership', 'Built a cart.', ...bullets.slice(1)));
  });

  describe('reads the verb that a bullet begins with', () => {
    const cases: [string, string | null, string | null][] = [
      ['Wrote the parser.', 'write', 'past'],
      ['Successfully migrated the mail.', 'migrate', 'past'],
      ['Writes the parser.', 'write', 'thirdPerson'],
      ['Write the parser.', 'write', 'base'],
      ['Writing the parser.', 'write', 'gerund'],
      ['• Built the cart.', 'build', 'past'],
      ['Re-wrote the importer.', 'write', 'past'],
      ['Spring services for parcels.', null, null],
      ['API documentation.', null, null],
      ['Distributed systems course.', null, null],
      ['编写对账脚本', '编写', 'han'],
      ['独立开发小程序', '开发', 'han'],
      ['潮汐表接口', null, null],
    ];
    for (const [text, base, form] of cases) {
      it(text, () => {
        const { opener } = bulletOf(text);
        assert.deepEqual([opener?.base ?? null, opener?.form ?? null], [base, form]);
      });
    }
  });
});
