import { parseTree, type Node, type ParseError } from 'jsonc-parser';
import { VitaeError } from '../protocol/errors';

/** A JSON text with the tree of its nodes; offsets count UTF-16 units of `text`. */
export interface JsonDocument {
  /** Without the byte order mark. */
  text: string;
  /** The byte order mark that stood in front, or ''. */
  bom: string;
  root: Node;
}

/** Keys and indexes from the root to a value. */
export type JsonPath = (string | number)[];

/**
 * Parses strict JSON whose root is an object, as `JSON.parse` would.
 *
 * @throws `resume-syntax {path, line, column}` (both from 1, as an editor shows them) or `resume-not-object {path}`.
 * @param path names the file in errors.
 */
export function parseJsonObject(source: string, path: string): JsonDocument {
  const bom = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = source.slice(bom.length);
  const root = parse(text, path);
  if (root.type !== 'object') throw new VitaeError('resume-not-object', { path });
  return { text, bom, root };
}

/** A second parse of a text that came from a document by edits; its path in errors has no meaning. */
export function reparse(text: string): Node {
  return parse(text, '');
}

/**
 * The text of a file.
 *
 * @throws `resume-encoding {path}` when it isn't UTF-8: writing it back would lose what could not be read.
 */
export function decodeUtf8(bytes: Uint8Array, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new VitaeError('resume-encoding', { path }, { cause });
  }
}

/** The value at a path; of duplicate keys the last one, as `JSON.parse` takes it. */
export function nodeAt(root: Node, path: JsonPath): Node | undefined {
  let node: Node | undefined = root;
  for (const segment of path) {
    if (typeof segment === 'number') node = node.type === 'array' ? node.children?.[segment] : undefined;
    else node = valueOf(propertyAt(node, segment));
    if (!node) return undefined;
  }
  return node;
}

/** The property node of a key; of duplicates the last. */
export function propertyAt(object: Node, key: string): Node | undefined {
  if (object.type !== 'object') return undefined;
  return object.children?.findLast((property) => keyOf(property) === key);
}

/** The key of a property node. */
export function keyOf(property: Node): string {
  const key: unknown = property.children?.[0]?.value;
  return typeof key === 'string' ? key : '';
}

/** The value of a property node. */
export function valueOf(property: Node | undefined): Node | undefined {
  return property?.children?.[1];
}

/** The exact text of a node. */
export function textOf(text: string, node: Node): string {
  return text.slice(node.offset, node.offset + node.length);
}

/** The value of a node as plain data; `__proto__` stays an own key. */
export function dataOf(text: string, node: Node): unknown {
  return JSON.parse(textOf(text, node));
}

/** `work[0].startDate`, `x["a key"]`; the root is ''. */
export function pathText(path: JsonPath): string {
  let text = '';
  for (const segment of path) {
    if (typeof segment === 'number') text += `[${segment}]`;
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(segment)) text += text === '' ? segment : `.${segment}`;
    else text += `[${JSON.stringify(segment)}]`;
  }
  return text;
}

/** Line and column of an offset, both from 1; `\r\n`, `\n` and `\r` end a line. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

function parse(text: string, path: string): Node {
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch (cause) {
    // Nested so deeply that the recursion gave up.
    if (cause instanceof RangeError) throw syntaxError(text, 0, path);
    throw cause;
  }
  const first = errors[0];
  if (first || !root) throw syntaxError(text, first?.offset ?? text.length, path);
  return root;
}

function syntaxError(text: string, offset: number, path: string): VitaeError {
  return new VitaeError('resume-syntax', { path, ...positionAt(text, offset) });
}
