import { readCitations, withoutOpenCitation } from '../steps/citations';
import { stripHidden } from '../text/hidden';

/**
 * The line format that a writer (a model or the rules) streams:
 *
 * ```
 * ABOUT: one line that says what it is
 * KEYWORDS: Go, Redis, Docker
 * - Built … [e3, e7]
 * ```
 *
 * Name, dates, roles and URL never come from the text: code sets them from the facts.
 */
export interface ParsedDraft {
  description: string;
  keywords: string[];
  bullets: DraftBullet[];
}

export interface DraftBullet {
  text: string;
  /** Known ids that it cites, in order, without duplicates. */
  evidence: string[];
  /** Cited ids that don't exist. */
  unknown: string[];
}

export type LineEvent =
  | { type: 'description'; text: string }
  | { type: 'keywords'; keywords: string[] }
  /** Comes when the bullet is complete, that is with the line after it or at the end. */
  | { type: 'bullet'; index: number; bullet: DraftBullet }
  /** What was shown must be taken back (it was reasoning); `display` of the same update is the whole text anew. */
  | { type: 'restart' };

/** What one push brought: events, and readable markdown to append to what is shown. */
export interface LineUpdate {
  events: LineEvent[];
  display: string;
}

/** Upper bounds in characters and counts. Longer text is cut at a clause or a word; what is beyond a count is left out. */
export const LIMITS = {
  description: 200,
  bullet: 320,
  bullets: 5,
  keywords: 12,
  keyword: 40,
  text: 24_000,
} as const;

/** Reads the line format as it arrives, in chunks that may be cut anywhere. */
export class LineParser {
  private readonly known: ReadonlySet<string>;
  private text = '';
  private shown = '';
  private told: ParsedDraft = { description: '', keywords: [], bullets: [] };

  /** `knownIds`: the ids of the evidence that may be cited. */
  constructor(knownIds: Iterable<string>) {
    this.known = new Set(knownIds);
  }

  /** Takes the next chunk. */
  push(delta: string): LineUpdate {
    this.text = (this.text + delta).slice(0, LIMITS.text);
    return this.update(parseLines(this.text, this.known, false));
  }

  /** The end of the stream: what is left is read, and the whole draft returned. */
  end(): LineUpdate & { draft: ParsedDraft } {
    const parsed = parseLines(this.text, this.known, true);
    return { ...this.update(parsed), draft: structuredClone(parsed.draft) };
  }

  /**
   * What is complete although the stream was broken off: whole lines, and of the last bullet only one that cites, as its
   * citation may have been still to come.
   */
  complete(): ParsedDraft {
    const { draft } = parseLines(this.text.slice(0, this.text.lastIndexOf('\n') + 1), this.known, true);
    const last = draft.bullets.at(-1);
    const open = last?.evidence.length === 0 && last.unknown.length === 0;
    return structuredClone(open ? { ...draft, bullets: draft.bullets.slice(0, -1) } : draft);
  }

  private update({ draft, open }: Parsed): LineUpdate {
    const events: LineEvent[] = [];
    const shown = render(draft, open, this.known);
    let display = shown.startsWith(this.shown) ? shown.slice(this.shown.length) : '';
    // A held back tail may shrink what would be shown; that is no reason to take anything back.
    if (!shown.startsWith(this.shown) && !this.shown.startsWith(shown)) {
      events.push({ type: 'restart' });
      this.told = { description: '', keywords: [], bullets: [] };
      display = shown;
      this.shown = shown;
    } else if (display !== '') this.shown = shown;
    if (draft.description !== this.told.description)
      events.push({ type: 'description', text: draft.description });
    if (draft.keywords.join() !== this.told.keywords.join()) {
      events.push({ type: 'keywords', keywords: [...draft.keywords] });
    }
    for (let index = this.told.bullets.length; index < draft.bullets.length; index++) {
      const bullet = draft.bullets[index];
      if (bullet) events.push({ type: 'bullet', index, bullet: structuredClone(bullet) });
    }
    this.told = structuredClone(draft);
    return { events, display };
  }
}

/** The draft as complete as the text is, and the line that is still being written. */
interface Parsed {
  draft: ParsedDraft;
  open: { field: 'description' | 'bullet'; text: string } | null;
}

type Line =
  | { kind: 'about' | 'keywords' | 'ignored'; value: string }
  | { kind: 'bullet'; value: string }
  | { kind: 'other'; value: string };

