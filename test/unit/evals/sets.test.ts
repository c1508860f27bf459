import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { evalSet as answers } from '../../evals/answers.eval';
import type { EvalSet } from '../../evals/eval';
import { evalSet as factGate } from '../../evals/fact-gate.eval';
import { evalSet as intents } from '../../evals/intents.eval';
import { evalSet as jobMatch } from '../../evals/jd-match.eval';
import { evalSet as modelReplies } from '../../evals/model-replies.eval';
import { evalSet as rubricPairs } from '../../evals/rubric-pairs.eval';

/** What each judge reaches on the project's own labelled lines: figures that may not fall, counts that may not rise. */
const SETS: [string, EvalSet, Record<string, number>, Record<string, number>][] = [
  ['fact-gate', factGate, { caught: 0.97 }, { accused: 0.02 }],
  ['jd-match', jobMatch, { f1: 0.965, stateAccuracy: 0.965, knockoutAccuracy: 0.93 }, {}],
  ['rubric-pairs', rubricPairs, { accuracy: 0.99, dimensionAccuracy: 0.985 }, {}],
  ['intents', intents, { accuracy: 0.99 }, {}],
  ['answers', answers, { fieldAccuracy: 0.99 }, { invented: 0 }],
  ['model-replies', modelReplies, { accuracy: 0.98 }, { silentlyWrong: 0 }],
];

describe('judging: the labelled lines of both languages', () => {
  for (const [name, set, atLeast, atMost] of SETS) {
    it(name, async () => {
      const data = readFileSync(new URL(`../../evals/data/${name}.jsonl`, import.meta.url), 'utf8');
      const lines = data
        .trim()
        .split('\n')
        .map((line, index) => ({ line: index + 1, value: JSON.parse(line) as Record<string, unknown> }));
      assert.ok(lines.length >= 50);
      const { figures, failures } = await set.evaluate(lines);
      const wrong = JSON.stringify(failures.slice(0, 20), null, 1);
      for (const [figure, least] of Object.entries(atLeast)) {
        assert.ok((figures[figure] ?? 0) >= least, `${figure} ${figures[figure]} of ${least}: ${wrong}`);
      }
      for (const [figure, most] of Object.entries(atMost)) {
        assert.ok((figures[figure] ?? 1) <= most, `${figure} ${figures[figure]} over ${most}: ${wrong}`);
      }
    });
  }
});
