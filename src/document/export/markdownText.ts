import type { Language } from '../../protocol/cards';
import { safeAddress } from '../render/html';
import { words } from '../render/words';

/**
 * A text of one line as Markdown that shows exactly this text: whatever CommonMark, GitHub's tables and strikethrough, or
 * a formula between `$` would eat is escaped.
 */
export function escapeInline(text: string): string {
  return text
    .replace(/[\\`*[\]<|~$]/g, '\\$&')
    .replace(/&(?=#|[A-Za-z][A-Za-z0-9]*;)/g, '\\&')
    .replace(/_/g, (found, at: number, whole: string) =>
      isWord(whole[at - 1]) && isWord(whole[at + 1]) ? found : '\\_',
    )
    .replace(/(^|\s)#/g, '$1\\#');
}

/** {@link escapeInline} where a line begins: no list, quote, rule or heading comes of it. */
export function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(/^[-+=>]/, '\\$&')
    .replace(/^(\d{1,9})([.)])/, '$1\\$2');
}

/** A text of several lines and paragraphs; `indent` stands in front of each line but the first. */
export function escapeBlock(text: string, indent = ''): string {
  return text
    .split('\n\n')
    .map((paragraph) => paragraph.split('\n').map(escapeLine).join(`\\\n${indent}`))
    .join(`\n\n${indent}`);
}

/** What {@link listText} puts between items, or the import splits at. */
const SEPARATORS = /[,，、;；·•|]| \/ /;

/** A list on one line: `a, b`, `甲、乙`; separators that belong to an item are escaped. */
export function listText(items: readonly string[], language: Language): string {
  return items.map((item) => listItem(oneLine(item))).join(words[language].comma);
}

function listItem(text: string): string {
  const escaped = escapeInline(text)
    .replace(/[,;]/g, '\\$&')
    .replace(/ \/ /g, ' \\/ ')
    .replace(/[，、；·•]/g, entity);
  return keepsParentheses(text) ? escaped : escapeParentheses(escaped);
}

/** Whether parentheses can't be mistaken: they come in pairs, hold no separator and don't begin the item. */
function keepsParentheses(text: string): boolean {
  return isPaired(text) && !SEPARATORS.test(text) && !/^[(（]/.test(text);
}

function isPaired(text: string): boolean {
  return !/[()（）]/.test(text.replace(/\([^()（）]*\)|（[^()（）]*）/g, ''));
}

/** A text that stands in parentheses. */
export function levelText(text: string): string {
  const escaped = escapeInline(text);
  return isPaired(text) ? escaped : escapeParentheses(escaped);
}

/** Parentheses as text, ASCII ones by a backslash. */
function escapeParentheses(escaped: string): string {
  return escaped.replace(/[()]/g, '\\$&').replace(/[（）]/g, entity);
}

/** A character by its number: what has no other escape in Markdown. */
export function entity(character: string): string {
  return `&#x${(character.codePointAt(0) ?? 0).toString(16)};`;
}

/** An address: `<https://…>` where a link may be made of it, else as text. */
export function addressText(url: string): string {
  return isLinkable(url) ? `<${url}>` : escapeInline(oneLine(url));
}

/** Whether an address can stand between `<` and `>`. */
export function isLinkable(url: string): boolean {
  return safeAddress(url) !== undefined && !/[<>\\]/.test(url);
}

/** A text that should have been one line. */
export function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}
