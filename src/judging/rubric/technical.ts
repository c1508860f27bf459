import { mixedNames } from './document/nameSpelling';
import { perBullet } from './perBullet';
import type { JudgedBullet, Rule } from './rule';
import { judgeable, skillsListRules, skillsOf } from './skillsList';
import { findMisspellings } from './words/misspellings';
import { blank, contentOf } from './words/specifics';

const SPELLING_COST = 10;
const MAX_SPELLING = 40;
const LIST_COST = 22;
const UNNAMED_COST = 26;
const PURPOSE_COST = 16;
const VAGUE_COST = 12;

/**
 * Names of technologies as their makers write them, everywhere. One that is written in several ways is a matter of
 * `name-spelling`.
 */
const spelling: Rule = {
  id: 'official-spelling',
  dimension: 'technical',
  judge(context) {
    if (!judgeable(context)) return null;
    const { label } = context.resume.basics;
    const all = [
      ...context.bullets,
      ...[...skillsOf(context), { path: 'basics.label', text: label }].map(({ path, text }) => ({
        path,
        misspellings: findMisspellings(text),
      })),
    ].flatMap(({ path, misspellings }) => misspellings.map((misspelling) => ({ path, ...misspelling })));
    const mixed = new Set(
      (all.length === 0 ? [] : mixedNames(context)).map(({ passage, span }) => `${passage.path} ${span[0]}`),
    );
    const found = all.filter(({ path, span }) => !mixed.has(`${path} ${span[0]}`));
    const cost = Math.min(SPELLING_COST, MAX_SPELLING / Math.max(1, found.length));
    return found.map(({ path, span, surface, name }) => ({
      path,
      span,
      severity: 'warning',
      params: { written: surface, name },
      cost,
      fix: { path, span, text: name },
    }));
  },
};

/** A bullet that lists technologies and says nothing of what they were used for. */
const list: Rule = {
  id: 'technology-list',
  dimension: 'technical',
  judge: perBullet((bullet, share) =>
    isList(bullet)
      ? [
          {
            path: bullet.path,
            severity: 'info',
            params: { count: bullet.products.length },
            cost: LIST_COST * share,
          },
        ]
      : [],
  ),
};

/** Technologies are named, and what was made with them would fit any project. */
const purpose: Rule = {
  id: 'technology-purpose',
  dimension: 'technical',
  judge: perBullet((bullet, share) => {
    if (bullet.products.length === 0) return [];
    const missing = 1 - Math.min(1, contentOf(blank(bullet.text, bullet.products)) / 2);
    return missing <= 0
      ? []
      : [{ path: bullet.path, severity: 'info', params: {}, cost: PURPOSE_COST * missing * share }];
  }),
};

/** "A database", "modern frameworks", 主流技术 in place of a name. */
const vague: Rule = {
  id: 'technology-vague',
  dimension: 'technical',
  judge: perBullet(({ path, unsaid }, share) =>
    unsaid.slice(0, 3).map(({ span, surface }) => ({
      path,
      span,
      severity: 'info',
      params: { phrase: surface },
      cost: VAGUE_COST * share,
    })),
  ),
};

/** Nothing is named that it was made with. Every second bullet is enough; a mere list names nothing. */
const unnamed: Rule = {
  id: 'technology-unnamed',
  dimension: 'technical',
  judge({ bullets, resume, whole }) {
    if (bullets.length === 0 && !whole) return null;
    const naming = bullets.filter((bullet) => bullet.products.length > 0 && !isList(bullet)).length;
    const share = bullets.length === 0 ? 0 : naming / bullets.length;
    const missing = Math.max(0, 1 - 2 * share);
    if (missing === 0) return [];
    return [
      {
        path: bullets[0]?.entry.path ?? resume.sections[0] ?? '',
        severity: 'info',
        params: { named: Math.round(share * 100) },
        cost: UNNAMED_COST * missing,
      },
    ];
  },
};

/** Many names and hardly a word of what was made with them. */
function isList(bullet: JudgedBullet): boolean {
  const products = bullet.products;
  const distinct = new Set(products.map(({ surface }) => surface.toLowerCase())).size;
  if (SLASHED.test(bullet.text)) return true;
  if (distinct < 3) return false;
  const perName = bullet.language === 'zh' ? 2 : 1;
  const dense = (perName * distinct) / Math.max(1, bullet.length) > 0.5;
  if (distinct > 6 || (dense && distinct > 3)) return true;
  // "Used A, B and C": the names are what the sentence begins with; "Built a till with A, B and C" says what for.
  const run = longestRun(bullet.text, products);
  return (
    run.length > 2 &&
    contentOf(bullet.text.slice(0, run.start)) < 1 &&
    contentOf(blank(bullet.text, products)) < 2
  );
}

/** `Java/J2EE/Spring/Struts/JSP`. */
const SLASHED = /(?:[A-Za-z][\w+#.]{0,15}\s?[/→|]\s?){3,}[A-Za-z]/;
const JOINT = /^[\s\d.x]*(?:[,，、/|+;；]|\band\b|&|和|与|及|以及)?\s*(?:and\s+|和|与)?$/i;

/** The most names that stand in a row, parted by nothing but commas, versions and "and"; where the row begins. */
function longestRun(
  text: string,
  products: readonly { span: [number, number] }[],
): { length: number; start: number } {
  let run = { length: 0, start: 0 };
  let longest = run;
  for (const [index, { span }] of products.entries()) {
    const before = products[index - 1];
    const goesOn = before !== undefined && JOINT.test(text.slice(before.span[1], span[0]));
    run = goesOn ? { ...run, length: run.length + 1 } : { length: 1, start: span[0] };
    if (run.length > longest.length) longest = run;
  }
  return longest;
}

/** Rules of the dimension technical. */
export const technicalRules: readonly Rule[] = [spelling, list, purpose, vague, unnamed, ...skillsListRules];
