import { z } from 'zod';

/** A structured reply that a step asks for. */
export interface Form<T> {
  /** Letters, digits and `_`: also the name of the tool that the model calls. */
  name: string;
  /** What the reply is, for the model. */
  description: string;
  schema: z.ZodType<T>;
  /** The JSON schema that is sent. */
  sent: object;
}

/** What endpoints refuse or ignore, and the schema gate checks anyway. */
const UNSENT = new Set([
  '$schema',
  'format',
  'pattern',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);

/**
 * A form whose schema can be sent to every endpoint: all keys required, each field described, nothing beside types,
 * enums and structure. Throws where a field is optional or says nothing of itself: a form is built when its module is
 * loaded, so a test meets it.
 */
export function form<T>(name: string, description: string, schema: z.ZodType<T>): Form<T> {
  const sent = sendable(z.toJSONSchema(schema), name);
  return { name, description, schema, sent };
}

function sendable(schema: unknown, path: string): object {
  if (typeof schema !== 'object' || schema === null) throw new Error(`${path}: no schema.`);
  const kept: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(schema)) if (!UNSENT.has(key)) kept[key] = value;
  const { properties, items, anyOf } = kept;
  if (typeof properties === 'object' && properties !== null) {
    const names = Object.keys(properties);
    const required = Array.isArray(kept['required']) ? kept['required'] : [];
    for (const name of names) if (!required.includes(name)) throw new Error(`${path}.${name} is optional.`);
    kept['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => [name, described(field, `${path}.${name}`)]),
    );
    kept['additionalProperties'] = false;
  }
  if (items !== undefined) kept['items'] = sendable(items, `${path}[]`);
  if (Array.isArray(anyOf)) kept['anyOf'] = anyOf.map((one) => sendable(one, path));
  return kept;
}

function described(field: unknown, path: string): object {
  const schema = sendable(field, path);
  const { description } = schema as { description?: unknown };
  if (typeof description !== 'string' || description.trim() === '')
    throw new Error(`${path} has no description.`);
  return schema;
}
