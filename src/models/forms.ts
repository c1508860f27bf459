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

/** What every endpoint understands: types, enums and structure. */
const SENT = new Set(['type', 'properties', 'required', 'items', 'enum', 'anyOf', 'description']);
/** What endpoints refuse or ignore, and the schema gate checks anyway. */
const UNSENT = new Set([
  '$schema',
  'additionalProperties',
  'format',
  'pattern',
  'default',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);

/**
 * A form whose schema can be sent to every endpoint: an object, all keys required, each field described, nothing beside
 * types, enums and structure. Throws where a field is optional, says nothing of itself, or is of a kind that not every
 * endpoint knows: a form is built when its module is loaded, so a test meets it.
 */
export function form<T>(name: string, description: string, schema: z.ZodType<T>): Form<T> {
  if (!/^\w{1,64}$/.test(name)) throw new Error(`${name}: no name that a tool may have.`);
  if (description.trim() === '') throw new Error(`${name} has no description.`);
  const sent = sendable(z.toJSONSchema(schema), name);
  if (sent['type'] !== 'object') throw new Error(`${name} is no object.`);
  return { name, description, schema, sent };
}

type Schema = Record<string, unknown>;

function sendable(schema: unknown, path: string): Schema {
  if (typeof schema !== 'object' || schema === null) throw new Error(`${path}: no schema.`);
  const kept: Schema = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'const') kept['enum'] = [value];
    else if (key === 'oneOf') kept['anyOf'] = value;
    else if (SENT.has(key)) kept[key] = value;
    else if (!UNSENT.has(key)) throw new Error(`${path}: "${key}" is not known to every endpoint.`);
  }
  const { properties, items, anyOf } = kept;
  if ([kept['type']].flat().includes('object')) {
    if (typeof properties !== 'object' || properties === null) throw new Error(`${path} may have any keys.`);
    const required = Array.isArray(kept['required']) ? kept['required'] : [];
    kept['properties'] = Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        if (!required.includes(name)) throw new Error(`${path}.${name} is optional.`);
        return [name, described(field, `${path}.${name}`)];
      }),
    );
    kept['additionalProperties'] = false;
  }
  if (items !== undefined) kept['items'] = sendable(items, `${path}[]`);
  if (Array.isArray(anyOf)) kept['anyOf'] = anyOf.map((one) => sendable(one, path));
  if (!('type' in kept || 'anyOf' in kept || 'enum' in kept)) throw new Error(`${path} may be anything.`);
  return kept;
}

function described(field: unknown, path: string): Schema {
  const schema = sendable(field, path);
  const { description } = schema;
  if (typeof description !== 'string' || description.trim() === '')
    throw new Error(`${path} has no description.`);
  return schema;
}
