import type { Node } from 'jsonc-parser';

/** How a file is laid out, so that what is added looks like the rest. */
export interface Layout {
  /** The file's line break. */
  eol: string;
  /** One step of indentation. */
  unit: string;
  /** Whether the root's children stand on lines of their own. */
  multiline: boolean;
  /** Whether a space follows colons and commas on one line. */
  spaced: boolean;
}

/** Reads the layout off a text; for what it doesn't show, two spaces, `\n` and one child a line. */
export function layoutOf(text: string, root: Node): Layout {
  const first = root.children?.[0];
  const colon = first?.colonOffset;
  return {
    eol: /\r\n|\n|\r/.exec(text)?.[0] ?? '\n',
    unit: unitOf(text, root),
    multiline: !first || breaksBetween(text, root.offset, endOf(root)),
    spaced: colon === undefined || /\s/.test(text.charAt(colon + 1)),
  };
}

/** The white space in front of the line that holds an offset. */
export function lineIndent(text: string, offset: number): string {
  const before = text.slice(0, offset);
  const start = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
  return /^[ \t]*/.exec(text.slice(start))?.[0] ?? '';
}

/** Whether a line ends between two offsets. */
export function breaksBetween(text: string, from: number, to: number): boolean {
  return /[\r\n]/.test(text.slice(from, to));
}

/** The offset after a node. */
export function endOf(node: Node): number {
  return node.offset + node.length;
}

/**
 * Writes a value: over several lines, continuing at `indent`, or on one line as `layout.spaced` says.
 */
export function writeJson(value: unknown, layout: Layout, multiline: boolean, indent: string): string {
  if (multiline) return JSON.stringify(value, null, layout.unit).replaceAll('\n', layout.eol + indent);
  return layout.spaced ? spacedJson(value) : JSON.stringify(value);
}

function spacedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spacedJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}: ${spacedJson(field)}`).join(', ')}}`;
}

function unitOf(text: string, root: Node): string {
  const first = root.children?.[0];
  if (!first || !breaksBetween(text, root.offset, first.offset)) return '  ';
  const unit = lineIndent(text, first.offset).slice(lineIndent(text, root.offset).length);
  return unit === '' ? '  ' : unit;
}
