import assert from 'node:assert/strict';
import { readAnswer } from '../../../src/steps/answers.rules';
import type { AnswerFacts } from '../../../src/steps/answers.rules';

/** The day on which the answers of the tables are given. */
export const TODAY = '2026-05-10';

/** A question, answers to it, and the facts that they hold. */
export type AnswerCase = [question: string, answer: string, facts: AnswerFacts];

/** One test for each row of a table. */
export function readsAnswers(cases: readonly AnswerCase[]): void {
  for (const [question, answer, expected] of cases) {
    it(`${question} ${answer}`, () =>
      assert.deepEqual(readAnswer({ question, answer, today: TODAY }), expected));
  }
}
