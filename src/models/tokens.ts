/**
 * Tokens of a text, estimated without a tokenizer and erring high: about three characters of a Latin text a token,
 * more than one token a Chinese character.
 */
export function estimateTokens(text: string): number {
  let latin = 0;
  let other = 0;
  for (let index = 0; index < text.length; index++) {
    if (text.charCodeAt(index) < 0x2e80) latin++;
    else other++;
  }
  return Math.ceil(latin / 3 + other * 1.3);
}
