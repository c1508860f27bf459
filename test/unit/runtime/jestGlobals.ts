import assert from 'node:assert/strict';

/**
 * The part of Jest's globals that `@langchain/langgraph-checkpoint-validation` uses, on top of mocha's. Suites are
 * defined inside {@link withJestGlobals}; `expect` has to be there while they run.
 */
export function withJestGlobals(define: () => void): void {
  const { describe, it, before, after } = globalThis;
  const added = {
    beforeAll: (hook: Mocha.AsyncFunc) => before(hook),
    afterAll: (hook: Mocha.AsyncFunc) => after(hook),
    describe: Object.assign((title: string, body: () => void) => describe(title, body), {
      each: (cases: string[]) => (title: string, body: (value: string) => void) => {
        for (const value of cases) describe(title.replace('%s', value), () => body(value));
      },
    }),
    it: Object.assign((title: string, body: Mocha.AsyncFunc) => it(title, body), {
      // The suite skips what a saver declares that it lacks; ours declares nothing, so nothing is skipped.
      skip: (title: string, body: Mocha.AsyncFunc) => it.skip(title, body),
      each:
        (cases: { description: string }[]) => (title: string, body: (value: unknown) => Promise<void>) => {
          for (const value of cases) it(title.replace('$description', value.description), () => body(value));
        },
    }),
  };
  const globals = globalThis as unknown as Record<string, unknown>;
  const replaced = Object.fromEntries(Object.keys(added).map((name) => [name, globals[name]]));
  Object.assign(globals, added);
  try {
    define();
  } finally {
    Object.assign(globals, replaced);
  }
}

class ArrayContaining {
  constructor(readonly items: unknown[]) {}
}

/** Jest's `expect` with the matchers that the suite uses. */
export const expect = Object.assign((actual: unknown) => ({ ...matchers(actual), not: negated(actual) }), {
  soft: (actual: unknown) => matchers(actual),
  arrayContaining: (items: unknown[]) => new ArrayContaining(items),
});

function matchers(actual: unknown) {
  return {
    toBe: (expected: unknown) =>
      assert.ok(Object.is(actual, expected), `${String(actual)} is not ${String(expected)}`),
    toBeDefined: () => assert.notEqual(actual, undefined),
    toBeUndefined: () => assert.equal(actual, undefined),
    toBeTruthy: () => assert.ok(actual),
    toEqual: (expected: unknown) => {
      if (expected instanceof ArrayContaining) {
        assert.deepEqual([...expected.items].sort(), [...(actual as unknown[])].sort());
      } else {
        assert.deepEqual(withoutUndefined(actual), withoutUndefined(expected));
      }
    },
    rejects: { toThrow: () => assert.rejects(actual as () => Promise<unknown>) },
  };
}

function negated(actual: unknown) {
  return { toBeUndefined: () => assert.notEqual(actual, undefined) };
}

/** `toEqual` takes a property that is undefined for one that is missing. */
function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return Object.fromEntries(entries.map(([key, item]) => [key, withoutUndefined(item)]));
}
