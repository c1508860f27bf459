/** `RuoYi v3.9.2` without its version. */
export function withoutVersion(title: string): string {
  return title.replace(/\s*\bv?\d+(?:\.\d+)+\S*$/i, '');
}

/** `Vitae - a resume beside the code` is called Vitae. */
export function nameOf(title: string): string {
  const name = withoutVersion(title)
    .split(/\s+[-–—|]+\s+|\s*[:：｜]\s*|——|\s*[（(]/u)[0]
    ?.trim();
  // "f(x)" is no f: a single letter stays with what follows.
  return name !== undefined && name.length > (/^[\w]/.test(name) ? 1 : 0) ? name : title;
}

/** Whether a title reads as a motto rather than a name. */
export function isSlogan(name: string): boolean {
  return (
    name.length > 40 || name.split(/\s+/).length > 4 || /[.!?。！？,，]/.test(name.replace(/\.(?=\w)/g, ''))
  );
}
