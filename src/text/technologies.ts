import { withoutAddresses } from './technologyAddresses';
import { beginsLine, endsItem, isRare, verdictOn } from './technologyContext';
import type { NameInText, Verdict } from './technologyContext';
import { foldWidth, spellingOf, spellingAt, technologyOf } from './technologyNames';
import type { Technology } from './technologyNames';
import { memo } from './memo';

export { technologyOf };
export type { Technology };

/** A mention in a text. `span` is `[start, end)` in UTF-16 units. */
export interface TechnologyMention extends Technology {
  span: [number, number];
  surface: string;
}

interface Candidate extends NameInText {
  mention: TechnologyMention;
  verdict: Verdict;
}

/** Technologies that a text names, in order; short and ambiguous names only where the context says that they are meant. */
export const findTechnologies = memo(readTechnologies);

function readTechnologies(source: string): readonly TechnologyMention[] {
  // Every step keeps the length, so that spans hold.
  const text = withoutAddresses(foldWidth(source));
  const lower = lowerCase(text);
  const candidates: Candidate[] = [];
  for (let at = 0; at < lower.length; at++) {
    const candidate = candidateAt(text, lower, at);
    if (!candidate) continue;
    candidates.push(candidate);
    at = candidate.span[1] - 1;
  }
  return settled(text, candidates).map(({ mention, span }) => ({
    ...mention,
    surface: source.slice(span[0], span[1]),
  }));
}

/** Lower case of the same length: some letters of other scripts grow. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replace(/[A-Z]/g, (c) => c.toLowerCase());
}

function candidateAt(text: string, lower: string, at: number): Candidate | null {
  const first = lower.charCodeAt(at);
  const latin = first < 0x2e80;
  if (latin && !STARTS[first]) return null;
  if (latin && !startsWord(text, at)) return null;
  return spellingAt(lower, at, (spelling): Candidate | null => {
    const found = spellingOf(spelling);
    const end = at + spelling.length;
    if (!found || !endsWord(text, lower, end, spelling)) return null;
    const { technology, alias } = found;
    const version =
      /[a-z]$/.test(spelling) && spelling.length > 1 && technology.kind !== 'protocol'
        ? GLUED_VERSION.exec(text.slice(end, end + 12))
        : null;
    const span: [number, number] = [at, version ? end + version[0].length : end];
    const name = { span: [at, end] as const, surface: text.slice(at, end), spelling, alias };
    const verdict = verdictOn(text, name);
    if (verdict === 'no') return null;
    return { ...name, mention: { ...technology, span, surface: '' }, verdict, span };
  });
}

/** Characters that a Latin name begins with. */
const STARTS: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[a-z0-9.@]/.test(String.fromCharCode(code)),
);

/** `Vue3`, `Python3.11`, `Java1.8`, `Vue2.x`. */
const GLUED_VERSION = /^\d{1,2}(?:\.(?:\d+|x))*(?![\w])/;

/** Characters that a name behind them is a part of. */
const RUNS_ON: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9_@#$]/.test(String.fromCharCode(code)),
);

function startsWord(text: string, at: number): boolean {
  if (at === 0) return true;
  const code = text.charCodeAt(at - 1);
  if (code < 128 && RUNS_ON[code]) return false;
  const before = text.charAt(at - 1);
  // A part of a longer name ("my-redis"), but no dash between words.
  if (before === '-' && /[A-Za-z0-9]/.test(text.charAt(at - 2)))
    return (
      /[A-Z]/.test(text.charAt(at)) &&
      /^(?:non|pre|post|multi|ex|pro|anti|all|mid)$/i.test(
        /[A-Za-z]*$/.exec(text.slice(Math.max(0, at - 12), at - 1))?.[0] ?? '',
      )
    );
  if (before === '.' && /[\w)]/.test(text.charAt(at - 2)))
    return /[A-Z]/.test(text.charAt(at)) && /[a-z)]{2}/.test(text.slice(at - 3, at - 1));
  return true;
}

