import { isDeepStrictEqual } from 'node:util';
import type { Node } from 'jsonc-parser';
import {
  dataOf,
  keyOf,
  nodeAt,
  propertyAt,
  reparse,
  valueOf,
  type JsonDocument,
  type JsonPath,
} from './jsonText';
import { breaksBetween, endOf, layoutOf, lineIndent, writeJson, type Layout } from './layout';
import { PieceText, type TextEdit } from './pieces';

/**
 * Changes values of a JSON text, each change touching only the bytes that it must and following the file's own
 * layout. Setting what is there already changes nothing.
 */
export class JsonEditor {
  readonly #pieces: PieceText;
  readonly #layout: Layout;
  #text: string;
  #root: Node;

  constructor(document: JsonDocument) {
    this.#pieces = new PieceText(document.text);
    this.#layout = layoutOf(document.text, document.root);
    this.#text = document.text;
    this.#root = document.root;
  }

  get text(): string {
    return this.#text;
  }

  /** The changes so far, in offsets of the text that the editor began with. */
  get edits(): TextEdit[] {
    return this.#pieces.edits();
  }

  /** The value at a path as plain data; `undefined` where there is none. */
  get(path: JsonPath): unknown {
    const node = nodeAt(this.#root, path);
    return node && dataOf(this.#text, node);
  }

  /**
   * Sets a key of the object at `path`. A new key goes behind the last of `after` that is there, else to the front
   * (`after` empty or none there) or, without `after`, to the end.
   */
  set(path: JsonPath, key: string, value: unknown, after?: string[]): void {
    const object = this.#container(path, 'object');
    const existing = valueOf(propertyAt(object, key));
    if (existing) {
      this.#replaceValue(existing, value);
      return;
    }
    const properties = object.children ?? [];
    const index = after
      ? properties.findLastIndex((property) => after.includes(keyOf(property))) + 1
      : properties.length;
    this.#insert(object, index, (multiline, indent) => {
      const text = writeJson(value, this.#layout, multiline, indent);
      return `${JSON.stringify(key)}:${multiline || this.#layout.spaced ? ' ' : ''}${text}`;
    });
  }

  /** Removes a key of the object at `path`, also where it stands twice. */
  remove(path: JsonPath, key: string): void {
    for (;;) {
      const object = this.#container(path, 'object');
      const property = propertyAt(object, key);
      if (!property) return;
      this.#delete(object, (object.children ?? []).indexOf(property));
    }
  }

  /** Inserts an item into the array at `path`; `oneLine`: however the file is laid out. */
  insert(path: JsonPath, index: number, value: unknown, { oneLine = false } = {}): void {
    this.#insert(this.#container(path, 'array'), index, (multiline, indent) =>
      writeJson(value, this.#layout, multiline && !oneLine, indent),
    );
  }

  /** Replaces the item at `index` of the array at `path`. */
  replaceItem(path: JsonPath, index: number, value: unknown): void {
    const item = this.#container(path, 'array').children?.[index];
    if (item) this.#replaceValue(item, value);
  }

  /** Makes the array at `path` hold these items, leaving alone those that stay at its beginning and its end. */
  setItems(path: JsonPath, items: unknown[]): void {
    const old = this.get(path);
    if (!Array.isArray(old)) return;
    const shorter = Math.min(old.length, items.length);
    let head = 0;
    while (head < shorter && isDeepStrictEqual(old[head], items[head])) head++;
    let tail = 0;
    while (tail < shorter - head && isDeepStrictEqual(old.at(-1 - tail), items.at(-1 - tail))) tail++;
    const removed = old.length - head - tail;
    const added = items.slice(head, items.length - tail);
    for (const [n, item] of added.entries()) {
      if (n < removed) this.replaceItem(path, head + n, item);
      else this.insert(path, head + n, item);
    }
    for (let n = added.length; n < removed; n++) {
      this.#delete(this.#container(path, 'array'), head + added.length);
    }
  }

  #replaceValue(node: Node, value: unknown): void {
    if (isDeepStrictEqual(dataOf(this.#text, node), value)) return;
    const compound = (node.children ?? []).length > 0;
    const multiline = compound ? breaksBetween(this.#text, node.offset, endOf(node)) : this.#onOwnLine(node);
    const content = writeJson(value, this.#layout, multiline, lineIndent(this.#text, node.offset));
    this.#apply({ offset: node.offset, length: node.length, content });
  }

  /** Whether a value without inner lines may get some: not in an object or array that is on one line. */
  #onOwnLine(node: Node): boolean {
    const holder = holderOf(node);
    return holder ? breaksBetween(this.#text, holder.offset, endOf(holder)) : this.#layout.multiline;
  }

  #insert(container: Node, index: number, write: (multiline: boolean, indent: string) => string): void {
    const children = container.children ?? [];
    if (children.length === 0) {
      this.#fill(container, write);
      return;
    }
    const multiline = breaksBetween(this.#text, container.offset, endOf(container));
    const separator = this.#separator(container, children, index);
    const lines = separator.split(/\r\n|\n|\r/);
    const neighbour = children[Math.min(index, children.length - 1)] ?? container;
    const indent = lines.length > 1 ? (lines.at(-1) ?? '') : lineIndent(this.#text, neighbour.offset);
    const content = write(multiline, indent);
    const next = children[index];
    if (next) this.#apply({ offset: next.offset, length: 0, content: content + separator });
    else this.#apply({ offset: endOf(neighbour), length: 0, content: separator + content });
  }

  /** What stands between two children: as between those at hand, else as the first child stands in the container. */
  #separator(container: Node, children: Node[], index: number): string {
    const at = Math.min(Math.max(index - 1, 0), children.length - 2);
    const [left, right] = [children[at], children[at + 1]];
    if (left && right) return this.#text.slice(endOf(left), right.offset);
    const first = children[0] ?? container;
    const lead = this.#text.slice(container.offset + 1, first.offset);
    if (breaksBetween(lead, 0, lead.length)) {
      return `,${this.#layout.eol}${lineIndent(this.#text, first.offset)}`;
    }
    return this.#layout.spaced ? ', ' : ',';
  }

  #fill(container: Node, write: (multiline: boolean, indent: string) => string): void {
    const offset = container.offset + 1;
    const length = container.length - 2;
    if (!this.#onOwnLine(container)) {
      this.#apply({ offset, length, content: write(false, '') });
      return;
    }
    const outer = lineIndent(this.#text, container.offset);
    const inner = outer + this.#layout.unit;
    const content = this.#layout.eol + inner + write(true, inner) + this.#layout.eol + outer;
    this.#apply({ offset, length, content });
  }

  #delete(container: Node, index: number): void {
    const children = container.children ?? [];
    const [before, child, next] = [children[index - 1], children[index], children[index + 1]];
    if (!child) return;
    const [from, to] = next
      ? [child.offset, next.offset]
      : before
        ? [endOf(before), endOf(child)]
        : [container.offset + 1, endOf(container) - 1];
    this.#apply({ offset: from, length: to - from, content: '' });
  }

  #apply(edit: TextEdit): void {
    this.#pieces.replace(edit);
    this.#text = this.#pieces.toString();
    this.#root = reparse(this.#text);
  }

  #container(path: JsonPath, type: 'object' | 'array'): Node {
    const node = nodeAt(this.#root, path);
    if (node?.type !== type) throw new TypeError(`no ${type} at ${path.join('.')}`);
    return node;
  }
}

/** The object or array that a value is in. */
function holderOf(node: Node): Node | undefined {
  return node.parent?.type === 'property' ? node.parent.parent : node.parent;
}
