/** The code of a Jupyter notebook without its outputs, and the language of its kernel; `null` where it is none. */
export function notebookSource(json: string): { source: string; language: string } | null {
  let notebook: unknown;
  try {
    notebook = JSON.parse(json);
  } catch {
    return null;
  }
  const { cells, metadata } = fields(notebook);
  if (!Array.isArray(cells)) return null;
  const code = cells.flatMap((cell: unknown) => {
    const { cell_type: type, source } = fields(cell);
    if (type !== 'code') return [];
    return [
      Array.isArray(source) ? source.filter((line) => typeof line === 'string').join('') : String(source),
    ];
  });
  const kernel = fields(fields(metadata)['kernelspec'])['language'];
  const name = typeof kernel === 'string' ? kernel.toLowerCase() : 'python';
  const language = name === 'r' ? 'R' : name === 'julia' ? 'Julia' : 'Python';
  return { source: code.join('\n'), language };
}

function fields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
