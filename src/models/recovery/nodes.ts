/**
 * What was read of a reply, before any schema: numbers and literals stay the characters they were (`8/10` is a share in
 * one field and an error in another), double keys stay double, and `doubt` says why a part has more than one reading.
 */
export type JsonNode = TextNode | WordNode | ObjectNode | ListNode;

/** A quoted string. */
export interface TextNode {
  kind: 'text';
  value: string;
  doubt?: string;
}

/** Anything unquoted that is no bracket: a number, a literal, a bare word, an ellipsis. */
export interface WordNode {
  kind: 'word';
  text: string;
}

export interface ObjectNode {
  kind: 'object';
  members: { key: string; node: JsonNode }[];
  doubt?: string;
}

export interface ListNode {
  kind: 'list';
  items: JsonNode[];
  doubt?: string;
}

/** Keys that reach into an object's prototype. Recovery neither returns them nor looks inside. */
export function isUnsafeKey(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/** `selectedAgentIds`, `selected_agent_ids` and `Selected Agent IDs` are one key. */
export function foldKey(key: string): string {
  return key
    .normalize('NFKC')
    .replace(/[\s_\-\\.\u200B-\u200D\u2060\uFEFF]+/g, '')
    .toLowerCase();
}
