/** A time as one reads it: whole minutes, and seconds with a decimal below ten of them. */
export function clock(ms: number): { minutes: number; seconds: number } {
  const tenths = Math.round(ms / 100);
  if (tenths < 100) return { minutes: 0, seconds: tenths / 10 };
  const seconds = Math.round(ms / 1_000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
