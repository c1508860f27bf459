import type { Evidence, EvidenceKind, EvidenceSource } from '../../protocol/cards';

/** Evidence before it has its id and the repository's identity. */
export type Fact = Omit<Evidence, 'id'>;

/** Addresses of people never go into evidence. */
export const EMAIL = /[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/i;

/** A fact that stands in a file. */
export function fileFact(
  kind: EvidenceKind,
  text: string,
  at: { path: string; line?: number },
  data?: Evidence['data'],
): Fact {
  const source: EvidenceSource = {
    type: 'file',
    path: at.path,
    ...(at.line === undefined ? {} : { line: at.line }),
  };
  return { kind, text, source, ...(data === undefined ? {} : { data }) };
}

/** The data without what is unknown. */
export function known(
  fields: Record<string, string | number | boolean | string[] | undefined>,
): Record<string, string | number | boolean | string[]> {
  const entries = Object.entries(fields).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return Object.fromEntries(entries);
}
