/** No wait is told that is longer than a day. */
const DAY = 86_400;

/**
 * Seconds that an endpoint asks to wait, rounded up; 0 where it tells nothing. It may say so in `retry-after-ms`, in
 * `retry-after` (seconds or an HTTP date), in a header of its rate limit, or in the words of the error (`readError`).
 */
export function waitOf(headers: Headers | undefined, words: string, now: number): number {
  const told = (name: string): string => headers?.get(name)?.trim() ?? '';
  const after = told('retry-after');
  const seconds = [
    numberOf(told('retry-after-ms')) / 1000,
    numberOf(after),
    (Date.parse(/[a-z]{3}/i.test(after) ? after : '') - now) / 1000,
    resetOf(told, now),
    durationOf(/(?:try again|retry|wait)(?: in| after)?:? ([\dhms.]+(?: ?[a-z]+)?)/.exec(words)?.[1] ?? ''),
    durationOf(/retrydelay: ([\dhms.]+)/.exec(words)?.[1] ?? ''),
  ].find((one) => Number.isFinite(one) && one > 0);
  return Math.min(Math.ceil(seconds ?? 0), DAY);
}

/** The longest of the limits that are used up; of all where none says what is left. */
function resetOf(told: (name: string) => string, now: number): number {
  const limits = ['-requests', '-tokens', ''].flatMap((kind) => {
    const reset = told(`x-ratelimit-reset${kind}`) || told(`ratelimit-reset${kind}`);
    const seconds = secondsUntil(reset, now);
    return Number.isFinite(seconds) ? [{ seconds, left: told(`x-ratelimit-remaining${kind}`) }] : [];
  });
  const usedUp = limits.filter(({ left }) => left === '0');
  return Math.max(...(usedUp.length > 0 ? usedUp : limits).map(({ seconds }) => seconds), 0);
}

/** A span of time, or a moment in seconds or milliseconds since 1970. */
function secondsUntil(reset: string, now: number): number {
  const number = numberOf(reset);
  if (number > 1e11) return (number - now) / 1000;
  if (number > 1e9) return number - now / 1000;
  return Number.isFinite(number) ? number : durationOf(reset);
}

/** `6m0s`, `1.5s`, `20ms`. */
function durationOf(text: string): number {
  const parts = [...text.matchAll(/(\d{1,9}(?:\.\d{1,9})?) ?(ms|milli|h|m|s)/g)];
  if (parts.length === 0) return Number.NaN;
  const unit = { ms: 0.001, milli: 0.001, s: 1, m: 60, h: 3600 } as const;
  return parts.reduce(
    (sum, [, amount, name]) => sum + Number(amount) * (unit[name as keyof typeof unit] ?? 0),
    0,
  );
}

function numberOf(text: string): number {
  return /^\d{1,15}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
}
