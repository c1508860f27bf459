import type { Said } from './answerClauses.rules';
import type { Degree } from '../text/degrees';
import { asks } from './answerQuestion.rules';
import type { Topic } from './answerQuestion.rules';

/** What was studied where: the school as typed. */
export interface Education {
  degree?: Degree;
  school?: string;
}

/** Lowest first: of several degrees the highest counts. */
const DEGREES: [Degree, RegExp][] = [
  [
    'associate',
    /\bassoc(?:iate)?\.?(?:'?s)? (?:degree|deg\b|of|in|dip)|\bassociate'?s\b|\b(?:a\.?a\.?s?|a\.s\.|hnd|hnc|foundation degree|two-year degree|2-year degree)\b(?!\/)|大专|专科(?!升本)|高职|职高|两年制/iu,
  ],
  [
    'bachelor',
    /\b(?:bachelor(?:'?s)?|bachelors|b\.?\s?sc\.?|b\.?\s?eng\.?|b\.?\s?tech\.?|b\.?a\.?|bs|b\.s\.?|bba|bcs|bcom|bfa|llb|licence|undergrad(?:uate)?(?: degree)?|first degree|bach(?:elor)?\.?'?s? deg(?:ree)?|bachelors? (?:degree|of|in)|b\.?\s?com\.?|b\.?\s?arch|honou?rs degree|four-year degree)\b|本科|学士|专升本|统招本|一本|二本|双学位/iu,
  ],
  [
    'master',
    /^\s*master(?=$|[\s,.])|\b(?:master(?:'?s)?(?: degree| of| in)|master's|masters|mast\.? deg(?:ree)?|m\.?\s?res|m\.?\s?sc\.?|m\.?\s?eng\.?|m\.?\s?tech\.?|m\.?a\.?|m\.?s\.?|mba|mfa|mphil|llm|magister|grad(?:uate)? school|postgrad(?:uate)?)(?![\w'-])|硕士|研究生|工硕|专硕|学硕|硕(?=$|[,，。\s])/iu,
  ],
  ['phd', /\b(?:ph\.?\s?d\.?|doctora(?:te|l)|d\.?phil|doctor of)\b|博士(?!后)|直博/iu],
];
/** Short forms that are ordinary words elsewhere count where a degree is asked for, or beside "degree", "in", "at". */
const SHORT =
  /^(?:ba|bs|ma|ms|aa|as|b\.a|m\.a|m\.s|llm|licence|masters|grad school|graduate school|b\.s)\.?$/iu;
const UNFINISHED =
  /\b(?:dropped out|drop out|didn't (?:finish|complete|graduate)|never (?:finished|completed|graduated)|quit (?:it|after|before)|gave (?:it )?up|left (?:before|without)|abandoned|incomplete|unfinished|failed)\b|退学|肄业|没(?:读完|毕业|念完|拿到|考上|读)|中途(?:退|放弃)|放弃了/iu;
/** Below the levels that count, or nobody's degree. */
const NOT_DEGREE =
  /\b(?:master (?:branch|node|data|plan|key|class|switch)|scrum master|mastered|associate (?:developer|engineer|consultant|director|manager|professor|software)|ma'am|master-slave|ms (?:word|office|sql|teams|access|excel))\b|研究生(?:导师|助教)|本科(?:同学|室友|老师|生导师)/iu;

const CAP = "\\p{Lu}[\\p{L}'.&-]*";
const KIND =
  '(?:University|College|Institute|Polytechnic|Academy|School|Universität|Université|Universidad|Hochschule|Conservatory|Seminary|Bootcamp|Uni)';
const SCHOOL_EN = [
  new RegExp(
    `(?<![\\p{L}])(?:the )?(?<school>(?:${CAP}\\s){0,4}(?:University|Univ\\.?|Uni|Institute|College|School|Academy|Université|Universität|Universidad) (?:of|for|de|du|der|at) (?:the )?${CAP}(?:(?:,?\\s(?:and |of |& )?)${CAP}){0,4})`,
    'u',
  ),
  new RegExp(
    `(?<school>${CAP}(?:\\s(?:of |and |& |the |for )?${CAP}){0,4}?\\s${KIND}(?:\\s(?:of|for)\\s(?:the )?${CAP}(?:\\s(?:and |& |of )?${CAP}){0,3}|\\s${CAP}(?=$|[,.]))?)(?![\\p{L}])`,
    'u',
  ),
  /(?<![\p{L}\d.])(?<school>[A-Z]{2,5}(?: [A-Z][a-z]+)?|(?:ETH|TU|UC|LMU|KU|TH|FH|HU|FU) [A-Z]\p{L}+)(?![\p{L}\d.-])/u,
] as const;
const NO_ABBREVIATION =
  /^(?:BSC|MSC|BA|MA|BS|MS|PHD|CS|EE|IT|AI|ML|SE|HR|MBA|BENG|MENG|GPA|NDA|OK|NO|YES|US|UK|USA|EU|GCSE|HND|HNC|AA|AS|SAT|ICT|CSE|ECE|EECS|NA|AP|BTEC|HCI|UX|UI|DS|BBA|CV|PR|QA|I|AND|NOT|HTML|CSS|SQL)$/iu;
const SCHOOL_ZH =
  /(?<school>[\u4e00-\u9fff]{2,18}?(?:大学|学院|职业技术学院|职院|学校|师专|高专|技校|中专|党校|研究院(?=读|念|硕|博)|商学院|理工(?!学院|大学|职))(?:分校)?(?:[（(][\u4e00-\u9fff]{2,8}[）)])?)/u;
const ZH_HEAD =
  /^(?:(?:我|在|是|于|从|毕业于|就读于|本科|硕士|博士|大专|专科|研究生|学士|考上了?|考入|去了?|念的?|读的?|上的?|学的|学校|院校|母校|先|后来|然后|现在|目前|之前|当时|是在|都|都是|和|也|的|了|最高学历|学历|全日制|统招|阶段|一直|年|月|日|到|至|位于|来自|就|嗯+(?!嗯)|呃|那个|应该|叫|一所|一个|某)|[:：,，\s])+/u;
const ZH_GENERIC =
  /^(?:一所|一个|一家|普通|那|这|某|我们?|重点|名牌|民办|公办|国外|国内|本地|二本|一本|三本|双非|大|上|读|念|什么|哪|个|所|的|高等|师范|理工|艺术|职业|技术|专科|地方|省内|老家|培训|野鸡|好|没|不)*(?:大学|学院|学校|职院|技校|中专|理工)$/u;
const STUDY =
  /\b(?:stud(?:y|ied|ying)|graduat\w*|degree|attended|enrolled|went to|educated|majored|b\.?sc|m\.?sc|ph\.?d|bachelor\w*|master\w*|alumn\w*)\b|毕业|就读|念|读(?!取|写)|本科|硕士|博士|大专|专科|学历|学位|上的?大学|母校/iu;

/** Degree and school. Where nothing of education is asked for, the words around must speak of study. */
export function readEducation(
  said: readonly Said[],
  all: readonly Said[],
  topics: ReadonlySet<Topic>,
): Education {
  const asked = asks(topics, 'degree', 'school');
  const education: Education = {};
  for (const clause of said) {
    if (unfinished(clause, all)) continue;
    const degree = degreeOf(clause.text, asked);
    const higher = degree !== undefined && rank(degree) > rank(education.degree);
    const school = schoolOf(clause.text, topics);
    // The school of the highest degree, where a clause tells both.
    if (school !== undefined && (education.school === undefined || higher)) education.school = school;
    if (higher) education.degree = degree;
  }
  if (education.school === undefined && asks(topics, 'school')) {
    const bare = said.map(({ text }) => bareSchool(text)).find((name) => name !== undefined);
    if (bare !== undefined) education.school = bare;
  }
  return education;
}

/** "I started a PhD but dropped out": what follows in the sentence takes it back. */
function unfinished(clause: Said, all: readonly Said[]): boolean {
  if (UNFINISHED.test(clause.text)) return true;
  const next = all[all.indexOf(clause) + 1];
  return (
    next !== undefined &&
    next.sentence === clause.sentence &&
    UNFINISHED.test(next.text) &&
    degreeOf(next.text, true) === undefined
  );
}

function rank(degree: Degree | undefined): number {
  return DEGREES.findIndex(([name]) => name === degree);
}

function degreeOf(text: string, asked: boolean): Degree | undefined {
  const plain = text.replace(new RegExp(NOT_DEGREE.source, 'giu'), ' ');
  let highest: Degree | undefined;
  for (const [degree, pattern] of DEGREES) {
    for (const match of plain.matchAll(new RegExp(pattern.source, 'giu'))) {
      const word = match[0].trim();
      const after = plain.slice(match.index + match[0].length);
      if (
        SHORT.test(word) &&
        !(asked && (/^[A-Z]|^[bm]\.?[as]/u.test(word) || /^\s*master\b/iu.test(plain))) &&
        !/^\s(?:in|degree|at|from)\b/iu.test(after)
      )
        continue;
      highest = degree;
    }
  }
  return highest;
}

function schoolOf(text: string, topics: ReadonlySet<Topic>): string | undefined {
  const asked = asks(topics, 'school', 'degree');
  if (!asked && !STUDY.test(text)) return undefined;
  const zh = SCHOOL_ZH.exec(text.replace(/\d{4}年?|\d{1,2}月/gu, '年'))?.groups?.['school'];
  if (zh !== undefined) {
    const name = zh.replace(ZH_HEAD, '');
    if (!ZH_GENERIC.test(name) && name.length >= 3) return name;
  }
  for (const pattern of asked ? SCHOOL_EN : SCHOOL_EN.slice(0, 2)) {
    const name = pattern.exec(text)?.groups?.['school'];
    if (name === undefined || NO_ABBREVIATION.test(name)) continue;
    if (
      /^(?:High|Secondary|Primary|Elementary|Graduate|Grad|Law|Medical|Business|Art|Night|Summer|A|The|My|Some) (?:School|College|University|Academy)$/iu.test(
        name,
      )
    )
      continue;
    const plain = name
      .replace(
        /^(?:From|At|In|I|My|The|A|BSc|MSc|BA|MA|PhD|BEng|MEng|Bachelor|Master|Studied|Graduated|Yes|Well|So|It|CS|Computer Science)\s(?:at |from |in |the )?/u,
        '',
      )
      .replace(/[.'-]+$/u, '');
    return plain;
  }
  return undefined;
}

/** A bare name to a question for the school alone: "Harrowdean", 望江理工. */
function bareSchool(text: string): string | undefined {
  const at =
    /\b(?:at|from|to|attended) (?:the )?(?<school>\p{Lu}[\p{L}'&.-]+(?:\s(?:of\s)?\p{Lu}[\p{L}'&.-]+){0,4})/u.exec(
      text,
    )?.groups?.['school'] ??
    /^(?<school>\p{Lu}[\p{L}'&-]+(?:\s\p{Lu}[\p{L}'&-]+){0,3})$/u.exec(text)?.groups?.['school'];
  if (
    at !== undefined &&
    !NO_ABBREVIATION.test(at) &&
    degreeOf(at, true) === undefined &&
    !/^(?:Computer|Software|Electrical|Mechanical|Data|Self|Nowhere|None|No|Yes|Online|Bootcamp|High|Mathematics|Physics|Maths|Statistics|Economics|Business|History|English|Skip|Well|I)\b/u.test(
      at,
    )
  )
    return at;
  const zh =
    /^(?:我?(?:是|在|就是|读的是?|念的是?|上的是?))?(?<school>[\u4e00-\u9fff]{2,8}(?:理工|师范|交大|工大|科大|师大|农大|财大|外大|医大|邮电|电大|林大|海大|民大|政法|财经|科技))(?:的|读的|念的|毕业的?)?$/u.exec(
      text,
    )?.groups?.['school'];
  return zh;
}
