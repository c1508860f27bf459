import type { Language } from '../../protocol/cards';
import { formatPartialDate, parsePartialDate, type PartialDate } from '../partialDate';
import type { Period } from './content';
import { words } from './words';

/** A date for a reader: `Mar 2021`, `2021.03`; what is no date as it is written. */
export function dateText(written: string, language: Language): string {
  const parsed = parsePartialDate(written);
  return parsed.kind === 'date' ? knownDate(parsed.date, language) : written;
}

/** `Mar 2021 – May 2023`, `2021.03 – 至今`; one date where there is only one, or both are the same. */
export function periodText({ startDate, endDate }: Period, language: Language): string {
  const end = endDate === undefined || isOpen(endDate) ? undefined : dateText(endDate, language);
  if (startDate === undefined || isOpen(startDate)) return end ?? '';
  const start = dateText(startDate, language);
  const to = end ?? words[language].present;
  return start === to ? start : `${start} – ${to}`;
}

/** Whether an end says that it goes on. */
export function isOpen(written: string): boolean {
  return parsePartialDate(written).kind === 'open';
}

function knownDate(date: PartialDate, language: Language): string {
  if (language === 'en') return formatPartialDate(date, language);
  const { y, m, d } = date;
  const parts = [m, d].filter((part) => part !== undefined).map((part) => String(part).padStart(2, '0'));
  return [String(y), ...parts].join('.');
}
