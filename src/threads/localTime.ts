import type { Language } from '../protocol/cards';

/** `2026-11-30 19:44:57` where the reader is; `undefined` where it is no time. */
export function localTime(iso: string): string | undefined {
  const at = timeOf(iso);
  if (!at) return undefined;
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
}

/** `Nov 30, 2026` where the reader is; `undefined` where it is no time. */
export function localDay(iso: string, language: Language): string | undefined {
  const at = timeOf(iso);
  return (
    at && new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'medium' }).format(at)
  );
}

/** `Nov 30, 2026, 19:44` where the reader is; `undefined` where it is no time. */
export function localMoment(iso: string, language: Language): string | undefined {
  const at = timeOf(iso);
  const format: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  };
  return at && new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', format).format(at);
}

function timeOf(iso: string): Date | undefined {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? undefined : at;
}
