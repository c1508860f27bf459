/** Documents that a user may paste instead of writing a wish. */
export type PastedShape = 'jobAd' | 'resume' | 'readme';

/** Signs of a job ad; two different ones make one. */
const AD_SIGNS: RegExp[] = [
  /\b(?:requirements?|qualifications|what you(?:'ll| will)? (?:bring|need)|profile(?=\s*:)|your profile|must[- ]haves?|must(?=\s*:)|you(?:'ll| will)? (?:have|bring|need)|who you are|we expect|minimum)\b\s*:?/i,
  /\b(?:responsibilit(?:y|ies)|what you(?:'ll| will) (?:do|build|work on)|your (?:tasks|role|mission|responsibilities)|tasks(?=\s*:)|the role|about the (?:role|job|position)|duties|you(?:'ll| will) (?:own|build|be|work|lead|help|design|join))\b\s*:?/i,
  /\b(?:we(?:'re| are) (?:hiring|looking for|seeking|searching)|join (?:our|us|the)|is (?:hiring|looking for)|now hiring|vacancy|job (?:title|opening|id)|position\s*:|open position|\((?:m|f|w|d|x)\/[mfwd]\/[dxm]\)|\(all genders\))/i,
  /\b(?:nice[- ]to[- ]haves?|preferred|is a plus|a plus|bonus points|plus(?=\s*:)|good to have|desirable|ideally)\b/i,
  /\b(?:we offer|what we offer|benefits?|perks|salary|compensation|paid (?:time|leave)|days (?:of )?(?:holiday|leave|vacation)|equal opportunity|pension|training budget|per annum|k\/year)\b/i,
  /\b(?:apply (?:by|before|now|at|via|to)|send (?:your|us your) (?:cv|resume|application)|closing date|deadline)\b/i,
  /(?:任职|岗位|职位|应聘)(?:要求|资格|条件)|(?:^|\n)\s*【?要求】?\s*[:：]/,
  /(?:岗位|工作|主要)?职责|(?:职位|岗位|工作)描述|工作内容/,
  /(?:^|\n)\s*【?(?:岗位|职位|招聘岗位|职位名称|岗位名称|招聘职位)】?\s*[:：]|招聘|急招|诚聘|招募|热招|内推/,
  /五险一金|双休|薪资|薪酬|待遇|年终奖|带薪|福利|\d+\s?[-~–]\s?\d+\s?[kK]|面议|\d+薪/,
  /优先(?:考虑)?|加分项|者优先/,
  /(?:本科|大专|硕士|学历)(?:及)?以上|\d+\s?年(?:以上|及以上)?(?:工作|相关|开发)?经验|[一二三四五六七八]年(?:以上|及以上)?(?:工作|相关|开发)?经验/,
  /投(?:递)?简历(?:至|到)?|有意者|工作地[点址]/,
];
const AD_OF_SELF = /\b(?:i(?:'m| am|'ve| have|'d| would)|my)\b|我(?:的|想|要|有|是|在|投|应聘|参与|负责)/i;

const RESUME_HEADINGS =
  /(?:^|\n)\s*(?:#{1,3}\s*)?(?:(?:work |professional |employment )?experience|employment(?: history)?|education|skills|summary|profile|projects?|certifications?|教育(?:背景|经历)?|工作经[历验]|项目经[历验]|项目|实习经历|专业技能|技能|自我评价|个人信息|求职意向|荣誉奖项)\s*(?:[:：]|\n|$)/gi;
const CONTACT =
  /[\w.+-]+@[\w-]+\.[\w.]+|(?<!\d)1[3-9]\d{9}(?!\d)|\+\d{1,3}[ \d()-]{7,}|(?:^|\n)\s*(?:姓名|电话|手机|邮箱|phone|e-?mail)\s*[:：]/i;
const PERIODS =
  /(?:19|20)\d\d(?:[./年-]\d{1,2}月?)?\s*(?:-|–|—|~|至|to)\s*(?:(?:19|20)\d\d|至今|今|present|now)/gi;

const README_SIGNS: RegExp[] = [
  /^\s*#\s+\S/,
  /\n\s*#{2,3}\s*(?:features?|usage|install(?:ation)?|getting started|quick ?start|licen[cs]e|contributing|build(?:ing)?|examples?|requirements|configuration|api|roadmap|功能(?:特性)?|特性|安装|使用(?:方法|说明)?|快速(?:开始|上手)|许可证?|开发|贡献|运行|部署|技术栈|目录结构)/i,
  /!\[[^\]]*\]\(/,
  /```|\n {4}\S/,
  /\b(?:npm (?:i|install)|yarn add|pip install|cargo (?:install|add)|go (?:get|install)|git clone|docker (?:run|pull)|brew install|mvn |make (?:install|build))\b/i,
];

/** What a pasted text is by its shape; `null` for ordinary words of a user. */
export function pastedShape(text: string): PastedShape | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (/^\s*\{[\s\S]*"(?:basics|work|education)"\s*:/.test(text)) return 'resume';
  const readme = README_SIGNS.filter((sign) => sign.test(text)).length;
  const headed = README_SIGNS[0]?.test(text) === true || /^\s*\S.*\n={3,}/.test(text);
  const ad = AD_SIGNS.filter((sign) => sign.test(text)).length;
  const headings = new Set([...text.matchAll(RESUME_HEADINGS)].map((match) => match[0].trim().toLowerCase()))
    .size;
  const contact = CONTACT.test(text);
  const periods = text.match(PERIODS)?.length ?? 0;
  const long = lines.length >= 2 || text.length >= 60 || (text.length >= 28 && /\p{Script=Han}/u.test(text));
  if (!long) return null;
  if (headed && readme >= 2 && headings < 3) return 'readme';
  const resume = headings + (contact ? 2 : 0) + Math.min(periods, 2);
  if (lines.length >= 2 && resume >= 3 && ad <= resume) return 'resume';
  // A user who talks about an ad speaks of themselves; an ad doesn't.
  const enough = lines.length >= 3 || !AD_OF_SELF.test(text) ? 2 : 4;
  if (ad >= enough && !/(?:^|[\s,，])(?:please|can you|could you|帮我|请)/i.test(text.slice(0, 40)))
    return 'jobAd';
  if (lines.length >= 2 && resume >= 2 && ad === 0) return 'resume';
  return headed && lines.length >= 2 ? 'readme' : null;
}
