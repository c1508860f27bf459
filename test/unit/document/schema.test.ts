import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { resumeShape, type Shape } from '../../../src/document/resumeShape';
import { open, refused, understood } from './dates';

interface Schema {
  type?: string | string[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: { $ref: string }[];
  additionalProperties?: boolean;
  anyOf?: { type: string; pattern?: string }[];
}

const text = readFileSync('media/resume.schema.json', 'utf8');
const schema = JSON.parse(text) as Schema & { definitions: { date: Schema; endDate: Schema } };

describe('the schema that the editor uses', () => {
  it('knows the same fields and types as the findings, each with a description', () => {
    const compare = (shape: Shape, found: Schema | undefined, path: string): void => {
      assert.ok(found, `${path} is missing`);
      if (shape === 'date' || shape === 'end') {
        const definition = shape === 'date' ? 'date' : 'endDate';
        assert.equal(found.allOf?.[0]?.$ref, `#/definitions/${definition}`, path);
      } else if (Array.isArray(shape)) {
        assert.deepEqual(found.type, ['array', 'null'], path);
        compare(shape[0], found.items, `${path}[]`);
      } else if (typeof shape === 'string') {
        assert.equal(found.type, shape === 'number' ? 'integer' : shape, path);
      } else {
        assert.equal(found.additionalProperties, true, path);
        const extra = path === '' ? ['$schema'] : [];
        assert.deepEqual(
          Object.keys(found.properties ?? {}).sort(),
          [...Object.keys(shape), ...extra].sort(),
          path,
        );
        for (const [key, inner] of Object.entries(shape)) {
          assert.ok(found.properties?.[key]?.description, `${path}.${key} has no description`);
          compare(inner, found.properties[key], `${path}.${key}`);
        }
      }
    };
    compare(resumeShape, schema, '');
  });

  it('refers to nothing on the network', () => {
    assert.ok([...text.matchAll(/"\$ref": "([^"]*)"/g)].every(([, ref]) => ref?.startsWith('#/')));
  });

  const accepts = (definition: Schema, value: unknown) =>
    value === null
      ? definition.anyOf?.some(({ type }) => type === 'null')
      : definition.anyOf?.some(({ pattern }) => pattern && new RegExp(pattern, 'u').test(String(value)));

  it('accepts each date that is understood', () => {
    for (const [value] of understood) {
      if (typeof value !== 'string') continue;
      assert.ok(accepts(schema.definitions.date, value), value);
      assert.ok(accepts(schema.definitions.endDate, value), value);
    }
    for (const value of open)
      if (value !== undefined) assert.ok(accepts(schema.definitions.endDate, value), String(value));
    assert.ok(accepts(schema.definitions.date, null));
  });

  it('marks what is no date by its form, and a thirteenth month', () => {
    for (const [value, fault] of refused) {
      if (typeof value !== 'string' || (fault !== 'form' && value !== '2020-13')) continue;
      assert.ok(!accepts(schema.definitions.date, value), value);
    }
    assert.ok(!accepts(schema.definitions.date, 'present'));
  });
});
