import { NO_COMMENT, NO_IDEA } from './answerRefusals.rules';
import { pastedShape } from './intentShapes.rules';
import { assents, decisionOf, declines } from './intentDecisions.rules';
import { factsOf, QUESTION } from './intentFacts.rules';
import { weigh, type Scored } from './intentSigns.rules';
import { clausesOf, normalizeWords, withoutCourtesy } from './intentText.rules';
import type { Clause } from './intentText.rules';

/** What a user may want of Vitae. */
export type Intent =
  | 'create'
  | 'polish'
  | 'tailor'
  | 'review'
  | 'extract'
  | 'import'
  | 'export'
  | 'interview'
  | 'panel'
  | 'ask'
  | 'answer'
  | 'approve'
  | 'reject'
  | 'undo'
  | 'stop'
  | 'other';

/** Where the conversation stands: `collect` – a question of ours is open; `review` – a proposal waits. */
export interface IntentState {
  hasResume: boolean;
  hasJobAd: boolean;
  stage: 'none' | 'collect' | 'review' | 'done';
}

export interface Understanding {
  /** The first thing to be done, in the order the user wants it. */
  intent: Intent;
  /** `unsure`: ask instead of acting. */
  confidence: 'sure' | 'unsure';
  /** What the user wants after that. */
  second?: Intent;
}

const DECLINE =
  /^(?:skip|pass|next|next (?:one|question)|no idea|dunno|idk|n\/?a|none|nothing|跳过|略过|略|过|下一[个题]|不知道|不清楚|不记得|忘了|没有|无|不方便|保密|不想说|不便透露)/iu;

const ABOUT_US =
  /^(?:help|\/help|帮助|你是谁|who are you|what are you|(?:你|它|这个?(?:插件|工具|扩展)?)?(?:都)?(?:能|会|可以)[^,。]{0,6}(?:哪些|什么|啥)[^,。]{0,6})\??$/iu;
