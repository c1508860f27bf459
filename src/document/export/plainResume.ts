import { isRecord } from '../meta';

/**
 * A parsed JSON Resume as it can be given away: all that the user wrote, without what Vitae keeps in `meta.vitae`. Two
 * spaces of indentation, a line break at the end.
 */
export function plainResumeJson(resume: unknown): string {
  return `${JSON.stringify(withoutOurs(resume), null, 2)}\n`;
}

function withoutOurs(resume: unknown): unknown {
  if (!isRecord(resume) || !isRecord(resume['meta'])) return resume;
  const { meta, ...rest } = resume;
  const { vitae: _, ...others } = meta as Record<string, unknown>;
  return Object.keys(others).length > 0 ? { ...rest, meta: others } : rest;
}
