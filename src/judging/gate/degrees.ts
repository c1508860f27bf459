import type { Detector } from './claim';
import type { Statement } from './sources';

/** Levels of education, in rising order. */
export type Degree = 'associate' | 'bachelor' | 'master' | 'phd';

const PATTERNS: readonly [Degree, RegExp][] = [
  ['phd', /\bPh\.?\s?D\.?(?![a-z])|\bdoctora(?:te|l)\b|\bDPhil\b|博士(?!后)/iu],
  [
    'master',
    /\b(?:master['’]?s?(?= degree| of| in|'s|’s)|master['’]s|M\.?Sc\.?|M\.?Eng\.?|MBA|M\.?Phil\.?|M\.?A\.?(?= in| degree)|M\.?S\.?(?= in| degree))(?![a-z])|postgraduate degree|硕士|研究生/iu,
  ],
  [
    'bachelor',
    /\b(?:bachelor['’]?s?|B\.?Sc\.?|B\.?Eng\.?|B\.?Tech\.?|B\.?A\.?(?= in| degree|,|\()|B\.?S\.?(?= in| degree|,|\()|undergraduate degree|honou?rs degree)(?![a-z])|本科|学士/iu,
  ],
  [
    'associate',
    /\b(?:associate['’]?s? degree|associate degree|associate of|foundation degree|higher national diploma|HND|(?<!graduate |postgraduate )diploma|vocational (?:degree|college|diploma)|A\.?A\.?S\.?(?= in| degree))(?![a-z])|大专|专科|高职|专升本前/iu,
  ],
];
const UNFINISHED =
  /\b(?:dropped out|left (?:before|without)|without (?:a degree|graduating)|(?:did|have|has)(?:n['’]t| not) (?:finish|graduate|complete)\w*|not (?:yet )?(?:finished|graduated|completed)|in progress|expected|ongoing|pursuing|enrolled|candidate|studying (?:for|towards)|part of a|exchange|audited|certificate of attendance)\b|在读|肄业|结业|未毕业|没毕业|未取得|没拿到|休学|退学|交换|旁听|预计|延毕/iu;

const GRADUATED =
  /\b(?:graduat\w+|complet\w+|obtain\w+|earn\w+|receiv\w+|hold\w*|finish\w+|award\w+)\b|毕业|取得|获得?|完成/iu;
const FULL_TIME = /\bfull[- ]time\b|(?<!非)全日制|统招/iu;
const HONOURS =
  /\b(?:first[- ]class(?: honou?rs)?|with (?:honou?rs|distinction|merit)|(?:summa |magna )?cum laude|valedictorian|dean['’]s list|top of (?:the|my) class)\b|优秀毕业生|一等荣誉|荣誉学位|双学位|第二学位/iu;
/** What a degree is in, where both sides are in one language. */
const MAJOR_ZH = /([\p{Script=Han}]{2,10}?)(?:专业|系(?=毕业|本科|硕士|，|,|$))/u;
const MAJOR_EN =
  /\b(?:degree|bachelor['’]?s?|master['’]?s?|B\.?Sc\.?|M\.?Sc\.?|B\.?A\.?|M\.?A\.?|B\.?Eng\.?|M\.?Eng\.?|Ph\.?D\.?|diploma|doctorate)(?: degree)?(?: of (?:science|arts|engineering|technology))?,? in ([A-Z][\w&]*(?: (?:and|of|&)? ?[A-Z][\w&]*){0,4})/u;

/** A degree of a claim must be the facts': its level, its end, its form, what it is in. */
export const checkDegrees: Detector = (claim, facts) => {
  const claimed = degreesIn(claim.text);
  const honours = HONOURS.exec(claim.text);
  const objections = [];
  if (honours && !HONOURS.test(facts.text)) objections.push(object(honours, facts.own));
  if (claimed.length === 0) return objections;
  const backing = facts.own.filter(({ text }) => degreesIn(text).length > 0);
  const known = new Set(facts.own.flatMap(({ text }) => degreesIn(text).map(({ degree }) => degree)));
  for (const { degree, match } of claimed) if (!known.has(degree)) objections.push(object(match, backing));
  if (objections.length > 0) return objections;
  const evidence = [...facts.own, ...facts.unmade].map(({ text }) => text).join('\n');
  const [first] = claimed;
  if (first && UNFINISHED.test(evidence) && !UNFINISHED.test(claim.text)) {
    const done = GRADUATED.exec(claim.text) ?? first.match;
    const from = Math.min(done.index, first.match.index);
    const to = Math.max(done.index + done[0].length, first.match.index + first.match[0].length);
    objections.push({ ...object(first.match, backing), span: [from, to] as [number, number] });
  }
  const fullTime = FULL_TIME.exec(claim.text);
  if (fullTime && !FULL_TIME.test(evidence)) objections.push(object(fullTime, backing));
  for (const pattern of [MAJOR_ZH, MAJOR_EN]) {
    const [major, evident] = [pattern.exec(claim.text), facts.text];
    const name = major?.[1];
    const sameTongue =
      /\p{Script=Han}/u.test(name ?? '') === backing.some(({ text }) => /\p{Script=Han}/u.test(text));
    if (major && name !== undefined && sameTongue && backing.length > 0 && !holds(evident, name)) {
      const at = major.index + major[0].indexOf(name);
      objections.push({ ...object(major, backing), span: [at, at + name.length] as [number, number] });
    }
  }
  return objections;
};

function holds(text: string, name: string): boolean {
  const squeeze = (part: string): string => part.toLowerCase().replace(/[\s&]|and/g, '');
  const [all, wanted] = [squeeze(text), squeeze(name)];
  if (all.includes(wanted)) return true;
  // 主修, 就读于 and the like may stand before the name.
  return (
    /\p{Script=Han}/u.test(name) &&
    [...name].some((_, i) => name.length - i >= 2 && all.includes(wanted.slice(i)) && i <= 3)
  );
}

function degreesIn(text: string): { degree: Degree; match: RegExpExecArray }[] {
  return PATTERNS.flatMap(([degree, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ degree, match }] : [];
  });
}

function object(match: RegExpExecArray, backing: readonly Statement[]) {
  const [clash] = backing;
  return {
    rule: 'degree-not-in-evidence' as const,
    span: [match.index, match.index + match[0].length] as [number, number],
    ...(clash && { fact: clash.text, source: clash.source.id }),
  };
}
