/** `ada.resume.json`, or where that is taken `ada (2).resume.json`, and so on. */
export function freeName(wanted: string, taken: (name: string) => boolean): string {
  if (!taken(wanted)) return wanted;
  const [, stem = wanted, end = ''] = /^(.+?)((?:\.[A-Za-z]\w*)*)$/s.exec(wanted) ?? [];
  for (let count = 2; ; count++) {
    const name = `${stem} (${count})${end}`;
    if (!taken(name)) return name;
  }
}