const AS_QUOTED =
  /["”」],?\s*(?:so )?(?:please )?(?:do (?:that|so|it|exactly that)|照做|照办|就这么|按这个)/iu;
/** In a conversation about facts these are the user's own deeds, not commands. */
const NARRATIVE =
  /^(?:\w+ )?(?:export|import|review|interview|extract\w*|undo|polish|print)\w* (?:\w+ )?(?:pipeline|tool|module|service|page|feature|function|system|jobs?|script|app|platform|dashboard|button|api|engine|library|bot)\b|(?:模块|系统|小程序|平台|工具|功能|服务|页面|接口)(?:$|,)|^(?:i|we|my|our|an?|it|they|he|she|there|the|about|around|roughly|maybe|from|in|at|mainly|mostly|because|with|for|\w+s (?:could|can|used|were|had|would))\b(?!'?d? ?(?:want|need|would like|like to|wish|think you should))|^(?:我们?|当时|主要|大概|大约|其中|因为|用|从|在|后来|那时|那会|每天|由|负责|参与|维护|做的是|(?:做|写|用|开发|优化|实现)了)(?!想|要|需要|希望)/iu;

/**
 * What a user wants, by rule, in English, Chinese or both. Pasted documents are told by their shape, decisions and
 * answers by the stage, wishes by the words of each clause; what is negated does not count, and of two wishes the first
 * in the user's own order wins.
 */
export function understandIntent(text: string, state: IntentState): Understanding {
  const pasted = pastedShape(text);
  if (pasted) {
    const intent = ({ jobAd: 'tailor', resume: 'import', readme: 'extract' } as const)[pasted];
    return { intent, confidence: 'sure' };
  }
  // "They wrote 'send it as Word', so do that": the quoted words are what is wanted.
  const words = normalizeWords(AS_QUOTED.test(text) ? text.replace(/["“”「」]/gu, ' ') : text);
  const core = withoutCourtesy(words);
  if (!/[\p{L}\d👍👌✅💯]/u.test(core)) return { intent: 'other', confidence: 'unsure' };
  if (ABOUT_US.test(core)) return { intent: 'ask', confidence: 'sure' };
  if (state.stage === 'collect') return inCollect(core, state);
  if (state.stage === 'review') {
    const decision = decisionOf(core, wishOf(core, { hasResume: true, hasJobAd: false, stage: 'none' }));
    if (decision) return { intent: decision, confidence: 'sure' };
  }
  return wishOf(core, state);
}

function inCollect(core: string, state: IntentState): Understanding {
  const answer: Understanding = { intent: 'answer', confidence: 'sure' };
  if (DECLINE.test(core) && core.length < 24) return answer;
  const wish = wishOf(core, state);
  const han = /\p{Script=Han}/u.test(core);
  const short = han ? core.length <= 16 : core.split(/\s+/).length <= 7;
  if (wish.intent === 'stop' && wish.confidence === 'sure' && (short || core.length < 50)) return wish;
  if (/^(?:why|为什么|为何|what do you mean|怎么突然)/iu.test(core))
    return { intent: 'ask', confidence: 'sure' };
  if (NO_COMMENT.test(core) || NO_IDEA.test(core)) return answer;
  if (wish.intent === 'ask' && QUESTION.test(core) && !NARRATIVE.test(core) && core.length < 80) return wish;
  // A question back is short and ends as one.
  if (/^(?:how|what|which|who|when|where|is|are|do|does|can|will)\b.{0,60}\?$/iu.test(core))
    return { intent: 'ask', confidence: 'sure' };
  const command = !['answer', 'other', 'approve', 'reject', 'ask', 'create', 'polish'].includes(wish.intent);
  return command && wish.confidence === 'sure' && short && !NARRATIVE.test(core) ? wish : answer;
}

/** A score from which on a wish is said outright, and one from which on it is hinted at. */
const OUTRIGHT = 2.5;
const HINTED = 1;

interface Wish extends Scored {
  order: Clause['order'];
  index: number;
}

function wishOf(core: string, state: IntentState): Understanding {
  const clauses = clausesOf(core).filter(({ text, negated }) => !negated || ends(text));
  const said = clauses.map(({ text }) => text).join(', ');
  const before = (index: number): string =>
    clauses
      .slice(0, index)
      .map(({ text }) => text)
      .join(', ');
  const wishes = clauses
    .flatMap(({ text, order }, index): Wish[] => {
      const [best] = weigh(factsOf(text, { core, before: before(index), said }, state));
      if (!best) return [];
      // What is only told leads to the wish ("I have an onsite on Thursday, let's practise").
      const told = TOLD.test(text) && clauses.length > 1 ? 1 : 0;
      return [{ ...best, score: best.score - told, order, index }];
    })
    .sort((a, b) => rank(a.order) - rank(b.order) || a.index - b.index);
  const strong = wishes.filter(({ score }) => score >= OUTRIGHT);
  // "Enough editing, test me": an end that something else follows is the end of what was before.
  const done = strong.filter(({ intent }) => intent !== 'ask' && intent !== 'stop');
  const chosen =
    done.find(({ order }) => order !== 'later') ?? strong.find(({ intent }) => intent !== 'ask') ?? strong[0];
  if (chosen) {
    const second = strong.find(({ intent }) => intent !== chosen.intent && intent !== 'ask');
    return {
      intent: inContext(chosen.intent, said, state),
      confidence: 'sure',
      ...(second ? { second: second.intent } : {}),
    };
  }
  // Nothing is said outright: what the clauses name together gives a hint.
  const whole = weigh(factsOf(said, { core, before: '', said }, state))[0];
  const hint = [whole, ...wishes].filter((wish) => wish !== undefined).find(({ score }) => score >= HINTED);
  if (hint) return { intent: inContext(hint.intent, said, state), confidence: 'unsure' };
  if (declines(core) && state.stage !== 'none') return { intent: 'reject', confidence: 'unsure' };
  if (assents(core)) return { intent: 'approve', confidence: 'unsure' };
  return { intent: 'other', confidence: 'unsure' };
}

/** A clause that only tells. */
const TOLD =
  /^(?:if you were\b|imagine\b|i (?:have|had|got|found|just (?:finished|got|had)|finished|wrote|liked)\b|(?:that|the|this|last|my last) (?:\w+ ){0,2}(?:edit|change)s?\b|the (?:ad|jd|job|posting) (?:says|mentions|asks|wants|lists)|(?:not|never|nothing)\b|recruiter|i've\b|there(?:'s| is)\b|got an?\b|found\b|my (?:side )?(?:\w+ ){1,2}(?:is|lives|said|told|code)\b|we(?:'re| are) done)|^(?:我有|我这有|明天|后天|下周|朋友|对方|hr|代码都|jd ?里|你?(?:要是|如果|假如)|这家|简历早)/u;

/** Words of ending that look like a negation ("never mind", 不弄了). */
function ends(text: string): boolean {
  return (
    /^(?:别问了|不要再问)|^no more$|\bnever ?mind\b|\bforget it\b|stop asking|no more questions|(?:don't|do not) (?:feel like|want to) (?:do|go on|continue|keep|answer)|不(?:弄|做|写|聊|搞|继续|答)了|不想(?:继续|弄|写|聊)/iu.test(
      text,
    ) && !/(?:别|不要|don'?t)\s?(?:停|stop|cancel|取消)/iu.test(text)
  );
}

/** What the other clauses make of a wish: "I finished this project, put it on my CV" is about the project. */
function inContext(intent: Intent, said: string, state: IntentState): Intent {
  const resume = /\b(?:resume|cv)\b|简历/u.test(said);
  if ((intent === 'polish' || intent === 'create') && ABOUT_PROJECT.test(said) && MADE_OF_IT.test(said))
    return 'extract';
  if (intent === 'polish' && resume && ABOUT_AD.test(said)) return 'tailor';
  if (
    intent === 'tailor' &&
    !state.hasResume &&
    !state.hasJobAd &&
    /(?:写|撰写|做|新建|创建|起草|生成)[^,。]{0,24}简历|\b(?:write|create|draft|make)\b.{0,20}\ba (?:new )?(?:resume|cv)\b/u.test(
      said,
    )
  )
    return 'create';
  return intent;
}

const ABOUT_PROJECT =
  /\b(?:this|the|my) (?:\w+ )?(?:project|repo|repository|folder|code ?base|workspace)\b|代码库|仓库|这个项目|当前项目|工程|目录|文件夹|(?:这里|这些)的?(?:代码|源码)|\b(?:these|the) (?:sources|files)\b/u;
const MADE_OF_IT =
  /\b(?:put|write|add|turn|get|make) (?:it|this|that|them)\b|写成|写进|写到|放到|放进|加到|加进|整理|总结|变成|生成|\bentry\b/u;
const ABOUT_AD =
  /针对[^,。]{1,12}岗|投(?:这|那)家|\b(?:job ad|jd|posting|vacancy|job description)\b|(?:这个|该|上面的?|那个)(?:岗位|职位)|招聘|\bjd\b/u;

const rank = (order: Clause['order']): number => (order === 'first' ? 0 : order === 'later' ? 2 : 1);
