import type { Language } from '../protocol/cards';
import { dataOf, type JsonDocument } from './jsonText';
import { isRecord, readMeta } from './meta';

/**
 * The language of a resume: what `meta.vitae.language` says, else that of its prose. Chinese prose is full of Latin
 * names, and an English resume may hold a Chinese name: Chinese from one Han character for each five Latin words on.
 * `null`: it says nothing yet.
 */
export function resumeLanguage(document: JsonDocument): Language | null {
  const stated = readMeta(document).language;
  if (stated) return stated;
  const prose = proseOf(dataOf(document.text, document.root)).join('\n');
  const han = prose.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = prose.match(/\p{Script=Latin}{2,}/gu)?.length ?? 0;
  if (han + words < 3) return null;
  return han * 5 >= words * 2 && han > 4 ? 'zh' : 'en';
}

/** Keys whose values are names, addresses and codes rather than prose. */
const noProse =
  /^(\$schema|url|email|phone|image|startDate|endDate|date|releaseDate|meta|network|username|countryCode)$/;

function proseOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(proseOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => (noProse.test(key) ? [] : proseOf(inner)));
}
