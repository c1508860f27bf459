import type { Claim, Objection } from './claim';
import type { FactIndex } from './sources';
import { firstOf, occurs } from '../../text/prefilter';

const LEVEL =
  "(?:degree|[Bb]achelor['’]?s?|[Mm]aster['’]?s?|B\\.?Sc\\.?|M\\.?Sc\\.?|B\\.?A\\.?|M\\.?A\\.?|B\\.?S\\.?|M\\.?S\\.?|B\\.?Eng\\.?|M\\.?Eng\\.?|B\\.?Tech\\.?|M\\.?Tech\\.?|Ph\\.?D\\.?|[Dd]iploma|[Dd]octorate|HND)";
/** What a degree is in. */
const MAJOR_EN = new RegExp(
  `\\b${LEVEL}(?: \\(Hons\\))?(?: degree)?(?: of (?:[Ss]cience|[Aa]rts|[Ee]ngineering|[Tt]echnology))?,?(?: in)? (?!University|College|Institute|School|Academy|Hons)(\\p{Lu}[\\w&]*(?: (?:and|of|&)? ?\\p{Lu}[\\w&]*){0,4})(?! (?:University|College|Institute|School|Academy|Polytechnic))`,
  'gu',
);
const MAJOR_ZH =
  /([\p{Script=Han}]{2,12}?)(?:专业|系(?=毕业|本科|硕士|，|,|$)|(?=(?:双)?学士|本科|硕士|博士(?!后)))/gu;
const SCHOOL_EN =
  /\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3} (?:University|College|Institute|School|Academy|Polytechnic)(?: of \p{Lu}\p{L}+)?|(?:University|College|Institute) of (?:\p{Lu}[\p{L}-]+ ?){1,3}/gu;
const SCHOOL_ZH = /[\p{Script=Han}]{2,12}?(?:大学|学院|(?:理工|职院|师范|高专)(?!大|学)|党校)/gu;
/** What somebody did at a school that is not their own. */
const GUEST =
  /\b(?:exchange|visiting|guest|semester|summer school|audit\w*|term at|workshop|conference|short course|one course|online course|taught|rented|borrowed)\b|交换|交流|访问|旁听|暑期|进修|短期|网课|借/i;

const FULL_TIME =
  /\bfull[- ]time\b(?= (?:degree|study|studies|student|programme|program|course|BSc|MSc|BA|MA|MBA|bachelor|master|PhD))|(?<!非)全日制|统招/i;
