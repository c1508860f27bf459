import { checkClaim } from '../../src/judging/gate/gate';
import { indexFacts } from '../../src/judging/gate/indexFacts';
import type { FactSource } from '../../src/judging/gate/sources';
import { EvalInputError, text } from './eval';
import type { EvalLine, EvalSet } from './eval';

const KINDS = ['readme', 'manifest', 'git', 'user', 'resume'] as const;

/** `fact-gate`: whether each claim is true to its evidence. A fault is caught where a finding overlaps its span. */
export const evalSet: EvalSet = {
  evaluate(lines) {
    const failures = [];
    const count = { fault: 0, caught: 0, clean: 0, accused: 0 };
    for (const line of lines) {
      const claim = text(line, 'claim');
      const findings = checkClaim(claim, indexFacts(sourcesOf(line), text(line, 'entry')), 'claim');
      const found = findings.map(({ rule, params }) => `${rule}: ${String(params['text'])}`);
      const id = typeof line.value['id'] === 'string' ? line.value['id'] : line.line;
      if (text(line, 'expect') === 'clean') {
        count.clean++;
        if (findings.length > 0) {
          count.accused++;
          failures.push({ id, expected: 'clean', actual: found });
        }
        continue;
      }
      count.fault++;
      const [from, to] = spanOf(line, claim);
      if (findings.some(({ span }) => span && span[0] < to && from < span[1])) count.caught++;
      else failures.push({ id, expected: `${text(line, 'kind')}: ${text(line, 'span')}`, actual: found });
    }
    return {
      figures: { caught: ratio(count.caught, count.fault), accused: ratio(count.accused, count.clean) },
      failures,
    };
  },
};

function sourcesOf(line: EvalLine): FactSource[] {
  const evidence = line.value['evidence'];
  if (!Array.isArray(evidence)) throw new EvalInputError(line.line, '"evidence" must be a list');
  return evidence.map((value: Record<string, unknown>) => {
    const item: EvalLine = { line: line.line, value };
    const kind = KINDS.find((known) => known === value['kind']);
    if (!kind) throw new EvalInputError(line.line, `"evidence.kind" must be one of ${KINDS.join(', ')}`);
    return { id: text(item, 'id'), entry: text(item, 'entry'), kind, text: text(item, 'text') };
  });
}

function spanOf(line: EvalLine, claim: string): [number, number] {
  const span = text(line, 'span');
  const at = claim.indexOf(span);
  if (at < 0) throw new EvalInputError(line.line, '"span" must be part of "claim"');
  return [at, at + span.length];
}

function ratio(part: number, all: number): number {
  return all === 0 ? 0 : part / all;
}
