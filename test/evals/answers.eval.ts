import { readAnswer } from '../../src/steps/answers.rules';
import { EvalInputError, text } from './eval';
import type { EvalFailure, EvalLine, EvalSet } from './eval';

type Fields = Record<string, unknown>;

/**
 * `answers`: the typed facts of a spoken answer. `fieldAccuracy` is expected fields that are right of all expected ones,
 * `invented` counts fields given that are not expected, `wrong` fields that are expected with another value.
 */
export const evalSet: EvalSet = {
  evaluate(lines) {
    const failures: EvalFailure[] = [];
    let [expectedFields, right, invented, wrong] = [0, 0, 0, 0];
    for (const line of lines) {
      const expected = expectedOf(line);
      const today = line.value['today'];
      const actual: Fields = {
        ...readAnswer({
          question: text(line, 'question'),
          answer: text(line, 'answer'),
          ...(typeof today === 'string' ? { today } : {}),
        }),
      };
      const hits = Object.keys(expected).filter((field) =>
        same(field, expected[field], actual[field]),
      ).length;
      const extra = Object.keys(actual).filter((field) => !(field in expected)).length;
      expectedFields += Object.keys(expected).length;
      right += hits;
      invented += extra;
      wrong += Object.keys(expected).filter((field) => field in actual).length - hits;
      if (hits < Object.keys(expected).length || extra > 0)
        failures.push({
          id: typeof line.value['id'] === 'string' ? line.value['id'] : line.line,
          expected,
          actual,
        });
    }
    return {
      figures: { fieldAccuracy: expectedFields === 0 ? 1 : right / expectedFields, invented, wrong },
      failures,
    };
  },
};

function expectedOf(line: EvalLine): Fields {
  const expected = line.value['expect'];
  if (typeof expected !== 'object' || expected === null || Array.isArray(expected))
    throw new EvalInputError(line.line, '"expect" must be an object');
  return expected as Fields;
}

/** Text without case, a phone by its digits, a link without its scheme, lists as sets. */
function same(field: string, expected: unknown, actual: unknown): boolean {
  if (actual === undefined) return false;
  return comparable(field, expected) === comparable(field, actual);
}

function comparable(field: string, value: unknown): string {
  if (Array.isArray(value)) return [...new Set(value.map((item) => comparable('', item)))].sort().join('\n');
  if (typeof value === 'object' && value !== null) {
    const { value: number, unit } = value as Fields;
    return `${String(unit)} ${Number(Number(number).toPrecision(9))}`;
  }
  const plain = String(value).trim().toLowerCase();
  if (field === 'phone') return plain.replace(/\D/g, '');
  return field === 'url' ? plain.replace(/^https?:\/\//, '').replace(/\/$/, '') : plain;
}
