import type { Claim, Detector, Objection, Part } from './claim';
import { denies, moodOf } from './moods';
import type { FactIndex, Statement } from './sources';
import { overlap } from './terms';
import type { Term } from './terms';
import { firstOf, occurs } from '../../text/prefilter';

/** What the facts deny, or only plan, and a claim tells as done. */
export const checkContradictions: Detector = (claim, facts) => {
  const objections: Objection[] = [];
  for (const statement of facts.unmade) {
    const only = new Set([...statement.denied].filter((id) => !facts.terms.has(id)));
    for (const part of claim.parts) {
      if (only.size === 0) {
        const span = finerHit(statement, part, facts);
        if (span && !isLike(statement, part)) objections.push(objectionTo(statement, span));
        continue;
      }
      const hits = part.terms.filter(({ id }) => only.has(id) || alike(id, only));
      if (hits.length === 0 || isLike(statement, part) || isContext(statement, part, hits)) continue;
      const most = new Set(hits.map(({ id }) => id)).size * 2 >= only.size;
      if (!weighs(hits) && !most && !hits.some(({ id }) => id === statement.focus)) continue;
      objections.push(objectionTo(statement, around(hits, part)));
    }
  }
  return [...objections, ...unfinished(claim, facts)];
};

function objectionTo(statement: Statement, span: [number, number]): Objection {
  const rule = statement.mood === 'planned' ? 'planned-in-evidence' : 'denied-in-evidence';
  return { rule, span, fact: statement.text, source: statement.source.id };
}

/** 多租户 beside 单租户: where the concepts are the same, the characters may tell. */
function finerHit(statement: Statement, part: Part, facts: FactIndex): [number, number] | null {
  const told = statement.text.slice(statement.moodFrom);
  for (const match of told.matchAll(/\p{Script=Han}{3,}/gu)) {
    for (let size = 3; size <= Math.min(5, match[0].length); size++) {
      for (let at = 0; at + size <= match[0].length; at++) {
        const word = match[0].slice(at, at + size);
        const found = part.text.indexOf(word);
        const names = part.terms.some(
          ({ id, span }) =>
            id.startsWith('c:') &&
            word.endsWith(part.text.slice(span[0] - part.span[0], span[1] - part.span[0])),
        );
        if (found >= 0 && names && !facts.text.includes(word))
          return [part.span[0] + found, part.span[0] + found + size];
      }
    }
  }
  return null;
}

/** What only another entry's evidence tells of. */
export const checkForeign: Detector = (claim, facts) => {
  if (facts.foreign.length === 0) return [];
  return claim.parts.flatMap((part): Objection[] => {
    const strange = part.terms.filter(({ id }) => !facts.terms.has(id));
    for (const statement of facts.foreign) {
      const hits = strange.filter(({ id }) => statement.terms.has(id));
      const known = part.terms.length - strange.length;
      const distinct = new Set(hits.map(({ id }) => id)).size;
      if (distinct >= 2 ? !(known > 2 * distinct) : distinct === 1 && known === 0 && weighs(hits)) {
        return [
          {
            rule: 'from-another-entry',
            span: around(hits, part),
            fact: statement.text,
            source: statement.source.id,
          },
        ];
      }
    }
    return [];
  });
};

/** Words that orders use whatever they want said. */
const OF_ORDERS =
  /^(?:[cw]):(?:author|project|tool|resume|write|say|note|developer|maintainer|candidate|user|describe|mention|person|people|year|experience|software|library|app|application|code|engineer|repository|repo|model|assistant|system)$/;

/** What only a text says that gives orders to its reader. */
export const checkInjected: Detector = (claim, facts) =>
  facts.injected.flatMap(({ terms, text, source }) =>
    claim.parts.flatMap((part): Objection[] => {
      const hits = part.terms.filter(
        ({ id }) => terms.has(id) && !facts.terms.has(id) && !occurs(OF_ORDERS, id),
      );
      return new Set(hits.map(({ id }) => id)).size >= 2 && weighs(hits)
        ? [{ rule: 'from-an-instruction', span: around(hits, part), fact: text, source: source.id }]
        : [];
    }),
  );

