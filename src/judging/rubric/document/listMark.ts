/** A list mark, a number or an emoji that was typed in front of a bullet: lists bring their own. */
const MARK =
  /^\s*(?:(?:[-–—*+•·‧∙▪▫◦●○■□◆◇▶►▸‣➢➤➔→✓✔☑✦✧★☆※⁃>]|\p{Extended_Pictographic}\uFE0F?)+\s+|[•·●○■□◆◇▶►▸‣➢➤✓✔☑✦★☆※▪◦]+(?=\S)|\p{Emoji_Presentation}+|[(（]?\d{1,2}[)）、]\s*|\d{1,2}\.(?:\s+|(?=[^\d\s]))|[(（]?[一二三四五六七八九十]{1,2}[)）、]\s*|[\u2460-\u2473\u2776-\u277f]\s*)(?=\S)/u;

/** How long the mark is that a bullet begins with. */
export function markLength(text: string): number {
  return MARK.exec(text)?.[0].length ?? 0;
}
