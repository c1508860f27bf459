import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { stripHidden } from '../../../text/hidden';
import { hiddenTag, htmlBlocks } from './html';

/** A piece of a README without markup. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item' | 'row' | 'code' | 'rule';
  /** Lines of the source are parted by `\n`. */
  text: string;
  /** 1-based, of the first line. */
  line: number;
  /** Of a heading 1–6; of an item how deep its list is nested, from 1. */
  level: number;
  /** Share of the text's characters that stand in links. */
  linked: number;
  /** The text that stands in bold at the beginning. */
  lead?: string;
  quoted?: boolean;
}

const markdown = new MarkdownIt({ html: true, linkify: false });
// In a README indented text is more often prose in a list than code.
markdown.disable('code');

/** No sentence is that long: such a line is data. */
const MAX_LINE = 5000;

/** The blocks of a Markdown text; fenced code is kept as a block without text, comments and images are left out. */
export function readBlocks(text: string): Block[] {
  const lines = text.split('\n').map((line) => (line.length > MAX_LINE ? '' : line));
  // Front matter is no prose.
  if (lines[0]?.trim() === '---') {
    const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
    if (end > 0 && end < 60) lines.fill('', 0, end + 1);
  }
  const tokens = markdown.parse(stripHidden(withoutComments(lines.join('\n'))), {});
  return collect(tokens);
}

/** Comments may hold blank lines, which end an HTML block for Markdown. Newlines are kept. */
function withoutComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const start = text.indexOf('<!--', at);
    if (start < 0) break;
    const end = text.indexOf('-->', start + 4);
    parts.push(text.slice(at, start), text.slice(start, end < 0 ? undefined : end).replace(/[^\n]/g, ''));
    at = end < 0 ? text.length : end + 3;
  }
  return parts.join('') + text.slice(at);
}

function collect(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let row: { cells: string[]; line: number } | null = null;
  let itemAt = -1;
  let line = 1;
  for (const [index, token] of tokens.entries()) {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'tr_open') row = { cells: [], line };
    else if (token.type === 'tr_close') {
      if (row && !open.includes('thead')) blocks.push(rowBlock(row));
      row = null;
    } else if (token.type === 'fence') {
      blocks.push({ kind: 'code', text: '', line, level: 0, linked: 0 });
    } else if (token.type === 'hr') {
      blocks.push({ kind: 'rule', text: '', line, level: 0, linked: 0 });
    } else if (token.type === 'html_block') {
      blocks.push(...htmlBlocks(token.content, line));
    } else if (token.type === 'inline') {
      const inline = readInline(token);
      if (row) row.cells.push(inline.text.replace(/\s+/g, ' ').trim());
      else if (inline.text.trim() !== '') {
        const depth = open.filter((name) => name === 'ul' || name === 'ol').length;
        const heading =
          tokens[index - 1]?.type === 'heading_open' ? Number(tokens[index - 1]?.tag.slice(1)) : 0;
        // Only the first paragraph of an item is the item; what follows it is a paragraph.
        const first = depth > 0 && itemAt >= 0 && !blocks.slice(itemAt).some(({ kind }) => kind === 'item');
        const kind = heading > 0 ? 'heading' : first ? 'item' : 'paragraph';
        const quoted = open.includes('blockquote') ? { quoted: true } : {};
        const { lead, ...rest } = inline;
        blocks.push({
          ...{ kind, line, level: heading || depth, ...quoted, ...rest },
          ...(lead !== '' ? { lead } : {}),
        });
      }
    }
    if (token.nesting === 1) {
      open.push(
        token.type
          .replace(/_open$/, '')
          .replace('bullet_list', 'ul')
          .replace('ordered_list', 'ol'),
      );
      if (token.type === 'list_item_open') itemAt = blocks.length;
    } else if (token.nesting === -1) open.pop();
  }
  return blocks;
}

function rowBlock({ cells, line }: { cells: string[]; line: number }): Block {
  return { kind: 'row', text: cells.join('\t'), line, level: 0, linked: 0 };
}

/** The visible text of inline Markdown. A link shows its text, an image nothing. */
function readInline(token: Token): { text: string; linked: number; lead: string } {
  let text = '';
  let linked = 0;
  let inLink = 0;
  let lead = '';
  let bold = 0;
  let hidden: string | undefined;
  for (const child of token.children ?? []) {
    if (child.type === 'html_inline') {
      if (hidden !== undefined && child.content.toLowerCase().startsWith(`</${hidden}`)) hidden = undefined;
      else hidden ??= hiddenTag(child.content);
    }
    if (hidden !== undefined) continue;
    const piece = visible(child);
    if (child.type === 'link_open') inLink++;
    if (child.type === 'link_close') inLink--;
    if (child.type === 'strong_open') bold++;
    if (child.type === 'strong_close') bold--;
    // Emphasis counts as the lead only where nothing but symbols stood before it.
    if (bold > 0 && (lead === text.trimStart() || !/[\p{L}\p{N}]/u.test(text.replace(lead, ''))))
      lead += piece;
    text += piece;
    if (inLink > 0) linked += piece.trim().length;
  }
  const length = text.replace(/\s/g, '').length;
  text = text
    .replace(/\s*\[\^[^\]\s]+\](?!:)/g, '')
    .replace(/\s*\[(?:more|docs?|details|tutorial|article|demo|link|详情|文档|链接)\]/gi, '');
  return { text: text.trim(), linked: length === 0 ? 0 : linked / length, lead: lead.trim() };
}

function visible(child: Token): string {
  switch (child.type) {
    case 'text':
    case 'text_special':
    case 'code_inline':
      return child.content;
    case 'softbreak':
    case 'hardbreak':
      return '\n';
    case 'html_inline':
      return /^<br/i.test(child.content) ? '\n' : '';
    default:
      return '';
  }
}
