import assert from 'node:assert/strict';
import { TurnCutter, type TurnOptions } from '../../../../src/models/stream/turns';
import { units } from './replay';

function cut(chunks: readonly string[], options: TurnOptions = {}): { text: string; cut: boolean } {
  const cutter = new TurnCutter(options);
  const text = chunks.map((chunk) => cutter.push(chunk)).join('') + cutter.end();
  return { text, cut: cutter.cut };
}

function kept(cases: readonly [text: string, kept: string][], options?: TurnOptions): void {
  for (const [text, before] of cases)
    it(JSON.stringify(text), () => {
      for (const chunks of [[text], units(text)])
        assert.deepEqual(cut(chunks, options), { text: before, cut: text !== before });
    });
}

describe('a text that goes on as another speaker', () => {
  describe('is cut there', () => {
    kept([
      ['Hi.\nUser: yes', 'Hi.'],
      ['Hi.\n\nUser: yes\nAssistant: no', 'Hi.'],
      ['Hi.\r\n\r\nHuman: yes', 'Hi.'],
      ['Hi.\nuser:yes', 'Hi.'],
      ['Hi.\nUSER : yes', 'Hi.'],
      ['Hi.\nUser:', 'Hi.'],
      ['你好。\n用户：好', '你好。'],
      ['请介绍自己。\n候选人：我叫李雷', '请介绍自己。'],
      ['请介绍自己。\n\n面试官: 好', '请介绍自己。'],
      ['Hi.\n**User:** yes', 'Hi.'],
      ['Hi.\n**User**: yes', 'Hi.'],
      ['Hi.\n__Candidate__: yes', 'Hi.'],
      ['你好。\n**用户：** 好', '你好。'],
      ['你好。\n【用户】：好', '你好。'],
      ['Hi.\n[Human]: yes', 'Hi.'],
      ['Hi.\n### User: yes', 'Hi.'],
      ['Hi.\n## **Candidate:**\nyes', 'Hi.'],
      ['Hi.\n### Instruction:\nmore', 'Hi.'],
      ['Hi.\n### Instruction\nmore', 'Hi.'],
      ['Hi.\n### Human', 'Hi.'],
      ['Hi.\nUser 2: yes', 'Hi.'],
      ['Hi.\n  User: yes', 'Hi.'],
      ['```\ncode\n```\nUser: yes', '```\ncode\n```'],
      ['User: yes', ''],
    ]);
  });

  describe('is not cut where the words mean something else', () => {
    kept(
      [
        'The user: a person.',
        'Users: 5,000',
        'Username: x',
        '> User: yes',
        '- User: yes',
        '`User: yes`',
        'Hi.\n    User: in code',
        '```\nUser: yes\n```\n',
        '~~~yaml\nuser: postgres\n~~~',
        '```\nUser: yes',
        'User::find(1)',
        'user://home',
        '## User\n\nWho they are.',
        '### Instructional design\n',
        'User\n: yes',
        'Human resources: hi',
        '用户故事：作为用户',
        '**User**',
        'User',
        'Hi.\n\n\n',
        ' \n\n x\n  \n',
        `${' '.repeat(200)}\nx`,
      ].map((text) => [text, text]),
    );
  });

  describe('is cut at the names that the caller gives', () => {
    const speakers = ['Felix', '小满', 'Dr. (A+) Stone', 'İpek', ''];
    kept(
      [
        ['Hi.\nFelix: no', 'Hi.'],
        ['Hi.\n**felix**： no', 'Hi.'],
        ['好。\n小满：不', '好。'],
        ['Hi.\nDr. (A+) Stone: no', 'Hi.'],
        ['Hi.\nİpek: no', 'Hi.'],
        ['Hi.\nUser: no', 'Hi.'],
        ['Felix said: no\nNadia: x', 'Felix said: no\nNadia: x'],
        ['Hi.\n: no', 'Hi.\n: no'],
      ],
      { speakers },
    );
  });

  describe('is not cut at the names of the model itself', () => {
    kept(
      [
        ['面试官：你好\nInterviewer: hi', '面试官：你好\nInterviewer: hi'],
        ['面试官：你好\n候选人：好', '面试官：你好'],
      ],
      { self: ['面试官', 'interviewer'] },
    );
  });

  it('is not cut when the user asked for a dialogue', () => {
    const text = 'User: a\nAssistant: b\n';
    assert.deepEqual(cut(units(text), { allowDialogue: true }), { text, cut: false });
  });

  it('holds back only what may become a label', () => {
    const cutter = new TurnCutter();
    assert.equal(cutter.push('Hi.\n'), 'Hi.');
    assert.equal(cutter.push('Us'), '');
    assert.equal(cutter.push('ual'), '\nUsual');
    assert.equal(cutter.push(' things: User: '), ' things: User: ');
    assert.ok(cutter.push('\n'.repeat(2000)).length >= 999);
  });
});
