import type { JudgeContext, Rule } from '../rule';

/** Keys of custom fields that hold what no employer needs, by what they hold. Compared without case and marks. */
const KEYS: readonly [string, RegExp][] = [
  ['birth', /^(?:birth(?:day|date)?|dateofbirth|dob|born|placeofbirth|birthplace|age|出生(?:日期|年月|地)?|生日|年龄)$/],
  ['gender', /^(?:gender|sex|pronouns|性别)$/],
  ['marital', /^(?:marital(?:status)?|married|spouse|children|婚姻(?:状况|状态)?|婚否|婚育(?:状况|情况)?|已婚|子女)$/],
  ['origin', /^(?:ethnicity|ethnicgroup|race|nationality|民族|籍贯|户口|户籍(?:所在地)?|国籍)$/],
  ['belief', /^(?:religion|religious(?:affiliation)?|faith|politicalaffiliation|politicalstatus|party|宗教(?:信仰)?|政治面貌|党派)$/],
  ['body', /^(?:height|weight|bloodtype|health(?:status)?|disability|身高|体重|血型|健康(?:状况|情况)?)$/],
  ['identity', /^(?:id(?:card|number|no)|nationalid|identity(?:card|number)?|ssn|socialsecurity(?:number|no)?|passport(?:number|no)?|nationalinsurance(?:number)?|nino|drivers?licen[cs]e(?:number|no)?|身份证(?:号码?)?|护照(?:号码?)?)$/],
  ['bank', /^(?:bank(?:account|card)?(?:number|no)?|iban|accountnumber|银行(?:卡|账户|账号|卡号))$/],
  ['salary', /^(?:(?:expected|current|desired)?salary(?:expectations?)?|compensation|薪资|期望薪[资酬水]|目前薪[资酬水]|当前薪[资酬水]|薪资要求)$/],
  ['photo', /^(?:photo|avatar|headshot|portrait|照片|头像)$/],
]; // prettier-ignore

