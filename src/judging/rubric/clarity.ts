import { findHidden, stripHidden } from '../../text/hidden';
import { lengthOf } from './context';
import { perBullet } from './perBullet';
import { readabilityRules } from './readability';
import type { Rule, RuleFinding } from './rule';
import { findCliches } from './words/cliches';
import type { PhraseMention } from './words/phrases';

const CLICHE_COST = 32;
const NOISE_COST = 15;
const REPEATED_COST = 10;
const EMPTY_COST = 24;
/** Content words that the shortest statement has. */
const LITTLE = 1.5;
/** Of a summary: words, or characters in Chinese. */
const SUMMARY = { en: 80, zh: 160 } as const;

/** Clichés, praise of oneself and words of slides, in bullets and in the summary. */
const cliche: Rule = {
  id: 'cliche',
  dimension: 'clarity',
  judge({ bullets, resume }) {
    const { summary, label } = resume.basics;
    if (bullets.length === 0 && summary.trim() === '') return null;
    const found = (path: string, cliches: PhraseMention[], cost: number): RuleFinding[] =>
      cliches.map(({ span, surface }, index) => ({
        path,
        span,
        severity: 'warning',
        params: { word: surface },
        // The first one has made the impression.
        cost: index < 4 ? cost : cost / 4,
      }));
    return [
      ...bullets.flatMap(({ path, cliches }) => found(path, cliches, CLICHE_COST / bullets.length)),
      ...found('basics.summary', findCliches(summary), 4),
      ...found('basics.label', findCliches(label), 4),
    ];
  },
};

/** Shouting, exclamation marks, emoji, decoration. */
const noise: Rule = {
  id: 'shouting',
  dimension: 'clarity',
  judge: perBullet(({ path, text, technologies }, share) => {
    const marks =
      text.match(/[!！]|\p{Extended_Pictographic}|[★☆✓✔►▶◆●■→]{2,}|~{2,}|\.{3,}|…|。{2,}/gu)?.length ?? 0;
    const words =
      text
        .match(/\b[A-Z]{4,}\b/g)
        ?.filter((word) => !technologies.some(({ surface }) => surface.includes(word))) ?? [];
    const shouted = /\b[A-Z]{4,}\b(?:[\s,]+\b[A-Z]{2,}\b){2,}/.test(text) && words.length > 2 ? 2 : 0;
    const cost = Math.min(45, NOISE_COST * (Math.min(marks, 3) + shouted));
    return cost === 0
      ? []
      : [{ path, severity: 'warning', params: { marks: marks + shouted }, cost: cost * share }];
  }),
};

/** Characters that words are joined with. */
const HINGES = new Set('的了和与');

/** One content word three times in a bullet. */
const repeated: Rule = {
  id: 'repeated-word',
  dimension: 'clarity',
  judge: perBullet(({ path, text, language, technologies }, share) => {
    const counts = new Map<string, number>();
    const bare = technologies.map(({ surface }) => surface.toLowerCase());
    for (const [word] of text.toLowerCase().matchAll(/[a-z]{4,}/g))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    if (language === 'zh') {
      for (const run of text.match(/\p{Script=Han}+/gu) ?? [])
        for (let i = 0; i + 2 <= run.length; i++) {
          const pair = run.slice(i, i + 2);
          if (!HINGES.has(pair.charAt(0)) && !HINGES.has(pair.charAt(1)))
            counts.set(pair, (counts.get(pair) ?? 0) + 1);
        }
    }
    const often = [...counts].filter(
      ([word, times]) =>
        times > 2 &&
        !bare.includes(word) &&
        !/^(?:with|from|into|that|each|their|when|then|them|this|which|while|every)$/.test(word),
    );
    const twice = /(?<![\w-])([a-z]{2,}) \1(?![\w-])/i.exec(text)?.[1];
    if (twice !== undefined) often.push([twice, 2]);
    const first = often[0];
    return first
      ? [
          {
            path,
            severity: 'info',
            params: { word: first[0] },
            cost: Math.min(24, REPEATED_COST * often.length) * share,
          },
        ]
      : [];
  }),
};

/** A statement of which nothing is left without the words that fit any project. */
const empty: Rule = {
  id: 'says-nothing',
  dimension: 'clarity',
  judge: perBullet((bullet, share) => {
    const missing = 1 - bullet.content / LITTLE;
    return missing <= 0
      ? []
      : [{ path: bullet.path, severity: 'info', params: {}, cost: EMPTY_COST * missing * share }];
  }),
};

/** Characters that a reader can't see. */
const hidden: Rule = {
  id: 'hidden-characters',
  dimension: 'clarity',
  judge: perBullet(({ path, text }, share) =>
    findHidden(text).length === 0
      ? []
      : [
          {
            path,
            severity: 'error',
            params: { characters: findHidden(text).length },
            cost: 40 * share,
            fix: { path, text: stripHidden(text) },
          },
        ],
  ),
};

/** A summary is read in one breath. */
const summaryLength: Rule = {
  id: 'summary-length',
  dimension: 'clarity',
  judge({ resume, language }) {
    const { summary } = resume.basics;
    if (summary.trim() === '') return null;
    const over = lengthOf(summary, language) / SUMMARY[language] - 1;
    if (over <= 0) return [];
    return [
      {
        path: 'basics.summary',
        severity: 'warning',
        params: { max: SUMMARY[language] },
        cost: Math.min(20, 6 + 14 * over),
      },
    ];
  },
};

/** Rules of the dimension clarity. */
export const clarityRules: readonly Rule[] = [
  cliche,
  ...readabilityRules,
  noise,
  repeated,
  empty,
  hidden,
  summaryLength,
];
