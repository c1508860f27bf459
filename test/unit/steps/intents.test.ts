import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { understandIntent } from '../../../src/steps/intents.rules';
import type { Intent, IntentState } from '../../../src/steps/intents.rules';
import { pastedShape } from '../../../src/steps/intentShapes.rules';
import { clausesOf, normalizeWords } from '../../../src/steps/intentText.rules';

const at = (stage: IntentState['stage'], hasResume = true): IntentState => ({
  hasResume,
  hasJobAd: false,
  stage,
});

describe('steps: what a user wants, by rule', () => {
  const data = new URL('../../evals/data/intents.jsonl', import.meta.url);
  it('understands the labelled lines of both languages', () => {
    const lines = readFileSync(data, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as { id: string; text: string; state: IntentState; expect: Intent }); // prettier-ignore
    const wrong = lines.filter(({ text, state, expect }) => understandIntent(text, state).intent !== expect);
    assert.ok(lines.length > 1000);
    assert.ok(wrong.length / lines.length <= 0.01, wrong.map(({ text }) => text).join('\n'));
  });

  const stages: [string, IntentState['stage'], Intent][] = [
    ['yes', 'collect', 'answer'],
    ['yes', 'review', 'approve'],
    ['可以', 'review', 'approve'],
    ['we exported reports to PDF', 'collect', 'answer'],
    ['export to PDF', 'collect', 'export'],
    ['export to PDF', 'done', 'export'],
    ['跳过', 'collect', 'answer'],
    ['stop', 'collect', 'stop'],
    ['不要这个', 'review', 'reject'],
    ['make the second one shorter', 'review', 'polish'],
  ];
  for (const [text, stage, intent] of stages) {
    it(`${text} (${stage}) → ${intent}`, () =>
      assert.equal(understandIntent(text, at(stage)).intent, intent));
  }

  const two: [string, Intent, Intent | undefined][] = [
    ['export a PDF, then start a mock interview', 'export', 'interview'],
    ['先评分，再润色自我评价', 'review', 'polish'],
    ["don't export yet, polish my summary", 'polish', undefined],
    ['不要润色，直接导出 PDF', 'export', undefined],
  ];
  for (const [text, first, second] of two) {
    it(`of two wishes: ${text}`, () => {
      const { intent, second: next } = understandIntent(text, at('none'));
      assert.deepEqual([intent, next], [first, second]);
    });
  }

  const classes: [string, IntentState['stage'], Intent][] = [
    ['make my cv hit the keywords in the job ad. no pdf yet', 'none', 'tailor'],
    ['would a recruiter bin this? my resume i mean', 'none', 'review'],
    ['is a photo on a resume bad for ats', 'none', 'ask'],
    ['dont check anything just make the wording punchier', 'none', 'polish'],
    ['导出先放放,自我评价再打磨打磨', 'done', 'polish'],
    ['不改了,直接下载简历吧', 'done', 'export'],
    ['recruiter wrote "please send your CV as Word", so do that', 'done', 'export'],
    ['my side project lives in ./sparrow-cache, turn it into an entry for my resume', 'none', 'extract'],
    ['that edit messed it up, roll back', 'done', 'undo'],
    ['ur guess is as good as mine', 'collect', 'answer'],
    ['my first thought was no but actually yes, take it', 'review', 'approve'],
    ['meh, the old one was better', 'review', 'reject'],
    ['whats the difference between polish and tailor here', 'none', 'ask'],
    ['this code is so ugly', 'none', 'other'],
  ];
  for (const [text, stage, intent] of classes) {
    it(`as people type: ${text} → ${intent}`, () =>
      assert.equal(understandIntent(text, at(stage)).intent, intent));
  }

  it('is sure of what is said outright, and unsure of a hint', () => {
    assert.equal(understandIntent('从当前项目提取简历条目', at('none')).confidence, 'sure');
    assert.equal(understandIntent('extract this project', at('none', false)).confidence, 'sure');
    assert.equal(understandIntent('this bullet is a mouthful', at('none')).confidence, 'unsure');
    assert.deepEqual(understandIntent('what a nice day', at('none')), {
      intent: 'other',
      confidence: 'unsure',
    });
  });

  it('corrects slips in command words and leaves other words alone', () => {
    assert.equal(understandIntent('exprot to pdf', at('done')).intent, 'export');
    assert.equal(normalizeWords('Expert reports, shorter product'), 'expert reports, shorter product');
  });

  it('takes empty and odd input for nothing', () => {
    for (const text of ['', '   ', '???', '\u200b', '。。。'])
      assert.equal(understandIntent(text, at('none')).intent, 'other');
  });

  const shapes: [string, ReturnType<typeof pastedShape>][] = [
    ['# tool\n\nDoes things.\n\n## Usage\n\n```\ntool x\n```', 'readme'],
    ['Go Developer\nAcme\nRequirements: Go, Linux\nWe offer a pension', 'jobAd'],
    ['岗位职责：开发接口\n任职要求：熟悉 Java，本科以上', 'jobAd'],
    ['Ada Quill\nada@quill.example\nEducation\nBSc 2015-2019', 'resume'],
    ['please tailor my resume to the job ad, requirements are Go and Linux', null],
    ['我想应聘后端，要求三年经验，我能投吗', null],
  ];
  for (const [text, shape] of shapes)
    it(`shape of ${JSON.stringify(text.slice(0, 40))}`, () => assert.equal(pastedShape(text), shape));

  it('splits clauses, sees what is negated and what comes first', () => {
    assert.deepEqual(
      clausesOf("don't review it, export it").map(({ text, negated }) => [text, negated]),
      [
        ["don't review it", true],
        ['export it', false],
      ],
    );
    assert.deepEqual(
      clausesOf('导出之前先润色').map(({ text, order }) => [text, order]),
      [
        ['润色', 'first'],
        ['导出', 'later'],
      ],
    );
    assert.equal(clausesOf('性别要写吗')[0]?.negated, false);
  });
});
