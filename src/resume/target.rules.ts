/** The role in a wish: "I want to apply for backend jobs" → "backend"; 想找一份前端的工作 → "前端". */
const ENGLISH =
  /\b(?:appl(?:y|ying) (?:for|to)|looking (?:for|at)|after|aiming (?:for|at)|interested in|want|need|get(?:ting)?|land(?:ing)?|switch(?:ing)? (?:in)?to|mov(?:e|ing) (?:in)?to|(?:resume|cv) for|for)\s+(?:an?\s+|the\s+|some\s+|my (?:next|first)\s+|new\s+)*((?:[\w+#./-]+\s+){0,4}?[\w+#./-]+?)\s+(?:jobs?|roles?|positions?|work|internships?|openings?|gigs?)\b/i;
const TITLE =
  /\b(?:as|become|to be|being|for)\s+(?:an?\s+)?((?:[\w+#./-]+\s+){0,4}(?:engineer|developer|programmer|architect|designer|scientist|analyst|sre|tester|administrator|intern|manager|lead|consultant))\b/i;
const CHINESE =
  /(?:应聘|投递?|找|想做|想当|求职|申请|面|转(?:行|岗)?(?:做|到|成)?|换(?:成|到)?)(?:一份|一个|个|份|一下)?(?:的)?([\p{Script=Han}A-Za-z0-9+#./ -]{1,16}?)(?:方向)?(?:的)?(?:岗位?|职位|工作|实习|工程师|开发|职缺|岗)/u;
/** What names no role. */
const NO_ROLE =
  /^(?:an?|the|new|any|some|better|good|next|first|this|that|these|those|your|my|a new|remote|full[- ]time|part[- ]time|job|work|工作|一份|新|新的|好|好的|更好|更好的|份|个|合适|合适的|满意的|这个|这份|那个)$/iu;

/** The role that a message aims at, in its own words; `null`: it names none. */
export function targetIn(text: string): string | null {
  const title = TITLE.exec(text)?.[1];
  if (title) return title.trim();
  const english = ENGLISH.exec(text)?.[1]?.trim();
  if (english && !NO_ROLE.test(english)) return english;
  const match = CHINESE.exec(text);
  const chinese = match?.[1]?.trim() ?? '';
  if (match && chinese !== '' && !NO_ROLE.test(chinese)) {
    // 后端开发 is the role, not 后端.
    const kind = /(工程师|开发|实习)$/u.exec(match[0])?.[1] ?? '';
    return `${chinese}${kind}`;
  }
  return null;
}

/** What a message quotes to be worked on: in quotes or a fence, or behind a colon; `null`: it only wishes. */
export function passageIn(text: string): string | null {
  const fenced = /```[^\n]*\n([\s\S]+?)```/.exec(text)?.[1];
  const quoted = /[“"「『]([^”"」』]{8,2000})[”"」』]/u.exec(text)?.[1];
  const behind = /^[^:：\n]{1,60}[:：]\s*([\s\S]{8,4000})$/u.exec(text.trim())?.[1];
  const found = (fenced ?? quoted ?? behind)?.trim();
  return found === undefined || found === '' ? null : found;
}
