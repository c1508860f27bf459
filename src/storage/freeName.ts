/** `ada.resume.json`, `ada (2).resume.json`, and so on without an end. */
export function* namesLike(wanted: string): Generator<string, never> {
  yield wanted;
  const [, stem = wanted, end = ''] = /^(.+?)((?:\.[A-Za-z]\w*)*)$/s.exec(wanted) ?? [];
  for (let count = 2; ; count++) yield `${stem} (${count})${end}`;
}

/** The first of {@link namesLike} that is free. */
export function freeName(wanted: string, taken: (name: string) => boolean): string {
  for (const name of namesLike(wanted)) if (!taken(name)) return name;
  return wanted;
}