const SUFFIX =
  /^-(?:based|like|style|powered|backed|native|driven|compatible|only|side|hosted|centric|related|certified|heavy|first|to|and|on|in|specific|enabled|managed|oriented|aware|free|ready|level|developer|engineer|development|stack|flavou?red|inspired|capable|savvy|focused)(?![a-z])/i;

function endsWord(text: string, lower: string, end: number, spelling: string): boolean {
  if (!/[a-z0-9+#]$/.test(spelling)) return endsHan(lower, end, spelling);
  const after = text.slice(end, end + 16);
  if (/^[A-Za-z_]/.test(after)) return false;
  // Vue3, Python3.11 and HTML5 are versions; k8s1 is nothing, R2 another name.
  if (/^\d/.test(after) && (spelling.length === 1 || !GLUED_VERSION.test(after))) return false;
  if (/^[+#]/.test(after) && spelling.length === 1) return false;
  // A name inside a longer name: "redis-dump", "react-scripts"; "Docker-based" is meant, and so is "Kafka-Flink".
  if (/^-[a-z]/.test(after)) return SUFFIX.test(after);
  if (/^\.[a-z]/i.test(after))
    return !/^\.(?:js|io|py|go|rs|ts|mod|net|json|toml|md|com|org|dev|cn|app|ai|yml|yaml)\b/i.test(after);
  return true;
}

/** 小程序码 is a picture, 昇腾 in front of a digit still a name. */
function endsHan(lower: string, end: number, spelling: string): boolean {
  const after = lower.charAt(end);
  if (spelling.endsWith('小程序')) return after !== '码';
  if (spelling === '容器') return after !== '类';
  if (spelling === '中台' || spelling === '网关') return true;
  return true;
}

/** What stands between two members of a list. */
const GAP =
  /^(?:\s*(?:\d+(?:\.(?:\d+|x))*\+?)?\s*)(?:[,，、/+|;；·&]|[(（:：]|and\b|or\b|with\b|on\b|plus\b|over\b|to\b|than\b|vs\b\.?|versus\b|then\b|alongside\b|instead of\b|rather than\b|as well as\b|in place of\b|->|=>|→|和|到|转|换成?|改成|与|或者?|及|以及|跟|如|比如|例如|,\s*(?:and|or)\b|\s*\n\s*[-*•·]\s*)\s*(?:and\b|or\b|either\b|[(（])?\s*$/i;

/** Marks around a name, and words that lead in an example. */
const MARKS =
  /[`*_"'“”「」《》]|<\/?[a-z]{1,6}>|\b(?:e\.g\.|i\.e\.|such as|like|including|especially|ideally|preferably|e\.g)[ ,]?/gi;

/** Whether what stands between two names makes them members of one list; of lines those that only hold names. */
function joined(text: string, [start, end]: readonly [number, number], next: number): boolean {
  if (next - end > 24) return false;
  const gap = text.slice(end, next);
  if (!GAP.test(gap.replace(MARKS, ''))) return false;
  return !gap.includes('\n') || beginsLine(text, start);
}

/** Of the listed ones those that stand in a list with a technology that is meant, or with another in capitals. */
function settled(text: string, candidates: Candidate[]): Candidate[] {
  const kept: Candidate[] = [];
  let chain: Candidate[] = [];
  const close = (): void => {
    const firm = chain.some(({ verdict }) => verdict === 'sure' || verdict === 'yes');
    const named = chain.filter(({ surface }) => /^[A-Z]/.test(surface));
    const names = named.every(isRare) ? 0 : named.length;
    for (const candidate of chain) {
      if (candidate.verdict === 'sure' || candidate.verdict === 'yes') kept.push(candidate);
      else if (
        chain.length > 1 &&
        (firm || (names > 1 && /^[A-Z]/.test(candidate.surface))) &&
        endsItem(text, candidate)
      )
        kept.push(candidate);
    }
    chain = [];
  };
  for (const candidate of candidates) {
    const previous = chain.at(-1);
    if (previous && !joined(text, previous.span, candidate.span[0])) close();
    chain.push(candidate);
  }
  close();
  return kept.sort((a, b) => a.span[0] - b.span[0]);
}
