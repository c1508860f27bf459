/**
 * Brings reStructuredText, AsciiDoc and Org near enough to Markdown for reading prose, lists and headings. The text
 * keeps its number of lines, so that a line found later is the line of the file.
 */
export function toMarkdown(text: string, path: string): string {
  const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
  if (extension === 'rst') return fromRst(text.split('\n')).join('\n');
  if (extension === 'adoc' || extension === 'asciidoc') return fromAsciiDoc(text.split('\n')).join('\n');
  if (extension === 'org') return text.split('\n').map(fromOrg).join('\n');
  return text;
}

const UNDERLINE = /^([=\-~^"'`#*+:.<>_])\1{2,}\s*$/;

function fromRst(lines: string[]): string[] {
  const levels: string[] = [];
  const out: string[] = [];
  let literal: number | null = null;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const indent = line.search(/\S/);
    if (literal !== null) {
      if (indent < 0 || indent > literal) {
        out.push('');
        continue;
      }
      literal = null;
    }
    const mark = UNDERLINE.exec(lines[index + 1] ?? '')?.[1];
    const overline =
      UNDERLINE.test(line) &&
      UNDERLINE.test(lines[index + 2] ?? '') &&
      (lines[index + 1] ?? '').trim() !== '';
    if (overline) {
      out.push('', heading(levels, `${line[0]}over`, lines[index + 1] ?? ''), '');
      index += 2;
    } else if (mark !== undefined && indent === 0 && !UNDERLINE.test(line)) {
      out.push(heading(levels, mark, line), '');
      index += 1;
    } else if (/^\s*\.\.(?:\s|$)/.test(line)) {
      // A directive, a comment or a target, with all that is indented below it.
      literal = indent;
      out.push('');
    } else if (/::\s*$/.test(line)) {
      literal = indent;
      out.push(rstInline(line.replace(/::\s*$/, ':')));
    } else {
      out.push(/^\s*:[\w -]+:(?:\s|$)/.test(line) ? '' : rstInline(line));
    }
  }
  return out;
}

function heading(levels: string[], mark: string, title: string): string {
  if (!levels.includes(mark)) levels.push(mark);
  return `${'#'.repeat(Math.min(levels.indexOf(mark) + 1, 6))} ${rstInline(title.trim())}`;
}

function rstInline(line: string): string {
  return line
    .replace(/\|[^|\s][^|]*\|_{0,2}/g, '')
    .replace(/``([^`]+)``/g, '`$1`')
    .replace(/:[\w:+.-]+:`([^`<]+?)(?:\s*<[^>`]*>)?`/g, '$1')
    .replace(/`([^`<]+?)\s*<([^>`]+)>`_{1,2}/g, '[$1]($2)')
    .replace(/`([^`]+)`_{1,2}/g, '$1')
    .replace(/(\w)_{1,2}(?=[\s.,;:)]|$)/g, '$1');
}

function fromAsciiDoc(lines: string[]): string[] {
  let fence: string | null = null;
  return lines.map((line) => {
    const delimiter = /^(-{4,}|\.{4,}|={4,}|\+{4,}|\/{4,}|_{4,}|\|===)\s*$/.exec(line)?.[1];
    if (fence !== null) {
      if (delimiter === fence) fence = null;
      return '';
    }
    if (delimiter !== undefined) {
      if (!/^[=_]/.test(delimiter)) fence = delimiter;
      return '';
    }
    if (
      /^:[\w!-]+:|^\/\/|^(?:ifdef|ifndef|ifeval|endif|include|image|video|toc)::|^\[[^\]]*\]\s*$|^\.\w/.test(
        line,
      )
    )
      return '';
    return line
      .replace(/^(={1,6})\s+/, (_, marks: string) => `${'#'.repeat(marks.length)} `)
      .replace(/^(\*{1,5})\s+/, (_, marks: string) => `${'  '.repeat(marks.length - 1)}- `)
      .replace(/image:[^\s[]+\[[^\]]*\]/g, '')
      .replace(/(?:link:)?(https?:\/\/[^\s[]+|\S+\.\w+)\[([^\]]*)\]/g, '[$2]($1)');
  });
}

function fromOrg(line: string): string {
  if (/^#\+/.test(line)) return /^#\+title:\s*/i.test(line) ? line.replace(/^#\+title:\s*/i, '# ') : '';
  return line
    .replace(/^(\*+)\s+/, (_, marks: string) => `${'#'.repeat(Math.min(marks.length + 1, 6))} `)
    .replace(/\[\[([^\]]+)\]\[([^\]]+)\]\]/g, '[$2]($1)');
}
