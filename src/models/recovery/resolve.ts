import { z } from 'zod';
import { foldKey, isUnsafeKey, type JsonNode, type ListNode, type ObjectNode } from './nodes';
import { membersOf, shape, type Flaw } from './shape';

/**
 * What a piece of JSON is to a schema: a value of it; something meant as one that is not (`echo` when it holds the
 * schema or placeholders); or something else.
 */
export type Outcome<T> =
  | { kind: 'value'; value: T; changed: boolean }
  | {
      kind: 'like';
      reason: 'ambiguous' | 'truncated' | 'invalid';
      echo: boolean;
      problems: string[];
      node: JsonNode;
    }
  | { kind: 'other' };

/** Reads JSON that stands in a string; the caller knows how deep it is in strings. */
export type ReadText<T> = (text: string) => Outcome<T>;

/** Names under which a model speaks about a value instead of giving it. */
const NOT_MEANT =
  /^not(?!e)|^avoid|example|sample|schema|draft|previous|former|input|context|request|prompt|think|thought|reasoning|scratch|reject|alternative|other|error|default|properties|template|discard|wrong|invalid|old|original|before|unselected|notused|示例|例子|草稿|初稿|之前|输入|思考|备选|错误|原/;
const MEANT = /final|correct|revised|updated|最终|更正|修正|定稿/;
/** Names under which a bare list, or JSON in a string, stands for the whole. */
const WRAPPER =
  /^(?:result|results|data|response|output|outputs|answer|items|list|content|value|values|payload|body|json|arguments|args|parameters|params|input|toolinput|actioninput|message|text|final|finalanswer|returnvalue|return|结果|数据|输出|回答|答案)$/;

/** Finds the schema's value in a node: itself, in wrappers of any name, in a list of one, in a tool call, in a string. */
export function resolve<T>(node: JsonNode, schema: z.ZodType<T>, readText: ReadText<T>): Outcome<T> {
  return new Resolver(schema, readText).node(node);
}

/** The schema's keys, folded; none for a schema that is no object. */
export function foldedKeys(schema: z.ZodType): Set<string> {
  return new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape).map(foldKey) : []);
}

class Resolver<T> {
  private readonly keys: string[];
  /** The one key of a schema that only holds a list of objects. */
  private readonly listKey: string | undefined;
  /** The keys of the objects in the schema's lists: such an object alone is a part. */
  private readonly partKeys: string[][];

  constructor(
    private readonly schema: z.ZodType<T>,
    private readonly readText: ReadText<T>,
  ) {
    this.keys = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
    const only =
      schema instanceof z.ZodObject && this.keys.length === 1 ? schema.shape[this.keys[0] ?? ''] : undefined;
    this.partKeys = schema instanceof z.ZodObject ? Object.values(schema.shape).flatMap(partKeysOf) : [];
    if (only instanceof z.ZodArray && only.element instanceof z.ZodObject) this.listKey = this.keys[0];
  }