/** "Reproducible" and "reproduced": long words that begin alike. */
function alike(id: string, ids: ReadonlySet<string>): boolean {
  if (!id.startsWith('w:') || id.length < 9) return false;
  const stem = id.slice(0, Math.max(8, id.length - 4));
  return [...ids].some((other) => other.startsWith(stem));
}

/** The making of something is denied: a claim that names it behind "for" or "of" has made something else. */
function isContext(statement: Statement, part: Part, hits: readonly Term[]): boolean {
  const denied = statement.text.slice(statement.moodFrom);
  if (
    !/^(?:did|have|was)?(?:n['’]t| not| never)?\s*(?:never )?(?:build|built|write|wrote|written|design|designed|make|made|create|created|develop|developed|invent|own|lead)\b|^(?:没|未|不是我)[^，。]{0,3}(?:写|做|开发|设计|搭建|负责)/i.test(
      denied,
    )
  )
    return false;
  const first = hits[0];
  if (!first) return false;
  const before = part.text.slice(0, first.span[0] - part.span[0]);
  const after = part.text.slice(Math.max(...hits.map(({ span }) => span[1])) - part.span[0]);
  return (
    /\b(?:for|of|in|on|around|behind|about|to)\s+(?:an? |the |its |their |our )?(?:[\w-]+ ){0,2}$/i.test(
      before,
    ) ||
    (/[为给对]\s?(?:[\p{Script=Han}\w]{0,4})$/u.test(before) && after !== '') ||
    /^的/.test(after)
  );
}

/** Whether the claim's part denies or plans as the statement does, or mends what it complains of. */
export function isLike(statement: Statement, part: Part): boolean {
  const { mood } = moodOf(part.text, part.text, false);
  if (statement.mood === 'planned') return mood === 'planned';
  return mood === 'negated' || denies(part.text);
}

/** One word of plain Chinese characters, or one common word, is too little to build on. */
function weighs(hits: readonly Term[]): boolean {
  const ids = new Set(hits.map(({ id }) => id));
  const strong = [...ids].filter((id) => /^[tcw]:/.test(id)).length;
  return strong > 0 || ids.size >= 2;
}

function around(hits: readonly Term[], part: Part): [number, number] {
  const [first, last] = [hits[0], hits.at(-1)];
  return first && last
    ? [first.span[0], Math.max(last.span[1], ...hits.map(({ span }) => span[1]))]
    : part.span;
}

const FINISHED =
  /\b(?:launched|shipped|released|rolled out|completed|finished|delivered|deployed|went live|in production|migrated|moved|replaced|published|open-sourced)\b|上线|投产|完成|交付|发布|落地|全面|建成|推广/i;

/** Tried, begun or half done in the facts, finished in the claim. */
function unfinished(claim: Claim, facts: FactIndex): Objection[] {
  return claim.parts.flatMap((part): Objection[] => {
    const match = firstOf(FINISHED, part.text);
    if (!match || moodOf(part.text, part.text, false).mood === 'ongoing') return [];
    const terms = new Set(part.terms.map(({ id }) => id));
    const about = facts.own.filter((statement) => overlap(terms, statement.terms) > 0);
    const ongoing = about.find(({ mood }) => mood === 'ongoing');
    if (
      !ongoing ||
      about.some(({ mood, text }) => mood === 'asserted' && occurs(FINISHED, text)) ||
      occurs(FINISHED, ongoing.text) ||
      /\bproduction\b/i.test(ongoing.text)
    )
      return [];
    const at = part.span[0] + match.index;
    return [
      {
        rule: 'planned-in-evidence',
        span: [at, at + match[0].length],
        fact: ongoing.text,
        source: ongoing.source.id,
      },
    ];
  });
}
