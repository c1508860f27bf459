import { Taken } from './characters';
import { findDates } from './dates';
import { findFixedForms } from './fixedQuantities';
import { findLookalikes, findManifestLines } from './lookalikes';
import { findDigits, findEnglishWords, findHanWords } from './numeralQuantities';
import type { Quantity } from './quantity';
import { markChanges } from './quantityChange';
import { markPairs, mergeComposites } from './quantityPairs';
import type { Reading } from './quantityReading';
import { memo } from './memo';

export type { Quantity } from './quantity';
export { sameQuantity } from './quantityMatch';

/** Quantities of a text, in order, without overlaps. Years, dates, versions, names, ids and addresses are none. */
export const findQuantities = memo(readQuantities);

function readQuantities(text: string): readonly Quantity[] {
  const flat = halfWidth(text);
  const taken = new Taken(flat.length);
  for (const { span } of findDates(flat)) taken.add(span);
  for (const span of findLookalikes(flat)) taken.add(span);
  const manifests = new Taken(flat.length);
  for (const span of findManifestLines(flat)) manifests.add(span);
  const found: Reading[] = [];
  for (const find of [findFixedForms, findDigits, findEnglishWords, findHanWords]) {
    for (const reading of find(flat)) {
      const { quantity, grown, measured } = reading;
      // Bare numbers between dependencies are versions: "Gemfile: rails 7.1, pg 1.5".
      const isVersion = !grown && !measured && !manifests.isFree(quantity.span);
      if (isVersion || !taken.isFree(quantity.span) || isAgo(flat, quantity)) continue;
      taken.add(quantity.span);
      found.push(reading);
    }
  }
  found.sort((a, b) => a.quantity.span[0] - b.quantity.span[0]);
  const merged = mergeComposites(flat, found);
  markPairs(flat, merged);
  const quantities = merged
    .filter(({ quantity, tentative }) => !tentative || quantity.part)
    .map(({ quantity }) => quantity);
  markChanges(flat, quantities);
  for (const quantity of quantities) quantity.surface = text.slice(...quantity.span);
  return quantities;
}

/** "Two years ago", 三个月前: a date, no length. */
function isAgo(text: string, { unit, span }: Quantity): boolean {
  return (
    (unit === 's' || unit === 'month') &&
    /^(?:\s(?:ago|earlier)\b|\s?(?:之前|以前|前(?![端后台置期沿提]))(?!，?现在))/i.test(
      text.slice(span[1], span[1] + 9),
    )
  );
}

/** Full-width digits and signs as half-width ones; the length stays, so that spans hold. */
function halfWidth(text: string): string {
  return text.replace(/[０-９％．＋－～＜＞＝]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
}
