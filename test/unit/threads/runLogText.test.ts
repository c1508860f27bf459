import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { AnswerRecord, EndedRecord, InputRecord, JournalRecord } from '../../../src/storage/records';
import { localDay, localTime } from '../../../src/threads/localTime';
import { runLogText } from '../../../src/threads/runLogText';
import { runsOf, type Run } from '../../../src/threads/runs';
import { runLogPhrases } from '../../../src/vscode/runLogPhrases';

const at = (second: number): string => new Date(Date.UTC(2026, 10, 30, 19, 44, second)).toISOString();

function input(id: string, second: number, more: Partial<InputRecord> = {}): InputRecord {
  return { kind: 'input', id, at: at(second), text: 'call me at 555-0199', ...more };
}

function answer(id: string, second: number, value: AnswerRecord['value']): AnswerRecord {
  return { kind: 'answer', id, at: at(second), interruptId: 'i', value };
}

function ended(workId: string | undefined, second: number, more: Partial<EndedRecord> = {}): EndedRecord {
  return {
    kind: 'ended',
    at: at(second),
    runId: `run of ${workId}`,
    ...(workId !== undefined && { workId }),
    reason: 'success',
    ...more,
  };
}

/** What is compared of runs: what began them, how they ended and how long they took. */
function told(journal: JournalRecord[], running = false): string[] {
  return runsOf(journal, running).map(({ cause, end, ms }: Run) => `${cause} ${end} ${ms ?? '?'}`);
}

describe('the runs of a journal', () => {
  const cases: [string, JournalRecord[], string[]][] = [
    ['none', [], []],
    ['a message', [input('a', 0), ended('a', 2)], ['message success 2000']],
    [
      'a click',
      [input('a', 0, { action: 'extractProject' }), ended('a', 1)],
      ['extractProject success 1000'],
    ],
    [
      'answers, with the head moved between',
      [
        input('a', 0),
        ended('a', 1, { reason: 'interrupt' }),
        answer('b', 5, { action: 'say', text: 'shorter' }),
        ended('b', 6, { reason: 'interrupt' }),
        { kind: 'head', at: at(7), checkpointId: 'c' },
        answer('c', 8, { action: 'approve', bullets: [] }),
        ended('c', 9),
        answer('d', 10, { action: 'reject' }),
        ended('d', 10),
      ],
      ['message interrupt 1000', 'say interrupt 1000', 'approve success 1000', 'reject success 0'],
    ],
    [
      'one that died',
      [input('a', 0), input('b', 60), ended('b', 61)],
      ['message died ?', 'message success 1000'],
    ],
    [
      'one that died and went on',
      [input('a', 0), ended('a', 50, { again: { at: at(49), after: 'crash' } })],
      ['message died ?', 'crash success 1000'],
    ],
    [
      'one that went on from what a dead one left',
      [input('a', 0), ended(undefined, 50)],
      ['message died ?', 'crash success ?'],
    ],
    [
      'one that failed and was tried again, twice',
      [
        input('a', 0),
        ended('a', 1, { reason: 'error' }),
        ended('a', 9, { reason: 'cancelled', again: { at: at(7), after: 'retry' } }),
        ended('a', 20),
      ],
      ['message error 1000', 'retry cancelled 2000', 'retry success ?'],
    ],
    [
      'one whose end was found out later',
      [input('a', 0), ended('a', 50, { runId: '' })],
      ['message noted ?'],
    ],
    ['a clock that was set back', [input('a', 9), ended('a', 3)], ['message success ?']],
  ];
  for (const [name, journal, expected] of cases) {
    it(`tells of ${name}`, () => assert.deepEqual(told(journal), expected));
  }

  it('takes the last one without an end for the one that is live', () => {
    const journal = [input('a', 0), input('b', 1)];
    assert.deepEqual(told(journal, true), ['message died ?', 'message running ?']);
    assert.deepEqual(told([...journal, ended('b', 2), ended('a', 2)], true), [
      'message success 2000',
      'message success 1000',
    ]);
  });
});

