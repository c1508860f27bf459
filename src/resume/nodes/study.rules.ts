import { findDegrees } from '../../text/degrees';

/** What a text says was studied, in its own words. */
export interface Study {
  /** The kind of degree: "BSc", 本科. */
  studyType?: string;
  area?: string;
}

const ENGLISH_AREA =
  /^(?:['’]?s)?(?: degree| diploma)?,? (?:in|of) ((?:[A-Za-z&/+-]+ ){0,5}?[A-Za-z&/+-]+?)(?=$|[,.;:()]| (?:at|from|with|and (?:then|i)|in \d|\d|which|where|but)\b)/i;
const CHINESE_AREA = /([\p{Script=Han}A-Za-z]{2,14}?)(?:这个)?专业(?!课|人|技|能|性|知)/u;
/** A school, a subject and a degree in a row: 武汉大学 软件工程 本科. */
const CHINESE_ROW =
  /(?:大学|学院|学校)[\s,，、|·]+([\p{Script=Han}]{2,12})[\s,，、|·]+(?=本科|学士|硕士|研究生|博士|大专|专科)/u;
/** What stands before 专业 and is no subject. */
const LEAD = /^.*?(?:读的?是?|念的?是?|学的是?|主修|攻读|是|的|在)(?=[\p{Script=Han}A-Za-z]{2})/u;

/** Reads degree and subject as they were typed; what isn't said is absent. */
export function studyIn(text: string): Study {
  const [first] = findDegrees(text);
  const studyType = first && text.slice(...first.span).trim();
  const english = first && ENGLISH_AREA.exec(text.slice(first.span[1]))?.[1];
  const row = CHINESE_ROW.exec(text)?.[1];
  const named = CHINESE_AREA.exec(text)?.[1]
    ?.replace(LEAD, '')
    .replace(/^.*(?:大学|学院)/u, '');
  const area = english ?? row ?? (named === '' ? undefined : named);
  return {
    ...(studyType !== undefined && studyType !== '' && { studyType }),
    ...(area !== undefined && { area: area.trim() }),
  };
}
