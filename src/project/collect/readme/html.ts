import type { Block } from './blocks';

const HIDDEN =
  /<(\w+)\b[^<>]{0,400}?(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(?!\.)|\shidden\b)[^<>]*>/i;
/** Elements whose content nobody reads as text. */
const NOT_TEXT = /<(script|style|svg|pre|video|audio|object|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const TAG = /<\/?([a-z][\w-]*)\b[^<>]{0,2000}>/gi;
const BREAKS = /^(?:p|div|h[1-6]|li|ul|ol|tr|td|th|table|br|hr|center|details|summary|blockquote|section)$/i;
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  middot: '·',
  bull: '•',
};

/** The element's name in lower case, where a tag opens something that a reader cannot see. */
export function hiddenTag(tag: string): string | undefined {
  return HIDDEN.exec(tag)?.[1]?.toLowerCase();
}

/** The text of a block of HTML, as headings, items and paragraphs. What is hidden from a reader is left out. */
export function htmlBlocks(html: string, line: number): Block[] {
  if (HIDDEN.test(html)) return [];
  const source = html.replace(NOT_TEXT, (found) => found.replace(/[^\n]/g, ''));
  const blocks: Block[] = [];
  let kind: Block['kind'] = 'paragraph';
  let level = 0;
  let text = '';
  let linked = 0;
  let inLink = false;
  let at = 0;
  let start = 0;
  const take = (piece: string): void => {
    if (text.trim() === '') start = at + (/^\s*/.exec(piece)?.[0].length ?? 0);
    text += decodeEntities(piece);
    if (inLink) linked += piece.replace(/\s/g, '').length;
  };
  const flush = (): void => {
    const clean = text.replace(/\s+/g, ' ').trim();
    if (clean !== '') {
      const lines = source.slice(0, start).split('\n').length - 1;
      const share = linked / Math.max(1, clean.replace(/\s/g, '').length);
      blocks.push({ kind, text: clean, line: line + lines, level, linked: Math.min(1, share) });
    }
    text = '';
    linked = 0;
  };
  for (const match of source.matchAll(TAG)) {
    const tag = (match[1] ?? '').toLowerCase();
    const closes = match[0].startsWith('</');
    take(source.slice(at, match.index));
    at = match.index + match[0].length;
    if (tag === 'a') inLink = !closes;
    if (!BREAKS.test(tag) || tag === 'br') {
      if (tag === 'br') text += ' ';
      continue;
    }
    flush();
    const heading = /^h([1-6])$/.exec(tag)?.[1];
    kind = closes ? 'paragraph' : heading ? 'heading' : tag === 'li' ? 'item' : 'paragraph';
    level = closes ? 0 : heading ? Number(heading) : tag === 'li' ? 1 : 0;
  }
  take(source.slice(at));
  flush();
  return blocks;
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,8});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
    const code =
      name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
