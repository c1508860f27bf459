import { z } from 'zod';
import { readingOf, type Reading } from './declare';
import { foldKey, isUnsafeKey, type JsonNode, type ObjectNode } from './nodes';
import { isPlaceholder, readNumber, readShare } from './words';

/** One thing that keeps a node from being a value of the schema: where, and what was expected. */
export interface Flaw {
  why: 'missing' | 'type' | 'ambiguous' | 'placeholder';
  line: string;
}

/** A node as a plain value of the schema's keys; whole when `flaws` is empty. `changed`: not as it stood there. */
export interface Shaped {
  value: unknown;
  flaws: Flaw[];
  changed: boolean;
}

/** Makes the node a value of the schema: known keys only, and only what the schema declares is normalised. */
export function shape(node: JsonNode, schema: z.core.$ZodType): Shaped {
  const shaping = new Shaping();
  const value = shaping.value(node, schema, '', '');
  return { value, flaws: shaping.flaws, changed: shaping.changed };
}

/** The members of an object that belong to one key of the schema, whatever its case. */
export function membersOf(node: ObjectNode, key: string): JsonNode[] {
  const folded = foldKey(key);
  return node.members.filter((member) => foldKey(member.key) === folded).map((member) => member.node);
}

class Shaping {
  readonly flaws: Flaw[] = [];
  changed = false;

  value(node: JsonNode, schema: z.core.$ZodType, path: string, key: string): unknown {
    const reading = readingOf(schema);
    if (reading) return this.declared(node, reading, schema, path);
    if (schema instanceof z.ZodNullable) {
      const isNull = node.kind === 'word' && /^(?:null|None)$/.test(node.text);
      return isNull ? null : this.value(node, schema.unwrap(), path, key);
    }
    if (schema instanceof z.ZodOptional) return this.value(node, schema.unwrap(), path, key);
    if ((node.kind === 'object' || node.kind === 'list') && node.doubt !== undefined) {
      return this.flaw('ambiguous', path, `${node.doubt}; write everything out`);
    }
    if (schema instanceof z.ZodObject) return this.object(node, schema, path);
    if (schema instanceof z.ZodArray) {
      if (node.kind !== 'list') return this.flaw('type', path, 'expected a list');
      return node.items.map((item, index) => this.value(item, schema.element, `${path}[${index}]`, key));
    }
    if (schema instanceof z.ZodString) return this.text(node, path, key);
    if (schema instanceof z.ZodNumber) {
      const number = node.kind === 'word' ? readNumber(node.text) : undefined;
      return number ?? this.flaw('type', path, 'expected a number');
    }
    if (schema instanceof z.ZodBoolean) {
      const word = node.kind === 'word' ? node.text.toLowerCase() : '';
      return word === 'true' || word === 'false'
        ? word === 'true'
        : this.flaw('type', path, 'expected true or false');
    }
    return this.plain(node, path);
  }

  private object(node: JsonNode, schema: z.ZodObject, path: string): unknown {
    if (node.kind !== 'object') return this.flaw('type', path, 'expected an object');
    this.rejectDoubles(node, path);
    const value: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(schema.shape)) {
      const [found] = membersOf(node, key);
      const at = path === '' ? key : `${path}.${key}`;
      if (found) value[key] = this.value(found, field, at, key);
      else if (!(field instanceof z.ZodOptional)) this.flaw('missing', at, 'is missing');
      if (!node.members.some((member) => member.key === key)) this.changed = true;
    }
    return value;
  }

  /** A key that stands there twice must hold the same both times. */
  private rejectDoubles(node: ObjectNode, path: string): void {
    const seen = new Map<string, string>();
    for (const { key, node: member } of node.members) {
      const folded = foldKey(key);
      const said = JSON.stringify(member);
      if ((seen.get(folded) ?? said) !== said) {
        this.flaw('ambiguous', path, 'a key stands there twice with different values; write it once');
      }
      seen.set(folded, said);
    }
  }

  private text(node: JsonNode, path: string, key: string): unknown {
    if (node.kind === 'word' && /^(?:\.{3,}|…+|<[^<>]*>)$/.test(node.text)) {
      return this.flaw('placeholder', path, 'expected a real value');
    }
    const text = this.characters(node, path);
    if (text === undefined) return this.flaw('type', path, 'expected a string');
    if (isPlaceholder(text, key)) return this.flaw('placeholder', path, 'expected a real value');
    return text;
  }

  /** The characters of a string, or of one bare word that can be nothing else. */
  private characters(node: JsonNode, path: string): string | undefined {
    if (node.kind === 'text') {
      if (node.doubt !== undefined) this.flaw('ambiguous', path, node.doubt);
      return node.value;
    }
    if (node.kind !== 'word') return undefined;
    const isName = /^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(node.text);
    return isName &&
      !/^(?:true|false|null|none|nan|undefined|infinity|string|number|boolean)$/i.test(node.text)
      ? node.text
      : undefined;
  }

  private declared(node: JsonNode, reading: Reading, schema: z.core.$ZodType, path: string): unknown {
    const word = node.kind === 'word' ? node.text : node.kind === 'text' ? node.value : undefined;
    if (node.kind === 'text' && node.doubt !== undefined) return this.flaw('ambiguous', path, node.doubt);
    const expected = expectation(reading, schema);
    // `met|partly` or `number`: the field's description instead of a value.
    if (word !== undefined && (word.includes('|') || isPlaceholder(word, ''))) {
      return this.flaw('placeholder', path, expected);
    }
    if (word === undefined) return this.flaw('type', path, expected);
    if (reading.as === 'share') {
      const share = readShare(word);
      if (typeof share === 'string')
        return this.flaw(share === 'ambiguous' ? 'ambiguous' : 'type', path, expected);
      this.changed ||= node.kind === 'text' || String(share) !== word;
      return share;
    }
    const found = reading.find(word);
    if (found === undefined) return this.flaw('type', path, expected);
    this.changed ||= reading.as === 'choice' ? found !== word : node.kind === 'text';
    return found;
  }

  /** A schema without a rule of its own here: the plain JSON value; the schema itself decides. */
  private plain(node: JsonNode, path: string): unknown {
    if (node.kind === 'text') return this.characters(node, path);
    if (node.kind === 'list') return node.items.map((item, index) => this.plain(item, `${path}[${index}]`));
    if (node.kind === 'word') {
      const number = readNumber(node.text);
      if (number !== undefined) return number;
      const literals: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
      return Object.hasOwn(literals, node.text)
        ? literals[node.text]
        : this.flaw('type', path, 'expected JSON');
    }
    this.rejectDoubles(node, path);
    const value: Record<string, unknown> = {};
    for (const member of node.members) {
      if (!isUnsafeKey(member.key))
        value[member.key] = this.plain(member.node, `${path}.${member.key.slice(0, 20)}`);
    }
    return value;
  }

  private flaw(why: Flaw['why'], path: string, line: string): undefined {
    this.flaws.push({ why, line: `${path === '' ? 'the object' : path}: ${line}` });
    return undefined;
  }
}

function expectation(reading: Reading, schema: z.core.$ZodType): string {
  if (reading.as === 'share') return 'expected a number from 0 to 1';
  if (reading.as === 'yesOrNo') return 'expected true or false';
  return schema instanceof z.ZodEnum
    ? `expected one of ${schema.options.join(', ')}`
    : 'expected one of the choices';
}
