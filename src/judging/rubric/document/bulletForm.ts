import type { JudgeContext, Rule } from '../rule';
import { markLength } from './listMark';
import { mixtureOf, spread } from './mixture';
import { mixedFindings } from './occurrences';
import type { Occurrence } from './occurrences';
import { bulletsOf, hasHan, shouts, sizeOf } from './passages';
import type { Passage } from './passages';

/** Whether a bullet's first word may take either letter: `iOS`, `npm`, `k8s`, `api/v1`. */
const OWN_SPELLING = /[\d_/.:@#+~$\\{}<>=*-]|[a-z][A-Z]/;
const SMALL_NAMES = new Set(
  'npm pnpm npx nginx pandas numpy scipy pytest curl git bash zsh webpack esbuild jq make cmake dbt etcd containerd systemd tmux vim awk sed ffmpeg redis memcached gulp htmx mypy flake8 pip conda uv ruff cargo rustc gcc clang llvm deno bun yarn sqlite sqlc psql mysql kubectl helm istio minio tox nox rsync ssh de von van'.split(
    ' ',
  ),
);
/** A first word with a capital that would be small elsewhere: a verb in its past. Names may look like the rest. */
const PLAIN_CAPITAL =
  /^[A-Z][a-z]+ed$|^(?:Built|Rebuilt|Wrote|Rewrote|Led|Ran|Made|Took|Cut|Set|Kept|Held|Gave|Grew|Drove|Won|Sold|Sent|Taught|Brought|Began|Oversaw|Met|Found|Chose|Wrote|Build|Write|Maintain|Develop|Create|Implement|Design|Manage|Improve|Reduce|Migrate|Add|Fix)$/;

/** Bullets begin all with a capital or all without; none Is Written Like a Title or SHOUTS where others don't. */
const mixedCapitals: Rule = {
  id: 'mixed-capitals',
  dimension: 'consistency',
  judge(context) {
    const occurrences = bulletsOf(context).flatMap((passage): Occurrence[] => {
      const mark = markLength(passage.text);
      const word = /^[\s"'“‘(]*([A-Za-z][^\s,;:，。；、]*)/.exec(passage.prose.slice(mark));
      if (!word?.[1] || hasHan(passage.text.slice(0, mark + 12))) return [];
      const start = mark + word[0].length - word[1].length;
      return [{ passage, span: [start, start + word[1].length], forms: capitalForms(word[1], passage) }];
    });
    return mixedFindings(context, occurrences, {
      worst: 14,
      preference: ['capital', 'small'],
      mend: ({ passage, span: [start], forms }, target) => {
        // Nobody knows which words of a title are names.
        if (!/^(?:capital|small)$/.test(forms[0] ?? '') || !/^(?:capital|small)$/.test(target)) return null;
        const first = passage.text.charAt(start);
        const text = target === 'capital' ? first.toUpperCase() : first.toLowerCase();
        return { span: [start, start + 1], text };
      },
    });
  },
};

function capitalForms(word: string, passage: Passage): readonly string[] {
  if (shouts(passage.prose)) return ['upper'];
  const bare = word.replace(/[.!?)"'’”]+$/, '');
  if (OWN_SPELLING.test(bare.replace(/(?<=[a-z])-(?=[a-z])/g, '')) || SMALL_NAMES.has(bare)) {
    return ['capital', 'small'];
  }
  if (/^[a-z]/.test(bare)) return ['small'];
  const inner = innerWords(passage);
  const plain = inner.some((one) => /^[a-z]/.test(one) && !SMALL_IN_TITLES.test(one));
  const capitals = inner.filter((one) => /^[A-Z]/.test(one)).length;
  if (!plain && (capitals >= 3 || TITLE_WORD.test(passage.prose))) return ['title'];
  const forms = PLAIN_CAPITAL.test(bare) ? ['capital'] : ['capital', 'small'];
  return plain ? forms : [...forms, 'title'];
}

const SMALL_IN_TITLES =
  /^(?:from|with|into|onto|over|than|that|when|after|before|under|until|upon|within|without|between|through|across|while|using|per|via)$/;
const TITLE_WORD = /(?<=[a-z\d,] )(?:The|And|For|With|To|From|In|Of|On|By|An|Into) (?=[A-Z])/;

/** Words behind the first that a title gives capitals: no short ones, no names of technologies. */
function innerWords({ prose, technologies = [] }: Passage): string[] {
  return [...prose.matchAll(/(?<=[\s“"(/-])[A-Za-z][a-z]{3,}(?![\w.])/g)]
    .filter(({ index }) => !technologies.some(({ span }) => span[0] <= index && index < span[1]))
    .map(([word]) => word);
}

const STOP = /[.。．｡]$/;
const SEMICOLON = /[;；]$/;
const ABBREVIATION =
  /(?:\b(?:etc|inc|ltd|co|corp|jr|sr|dept|est|approx|e\.g|i\.e|a\.m|p\.m|u\.s|u\.k)|\.\.)\.$/i;
/** An end of a sentence in the middle of a bullet. */
const SEVERAL_SENTENCES = /[。！？!?](?=\s*\S)|[a-z\d)%]\.\s+[A-Z“"\d]/;

/** Bullets end all without a mark, all with a full stop, or as items of a list with semicolons. */
const endPunctuation: Rule = {
  id: 'end-punctuation',
  dimension: 'consistency',
  judge(context) {
    const endings = bulletsOf(context).map((passage) => ({ passage, forms: endingOf(passage) }));
    if (isSemicolonList(context, endings)) return [];
    const marks = chineseMarks(endings.map(({ passage }) => passage));
    const { target, deviants } = mixtureOf(
      endings.map((item) => ({ item, forms: item.forms })),
      ['none', 'stop', 'semicolon', 'comma'],
    );
    const findings = deviants.map(({ item: { passage, forms } }) => {
      const end = passage.text.trimEnd().length;
      const fix = mendEnd(passage, target, marks);
      return {
        path: passage.path,
        span: [Math.max(0, end - 1), end] as [number, number],
        severity: 'warning' as const,
        params: { found: forms[0] ?? '', expected: target },
        ...(fix ? { fix: { path: passage.path, ...fix } } : {}),
      };
    });
    return spread(findings, (2 * findings.length) / sizeOf(context), 16);
  },
};

interface Ending {
  passage: Passage;
  forms: readonly string[];
}

function endingOf({ text }: Passage): readonly string[] {
  const end = text
    .slice(markLength(text))
    .trimEnd()
    .replace(/(?<=[.。!！;；])[”"’'」』]$/, '');
  if (ABBREVIATION.test(end)) return ['stop', 'none'];
  // Where others have none, several sentences still end with a stop.
  if (STOP.test(end)) return SEVERAL_SENTENCES.test(end.slice(0, -1)) ? ['stop', 'none'] : ['stop'];
  if (SEMICOLON.test(end)) return ['semicolon'];
  if (/[,，、]$/.test(end)) return ['comma'];
  if (/[!！?？…:：~～]$/.test(end)) return ['other'];
  return ['none'];
}

/**
 * A list whose items end with semicolons and whose last one, wherever a reader has moved it, with a stop or nothing.
 * Entries with a single bullet end as they like.
 */
function isSemicolonList(context: JudgeContext, endings: readonly Ending[]): boolean {
  const byPath = new Map(endings.map(({ passage, forms }) => [passage.path, forms]));
  let lists = 0;
  for (const { bullets } of context.entries) {
    const forms = bullets.map(({ path }) => byPath.get(path) ?? []);
    const others = forms.filter((form) => !form.includes('semicolon'));
    const items = forms.length - others.length;
    if (items === 0 && forms.length < 2) continue;
    const [last, ...more] = others;
    if (items === 0 || more.length > 0) return false;
    // "a; b" without a stop behind b may be a slip; behind many items it is a habit.
    if (last && !last.includes('stop') && !(items >= 3 && last.includes('none'))) return false;
    lists++;
  }
  return lists > 0;
}

interface ChineseMarks {
  stop: string;
  semicolon: string;
}

/** The marks that Chinese bullets use, full-width unless most are not. */
function chineseMarks(passages: readonly Passage[]): ChineseMarks {
  const chinese = passages.filter(({ language }) => language === 'zh').map(({ prose }) => prose.trimEnd());
  const count = (pattern: RegExp): number =>
    chinese.reduce((sum, prose) => sum + (prose.match(pattern)?.length ?? 0), 0);
  return {
    stop: count(/\.$/g) > count(/。/g) ? '.' : '。',
    semicolon: count(/;/g) > count(/；/g) ? ';' : '；',
  };
}

function mendEnd(
  { text, language }: Passage,
  target: string,
  marks: ChineseMarks,
): { span: [number, number]; text: string } | null {
  const end = text.trimEnd().length;
  const start = text.slice(0, end).replace(/[\s.。．｡;；,，、]+$/, '').length;
  if (/[!！?？…:：~～]$/.test(text.slice(0, end)) || start === 0) return null;
  if (target === 'none') return { span: [start, end], text: '' };
  if (target === 'stop') return { span: [start, end], text: language === 'zh' ? marks.stop : '.' };
  if (target === 'semicolon') return { span: [start, end], text: language === 'zh' ? marks.semicolon : ';' };
  return null;
}

/** Rules over how bullets begin and end. */
export const bulletFormRules: Rule[] = [mixedCapitals, endPunctuation];
