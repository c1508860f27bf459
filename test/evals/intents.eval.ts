import { understandIntent } from '../../src/steps/intents.rules';
import type { IntentState } from '../../src/steps/intents.rules';
import { EvalInputError, text } from './eval';
import type { EvalLine, EvalSet } from './eval';

const STAGES = ['none', 'collect', 'review', 'done'] as const;

/** `intents`: the first thing that a user wants, by rules alone. */
export const evalSet: EvalSet = {
  evaluate(lines) {
    const failures = [];
    for (const line of lines) {
      const expected = text(line, 'expect');
      const actual = understandIntent(text(line, 'text'), stateOf(line)).intent;
      if (actual !== expected) failures.push({ id: idOf(line), expected, actual });
    }
    return { figures: { accuracy: lines.length === 0 ? 0 : 1 - failures.length / lines.length }, failures };
  },
};

function stateOf({ line, value }: EvalLine): IntentState {
  const state = value.state as Partial<IntentState> | undefined;
  const stage = STAGES.find((known) => known === state?.stage);
  if (!stage) throw new EvalInputError(line, `"state.stage" must be one of ${STAGES.join(', ')}`);
  return { hasResume: state?.hasResume === true, hasJobAd: state?.hasJobAd === true, stage };
}

function idOf({ line, value }: EvalLine): string | number {
  return typeof value.id === 'string' ? value.id : line;
}
