/**
 * Whether a value is what reading its JSON gives again: plain objects and arrays, strings, finite numbers, booleans, null;
 * no `undefined`, no class instances.
 */
export function isPlainJson(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return true;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'object': {
      if (value === null) return true;
      if (Array.isArray(value)) return Object.keys(value).length === value.length && value.every(isPlainJson);
      if (Object.getPrototypeOf(value) !== Object.prototype || Object.hasOwn(value, 'lc')) return false;
      // A symbol key is left out of the text.
      return Object.getOwnPropertySymbols(value).length === 0 && Object.values(value).every(isPlainJson);
    }
    default:
      return false;
  }
}
