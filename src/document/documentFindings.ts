import type { Node } from 'jsonc-parser';
import type { Finding } from '../protocol/cards';
import {
  dataOf,
  keyOf,
  nodeAt,
  pathText,
  positionAt,
  propertyAt,
  valueOf,
  type JsonDocument,
  type JsonPath,
} from './jsonText';
import { allowedDateForms, isSurelyBefore, parsePartialDate } from './partialDate';
import { periodOf } from './entryJson';
import { resumeShape, type Shape } from './resumeShape';

/**
 * What is wrong with a resume that opens all the same. Rules, with their parameters:
 * - `duplicate-key` {key, line}: the key stands twice in one object; only the last one counts
 * - `wrong-type` {expected, actual}: a field of JSON Resume has another JSON type
 * - `date-invalid` {value, fault, allowed}: `fault` is a `DateFault`
 * - `date-order` {start, end}: something ends before it starts
 *
 * `path` is like `work[0].startDate`; `span` is in the document's text, without its byte order mark.
 */
export function documentFindings(document: JsonDocument): Finding[] {
  const checker = new Checker(document);
  checker.checkKeys(document.root, []);
  checker.check(document.root, resumeShape, []);
  return checker.findings;
}

class Checker {
  readonly findings: Finding[] = [];
  readonly #text: string;
  readonly #root: Node;

  constructor({ text, root }: JsonDocument) {
    this.#text = text;
    this.#root = root;
  }

  /** Duplicate keys, at any depth, also among the user's own fields. */
  checkKeys(node: Node, path: JsonPath): void {
    const seen = new Set<string>();
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') {
        this.checkKeys(child, [...path, index]);
        continue;
      }
      const key = keyOf(child);
      const here = [...path, key];
      if (seen.has(key)) {
        const { line } = positionAt(this.#text, child.offset);
        this.#add('duplicate-key', here, { key, line });
      }
      seen.add(key);
      const value = valueOf(child);
      if (value) this.checkKeys(value, here);
    }
  }

  check(node: Node, shape: Shape, path: JsonPath): void {
    if (shape === 'date' || shape === 'end') this.#checkDate(node, path, shape);
    else if (typeof shape === 'string') this.#expect(node, shape, path);
    else if (Array.isArray(shape)) this.#checkItems(node, shape[0], path);
    else this.#checkFields(node, shape, path);
  }

  #checkItems(node: Node, shape: Shape, path: JsonPath): void {
    if (!this.#expect(node, 'array', path)) return;
    for (const [index, item] of (node.children ?? []).entries()) this.check(item, shape, [...path, index]);
  }

  #checkFields(node: Node, fields: Record<string, Shape>, path: JsonPath): void {
    if (!this.#expect(node, 'object', path)) return;
    for (const [key, shape] of Object.entries(fields)) {
      const value = valueOf(propertyAt(node, key));
      if (value) this.check(value, shape, [...path, key]);
    }
    if (fields['endDate'] === 'end') this.#checkOrder(node, path);
  }

  #checkDate(node: Node, path: JsonPath, shape: 'date' | 'end'): void {
    const value = dataOf(this.#text, node);
    if (value === null) return;
    if (!this.#expect(node, 'string', path)) return;
    const parsed = parsePartialDate(value);
    // "present" says nothing about when something began.
    const fault =
      parsed.kind === 'invalid'
        ? parsed.fault
        : parsed.kind === 'open' && shape === 'date' && value !== ''
          ? 'form'
          : undefined;
    if (fault === undefined) return;
    this.#add('date-invalid', path, { value: String(value), fault, allowed: allowedDateForms });
  }

  #checkOrder(node: Node, path: JsonPath): void {
    const { start, end } = periodOf(dataOf(this.#text, node));
    if (!start || !end || !isSurelyBefore(end, start)) return;
    const written = (key: string) => {
      const value = valueOf(propertyAt(node, key));
      return value ? String(dataOf(this.#text, value)) : '';
    };
    this.#add('date-order', [...path, 'endDate'], { start: written('startDate'), end: written('endDate') });
  }

  /** Whether a value has its type; `null` stands for "nothing" everywhere. */
  #expect(node: Node, expected: string, path: JsonPath): boolean {
    if (node.type === expected) return true;
    if (node.type !== 'null') this.#add('wrong-type', path, { expected, actual: node.type });
    return false;
  }

  #add(rule: string, path: JsonPath, params: Finding['params']): void {
    const node = nodeAt(this.#root, path);
    this.findings.push({
      rule,
      path: pathText(path),
      ...(node && { span: [node.offset, node.offset + node.length] }),
      severity: 'warning',
      params,
    });
  }
}
