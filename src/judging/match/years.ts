import { matchesOf } from '../../text/matches';

/** A number of years of experience that an ad asks for. `span` in the text read. */
export interface YearsMention {
  years: number;
  span: [number, number];
}

const WORDS: Record<string, number> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  fifteen: 15,
}; // prettier-ignore
const HAN: Record<string, number> = {
  一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10,
}; // prettier-ignore
const EN_NUMBER = `\\d{1,2}|${Object.keys(WORDS)

  .join('|')}`;
const ENGLISH = new RegExp(
  `(?<![\\w.-])(?<n>${EN_NUMBER})(?:\\s?\\(\\d{1,2}\\))?(?:\\s?\\+|[- ]plus| or more)?(?:\\s?(?:-|–|—|~|to|or|and)\\s?(?:${EN_NUMBER})\\s?\\+?)?[\\s-]*(?:full |solid |good )?(?:years?|yrs?\\.?|yoe)(?:['’]|\\b)(?:\\s?\\+)?`,
  'gi',
);
const CHINESE = new RegExp(
  '(?<![\\d.年-])(?<n>\\d{1,2}|[一二两三四五六七八九]?十[一二三四五六七八九]?|[一二两三四五六七八九])\\s?(?:年?\\s?(?:[-–—~～]{1,2}|至|到)\\s?(?:\\d{1,2}|[一二两三四五六七八九十]{1,3})\\s?|[、或]?(?:[二两三四五六七八九十]))?\\s?\\+?\\s?年\\+?',
  'g',
);
const EN_EXPERIENCE =
  /\b(?:experience|background|track record|working|worked|work|developing|building|writing|programming|shipping|coding|running|designing|operating|maintaining|administering|engineering|leading|managing|using|doing|industry|professional(?:ly)?|commercial(?:ly)?|hands-on|production|practice|under your belt|behind you|as an?|with|in (?:a|an|the|similar|software|backend|front|web|data|mobile|devops|qa|test|embedded)|of)\b/i;
const EN_BEFORE_VETO =
  /\b(?:(?:over|in|within|for|during|across) (?:the |our )?(?:last|past|next|first|coming)|past|last|next|first|every|each|after|since|turned|ago|founded|within|every other|once (?:in|every)|lasts?|we(?:'ve| have| bring| had| were| are)\b.{0,60}|our (?!ideal|next|new|perfect|candidate)[\w ]{0,50}|founders?\b.{0,40}|combined|collective(?:ly)?|contract(?: of)?|contract for)\s*$/i;
const EN_AFTER_VETO =
  /^[\s-]*(?:old|olds|ago|of age|contract|fixed|programme|program|plan|roadmap|history|in business|warranty|running(?! )|later|from now|sabbatical|graduate|apprenticeship|degree|course|a row|we\b|our\b|of (?:history|runway|funding|parental|existence|growth|holiday|support))\b/i;
const ZH_EXPERIENCE =
  /经验|经历|以上|\+|工作|开发|从业|研发|使用|背景|实战|以上|起|的?[^，。；]{0,12}经[验历]/;
const ZH_BEFORE =
  /(?:经验|工作|从业|年限|至少|满|不少于|不低于|最少|最低|要求|具有|具备|有|超过|≥|>=|大于)[^，。；;]{0,6}$/;
const ZH_BEFORE_VETO =
  /(?:近|过去|未来|成立|创立|连续|每|第|前|最近|今后|之后|每隔|合同|签|已有|已经|满?了|做了|深耕|运营|我们|公司|团队|试用)[^，。；;]{0,4}$/;
const ZH_AFTER_VETO =
  /^\s?(?:前(?!端|台|沿|后端)|后(?!端|台)|来|之内|内|以内|以下|级|度|期|合同|历史|会员|[一两二三四\d]{1,2}[次薪]|应届|毕业|届|规划|计划|终身|年假|体检|不变|如一日|初|底|末|的老|老牌)/;

/**
 * Years of experience in a sentence. In `prose` an ad may talk of other years (the company's age, a contract), so that
 * experience must be named; behind a `label` ("经验:1年") it need not be.
 */
export function findYears(text: string, context: 'label' | 'requirement' | 'prose'): YearsMention[] {
  const found: YearsMention[] = [];
  for (const match of matchesOf(ENGLISH, text)) {
    const [before, after, end] = around(text, match);
    if (EN_BEFORE_VETO.test(before) || EN_AFTER_VETO.test(after)) continue;
    // "In two years every meter will report" begins a plan.
    if (/(?:^\s*|[.;:!?]\s+)[Ii]n\s*$/.test(before)) continue;
    if (
      context === 'prose' &&
      !EN_EXPERIENCE.test(after.slice(0, 80)) &&
      !/\b(?:experience|writing|building|working|developing|programming|been|worked|coding|written|built|used|run)\b[^.]*$/i.test(
        before,
      )
    )
      continue;
    const word = (match.groups?.['n'] ?? '').toLowerCase();
    found.push({ years: WORDS[word] ?? Number(word), span: [match.index, end] });
  }
  for (const match of matchesOf(CHINESE, text)) {
    const [before, after, end] = around(text, match);
    if (ZH_BEFORE_VETO.test(before) || ZH_AFTER_VETO.test(after)) continue;
    const ranged = /[-–—~～至到+]/.test(match[0]);
    if (context !== 'label' && !ranged && !ZH_EXPERIENCE.test(after.slice(0, 24)) && !ZH_BEFORE.test(before))
      continue;
    found.push({ years: hanNumber(match.groups?.['n'] ?? ''), span: [match.index, end] });
  }
  return found.filter(({ years }) => years > 0 && years <= 30).sort((a, b) => a.span[0] - b.span[0]);
}

function around(text: string, match: RegExpMatchArray): [string, string, number] {
  const at = match.index ?? 0;
  const end = at + match[0].length;
  return [text.slice(Math.max(0, at - 70), at), text.slice(end, end + 90), end];
}

function hanNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const [tens, ones] = text.split('十');
  if (ones === undefined) return HAN[text] ?? 0;
  return (tens === '' ? 1 : (HAN[tens ?? ''] ?? 0)) * 10 + (HAN[ones] ?? 0);
}
