import type { PhraseMention } from './phrases';

const PASSIVE_EN =
  /\b(?:was|were|been|being|is|are|got|be)\s+(?:\w+ly\s+|also\s+|then\s+|later\s+){0,2}(?:\w{3,}ed|built|written|made|done|given|taken|shown|kept|run|set|sent|chosen|held|found|led|put|rewritten|rebuilt|brought|cut|split|shipped)\b/gi;
const PASSIVE_ZH =
  /被(?!动|告|子|套|测|保)|由(?:我|本人)|得到了?(?!的)[^，,。]{0,8}(?:解决|优化|改善|提升|处理|落实)|予以/gu;
/** A relative clause or a condition may be passive: what was made is the subject there. */
const RELATIVE_EN =
  /\b(?:that|which|who|whose|when|where|while|if|because|so|until|before|after|as|once|and it|they|it|;)\b[^.;]*$/i;

/** The first passive of a bullet that hides who did it. */
export function findPassive(text: string, language: 'en' | 'zh'): PhraseMention | null {
  for (const match of text.matchAll(language === 'zh' ? PASSIVE_ZH : PASSIVE_EN)) {
    if (language === 'en' && RELATIVE_EN.test(text.slice(0, match.index))) continue;
    return { span: [match.index, match.index + match[0].length], surface: match[0] };
  }
  return null;
}
