/**
 * Reads a date in Chinese form, its numbers in digits or in characters: `2020年`, `2020年3月`, `2020 年 3 月 5 日`,
 * `二〇二〇年十一月`. Whether month and day exist is for the caller to check. `undefined`: not of this form.
 */
export function chineseDate(text: string): { y: number; m?: number; d?: number } | undefined {
  const match = form.exec(text.replace(/\s+/g, ''));
  if (!match) return undefined;
  const y = number(match[1] ?? '');
  const m = match[2] === undefined ? undefined : number(match[2]);
  const d = match[3] === undefined ? undefined : number(match[3]);
  return { y, ...(m !== undefined && { m }), ...(d !== undefined && { d }) };
}

const form =
  /^(\d{4}|[〇零○一二三四五六七八九]{4})年(?:([\d〇零一二三四五六七八九十]{1,3})月(?:份|初|中|底|([\d一二三四五六七八九十]{1,3})[日号號])?)?$/;
const digits = '〇一二三四五六七八九';

function number(text: string): number {
  const plain = [...text.replace(/[零○]/g, '〇')].map((char) => {
    const at = digits.indexOf(char);
    return at < 0 ? char : String(at);
  });
  const ten = plain.indexOf('十');
  if (ten < 0) return Number(plain.join(''));
  const tens = plain.slice(0, ten).join('');
  const ones = plain.slice(ten + 1).join('');
  return (tens === '' ? 1 : Number(tens)) * 10 + (ones === '' ? 0 : Number(ones));
}