  node(node: JsonNode): Outcome<T> {
    if (this.keys.length === 0) return this.whole(node, node);
    if (node.kind === 'object') return this.object(node);
    if (node.kind === 'list') return this.list(node);
    return node.kind === 'text' && /[{｛[［]/.test(node.value)
      ? this.readText(node.value)
      : { kind: 'other' };
  }

  /** `node` as a value of the schema; `shown` is the JSON it stood in. */
  private whole(node: JsonNode, shown: JsonNode): Outcome<T> {
    const { value, flaws, changed } = shape(node, this.schema);
    if (flaws.length > 0) return this.like(shown, flaws);
    const parsed = this.schema.safeParse(value);
    if (parsed.success) return { kind: 'value', value: parsed.data, changed: changed || node !== shown };
    const lines = parsed.error.issues.map(({ path, message }) => ({
      why: 'type' as const,
      line: `${path.join('.')}: ${message}`,
    }));
    return this.like(shown, lines);
  }

  private like(node: JsonNode, flaws: Flaw[]): Outcome<T> {
    const echo = flaws.some((flaw) => flaw.why === 'placeholder');
    const reason = !echo && flaws.some((flaw) => flaw.why === 'ambiguous') ? 'ambiguous' : 'invalid';
    return { kind: 'like', reason, echo, problems: flaws.map((flaw) => flaw.line), node };
  }

  private object(node: ObjectNode): Outcome<T> {
    if (isSchemaEcho(node))
      return this.like(node, [{ why: 'placeholder', line: 'the object: this is the schema, not a value' }]);
    const known = this.keys.filter((key) => membersOf(node, key).length > 0);
    const inner = this.inside(node);
    if (known.length === this.keys.length) {
      const own = this.whole(node, node);
      const rival = inner.find((each) => each.outcome.kind === 'value' && !same(each.outcome, own));
      return rival && own.kind === 'value'
        ? this.like(node, [
            {
              why: 'ambiguous',
              line: 'the object: another one of the kind stands inside it; write only one',
            },
          ])
        : own;
    }
    const outcome = this.best(node, inner);
    if (outcome && this.contradicts(node, known, outcome)) {
      return this.like(node, [
        { why: 'ambiguous', line: 'the object: a wrapper repeats a key with another value' },
      ]);
    }
    if (outcome) return outcome;
    if (known.length > 0) return this.whole(node, node);
    const part = this.partKeys.some((keys) => keys.every((key) => membersOf(node, key).length > 0));
    return part
      ? this.like(node, [{ why: 'type', line: 'the object: only a part of what was asked for' }])
      : { kind: 'other' };
  }

  private inside(node: ObjectNode): { key: string; outcome: Outcome<T> }[] {
    return node.members.flatMap(({ key, node: member }) => {
      const folded = foldKey(key);
      const own = this.keys.some((each) => foldKey(each) === folded);
      if (isUnsafeKey(key) || own || member.kind === 'word') return [];
      const wraps = WRAPPER.test(folded);
      if (NOT_MEANT.test(folded) && !wraps) return [];
      if (member.kind === 'text' && !wraps) return [];
      const outcome = member.kind === 'list' && !wraps ? this.listOfWholes(member) : this.node(member);
      return outcome.kind === 'other' ? [] : [{ key: folded, outcome }];
    });
  }

  /** Of the values inside a wrapper the one, the one called final, or that they differ. */
  private best(node: ObjectNode, inner: { key: string; outcome: Outcome<T> }[]): Outcome<T> | null {
    const values = inner.filter((each) => each.outcome.kind === 'value');
    const [first] = values;
    if (!first) return inner[0]?.outcome ?? null;
    const meant = values.filter((each) => MEANT.test(each.key));
    const [only] = meant.length === 1 ? meant : [first];
    const others = inner.filter((each) => each !== only);
    const clear = meant.length === 1 || others.every((each) => only && same(each.outcome, only.outcome));
    if (only && clear) return changed(only.outcome);
    return this.like(node, [
      { why: 'ambiguous', line: 'the object: several different ones; write only one' },
    ]);
  }

  private contradicts(node: ObjectNode, known: string[], outcome: Outcome<T>): boolean {
    if (known.length === 0 || outcome.kind !== 'value') return false;
    const { value } = shape(node, this.schema);
    const outer = new Map(isRecord(value) ? Object.entries(value) : []);
    const inner = new Map(isRecord(outcome.value) ? Object.entries(outcome.value) : []);
    return known.some((key) => JSON.stringify(outer.get(key)) !== JSON.stringify(inner.get(key)));
  }

  private list(node: ListNode): Outcome<T> {
    const bare = this.bareList(node);
    return bare && bare.kind !== 'other' ? bare : this.listOfWholes(node);
  }

  /** A list whose items are those of the schema's only key. */
  private bareList(node: ListNode): Outcome<T> | null {
    if (this.listKey === undefined || node.items.length === 0) return null;
    const wrapped: ObjectNode = { kind: 'object', members: [{ key: this.listKey, node }] };
    const outcome = this.whole(wrapped, node);
    if (outcome.kind !== 'like') return outcome;
    // Wholes in a list miss every key of an item; items with a flaw are still items.
    const wholes = node.items.every(
      (item) => item.kind === 'object' && membersOf(item, this.listKey ?? '').length > 0,
    );
    return wholes || !node.items.every((item) => item.kind === 'object')
      ? null
      : this.itemsLike(node, outcome);
  }

  private itemsLike(node: ListNode, outcome: Outcome<T>): Outcome<T> | null {
    const array = this.schema instanceof z.ZodObject ? this.schema.shape[this.listKey ?? ''] : undefined;
    if (!(array instanceof z.ZodArray) || !(array.element instanceof z.ZodObject)) return null;
    const keys = Object.keys(array.element.shape);
    const alike = node.items.some(
      (item) => item.kind === 'object' && keys.some((key) => membersOf(item, key).length > 0),
    );
    return alike ? outcome : null;
  }

  private listOfWholes(node: ListNode): Outcome<T> {
    const outcomes = node.items.map((item) =>
      item.kind === 'word' ? { kind: 'other' as const } : this.node(item),
    );
    const [first] = outcomes.filter((outcome) => outcome.kind !== 'other');
    if (!first) return { kind: 'other' };
    if (node.doubt !== undefined)
      return this.like(node, [{ why: 'ambiguous', line: `the list: ${node.doubt}` }]);
    if (outcomes.length === 1) return changed(first);
    if (outcomes.every((outcome) => outcome.kind === 'value' && same(outcome, first))) return changed(first);
    const why = outcomes.some((outcome) => outcome.kind === 'value') ? 'ambiguous' : 'type';
    return this.like(node, [{ why, line: 'the list: expected one object' }]);
  }
}

function partKeysOf(field: z.core.$ZodType): string[][] {
  const element = field instanceof z.ZodArray ? field.element : undefined;
  return element instanceof z.ZodObject ? [Object.keys(element.shape)].filter((keys) => keys.length > 1) : [];
}

function changed<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === 'value' ? { ...outcome, changed: true } : outcome;
}

function same<T>(one: Outcome<T>, other: Outcome<T>): boolean {
  if (one.kind !== 'value' || other.kind !== 'value') return false;
  return JSON.stringify(one.value) === JSON.stringify(other.value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSchemaEcho(node: ObjectNode): boolean {
  const has = (key: string) => node.members.some((member) => member.key === key);
  return has('$schema') || (has('properties') && (has('type') || has('required')));
}
