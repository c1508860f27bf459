/**
 * Phrases around reasoning at the start of a reply: Granite 3.2 (as vLLM's parser has them), and harmony when a server
 * drops its tokens and leaves their words.
 */
export const PHRASES = [
  { open: /^here(?: is|'s) my thought process:/i, close: /^here(?: is|'s) my response:/i, line: true },
  { open: /^analysis(?=[A-Z\p{Lo}])/u, close: /^assistantfinal/, line: false },
];

/** Characters that are compared; each phrase is shorter. */
export const PHRASE = 32;

/** Whether more text could make it an opening phrase. */
export function startsLikePhrase(text: string): boolean {
  const lower = text.toLowerCase();
  return ['here is my thought process:', "here's my thought process:", 'analysis'].some((phrase) =>
    phrase.startsWith(lower),
  );
}
