import assert from 'node:assert/strict';
import fc from 'fast-check';
import { LIMITS, LineParser } from '../../../src/project/lines';
import type { LineEvent, ParsedDraft } from '../../../src/project/lines';

const KNOWN = ['e1', 'e2', 'e3', 'e7', 'e12'];

/** Feeds the text in the given pieces; what is shown is what a user sees in the end. */
function run(pieces: readonly string[]): {
  draft: ParsedDraft;
  shown: string;
  events: LineEvent[];
  shownAt: string[];
} {
  const parser = new LineParser(KNOWN);
  const events: LineEvent[] = [];
  const shownAt: string[] = [];
  let shown = '';
  const take = (update: { events: LineEvent[]; display: string }): void => {
    events.push(...update.events);
    if (update.events.some(({ type }) => type === 'restart')) shown = '';
    shown += update.display;
    shownAt.push(shown);
  };
  for (const piece of pieces) take(parser.push(piece));
  const end = parser.end();
  take(end);
  return { draft: end.draft, shown, events, shownAt };
}

const parse = (text: string): ParsedDraft => run([text]).draft;
const bulletsOf = (text: string): [string, string[]][] =>
  parse(text).bullets.map(({ text: bullet, evidence }) => [bullet, evidence]);

describe('project: the line format', () => {
  it('reads description, keywords and bullets with their evidence', () => {
    assert.deepEqual(
      parse('ABOUT: A queue.\nKEYWORDS: Go, Redis\n- Built it in Go [e1, e2]\n- Added retries [e3]\n'),
      {
        description: 'A queue',
        keywords: ['Go', 'Redis'],
        bullets: [
          { text: 'Built it in Go', evidence: ['e1', 'e2'], unknown: [] },
          { text: 'Added retries', evidence: ['e3'], unknown: [] },
        ],
      },
    );
  });

  const citations: [string, string, string[]][] = [
    ['- Built it [e1,e2].', 'Built it', ['e1', 'e2']],
    ['* Built it (e1; e2)', 'Built it', ['e1', 'e2']],
    ['• 实现队列【e1，e2】', '实现队列', ['e1', 'e2']],
    ['– 实现队列［e1、e3］。', '实现队列', ['e1', 'e3']],
    ['2. Built it （E1）', 'Built it', ['e1']],
    ['1) Built it [e1][e7]', 'Built it', ['e1', 'e7']],
    ['- Built it [e1] and tested it [e2]', 'Built it and tested it', ['e1', 'e2']],
    ['- Built it [evidence: e1 and e2]', 'Built it', ['e1', 'e2']],
    ['- Built it. Evidence: e1, e2', 'Built it', ['e1', 'e2']],
    ['- 实现队列（证据：e1、e2）', '实现队列', ['e1', 'e2']],
    ['- Built it [e1-e3]', 'Built it', ['e1', 'e2', 'e3']],
    ['- Built it [1, 3]', 'Built it', ['e1', 'e3']],
    ['- **Built** `it` [e1]', 'Built it', ['e1']],
    ['- Grew use (2023) in C++ [e1]', 'Grew use (2023) in C++', ['e1']],
    ['- Built it\n  with care [e1]', 'Built it with care', ['e1']],
    ['- Built it\n  Evidence: e1, e2', 'Built it', ['e1', 'e2']],
    ['- Built it\n  - Evidence: e1', 'Built it', ['e1']],
  ];
  for (const [line, text, evidence] of citations) {
    it(JSON.stringify(line), () =>
      assert.deepEqual(bulletsOf(`ABOUT: A queue\n${line}\n`), [[text, evidence]]),
    );
  }

  it('reports ids that do not exist', () => {
    assert.deepEqual(parse('ABOUT: A queue\n- Built it [e1, e99]\n').bullets[0], {
      text: 'Built it',
      evidence: ['e1'],
      unknown: ['e99'],
    });
  });

  it('does not take the beginning of an id for the id when the stream was cut off', () => {
    assert.deepEqual(parse('ABOUT: A queue\n- Built it [e1').bullets[0], {
      text: 'Built it',
      evidence: [],
      unknown: [],
    });
    assert.deepEqual(bulletsOf('ABOUT: A queue\n- Built it [e1]'), [['Built it', ['e1']]]);
  });

  it('ignores what is said around the entry, fences and identity fields', () => {
    const text = [
      'Sure, here is the entry:', '', '```markdown', '## Entry', '**About:** A queue', '**Name:** Acme Queue', 'Role: CTO', '**Keywords:** `Go`, Redis',
      '### Bullets', '', '- Built it [e1]', '```', '', 'Let me know if you want changes!',
    ].join('\n'); // prettier-ignore
    assert.deepEqual(parse(text), {
      description: 'A queue',
      keywords: ['Go', 'Redis'],
      bullets: [{ text: 'Built it', evidence: ['e1'], unknown: [] }],
    });
  });

  it('forgets reasoning, also where only its end is marked', () => {
    const entry = 'ABOUT: A queue\n- Built it [e1]\n';
    assert.equal(
      parse(`<think>\nABOUT: wrong\n- first idea [e2]\n</think>\n${entry}`).description,
      'A queue',
    );
    assert.deepEqual(bulletsOf(`- first idea [e2]\n</think>\n${entry}`), [['Built it', ['e1']]]);
    assert.deepEqual(bulletsOf(`I could say:\n- something nice\n\n${entry}`), [['Built it', ['e1']]]);
  });

  it('keeps the first version and leaves out repeated bullets and those beyond the limit', () => {
    const many = Array.from({ length: 9 }, (_, i) => `- Did thing number ${i} [e1]`).join('\n');
    assert.equal(parse(`ABOUT: A queue\n${many}\n`).bullets.length, LIMITS.bullets);
    assert.equal(parse('ABOUT: A queue\n- Built it [e1]\n- built it [e2]\n').bullets.length, 1);
    assert.deepEqual(bulletsOf('ABOUT: One\n- Built one [e1]\n\nABOUT: Two\n- Built two [e2]\n'), [
      ['Built one', ['e1']],
    ]);
  });

  it('cuts what is too long at a clause and strips hidden characters', () => {
    const long = `Built it, ${'and more of the same '.repeat(30)}`;
    const [bullet] = parse(`ABOUT: A queue\n- ${long} [e1]\n`).bullets;
    assert.ok(bullet && bullet.text.length <= LIMITS.bullet && !bullet.text.endsWith(' '));
    assert.deepEqual(bulletsOf('ABOUT: A queue\n- Bu\u200bilt\u202e it\u{E0041} [e1]\n'), [
      ['Built it', ['e1']],
    ]);
  });

  it('reads Chinese labels and keywords given as a list', () => {
    const draft = parse('简介：任务队列\n关键词：\n- Go\n- Redis\n\n- 实现队列 [e1]\n');
    assert.deepEqual([draft.description, draft.keywords], ['任务队列', ['Go', 'Redis']]);
  });

  const texts = [
    'Sure!\n```\nABOUT: A job queue in one file, with retries.\nKEYWORDS: Go, Redis\n- Built the **queue** in Go on Redis [e1, e2]\n* Wrote 83 of 120 commits（e3、e7）\n3. Packaged it as an image (Docker) [e12]\n```\nDone.',
    '简介：面向小团队的任务队列\n关键词：Go、Redis\n- 使用 Go 与 Redis 实现任务队列，支持重试【e1，e2】\n- 提交代码 83 次［e3］\n',
    '<think>a [e1]</think>ABOUT: 👩‍💻 tool\n- Built it with 😀 care\n  Evidence: e1, e2\n',
  ];
  it('reads the same whatever the chunks, and shows no bracket of a citation on the way', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...texts),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }),
        (text, sizes) => {
          const pieces: string[] = [];
          for (let at = 0, i = 0; at < text.length; i++) {
            const size = sizes[i % sizes.length] ?? 1;
            pieces.push(text.slice(at, at + size));
            at += size;
          }
          const whole = run([text]);
          const parts = run(pieces);
          assert.deepEqual(parts.draft, whole.draft);
          assert.equal(parts.shown, whole.shown);
          for (const shown of parts.shownAt)
            assert.doesNotMatch(shown, /[[【［（]e?\d*|\bKEYWORDS|ABOUT|Evidence/);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows the description, then the bullets as a list', () => {
    assert.equal(
      run(['ABOUT: A queue\nKEYWORDS: Go\n- Built it in Go today [e1]\n- Added retries [e2]\n']).shown,
      'A queue\n\n- Built it in Go today\n- Added retries',
    );
  });

  it('tells a bullet once, when it is complete', () => {
    const { events } = run([...'ABOUT: A queue\n- Built it [e1]\n- Added retries [e2]\n']);
    assert.deepEqual(
      events.map(({ type }) => type),
      ['description', 'bullet', 'bullet'],
    );
  });

  it('never throws, and keeps within its limits, on any text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(
              'ABOUT: ',
              '- ',
              '[e1',
              ']',
              '\n',
              '```',
              '<think>',
              '</think>',
              'KEYWORDS: a, b\n',
            ),
          ),
        ),
        (pieces) => {
          const { draft } = run(pieces);
          assert.ok(draft.bullets.length <= LIMITS.bullets && draft.keywords.length <= LIMITS.keywords);
          for (const { text } of draft.bullets) assert.ok(text.length > 0 && text.length <= LIMITS.bullet);
        },
      ),
      { numRuns: 200 },
    );
  });

  const brokenOff: [string, string, string[]][] = [
    ['whole lines', '- Built it [e1]\n- Added retries [e2]\n', ['Built it', 'Added retries']],
    ['not the line that it wrote', '- Built it [e1]\n- Added retr', ['Built it']],
    ['not a citation cut in two', '- Built it [e2]\n- Added retries [e1', ['Built it']],
    ['not a bullet whose citation may come on the next line', '- Built it [e1]\n- Added\n', ['Built it']],
    ['nothing of a line alone', '- Built it [e1]', []],
    ['nothing of what it thought', '<think>\n- Built it [e1]\n', []],
  ];
  for (const [what, text, bullets] of brokenOff) {
    it(`keeps of a draft that was broken off ${what}`, () => {
      const parser = new LineParser(KNOWN);
      parser.push('ABOUT: A queue\n');
      parser.push(text);
      const { description, bullets: kept } = parser.complete();
      assert.equal(description, 'A queue');
      assert.deepEqual(
        kept.map((bullet) => bullet.text),
        bullets,
      );
    });
  }
});
