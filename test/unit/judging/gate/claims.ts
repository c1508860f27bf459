import assert from 'node:assert/strict';
import { checkClaim } from '../../../../src/judging/gate/gate';
import { indexFacts } from '../../../../src/judging/gate/indexFacts';
import type { FactSource } from '../../../../src/judging/gate/sources';

/** Evidence as texts: `readme: …`, `git: …`, `manifest: …`, `resume: …`; plain ones are the user's words; `other> …` belongs to another entry. */
export function sources(texts: readonly string[]): FactSource[] {
  return texts.map((written, index) => {
    const foreign = written.startsWith('other> ');
    const text = foreign ? written.slice('other> '.length) : written;
    const [, kind = 'user', rest = text] = /^(readme|git|manifest|resume): ([\s\S]*)$/.exec(text) ?? [];
    return {
      id: `e${index + 1}`,
      entry: foreign ? 'other' : 'own',
      kind: kind as FactSource['kind'],
      text: rest,
    };
  });
}

/** What the gate objects to, as `rule: text`. */
export function objections(claim: string, evidence: readonly string[]): string[] {
  return checkClaim(claim, indexFacts(sources(evidence), 'own'), 'claim').map(
    ({ rule, params }) => `${rule}: ${String(params['text'])}`,
  );
}

/** `[evidence, claim]` pairs that must be clean. */
export function allClean(cases: readonly (readonly [string | readonly string[], string])[]): void {
  for (const [evidence, claim] of cases) {
    it(`clean: ${claim}`, () => assert.deepEqual(objections(claim, [evidence].flat()), []));
  }
}

/** `[evidence, claim, part of the claim that must be objected to, rule]`. */
export function allCaught(
  cases: readonly (readonly [string | readonly string[], string, string, string])[],
): void {
  for (const [evidence, claim, span, rule] of cases) {
    it(`fault: ${claim}`, () => {
      const findings = checkClaim(claim, indexFacts(sources([evidence].flat()), 'own'), 'claim');
      const at = claim.indexOf(span);
      assert.ok(at >= 0, `the claim holds "${span}"`);
      const hits = findings.filter((one) => one.span && one.span[0] < at + span.length && at < one.span[1]);
      assert.ok(hits.length > 0, `"${span}" is objected to; got ${JSON.stringify(findings)}`);
      // A false accusation for another reason is no catch.
      assert.ok(
        hits.some((one) => one.rule === rule),
        `by ${rule}: ${JSON.stringify(hits)}`,
      );
    });
  }
}
