import { degreesIn } from '../../text/degrees';
import type { DegreeMention } from '../../text/degrees';
import { matchesOf } from '../../text/matches';
import type { Detector, Objection } from './claim';
import { checkDegreeDetails } from './degreeDetails';
import type { Statement } from './sources';
import { firstOf, occurs } from '../../text/prefilter';

/** What shows that a degree was begun, visited or listened to, and not taken. */
const UNFINISHED =
  /\b(?:dropped out|left (?:[\w’'-]+ ){0,4}?(?:before|without|early|after|for)|without (?:a degree|graduating|finishing)|never (?:finished|graduated|completed)|(?:did|have|has|was)(?:n['’]t| not) (?:finish|graduat|complet|award)\w*|not (?:yet )?(?:finished|graduated|completed|awarded)|in progress|expected|ongoing|pursuing|enrolled|candidate|student (?:at|in)|currently studying|still (?:studying|enrolled|at|writing)|studying (?:for|towards)|working (?:on|towards)|reading for|part of (?:a|an|the)|(?:semesters?|terms?|years?|credits) (?:into|of|towards|short)|all but (?:the )?(?:dissertation|thesis)|ABD|half ?way|interrupted|paused|on leave|withdrew|exchange|visiting|guest student|summer school|audit(?:ed|ing)|certificate of (?:attendance|completion)|attended (?:some )?(?:classes|lectures))\b|在读|还在读|正在读|攻读|肄业|结业|未毕业|没毕业|没念完|没读完|未取得|没拿到|没拿学位|未获|休学|退学|辍学|交换|交流生|访问(?:学生|学者)|旁听|预计|延毕|进修|(?:读|念)(?:到|了)(?:大|研|博)?[一二三四]/i;
const STILL_UNFINISHED =
  /\b(?:to|towards|for|years?|unfinished|incomplete|not completed|no degree|coursework)\b/i;

const GRADUATED =
  /\b(?:graduat\w+|complet\w+|obtain\w+|earn\w+|receiv\w+|hold\w*|finish\w+|award\w+|has an?|with an?)\b|毕业|取得|获得?|拿到|完成/i;
/** Courses, camps and certificates: none is a degree. */
const COURSE =
  /\b(?:boot ?camp|courses?|certificate|nanodegree|workshop|academy|training|tutorials?|evening classes|MOOCs?|Coursera|edX|Udemy|summer school)\b|训练营|培训|课程|网课|结业|进修|证书|慕课|夜校/i;
const ANY_DEGREE =
  /\b(?:(?:university|college|academic|science|engineering|computing|CS) degree|degrees? in|a degree|graduated from|graduate of|alumn(?:us|a|i) of|degree(?=[ ,.]|$))\b|(?<!课程)学位|毕业于|科班/gi;

/** A degree of a claim must be the facts': its level, its end, its form, its school, what it is in. */
export const checkDegrees: Detector = (claim, facts) => {
  const claimed = degreesIn(claim.text);
  const some = claimed.length === 0 ? matchesOf(ANY_DEGREE, claim.text) : [];
  if (claimed.length === 0 && some.length === 0) return checkDegreeDetails(claim, facts);
  const all = [...facts.own, ...facts.unmade];
  const evidence = all.map(({ text }) => text).join(' ');
  const backing = all.filter(({ text }) => degreesIn(text).length > 0);
  const known = new Set(backing.flatMap(({ text }) => degreesIn(text).map(({ degree }) => degree)));
  const objections: Objection[] = claimed
    .filter(({ degree }) => !known.has(degree))
    .map(({ match }) => object(match, backing));
  const noDegree =
    known.size === 0 || (known.size === 1 && known.has('associate') && !/degree|学位/i.test(evidence));
  if (claimed.length === 0 && noDegree && occurs(COURSE, evidence))
    objections.push(...some.map((match) => object(match, all)));
  if (claimed.length > 0 && objections.length === 0)
    objections.push(...unfinished(claim.text, evidence, claimed, backing));
  return [...objections, ...checkDegreeDetails(claim, facts)];
};

/** Of the facts' degrees one is unfinished; which one a claim means is told by its level. */
function unfinished(
  text: string,
  evidence: string,
  claimed: readonly DegreeMention[],
  backing: readonly Statement[],
): Objection[] {
  if (!occurs(UNFINISHED, evidence) || occurs(UNFINISHED, text) || occurs(STILL_UNFINISHED, text)) return [];
  return claimed.flatMap(({ degree, match }): Objection[] => {
    const about = backing.filter((fact) => degreesIn(fact.text).some((one) => one.degree === degree));
    // Another degree than the one that is open: its own clause says nothing of it.
    const others = backing.some((fact) => degreesIn(fact.text).some((one) => one.degree !== degree));
    if (others && !about.some((fact) => occurs(UNFINISHED, fact.text))) return [];
    const done = firstOf(GRADUATED, text) ?? match;
    const from = Math.min(done.index, match.index);
    const to = Math.max(done.index + done[0].length, match.index + match[0].length);
    return [{ ...object(match, about.length > 0 ? about : backing), span: [from, to] }];
  });
}

function object(match: RegExpExecArray, backing: readonly Statement[]): Objection {
  const [clash] = backing;
  return {
    rule: 'degree-not-in-evidence',
    span: [match.index, match.index + match[0].length],
    ...(clash && { fact: clash.text, source: clash.source.id }),
  };
}