/** "Date of birth: …" at the beginning of a text or of a part of it; features are described in other words. */
const LABELLED: readonly [string, RegExp][] = [
  ['birth', /^(?:date of birth|d\.?o\.?b\.?|birth ?da(?:te|y)|born(?: on)?|age|出生日期|出生年月|生日|年龄)\s*[:：]\s*\S/i],
  ['gender', /^(?:gender|sex|性别)\s*[:：]\s*\S/i],
  ['marital', /^(?:marital status|family status|婚姻(?:状况|状态)?|婚育(?:状况|情况)?|婚否)\s*[:：]\s*\S/i],
  ['origin', /^(?:ethnicity|race|nationality|民族|籍贯|户口(?:所在地)?|户籍(?:所在地)?|国籍)\s*[:：]\s*\S/i],
  ['belief', /^(?:religion|faith|political (?:affiliation|status)|宗教(?:信仰)?|政治面貌)\s*[:：]\s*\S/i],
  ['body', /^(?:height|weight|blood type|health(?: status)?|身高|体重|血型|健康状况)\s*[:：]\s*\S/i],
  ['identity', /^(?:ssn|social security (?:number|no\.?)|passport(?: (?:number|no\.?))?|national insurance(?: (?:number|no\.?))?|ni number|id (?:card|number|no\.?)|driver'?s licen[cs]e(?: (?:number|no\.?))?|身份证(?:号码?)?|护照(?:号码?)?)\s*[:：#]?\s*[a-z]{0,2}\s?\d/i],
  ['bank', /^(?:bank account(?: (?:number|no\.?))?|iban|account (?:number|no\.?)|银行卡号?|银行账号|开户行)\s*[:：]\s*\S/i],
  ['salary', /^(?:(?:expected|current|desired) (?:salary|compensation)|salary expectations?|期望薪[资酬水]|目前薪[资酬水]|当前薪[资酬水]|薪资要求)\s*[:：]\s*\S/i],
  ['address', /^(?:home address|residence|家庭住址|家庭地址|现住址|住址|居住地址)\s*[:：]\s*\S/i],
]; // prettier-ignore
/** The same without a label, as people put it into the line about themselves: "Married, two children". */
const ABOUT_ME: readonly [string, RegExp][] = [
  ['birth', /^born (?:on |in )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:[a-z]+ )?(?:\d{1,2},? )?(?:19|20)\d\d$|^(?:aged? )?\d{2}(?: years? old|-year-old.{0,40})?$|^(?:今年)?\d{2} ?岁$|^(?:19|20)\d\d ?年(?: ?\d{1,2} ?月)?(?: ?\d{1,2} ?日)?(?:出)?生(?:人)?$|^I(?:'m| am) \d{2}(?: years old)?$/i],
  ['gender', /^(?:male|female|男|女|男性|女性)$/i],
  ['marital', /^(?:happily )?(?:married|single|divorced|unmarried)(?: (?:with|and) .{1,30})?$|^(?:已婚|未婚|离异)(?:[已未]育)?.{0,6}$|^已育.{0,6}$/i],
  ['origin', /^[^\s]{1,3}族$|^.{2,6}(?:户籍|户口|人氏)$/i],
  ['belief', /^(?:中共党员|中共预备党员|预备党员|共青团员|群众|党员)$|^(?:christian|muslim|buddhist|hindu|catholic|jewish)$/i],
  ['body', /^身高\s?\d.*|^体重\s?\d.*|^\d{3} ?cm$|^\d{2,3} ?kg$/i],
  ['salary', /^期望(?:月薪|年薪|薪[资酬水])\s?\d.*|^expecting (?:[$€£¥]|\d).*/i],
]; // prettier-ignore
/** A house: more than a city, which a resume may name. */
const HOUSE = new RegExp(
  [
    String.raw`\b\d{1,5}[A-Za-z]?,? (?:[A-Z][\w'.-]+ ){1,4}(?:[Ss]treet|[Ss]t|[Aa]venue|[Aa]ve|[Rr]oad|[Rr]d|[Ll]ane|[Ll]n|[Dd]rive|[Dd]r|[Cc]ourt|[Cc]t|[Bb]oulevard|[Bb]lvd|[Tt]errace|[Cc]rescent|[Cc]lose|[Ww]ay|[Pp]lace|[Ss]quare)\b`,
    String.raw`\b(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit) ?#?\d+\b`,
    String.raw`(?:路|街|道|巷|弄|胡同|大街)\s?\d+\s?(?:号|弄)`,
    String.raw`\d+\s?(?:号楼|栋|幢|单元)\s?\d*`,
  ].join('|'),
);
const CHINESE_ID =
  /(?<![\dA-Za-z])[1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![\dA-Za-z])/g;
const US_SSN = /(?<![\d-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\d-])/;
const UK_NINO = /\b[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]\b/;

interface Private {
  path: string;
  kind: string;
  span?: [number, number];
}

/**
 * What says nothing about the work and may be used against a person: numbers of papers, birth, gender, family, origin,
 * belief, body, pay, a photo, the street. What it says is never looked at, only that it is there; and it is advice that
 * costs nothing, since nobody is scored by such things.
 */
const privateData: Rule = {
  id: 'private-data',
  dimension: 'completeness',
  judge(context) {
    return [...fromKeys(context), ...fromTexts(context)].map(({ path, kind, span }) => ({
      path,
      ...(span ? { span } : {}),
      severity: 'info',
      params: { kind },
      cost: 0,
    }));
  },
};

/** Rules over what does not belong into a resume. */
export const privacyRules: Rule[] = [privateData];

function fromKeys({ resume }: JudgeContext): Private[] {
  const keys = [
    ...resume.otherBasics.map((key) => ({ key, path: `basics.${key}` })),
    ...resume.sections.map((key) => ({ key, path: key })),
  ];
  const found = keys.flatMap(({ key, path }): Private[] => {
    const bare = key.toLowerCase().replace(/[\s_.-]+/g, '');
    const kind = KEYS.find(([, pattern]) => pattern.test(bare))?.[0];
    return kind === undefined ? [] : [{ path, kind }];
  });
  return resume.basics.image.trim() === '' ? found : [...found, { path: 'basics.image', kind: 'photo' }];
}

function fromTexts({ resume: { basics, entries, skills }, bullets }: JudgeContext): Private[] {
  const texts = [
    { path: 'basics.label', text: basics.label },
    { path: 'basics.summary', text: basics.summary },
    ...entries.map(({ path, summary }) => ({ path: `${path}.summary`, text: summary })),
    ...skills.flatMap(({ path, name, keywords }) => [
      { path: `${path}.name`, text: name },
      ...keywords.map((text, at) => ({ path: `${path}.keywords[${at}]`, text })),
    ]),
    ...bullets.map(({ path, text }) => ({ path, text })),
  ];
  const found = texts.flatMap(({ path, text }) => {
    const patterns = /^basics/.test(path) ? [...LABELLED, ...ABOUT_ME] : LABELLED;
    return privateIn(text, patterns).map((one) => ({ ...one, path }));
  });
  const house = HOUSE.exec(basics.location);
  return house ? [...found, { path: 'basics.location', kind: 'address' }] : found;
}

function privateIn(text: string, patterns: typeof LABELLED): { kind: string; span: [number, number] }[] {
  const found: { kind: string; span: [number, number] }[] = [];
  let at = 0;
  for (const part of text.split(/([|｜,，;；。\n\t/]|\.(?=\s|$)|\s{2,})/)) {
    // 性 别：男
    const bare = part.trim().replace(/^(\p{Script=Han}) +(?=\p{Script=Han} ?[:：])/u, '$1');
    const kind = bare === '' ? undefined : patterns.find(([, pattern]) => pattern.test(bare))?.[0];
    if (kind !== undefined) found.push({ kind, span: [at, at + part.length] });
    at += part.length;
  }
  for (const match of text.matchAll(CHINESE_ID)) {
    if (hasChecksum(match[0]))
      found.push({ kind: 'identity', span: [match.index, match.index + match[0].length] });
  }
  for (const pattern of [US_SSN, UK_NINO]) {
    const match = pattern.exec(text);
    if (match) found.push({ kind: 'identity', span: [match.index, match.index + match[0].length] });
  }
  return found;
}

/** The check digit of an 身份证号 (GB 11643-1999, ISO 7064 MOD 11-2). */
function hasChecksum(id: string): boolean {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(id.charAt(at)), 0);
  return '10X98765432'.charAt(sum % 11) === id.charAt(17).toUpperCase();
}