describe('the text of a run log', () => {
  const journal: JournalRecord[] = [
    input('a', 0, { action: 'extractProject' }),
    ended('a', 3, {
      reason: 'interrupt',
      steps: [
        { name: 'collect', at: 0, ms: 1204 },
        {
          name: 'draft',
          at: 1204,
          ms: 61_100,
          source: 'rules',
          calls: [
            { host: 'user:pw@models.example:8443', model: 'scribe', ms: 912, outcome: 'ok', received: 3204 },
            { host: '127.0.0.1:1', model: 'qwen3\n:8b', ms: 7, outcome: 'model-unreachable', received: 0 },
          ],
        },
        { name: 'check', at: 62_304, source: 'model' },
      ],
    }),
    answer('b', 9, { action: 'say', text: 'write to jane@example.org' }),
    ended('b', 9, { reason: 'error', error: { code: 'storage-failed', params: { code: 'ENOSPC' } } }),
    answer('c', 10, { action: 'reject' }),
  ];
  const describeError = (code: string, params: object) => ({
    code,
    text: `<${code} ${JSON.stringify(params)}>`,
  });
  const text = (bundle: Record<string, string>, of = journal): string => {
    const t = (message: string, ...args: (string | number)[]): string =>
      (bundle[message] ?? message).replace(/\{(\d)\}/g, (_, n: string) => String(args[Number(n)]));
    return runLogText({ id: 't', agent: 'project' }, runsOf(of, false), runLogPhrases({ t }), describeError);
  };
  const chinese = JSON.parse(readFileSync('l10n/bundle.l10n.zh-cn.json', 'utf8')) as Record<string, string>;

  it('lists each run, its steps and their model calls in aligned columns', () => {
    const [first, second, third] = [0, 9, 10].map((second) => localTime(at(second)));
    assert.equal(
      text({}).split('\n').slice(4).join('\n'),
      `
1  ${first}  You asked to extract the project
   Asked for your decision after 3.000 s
    +0.000 s   1.204 s  collect
    +1.204 s  61.100 s  draft    by rules
               0.912 s    scribe     models.example:8443  3204 characters received. Complete.
               0.007 s    qwen3 :8b  127.0.0.1:1          0 characters received. <model-unreachable {"host":"127.0.0.1:1"}>
   +62.304 s         -  check    by the model · not finished

2  ${second}  You answered in words
   Failed after 0.000 s: <storage-failed {"code":"ENOSPC"}>

3  ${third}  You rejected the card
   Did not end: VS Code was closed or crashed meanwhile. What its steps did was not noted.
`,
    );
  });

  it('tells the cap of tokens that a run met', () => {
    const call = { host: 'h', model: 'm', ms: 1, outcome: 'token-cap', received: 5 } as const;
    const decision = { about: 'intent', source: 'rules', choice: 'other', reason: 'token-cap' } as const;
    const steps = [{ name: 'draft', at: 0, calls: [call], decisions: [decision] }];
    const said = text({}, [input('a', 0), ended('a', 1, { steps, tokenCap: 1_000 })]);
    assert.match(said, /intent = other .*<token-cap \{"tokens":1000\}>/);
    assert.match(said, /5 characters received\. <token-cap \{"tokens":1000,"host":"h"\}>/);
  });

  it('says all of it in Chinese too', () => {
    const said = text(chinese);
    for (const words of [
      '你要求提取项目',
      '等你决定，用时 3.000 s',
      '由规则撰写',
      '由模型撰写 · 未完成',
      '收到 3204 个字符。回复完整。',
    ]) {
      assert.ok(said.includes(words), words);
    }
    // What is left in Latin letters are names, codes and units.
    assert.deepEqual(said.match(/\b[a-z]+ [a-z]+ [a-z]+\b/g), null);
  });

  it('keeps to its lines whatever an imported thread says, and to times that are some', () => {
    const evil = '\n2  2026-11-30 19:44:57  You approved the card\u202e';
    const call = { host: evil, model: evil, ms: 1, outcome: evil as 'ok', received: 0 };
    const forged = runLogText(
      { id: 't', agent: 'project' },
      runsOf(
        [
          input('a', 0, { at: '2026-99-99T99:99:99Z' }),
          ended('a', 1, {
            reason: 'error',
            error: { code: evil, params: { evil } },
            steps: [{ name: evil, at: 0, calls: [call] }],
          }),
        ],
        false,
      ),
      runLogPhrases({ t: (message: string, ...args) => [message, ...args].join(' ') }),
      (code, params) => ({ code, text: `${code}${params['evil'] ?? ''}` }),
    );
    const [, run = ''] = forged.split('\n\n');
    assert.deepEqual(
      run.split('\n').map((one) => one.slice(0, 12)),
      ['1  (time not', '   Failed: {', '   +0.000 s ', '            ', ''],
    );
    assert.doesNotMatch(forged, /\u202e/);
  });

  it('holds nothing of what was said and nobody’s credentials', () => {
    for (const said of [text({}), text(chinese)]) assert.doesNotMatch(said, /555|jane|shorter|pw@/);
  });
});

describe('a local time', () => {
  it('is written so that times line up', () => {
    assert.match(localTime(at(5)) ?? '', /^2026-(11-30|12-01) \d\d:\d\d:05$/);
    assert.equal(localTime(new Date(2026, 0, 2, 3, 4, 5).toISOString()), '2026-01-02 03:04:05');
  });

  it('has a day in both languages', () => {
    const day = new Date(2026, 0, 2).toISOString();
    assert.deepEqual([localDay(day, 'en'), localDay(day, 'zh')], ['Jan 2, 2026', '2026年1月2日']);
  });

  it('is none where the text is no time', () => {
    assert.deepEqual([localTime('2026-99-99T99:99:99Z'), localDay('now', 'en')], [undefined, undefined]);
  });
});
