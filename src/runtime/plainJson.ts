/** Deeper values, circular ones among them, are left to a serializer that can take them. */
const DEEPEST = 100;

/**
 * Whether a value is what reading its JSON gives again: plain objects and arrays, strings, finite numbers, booleans, null;
 * no `undefined`, no class instances, nothing that LangChain's serializer marks, not nested too deeply.
 */
export function isPlainJson(value: unknown, depth = 0): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object':
      return value === null || (depth < DEEPEST && isPlainObject(value, depth + 1));
    default:
      return false;
  }
}

function isPlainObject(value: object, depth: number): boolean {
  if (Array.isArray(value)) return Object.keys(value).length === value.length && areAllPlain(value, depth);
  if (Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, 'lc')) return false;
  // A symbol key is left out of the text.
  return Object.getOwnPropertySymbols(value).length === 0 && areAllPlain(Object.values(value), depth);
}

function areAllPlain(values: readonly unknown[], depth: number): boolean {
  for (const value of values) if (!isPlainJson(value, depth)) return false;
  return true;
}