/** Honours and forms: what claims one, and what backs it. */
const EXTRAS: readonly [RegExp, RegExp][] = [
  [/\bfirst[- ]class\b|\b(?:a|with a) first\b|一等荣誉/i, /\bfirst\b|\b1st\b|一等/i],
  [/\b(?:with )?honou?rs\b(?! degree)|\(Hons\)|荣誉学位/i, /\bhonou?rs|\bhons\b|first[- ]class|cum laude|荣誉|优等/i],
  [/\b(?:with )?distinction\b|(?:summa |magna )?cum laude|优等(?:生|成绩)/i, /distinction|cum laude|highest|1\.0|优等|优秀/i],
  [/\bvaledictorian\b|\btop of (?:the|my|his|her) class\b|\b(?:best|top) (?:graduate|student)\b|年级第一|专业第一|第一名毕业/i, /valedictorian|top of|best|\btop\b|第一/i],
  [/\bdean['’]s list\b/i, /dean/i],
  [/优秀毕业生|优秀毕业(?:论文|设计)|三好学生|优秀学生/u, /优秀|三好|outstanding|excellent/i],
  [/双学位|第二学位|\bdouble (?:degree|major)\b|\bdual degree\b/i, /双学位|第二学位|double|dual|两个(?:学位|专业)/i],
  [/保研|保送|免试/u, /保研|保送|推免|免试/u],
]; // prettier-ignore
const UNDONE = /未修完|没修完|未完成|没拿|\b(?:unfinished|not completed|dropped)\b/i;
const STUDY =
  /\b(?:degree|bachelor|master['’]?s|B\.?Sc|M\.?Sc|B\.?Eng|M\.?Eng|MBA|Ph\.?D|diploma|graduat\w+|stud(?:ied|ies|ying)|majored|BA|MA)\b|本科|硕士|博士(?!后)|学士|大专|专科|研究生|毕业|学位|就读|求学|主修/i;

/** Form, honours, subject and school of a degree. */
export function checkDegreeDetails(claim: Claim, facts: FactIndex): Objection[] {
  const study = firstOf(STUDY, claim.text);
  if (!study) return [];
  const all = [...facts.own, ...facts.unmade];
  const evidence = all.map(({ text }) => text).join(' ');
  if (!occurs(STUDY, evidence)) return [];
  const clash = all.find(({ text }) => occurs(STUDY, text));
  const object = (from: number, surface: string): Objection => ({
    rule: 'degree-not-in-evidence',
    span: [from, from + surface.length],
    ...(clash && { fact: clash.text, source: clash.source.id }),
  });
  const objections: Objection[] = [];
  const fullTime = firstOf(FULL_TIME, claim.text);
  if (fullTime && !occurs(FULL_TIME, evidence) && !/\bfull[- ]time\b/i.test(evidence))
    objections.push(object(fullTime.index, fullTime[0]));
  for (const [claims, backs] of EXTRAS) {
    const match = claims.exec(claim.text);
    if (match && (!backs.test(evidence) || (UNDONE.test(evidence) && !UNDONE.test(claim.text))))
      objections.push(object(match.index, match[0]));
  }
  for (const [name, from] of subjectsIn(claim.text)) {
    if (isOurs(name, evidence) && !holdsAsSubject(evidence, name)) objections.push(object(from, name));
  }
  for (const match of [...claim.text.matchAll(SCHOOL_EN), ...claim.text.matchAll(SCHOOL_ZH)]) {
    const name = match[0]
      .replace(/^.*(?:毕业于|就读于?|考入|考上|保送|进入|年(?=..))/u, '')
      .replace(/^(?:本科|硕士|博士|于|在|从|现|曾|The )+/u, '')
      .trim();
    const at = match.index + match[0].indexOf(name);
    const known = squeeze(evidence).includes(squeeze(name));
    if (!known ? isOurs(name, evidence) && namesSchool(evidence) : isGuest(name, evidence, claim.text))
      objections.push(object(at, name));
  }
  return objections;
}

function subjectsIn(text: string): [string, number][] {
  return [...text.matchAll(MAJOR_EN), ...text.matchAll(MAJOR_ZH)].flatMap((match): [string, number][] => {
    const name = (match[1] ?? '').replace(
      /^[\p{Script=Han}]*?(?:大学|学院|理工|师范|职院|主修|攻读|获得?|取得|就读于?|毕业于|非?全日制|自考|在职|统招|成人|的|并|在|读)(?=[\p{Script=Han}]{2})/u,
      '',
    );
    if (name.length < 2 || NO_SUBJECT.test(name)) return [];
    return [[name, match.index + match[0].indexOf(name)]];
  });
}

const NO_SUBJECT =
  /^(?:University|College|Institute|School|Academy|Polytechnic|Science|Arts|Hons)\b|^(?:大学|学院|全日制|非全日制|统招|自考|在职|成人|毕业|就读|获得?|取得|理学|工学|文学|管理学|法学|经济学|本|该|相关|以|优秀)|(?:大学|学院|毕业于|自考|全日制|理工|师范|取得|获得?|攻读)$|毕业/u;

/** Whether the evidence names schools, so that another one is a swap. */
function namesSchool(evidence: string): boolean {
  return /\b(?:University|College|Institute|School|Academy|Polytechnic)\b|大学|学院|理工|师范|,\s\p{Lu}\p{L}+/u.test(
    evidence,
  );
}

/** Names of the other script can't be compared. */
function isOurs(name: string, evidence: string): boolean {
  return /\p{Script=Han}/u.test(name)
    ? /\p{Script=Han}{2}/u.test(evidence)
    : /\p{Lu}\p{Ll}/u.test(evidence) &&
        !/^\P{Script=Latin}*$/u.test(evidence) &&
        (!/\p{Script=Han}/u.test(evidence) || squeezeHan(evidence));
}

/** Mixed evidence that is mostly Latin. */
function squeezeHan(evidence: string): boolean {
  return (evidence.match(/\p{Script=Han}/gu)?.length ?? 0) < (evidence.match(/[A-Za-z]/g)?.length ?? 0) / 3;
}

function isGuest(name: string, evidence: string, claim: string): boolean {
  if (occurs(GUEST, claim)) return false;
  // "Exchange at Ilford; BSc at Fairholm": the stretch around the name, up to the next mark.
  return evidence
    .split(/[;；。\n]|\.\s|，(?=[^，]*(?:大学|学院))/u)
    .every((part) => !squeeze(part).includes(squeeze(name)) || occurs(GUEST, part));
}

function squeeze(part: string): string {
  return part.toLowerCase().replace(/[\s&]|\band\b/g, '');
}

/** Second subjects, and those that were only heard. */
const SECOND =
  /\b(?:minor(?:ed|ing)?(?: in)?|electives? in|modules? in|audited|side subject)\s[^,.;\n]*|\bwith [\w ]{3,30} as an? (?:minor|elective|side subject)\b|(?:辅修|选修|旁听|第二专业)[^，。；\n]*/gi;

/** Whether the evidence names it, and not only as a second subject. */
function holdsAsSubject(evidence: string, name: string): boolean {
  const main = evidence.replace(SECOND, ' ');
  const [all, wanted] = [squeeze(main), squeeze(name)];
  const cuts = /\p{Script=Han}/u.test(name) ? [0, 1, 2, 3] : [0];
  return (
    cuts.some((cut) => name.length - cut >= 2 && all.includes(wanted.slice(cut))) ||
    LOOSE_SUBJECTS.some(([one, other]) => one.test(name) && other.test(main))
  );
}

/** Names of one subject in its own language. */
const LOOSE_SUBJECTS: readonly [RegExp, RegExp][] = [
  [/^(?:Computer Science|Computing|Informatics|CS)$/i, /\b(?:computer science|computing|informatics|CS)\b/i],
  [/^计算机/u, /计(?:科|算机)/u],
  [/^软件工程$/u, /软工|软件工程/u],
  [/^(?:Mathematics|Maths?)$/i, /\bmath/i],
]; // prettier-ignore
