const REFUSES = new RegExp(
  [
    /\b(?:sorry|apologi[sz]e|apologies|unfortunately|regret)\b[^]{0,100}\b(?:can(?:no|')?t|can not|unable|not able|won't|will not|decline|not (?:permitted|allowed|comfortable))\b/,
    /\bI(?:'m| am)?\s+(?:really |simply |just )?(?:can(?:no|')?t|can not|won't|will not|must (?:decline|refuse)|have to (?:decline|refuse)|unable|not able|decline|refuse|not (?:comfortable|permitted|allowed)|do not feel comfortable)\b|\bI(?:'d| would) (?:rather|prefer) not\b/,
    /\bas an? (?:AI|language model|assistant)\b|\bagainst (?:my|our) (?:guidelines|polic(?:y|ies)|principles)|\b(?:can(?:no|')?t|unable to|not able to) (?:help|assist|comply|fulfil)/,
    /(?:抱歉|对不起|不好意思|遗憾)[^]{0,60}(?:不能|无法|没法|没办法|不便|不可以|不会|拒绝|不予)/,
    /(?:我|本人|作为.{0,16}(?:AI|人工智能|助手|模型).{0,20})(?:不能|无法|没法|不便|拒绝|不会)/,
    /(?:不能|无法|不便|拒绝)(?:为您|为你|对此|就此)?(?:回答|提供|协助|帮助|评价|评估|讨论|满足|处理|完成|继续)/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);

const DECLINES =
  /\b(?:can(?:no|')?t|can not|won't|will not|unable to|not able to|(?:must|have to) (?:decline|refuse)(?: to)?) (?:help|assist|comply|fulfil|do (?:that|this)|answer|evaluate|judge|grade|provide|continue)|(?:不能|无法|没法|不便|拒绝)(?:为您|为你|对此|就此)?(?:回答|提供|协助|帮助|评价|评估|讨论|满足|处理|完成|继续)/i;
const GOES_ON = /\b(?:but|however|instead|here|nevertheless|still|so)\b|但|不过|以下|如下|因此|所以|仍/i;

/** Whether the words are those of a model that declines. Only the ends are read: nobody refuses in the middle. */
export function refuses(words: string): boolean {
  const plain = words.trim().replace(/[’]/g, "'");
  return REFUSES.test(plain.length > 1200 ? `${plain.slice(0, 600)}\n${plain.slice(-600)}` : plain);
}

/** Whether words beside a value decline to give one, and nothing after them leads on to it. */
export function declines(words: string): boolean {
  const plain = words.slice(0, 600).replace(/[’]/g, "'");
  const match = DECLINES.exec(plain);
  return match !== null && !GOES_ON.test(plain.slice(match.index + match[0].length));
}
