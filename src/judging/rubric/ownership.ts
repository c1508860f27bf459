import { perBullet } from './perBullet';
import type { JudgedBullet, Opener, Rule, RuleFinding } from './rule';
import { impactOf, isMeasured } from './impact';
import type { BulletImpact } from './impact';
import { isUnmade } from './unmade';

/** What the kind of statement costs of a bullet's 100. */
const WEAK_COST = { duty: 72, weak: 64, pale: 22 } as const;
const NOMINAL_COST = 40;
const UNMADE_COST = 46;
const PRONOUN_COST = 14;
const PASSIVE_COST = 34;
/** A verb whose object would fit any project. */
const EMPTY_OBJECT_COST = 30;
const NO_METHOD_COST = 4;
/** Done, and nothing says what for. */
const NO_END_COST = 8;
const DUTY_LIST_COST = 12;
const REPEATED_COST = 12;

const PRONOUN_EN =
  /(?<![\w'’-])(?:I|I'm|I've|I'd|me|my|myself|we|we've|our(?= (?:team|company|department))|us|ourselves)(?![\w/])/g;
const PRONOUN_ZH = /我们|咱们|本人|笔者|(?<![自])我(?!国)|大家|组员们/gu;
/** A statement that begins with a duty, with being there, or with a verb that hides the deed. */
const weakVerb: Rule = {
  id: 'weak-verb',
  dimension: 'ownership',
  judge: perBullet((bullet, share) => {
    const { weak } = bullet;
    if (!weak) return [];
    // "负责订单模块重构,由 5 天降到 2 天" and "Helped move …, so that …" say the deed after all.
    const impact = impactOf(bullet);
    const told = isTold(impact) && impact.content > 0.6;
    return [
      {
        path: bullet.path,
        span: weak.span,
        severity: weak.weakness === 'pale' ? 'info' : 'warning',
        params: { phrase: weak.surface, kind: weak.weakness },
        cost: WEAK_COST[weak.weakness] * (told ? 0.6 : 1) * share,
      },
    ];
  }),
};

/** No verb in front: a noun, a heading. */
const nominal: Rule = {
  id: 'nominal',
  dimension: 'ownership',
  judge: perBullet((bullet, share) => {
    if (bullet.opener !== null || bullet.weak) return [];
    if (startsWithPronoun(bullet) || (bullet.language === 'zh' && hasChineseVerb(bullet.text))) return [];
    const told = isTold(impactOf(bullet));
    return [
      { path: bullet.path, severity: 'warning', params: {}, cost: NOMINAL_COST * (told ? 0.5 : 1) * share },
    ];
  }),
};

/** The object of the verb, and by what means: without them nobody knows what was done. */
const emptyObject: Rule = {
  id: 'empty-object',
  dimension: 'ownership',
  judge: perBullet((bullet, share) => {
    const impact = impactOf(bullet);
    const { content, effect } = impact;
    const told = isTold(impact);
    const cost =
      EMPTY_OBJECT_COST * Math.max(0, 1 - content * 1.75) +
      (told ? 0 : NO_END_COST) +
      (effect || bullet.technologies.length > 0 ? 0 : NO_METHOD_COST);
    return cost <= 0 ? [] : [{ path: bullet.path, severity: 'info', params: {}, cost: cost * share }];
  }),
};

/** A resume is written without its subject. */
const pronoun: Rule = {
  id: 'pronoun',
  dimension: 'ownership',
  judge: perBullet((bullet, share) => {
    const found = [...bullet.text.matchAll(bullet.language === 'zh' ? PRONOUN_ZH : PRONOUN_EN)];
    return found.map((match, index) => ({
      path: bullet.path,
      span: [match.index, match.index + match[0].length],
      severity: 'warning',
      params: { word: match[0] },
      cost: (index === 0 ? PRONOUN_COST : PRONOUN_COST / 3) * (index > 3 ? 0 : 1) * share,
    }));
  }),
};

/** The passive voice hides who did it. */
const passive: Rule = {
  id: 'passive-voice',
  dimension: 'ownership',
  judge: perBullet(({ path, passive: found }, share) =>
    found
      ? [
          {
            path,
            span: found.span,
            severity: 'warning',
            params: { phrase: found.surface },
            cost: PASSIVE_COST * share,
          },
        ]
      : [],
  ),
};

/** Only planned, or made by others. */
const unmade: Rule = {
  id: 'not-done',
  dimension: 'ownership',
  judge: perBullet((bullet, share) =>
    isUnmade(bullet)
      ? [{ path: bullet.path, severity: 'warning', params: {}, cost: UNMADE_COST * share }]
      : [],
  ),
};

/** Several bullets, and all of them duties. */
const dutyList: Rule = {
  id: 'duty-list',
  dimension: 'ownership',
  judge({ bullets, entries }) {
    if (bullets.length === 0) return null;
    return entries.flatMap(({ entry }): RuleFinding[] => {
      const own = bullets.filter((bullet) => bullet.entry === entry);
      const weak = own.filter((bullet) => {
        const weakness = bullet.weak?.weakness;
        return weakness === 'duty' || weakness === 'weak';
      });
      if (entry.section === 'education' || own.length < 2 || weak.length * 3 < own.length * 2) return [];
      return [
        {
          path: entry.path,
          severity: 'warning',
          params: { bullets: own.length, duties: weak.length },
          cost: (DUTY_LIST_COST * own.length) / bullets.length,
        },
      ];
    });
  },
};

/** One verb that begins three bullets and more than a third of all. */
const repeatedOpener: Rule = {
  id: 'repeated-opener',
  dimension: 'ownership',
  judge({ bullets }) {
    if (bullets.length === 0) return null;
    const byBase = new Map<string, JudgedBullet[]>();
    for (const bullet of bullets) {
      // What begins weakly has its own finding.
      const base = bullet.opener && !bullet.weak ? verbOf(bullet.opener) : '';
      if (base !== '' && !/^[用为将把给让使]$|^使用$|^通过$|^基于$|^采用$|^利用$|^运用$/u.test(base))
        byBase.set(base, [...(byBase.get(base) ?? []), bullet]);
    }
    return [...byBase].flatMap(([base, own]): RuleFinding[] => {
      const share = own.length / bullets.length;
      const third = own[2];
      if (!third || share <= 1 / 3) return [];
      return [
        {
          path: third.path,
          ...(third.opener ? { span: third.opener.span } : {}),
          severity: 'info',
          params: { verb: third.opener?.base ?? base, times: own.length },
          cost: REPEATED_COST * share,
        },
      ];
    });
  },
};

/** What is one verb in any form and spelling: "Optimised", "Optimize", "Optimizing". */
function verbOf({ base, form }: Opener): string {
  if (form === 'han') return base;
  return base
    .replace(/e$/, '')
    .replace(/(?<=[a-z]{3})is$/, 'iz')
    .replace(/lys$/, 'lyz');
}

/** 缺陷数据的整理 has a verb as its head noun; what begins with 为, 针对, an object or a place has one further on. */
function hasChineseVerb(text: string): boolean {
  const clause = /^[^，,。；;]*/u.exec(text)?.[0] ?? '';
  return (
    /[\p{Script=Han}A-Za-z\d\s](?:了|到|为|成|出|至)[\p{Script=Han}A-Za-z\d\s]/u.test(text) ||
    /^(?:为|针对|对|将|把|给|让|使|从|在|按|用|与|向|以|根据|围绕|结合|依据|经|由)/u.test(clause) ||
    text.length - clause.length > 8
  );
}

function startsWithPronoun({ text, language }: JudgedBullet): boolean {
  return (language === 'zh' ? /^\s*(?:我|本人|咱|大家)/u : /^\s*(?:I|We|My|Our)\b/i).test(text);
}

/** What became of it is said, in numbers or in words. */
function isTold(impact: BulletImpact): boolean {
  return impact.effect || isMeasured(impact);
}

/** Rules of the dimension ownership. */
export const ownershipRules: readonly Rule[] = [
  weakVerb,
  nominal,
  emptyObject,
  pronoun,
  passive,
  unmade,
  dutyList,
  repeatedOpener,
];
