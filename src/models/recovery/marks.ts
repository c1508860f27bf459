/**
 * What the words around an object say of it, in both languages. `answer` introduces a result without claiming that it
 * is the last one; `other` names another possibility; `unclear` says two of these at once.
 */
export type Mark = 'example' | 'final' | 'corrected' | 'draft' | 'other' | 'answer' | 'unclear' | 'none';

/** How far back the words before an object are read. */
export const LEAD = 400;

const FINAL =
  /\b(?:final(?:ly|i[sz]ed)?|definitive)\b|最终|终版|定稿|最后(?:的)?(?:答案|结果|版本|输出|结论)|以此为准|以下为准/i;
const NOT_FINAL =
  /\b(?:not|isn't|before|pre|non|un|until)[\s-]*(?:the |yet |a |my )*final|非最终|不是最终|最终之?前/i;

/** Said anywhere between two objects: what stood before is wrong. */
const TAKES_BACK = new RegExp(
  [
    /\b(?:oops|whoops|scratch that|my mistake)\b|\b(?:ignore|disregard) (?:that|it|this|the|my)\b|\bi (?:made|see) (?:a|an|my) (?:mistake|error)/,
    /\b(?:that|this|it|above|intent|answer|result|selection|mode|score)(?:'s| is| was) (?:wrong|incorrect|not right)/,
    /\blet me (?:correct|fix|redo|restart|revise|try again|start over)\b|\bon (?:second thought|reflection)\b|\bi meant\b|\bstart(?:ing)? over\b/,
    /(?:^|[.!?\n]\s*)(?:no,? |oh,? )?(?:wait|actually|hold on|correction)\b\s*[,，—–:.!-]/,
    /不对|错了|有误|重新(?:来|输出|给出|回答|生成|整理|选择|评估)|作废|忽略(?:上面|前面|之前|以上|第一)|重来/,
    /(?:^|[。！？\n.!?]\s*)(?:等等|等一下|稍等|哦不|不，|不,|更正|纠正|修正)/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);
/** Said right before an object: it replaces another. */
const CORRECTED =
  /^\W*edit\s*[:：]|\b(?:correct(?:ed|ion|ing)|revis(?:ed|ion)|updated|amended|fixed|should (?:have been|read)|(?:replac|supersed|correct)(?:es|ing)|replaces?|use this|instead)\b|更正|纠正|修正|订正|改正|改为|改成|更新(?:后|为|如下|：|:)|修订|修改(?:后|为|如下)|应为|应该是|正确(?:的)?(?:答案|结果|版本|输出|应|是)/i;
const NOT_CORRECTED =
  /\b(?:no|not|without|un|never|nothing|if|before|to be|needs?|any|until)[\s-]*(?:a |the |any )?(?:correct|revis|updat|fix)|(?:无需|不需|不必|未|没有|如需|待|需要?)(?:进行|再)?(?:更正|纠正|修正|修改|更新|修订)/i;

const DRAFT =
  /\b(?:draft|first (?:try|attempt|pass|thought|guess|version|take|answer)|initial(?:ly)?|preliminary|tentative|previous(?:ly)?|earlier|old|original(?:ly)?|rough|provisional|at first|attempt 1|thought|thinking|reasoning|brainstorm)\b|草稿|草案|初稿|初步|第一(?:次|版|稿)|最初|起初|原来|原先|之前|先前|旧版|思考|思路|暂定/i;
/** A correction that names what it corrects is none the less one. */
const CORRECTS_DRAFT =
  /\b(?:correct|fix|revis|replac|ignor|disregard|scratch|supersed|updat|improv)\w*[^.\n]{0,30}\b(?:draft|first|initial|previous|earlier|old|original)|(?:更正|纠正|修正|忽略|替换|修改|作废|取代)[^。\n]{0,12}(?:之前|先前|原来|草稿|初稿|第一|最初)/i;

const OTHER = new RegExp(
  [
    /^\W*(?:or|either|otherwise)\b|\b(?:alternative(?:ly)?|option|variant|if|could|might|maybe|perhaps|possibl[ey]|both|also|instead of)\b/,
    /\b(?:second|next|other|first|third|another|each|every) (?:\w+ )?(?:message|question|user|item|case|option|agent|persona|input|part|one|possibility|way|reading|candidate|request|turn)\b/,
    /或者|另一[种个]|另外|备选|替代|也可以?(?:是|选|用)?|方案|要么|如果|假如|若(?:是|要|需)|也许|可能|第[一二三四两\d]+(?:条|个|题|轮|部分|位|句)|下一/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);

const ANSWER =
  /\b(?:answer|result|output|response|reply|selection|evaluation|json|here(?:'s| is| are)|therefore|conclusion|decision)\b|答案|结果|输出|回答|回复|结论|如下|所以|因此/i;

const TAKES_UP =
  /\b(?:follow(?:s|ing)?|per|from|as in|matching|your|above|based on|according to|after)\b[^:：\n]{0,20}\bexamples?\b|按|根据|参照|依照|符合|仿照|遵循/i;
const EXAMPLE = new RegExp(
  [
    /(?:^|[\s(（"])(?:for example|for instance|e\.?g\.?|such as)[\s,:：)）-]*$/,
    /\b(?:an?|one|another|the following) (?:\w+ )?example\b(?!-)[^:：\n]{0,60}[:：,.]?\s*$/,
    /(?:^|[.!?:：\n]\s*)(?:an? )?(?:good |valid |possible |bad )?(?:examples?|samples?|few-?shot|template|demo|illustration)(?: [\w#]+){0,4}\s*[:：.)-]*\s*$/,
    /^(?:for example|for instance|e\.g\.|hypothetically|例如|比如|譬如|假设)\b[^\n]{0,120}$|\banother (?:message|reply|question|input) would\b[^\n]{0,60}$/,
    /\b(?:look|looks|looking) (?:\w+ )?like(?: this| so)?\s*[:：]*\s*$/,
    /(?:^|[.!?\n]\s*)(?:the |your |my )?(?:(?:expected|required|output|response|reply|answer|requested|desired|return) ){0,3}(?:format|schema|structure|shape)(?: (?:is|would be|should be))?(?: as follows| like this)?\s*[:：]*\s*$/,
    /(?:示例|例如|比如|譬如|举例(?:来说|说明)?|例子|样例|范例|反例|模板|形如|假设)(?:\d+|输出|回复|如下|是|为|一|二|三)*\s*[:：,，]*\s*$/,
    /(?:^|[。！？\n]\s*|输出|返回|回复|回答|数据)(?:的)?(?:格式|结构)(?:应该?)?(?:为|是|如下)?\s*[:：]*\s*$/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);
const TAKEN_BACK = new RegExp(
  [
    /\b(?:do not|don't|never|avoid|wouldn't|would not|won't) (?:return|output|send|use|write|reply|answer|choose|pick)\b[^.\n]{0,30}$/,
    /\b(?:instead of|rather than|unlike|not|vs\.?|versus)\s*[:：]?\s*$/,
    /\b(?:wrong|incorrect|bad|invalid)(?: \w+){0,2}\s*[:：]\s*$/,
    /(?:^|[.!?\n]\s*)(?:the )?(?:you|user|they) (?:just |have )?(?:sent|gave|provided|wrote|said|pasted|submitted|typed)(?: me| this| the following)?\s*[:：]?\s*$|\b(?:received|given)\s*[:：]?\s*$/,
    /(?:^|[.!?\n]\s*)(?:the |your |my )?(?:input|request|prompt|previous (?:turn|reply|answer|response|output|message)|last (?:turn|time))(?: (?:was|is))?\s*[:：]?\s*$/,
    /(?:不要|不应该?|别|切勿|不能)(?:再)?(?:输出|返回|写|用|选|给出)(?:成)?\s*[:：]?\s*$|而不是\s*$|(?:错误|不正确)的?(?:示例|写法|输出|答案)?\s*[:：]\s*$/,
    /(?:输入|收到|你发来?的?|用户(?:发来|输入|粘贴|提交|发送)的?了?|上一轮|上次)(?:内容|回复|是|为)?\s*[:：]\s*$/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);

/** What the words before an object (up to `LEAD` characters, after the object before it) say of it. */
export function markOf(lead: string): Mark {
  const words = plainWords(lead);
  const line = lastLine(words);
  if (TAKEN_BACK.test(line) || (EXAMPLE.test(line) && !TAKES_UP.test(line))) return 'example';
  const sentence = lastSentence(line);
  if (OTHER.test(sentence)) return 'other';
  const isDraft = DRAFT.test(sentence);
  const says = (pattern: RegExp, not: RegExp) => pattern.test(sentence) && !not.test(sentence);
  const corrected = TAKES_BACK.test(words) || says(CORRECTED, NOT_CORRECTED);
  if (corrected && isDraft) return CORRECTS_DRAFT.test(sentence) ? 'corrected' : 'unclear';
  const final = says(FINAL, NOT_FINAL);
  if (final && isDraft) return 'unclear';
  if (final) return 'final';
  if (corrected) return 'corrected';
  if (isDraft) return 'draft';
  return ANSWER.test(sentence) ? 'answer' : 'none';
}

/** Whether the lead has words of its own; a bare number or dash goes on with what stood before. */
export function hasWords(lead: string): boolean {
  return /\p{L}/u.test(plainWords(lead));
}

const CALLED =
  /^[\s)(（[【←<—–#/*:-]{0,6}(?:(?:this (?:one )?is |that was )?(?:my |the |an? )?(?:(final|corrected|最终|定稿|以此为准|更正)|(?:earlier |first |old |initial )?(draft|attempt|try)|草稿|初稿|(?:earlier|previous|old)\b))/i;

/** A remark on the same line behind an object, as in "← final" or "(draft)". */
export function remarkOf(trail: string): 'final' | 'draft' | undefined {
  const match = CALLED.exec(trail);
  if (!match || NOT_FINAL.test(trail)) return undefined;
  return match[1] === undefined ? 'draft' : 'final';
}

const RETRACTED = new RegExp(
  [
    /\b(?:scratch that|ignore (?:that|this|the above|all of)|disregard|i retract|take that back|i made (?:a mistake|an error)|not (?:my |the |yet )?final|on second thought|let me (?:correct|fix|redo|revise|try again|start over))\b/,
    /\b(?:that|this|it|(?:the )?above(?: \w+)?)(?:'s| is| was| looks) (?:wrong|incorrect|not (?:right|correct|valid)|only (?:a|an) (?:draft|example)|just (?:a|an) (?:draft|example))/,
    /(?:^|[.!?\n]\s*)(?:wait|actually|oops|hold on|correction|no)\b\s*[,，—–:.!-]|\b(?:doesn't|does not) (?:look|seem) (?:right|correct)/,
    /^[\s)(（[【←<—–#/*:-]{0,6}(?:wrong|incorrect|invalid|not final|错误|作废|❌|✗)/,
    /(?:以上|上面|刚才|前面)(?:的)?(?:内容|结果|回答|答案|输出|评估|选择)?(?:有误|作废|不对|错了|是错的|不算|只是(?:示例|草稿|例子)|仅(?:为|是)(?:示例|草稿))|(?:^|[。！？\n]\s*)(?:不对|错了|等等|等一下|更正)|忽略(?:以上|上面|刚才)/,
  ]
    .map((part) => part.source)
    .join('|'),
  'i',
);
const CONDITION = /\b(?:if|in case|whether|unless)\b|^\W*should\b|如果|若|如有|要是|假如/i;

/** Whether the words after an object take it back, without an "if". */
export function isRetracted(tail: string): boolean {
  return plainWords(tail.slice(0, LEAD))
    .split(/(?<=[.!?。！？\n])/)
    .some((sentence) => RETRACTED.test(sentence) && !CONDITION.test(sentence));
}

const CHOOSES =
  /\b(?:(first|former|second|latter|last)(?: (?:one|object|json|version|answer|result))?(?: is| was|'s)?[^.\n]{0,30}\b(?:final|correct|right|counts|answer|use)|(?:use|take|prefer|go with|keep|choose)(?: only)? (?:the )?(first|former|second|latter|last))\b|(第一个|前者|第二个|后者|最后一个)[^。\n]{0,10}(?:为准|最终|正确|有效)|(?:采用|使用|以|选|取|请用)(第一个|前者|第二个|后者|最后一个)/i;
const NEGATED = /\b(?:not|isn't|don't|never|wrong|incorrect|ignore)\b|不|忽略/i;

/** Which of two objects the words behind both choose: 0, 1, or undefined. */
export function chosenOfTwo(tail: string): 0 | 1 | undefined {
  const words = plainWords(tail.slice(0, LEAD));
  const which = CHOOSES.exec(words)
    ?.slice(1)
    .find((group) => group !== undefined);
  if (which === undefined || NEGATED.test(words) || CONDITION.test(words)) return undefined;
  return /first|former|第一个|前者/i.test(which) ? 0 : 1;
}

/** Without fences, tags and markdown, which only stand around the words. */
function plainWords(text: string): string {
  return text
    .replace(/(?:```|~~~)[\w+-]*/g, '\n')
    .replace(/<\/?([\w-]{1,30})>/g, ' $1 ')
    .replace(/[*_#>`|]+/g, ' ')
    .replace(/[’]/g, "'")
    .replace(/[ \t]+/g, ' ');
}

/** The last line, without the number or dash of a list at its end. */
function lastLine(words: string): string {
  return (
    words
      .replace(/(?:\n|^)[ \t]*(?:\d{1,3}[.)、]|[-•–])[ \t]*$/, '')
      .trimEnd()
      .split('\n')
      .at(-1)
      ?.trim() ?? ''
  );
}

function lastSentence(line: string): string {
  const sentences = line.split(/(?<=[.!?;])\s+|(?<=[。！？；])/);
  return sentences.findLast((sentence) => /[\p{L}\p{N}]/u.test(sentence)) ?? '';
}
