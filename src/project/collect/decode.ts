/** How the bytes of a text file were read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

export type Decoded = { text: string; encoding: Encoding } | { binary: true };

const REPLACEMENT = /\uFFFD/g;
const HAN = /\p{Script=Han}/gu;
/** Control characters that no text has; escape and form feed occur in some. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\x00-\x08\x0E-\x1A\x1C-\x1F]/g;

/**
 * Reads the bytes of a file, or of its beginning (a character that was cut at the end is left out), as text: by the byte
 * order mark, else UTF-16 by where its zero bytes stand, else UTF-8, else GB18030 where that gives mostly Chinese, else
 * Windows-1252. Newlines become `\n`.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const encoding = encodingOf(bytes);
  if (encoding === null) return { binary: true };
  const text = decode(bytes, encoding);
  const controls = text.match(CONTROL)?.length ?? 0;
  if (controls > 2 + text.length / 100) return { binary: true };
  return { text: text.replace(/\r\n?/g, '\n'), encoding };
}

function encodingOf(bytes: Uint8Array): Encoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = zeroBytes(bytes.subarray(0, 4096));
  if (zeros.even + zeros.odd > 0) {
    // ASCII in UTF-16 has its zeros on one side only; Chinese has none, but spaces and newlines do.
    if (zeros.even === 0) return plausible(bytes, 'utf-16le') ? 'utf-16le' : null;
    if (zeros.odd === 0) return plausible(bytes, 'utf-16be') ? 'utf-16be' : null;
    return null;
  }
  if (isUtf8(bytes)) return 'utf-8';
  if (paired(bytes) && plausible(bytes, 'gb18030')) return 'gb18030';
  return textual(bytes) ? 'windows-1252' : null;
}

function zeroBytes(bytes: Uint8Array): { even: number; odd: number } {
  const count = { even: 0, odd: 0 };
  for (const [index, byte] of bytes.entries()) {
    if (byte === 0) count[index % 2 === 0 ? 'even' : 'odd']++;
  }
  return count;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // `stream` forgives a character that was cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes, { stream: true });
}

/** Whether an encoding that accepts almost any bytes gives something that was meant. */
function plausible(bytes: Uint8Array, encoding: Encoding): boolean {
  const text = decode(bytes.subarray(0, 65_536), encoding);
  const wrong = (text.match(REPLACEMENT)?.length ?? 0) + (text.match(CONTROL)?.length ?? 0);
  if (wrong > text.length / 200) return false;
  const foreign = Array.from(text).filter((char) => (char.codePointAt(0) ?? 0) > 0x7f).length;
  if (encoding !== 'gb18030') return foreign < text.length / 2 || han(text) > foreign / 2;
  return foreign > 0 && han(text) > foreign / 2;
}

/**
 * Whether bytes above ASCII come in pairs, as in Chinese text: nearly all characters in use have both bytes there
 * (GB 2312), while an accented letter mostly stands beside plain ones.
 */
function paired(bytes: Uint8Array): boolean {
  let pairs = 0;
  let singles = 0;
  for (let index = 0; index < Math.min(bytes.length, 65_536); index++) {
    if ((bytes[index] ?? 0) < 0x81) continue;
    if ((bytes[index + 1] ?? 0) >= 0xa1) {
      pairs++;
      index++;
    } else singles++;
  }
  return pairs > singles * 3;
}

function han(text: string): number {
  return text.match(HAN)?.length ?? 0;
}

/** Mostly ASCII with a few other bytes, as Western European text in one byte a character is. */
function textual(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, 65_536);
  const high = head.reduce((count, byte) => count + (byte > 0x7f ? 1 : 0), 0);
  return high < head.length / 5;
}
