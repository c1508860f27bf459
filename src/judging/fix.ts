import type { Fix } from './finding';

type Step = string | number;

/**
 * A JSON document with one fix applied; the given one is left as it is. A fix whose path or span doesn't fit the
 * document changes nothing.
 */
export function applyFix(document: unknown, fix: Fix): unknown {
  const steps = stepsOf(fix.path);
  return steps.length === 0 ? document : changed(document, steps, fix);
}

function changed(value: unknown, [step, ...rest]: Step[], fix: Fix): unknown {
  if (step === undefined) return mended(value, fix);
  if (typeof step === 'number') {
    if (!Array.isArray(value) || step >= value.length) return value;
    const list: unknown[] = value;
    if (rest.length === 0 && fix.text === null) return list.filter((_, index) => index !== step);
    return list.map((item, index) => (index === step ? changed(item, rest, fix) : item));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value) || !Object.hasOwn(value, step))
    return value;
  const own = value as Record<string, unknown>;
  if (rest.length === 0 && fix.text === null) {
    return Object.fromEntries(Object.entries(own).filter(([key]) => key !== step));
  }
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, key === step ? changed(one, rest, fix) : one]),
  );
}

function mended(value: unknown, { span, text }: Fix): unknown {
  if (typeof value !== 'string' || text === null) return value;
  if (!span) return text;
  const [start, end] = span;
  if (start < 0 || end < start || end > value.length) return value;
  return value.slice(0, start) + text + value.slice(end);
}

/** `work[0].highlights[2]` → `work`, 0, `highlights`, 2. */
function stepsOf(path: string): Step[] {
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) =>
    index === undefined ? (key ?? '') : Number(index),
  );
}