const ABOUT = /^(?:about|description|summary|overview|简介|描述|概述|项目简介|项目描述|一句话简介)$/i;
const KEYWORDS =
  /^(?:key ?words?|tech(?:nolog(?:y|ies))?(?: ?stack)?|stack|skills|关键[词字]|技术栈|技术关键词|技能|标签)$/i;
/** Identity fields are the code's: a writer's version is ignored, with its value. */
const IDENTITY =
  /^(?:name|title|project(?: name)?|dates?|period|duration|roles?|position|url|link|名称|项目名称?|时间|日期|周期|角色|职位|链接)$/i;
const HEADING =
  /^(?:bullets?|highlights?|achievements?|entry|result|output|notes?|要点|亮点|成果|条目|输出|备注|说明)$/i;
const LABELLED =
  /^\s*(?:#{1,6}\s*)?([-*•]\s+)?[*_]{0,3}([\p{L} ]{2,20}?)[*_]{0,3}\s*[:：]\s*[*_]{0,3}\s*(.*)$/u;
const TITLED = /^\s*(?:#{1,6}\s+|[*_]{2,3})()([\p{L} ]{2,20}?)[*_]{0,3}()\s*$/u;
const BULLET = /^\s*(?:[-*+•·‣▪●–—](?![-*–—])|\(?\d{1,2}[.)、．）](?!\d)|[①-⑩])\s*(.*)$/u;

function parseLines(raw: string, known: ReadonlySet<string>, ended: boolean): Parsed {
  const text = withoutThinking(stripHidden(raw), ended);
  const lines = text.split('\n');
  const draft: ParsedDraft = { description: '', keywords: [], bullets: [] };
  let pending: string | null = null;
  let expecting: 'about' | 'keywords' | null = null;
  let open: Parsed['open'] = null;

  const finish = (complete = true): void => {
    if (pending !== null) addBullet(draft, pending, known, complete);
    pending = null;
  };
  for (const [index, source] of lines.entries()) {
    const last = index === lines.length - 1;
    const partial = last && !ended;
    if (source.trim() === '' || /^\s*(?:```|~~~)/.test(source)) continue;
    const line = readLine(source, expecting);
    if (line.kind === 'about' && draft.description !== '') {
      // A second version of the same entry: the first is complete, the rest is cut.
      break;
    }
    if (partial) {
      if (line.kind === 'about') open = { field: 'description', text: line.value };
      const cites = readCitations(line.value, known, false).text === '' && pending !== null;
      if (line.kind === 'bullet' && !cites && expecting !== 'keywords') {
        finish();
        if (draft.description !== '' && draft.bullets.length < LIMITS.bullets)
          open = { field: 'bullet', text: line.value };
      }
      continue;
    }
    if (line.kind === 'bullet' && expecting === 'keywords' && isKeyword(line.value)) {
      draft.keywords = readKeywords([...draft.keywords, line.value].join(','));
      continue;
    }
    if (line.kind === 'bullet') {
      if (pending !== null && readCitations(line.value, known).text === '') pending += ` ${line.value}`;
      else {
        finish();
        pending = line.value;
      }
      expecting = null;
      if (last) finish(text.endsWith('\n'));
      continue;
    }
    if (line.kind === 'other') {
      if (pending !== null && continues(pending, source, known)) pending += ` ${line.value}`;
      else if (pending !== null) finish();
      continue;
    }
    finish();
    expecting = line.kind !== 'ignored' && line.value === '' ? line.kind : null;
    if (line.value === '') continue;
    if (line.kind === 'about')
      draft.description = clean(readCitations(line.value, known).text, LIMITS.description);
    if (line.kind === 'keywords' && draft.keywords.length === 0) draft.keywords = readKeywords(line.value);
  }
  if (ended) finish();
  return { draft, open };
}

/** Short, and nothing that cites. */
function isKeyword(value: string): boolean {
  return value.length <= LIMITS.keyword && !/[[【［]/u.test(value);
}

function readLine(source: string, expecting: 'about' | 'keywords' | null): Line {
  const labelled = LABELLED.exec(source) ?? TITLED.exec(source);
  const label = labelled?.[2]?.trim() ?? '';
  const value = (labelled?.[3] ?? '').trim();
  if (ABOUT.test(label)) return { kind: 'about', value };
  if (KEYWORDS.test(label)) return { kind: 'keywords', value };
  // "- Result: halved the build time" is a bullet, "Result:" is a heading.
  if (IDENTITY.test(label) || (!labelled?.[1] && HEADING.test(label))) return { kind: 'ignored', value };
  const bullet = BULLET.exec(source)?.[1];
  if (bullet !== undefined) return { kind: 'bullet', value: bullet.trim() };
  return { kind: expecting ?? 'other', value: source.trim() };
}

/** A wrapped bullet goes on with an indented line or with one that brings its evidence. */
function continues(pending: string, source: string, known: ReadonlySet<string>): boolean {
  const before = readCitations(pending, known);
  if (before.evidence.length + before.unknown.length > 0) return false;
  const here = readCitations(source, known);
  return here.evidence.length + here.unknown.length > 0 || /^(?:\t|\s{2,})\S/.test(source);
}

function addBullet(draft: ParsedDraft, raw: string, known: ReadonlySet<string>, complete: boolean): void {
  const { text: whole, evidence, unknown } = readCitations(raw, known, complete);
  const text = clean(whole, LIMITS.bullet);
  // Before the description a list may as well be the writer thinking aloud: there only cited bullets count.
  if (text === '' || (draft.description === '' && evidence.length === 0)) return;
  if (draft.bullets.length >= LIMITS.bullets) return;
  if (draft.bullets.some((bullet) => bullet.text.toLowerCase() === text.toLowerCase())) return;
  draft.bullets.push({ text, evidence, unknown });
}

function readKeywords(value: string): string[] {
  const seen = new Set<string>();
  return value
    .split(/[,，、;；|]|\s·\s/)
    .map((keyword) => clean(keyword, LIMITS.keyword).replace(/^[[{(【]+|[\]})】]+$/g, ''))
    .filter(
      (keyword) => keyword !== '' && !seen.has(keyword.toLowerCase()) && seen.add(keyword.toLowerCase()),
    )
    .slice(0, LIMITS.keywords);
}

/** One line of plain text: no emphasis, no code marks, no full stop at the end, at most `limit` characters. */
function clean(value: string, limit: number): string {
  const text = plain(value);
  return trimEnd(text.length <= limit ? text : text.slice(0, cutPoint(text, limit)));
}

function plain(value: string): string {
  return value
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function trimEnd(text: string): string {
  return text.replace(/(?:[\s.,;，。；、]|(?<![+#])[*_])+$/u, '');
}

function cutPoint(text: string, limit: number): number {
  const head = text.slice(0, limit);
  const clause = Math.max(...['. ', '; ', ', ', '。', '；', '，'].map((mark) => head.lastIndexOf(mark)));
  if (clause > limit / 2) return clause;
  const word = head.lastIndexOf(' ');
  return word > limit / 2 ? word : limit;
}

/** Reasoning that some models write in front of, or in the middle of, their answer. */
function withoutThinking(text: string, ended: boolean): string {
  const tag = '(?:think|thinking|thought|reasoning|analysis)';
  let rest = text.replace(new RegExp(`<${tag}>[\\s\\S]*?</${tag}>`, 'gi'), '\n');
  // Some servers swallow the opening tag: then all before the closing one was reasoning.
  rest = rest.replace(new RegExp(`^[\\s\\S]*</${tag}>`, 'i'), '');
  rest = rest.replace(new RegExp(`<${tag}>[\\s\\S]*$`, 'i'), '');
  return ended ? rest : rest.replace(/<\/?[a-z]{0,9}$/i, '');
}

function render(draft: ParsedDraft, open: Parsed['open'], known: ReadonlySet<string>): string {
  const bullets = draft.bullets.map((bullet) => `- ${bullet.text}`);
  let description = draft.description;
  if (open) {
    const limit = open.field === 'bullet' ? LIMITS.bullet : LIMITS.description;
    const text = visible(open.text, limit, known);
    if (open.field === 'description') description = text;
    else if (text !== '') bullets.push(`- ${text}`);
  }
  return [description, bullets.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** What of an unfinished line will certainly stand in the finished one. */
function visible(value: string, limit: number, known: ReadonlySet<string>): string {
  const certain = withoutOpenCitation(readCitations(value, known, false).text);
  // Shorter ones may yet turn out to be a label or a citation.
  const text = trimEnd(plain(certain.replace(/[*_]+$/, '')));
  const enough = /\p{Script=Han}/u.test(text) ? 12 : 24;
  return text.length < enough && !/\p{L}{2}[\s，,].*\p{L}/u.test(text) ? '' : text.slice(0, limit);
}
