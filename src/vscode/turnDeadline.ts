/** What the manifest says of the setting `turnDeadline`, in seconds. VS Code warns of other values and passes them on. */
const SECONDS = { default: 60, minimum: 5, maximum: 3_600 } as const;

/** The time of a turn in ms, whatever the setting holds. */
export function turnDeadlineMs(setting: unknown): number {
  const seconds = typeof setting === 'string' && setting.trim() !== '' ? Number(setting) : setting;
  const usable = typeof seconds === 'number' && !Number.isNaN(seconds) ? seconds : SECONDS.default;
  return Math.min(Math.max(usable, SECONDS.minimum), SECONDS.maximum) * 1_000;
}
