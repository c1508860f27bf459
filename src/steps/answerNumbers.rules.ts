import { exactValue } from '../text/numeralsHan';

const SIZE = /\d\s?(?:[GMTK]i?B|[GT])(?![A-Za-z\d])/giu;
/** Fillers inside a figure, spoken units, and 4G or 5G, which alone is a network. */
const FORMS: [RegExp, string][] = [
  // "150ish".
  [/(?<=\d[kKmM]?)-?ish\b/gu, ''],
  // "From 2 percent to like 0.3", "in like March".
  [
    /\blike (?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|(?:two|three|four|five|six|seven|eight|nine|ten)\b)/giu,
    '',
  ],
  [/(?<=\d)\s?(?:megs?|megabytes?)\b/giu, ' MB'],
  [/(?<=\d)\s?(?:gigs?|gigabytes?)\b/giu, ' GB'],
  [/(?<=\d\s?)个\s?T(?![A-Za-z\d])/gu, ' TB'],
  [/(?<=\d\s?)个\s?G(?![A-Za-z\d])/gu, ' GB'],
];

/** A Chinese number that is all that is said, which a reader of prose takes for a word: 三千. */
const HAN_NUMBER =
  /(?<=^|[,，。:：\s]|大概|大约|差不多|可能|应该|就|约)[一二两三四五六七八九十][零一二两三四五六七八九十百千万亿]{1,8}(?=$|[,，。!\s]|左右|吧)/gu;

/** The text with bare Chinese numbers in digits. */
export function writtenNumbers(text: string): string {
  return text.replace(HAN_NUMBER, (number) => {
    const value = /[十百千万亿]/u.test(number) ? exactValue(number) : undefined;
    return value === undefined || value === null ? number : String(value);
  });
}

/** The text with spoken sizes as `findQuantities` reads them: "900 megs", 3 个 T, the second of 从16G降到4G. */
export function writtenSizes(text: string): string {
  const written = FORMS.reduce((whole, [pattern, unit]) => whole.replace(pattern, unit), text);
  return (written.match(SIZE)?.length ?? 0) < 2
    ? written
    : written.replace(
        /(?<=[到至>→为成]\s?|\bto\s)([2-6])G(?![A-Za-z\d]|\s?(?:网|信号|时代|手机|networks?|phones?|lte))/gu,
        '$1 GB',
      );
}
