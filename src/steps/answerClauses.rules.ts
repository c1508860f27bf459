import { findTechnologies } from '../text/technologies';
import type { Topic } from './answerQuestion.rules';
import { asks } from './answerQuestion.rules';
import { NO_COMMENT, NO_IDEA } from './answerRefusals.rules';

/** How a speaker stands to what a clause says; only what is `said` is a fact. */
export type Stance = 'said' | 'denied' | 'wished' | 'others' | 'asked' | 'refused' | 'unknown';

/** A part of an answer with one stance. `sentence` counts from 0. */
export interface Said {
  text: string;
  stance: Stance;
  sentence: number;
}

const SENTENCE =
  /[。！!;；\n]+|(?<=[?？])|\.{2,}|…+|(?<!\b(?:e\.g|i\.e|vs|approx|mr|dr|ms|mrs|st|no|inc|ltd|co|corp|[a-z])\s?)\.(?=\s|$|\p{Script=Han})/giu;
/** Where a clause ends in its sentence; a comma between digits is part of a number. */
const CLAUSE =
  /，|,(?!\d{3}(?!\d))|\s[–—-]{1,2}\s|——|\s+(?=(?:but|although|though|however|whereas|while|because|except)\b)|\s+(?=and (?:i|we|my|our|he|she|they|his|her|the|then|want|would|plan|hope|am learning|maybe)\b)|(?=但是?(?!凡)|不过|而是|只是|可是|因为|所以|(?<=\S)(?:还|也|以后|将来)?(?:想学|打算学|准备学|在学|正在学)|同事(?:用|做|负责))/giu;
/** Words that deny what follows them in the clause. What looks alike and denies nothing is excluded. */
const DENIAL =
  /(?=\b(?:not(?! (?:only|just|sure|until|more than|less than|fewer than|bad|exactly|really sure|entirely sure|much|many|that|too|100|quite|really,|as of))|never(?!theless)|(?:did|do|does|was|were|is|are|have|has|had|would|wo|could|should|ai)n't(?! (?:know|remember|recall|sure|tell|only|just|have (?:exact|the exact)))|without|instead of|rather than|nothing (?:with|at|to do with)|no (?=\p{L})|other than|unlike|neither)\b)|(?=(?<!有)没(?:有)?(?:怎么|在[^,，。]{0,8}(?:里|中|上))?(?:用|做|写|上|接触|碰|在|去|读|学|干|参与|负责|带|管|到(?!期)|毕|拿|考|搞|当|完成|达)|没(?:有)?(?=\s?[A-Za-z])|从(?:来)?没|未曾|(?<!是)不(?:用|会|做|在|懂|熟|负责|管|碰)(?!了解)|而不是|并非|(?<!是)不是(?!很|太|特别|吗|吧|不是)|(?<!要)不算)/giu;
/** Where a denial ends: "didn't use Kafka, just RabbitMQ", "没用Redis,只有MySQL". */
const REVERSAL =
  /(?=\b(?:just|only|but|it was|we used|i used|mostly|mainly|about|around|roughly|maybe|actually used)\b)|(?=只|就(?:用|是|有|做)|用的?是|而是|直接|大概|大约|主要|是(?!否|不))/iu;
const DENIED = new RegExp(`^(?:${DENIAL.source})`, 'iu');

/** Wishes, plans, aims, what was looked at or only imagined. */
const WISH =
  /\b(?:(?:want(?:s|ed)?|plan(?:s|ned|ning)?|hop(?:e|es|ed|ing)|intend(?:ed|ing)?|going|wish(?:ed)?|tr(?:y|ied|ying) to get|expect(?:ed|ing)?|suppose[d]?|meant) to (?!be honest|say)|'d (?:like|love|prefer|want|rather (?:use|work|have))|would (?:like|love|prefer|have|be|probably|use|want|take)|wanna|gonna|plan(?:s)? (?:was|is|were|are)|(?:goal|target|aim|estimate|forecast|projection|budget) (?:was|is|of|were|had been)|aim(?:ed|ing)? (?:for|to|at)|target(?:ed|ing) |hop(?:e|ed|ing) for|look(?:ed|ing) (?:at|into|for)|consider(?:ed|ing)|evaluat(?:ed|ing)|discuss(?:ed|ing)|talk(?:ed|ing) (?:about|of)|thought (?:about|of)|think(?:ing)? (?:about|of)|toy(?:ed|ing) with|might|could(?: have|'ve| be)|should(?: have|'ve)|would've|if (?:i|we|it|they|you|only|the)|someday|some day|one day|eventually|in the future|next (?:job|role|company)|interested in|curious about|dream|heard (?:of|about)|read about|learning|to learn|on my list|was offered|applied (?:to|at|for)|interview(?:ed|ing) (?:at|with)|offer from|will (?:use|learn|move|switch|try|start|join|work|be using|migrate|get))\b|(?<![理思设梦猜联感幻构没])想(?!起|是|大概|应该|想|了|不|法|必|象|到|来|说|差不多|也|得|一想|下|$)|打算|准备(?:学|用|换|转|考|去|上|读|做|找)|计划|希望|以后(?:再|会|想|要)|将来|未来|如果|(?<![主重只])要是|假如|假设|考虑|讨论过|调研过|评估过|看过|听说过|目标(?:是|定|为|设)?|预计|预期|预估|争取|期望|理想|有兴趣|感兴趣|正在学|在学|学习中|入门中|面试过|投过|拿了.{0,8}offer|本来(?:要|是要)|差点/iu;
/** A later part that undoes a plan or a claim before it. */
const PERSON_EN =
  '(?:colleagues?|co-?workers?|teammates?|team ?mates?|friends?|boss(?:es)?|manager|lead|team lead|brothers?|sisters?|wife|husband|partner|girlfriend|boyfriend|spouse|room ?mates?|flat ?mates?|mentor|professor|advisor|supervisor|clients?|customers?|vendors?|competitors?|contractors?|predecessor|reviewer|dad|mom|mum|father|mother|cousin|uncle|aunt|son|daughter|buddy|tutor|cto|ceo|founder)';
const GROUP_EN =
  '(?:(?:ops|other|another|different|front-?end|front end|back-?end|back end|infra(?:structure)?|data|platform|qa|design|mobile|security|devops|dev ops|sre|next|neighbou?ring|sister|support|sales|marketing|dba|web|ios|android|game|network|vendor|cloud|release)(?: \\w{1,12})? (?:teams?|guys?|folks?|people|persons?|department|group|squad|crew|devs?|engineers?)|(?<=\\b(?:the|our|some) (?:\\w{1,12} )?)(?:folks|guys|designers?|contractors?|admins?|dbas?|agency|freelancers?|consultants?|scientists|analysts|testers|others)(?! of us))';
/** "Mobile dev at Acme" is the speaker's own work. */
const OWN_TRADE_EN =
  '(?:[\\w-]+ ){1,3}(?:dev|engineer)(?=$|\\s?(?:[@(]|at\\b|for\\b|in\\b|since\\b|from\\b|\\d))';
/** "They shrank from 2 GB to 300 MB": things. */
const CHANGED_EN =
  '(?:(?:all |each |both |usually |mostly )?(?:shrank|shrunk|grew|dropped|fell|rose|weigh(?:ed)?|averaged|ranged|came (?:to|down|out)|go from|went (?:from|down|up)|got (?:smaller|bigger|larger|faster|slower|quicker|cheaper)|(?:were|are) (?:all |each |about |around |roughly |over |under |only |up to |as \\w+ as )*\\d|took (?:about |around |only |up to )*\\d|used to (?:be|take|weigh) ))';
const OTHERS_EN = new RegExp(
  `^(?:(?:well|um+|uh+|so|and|but|actually|because|while|whereas|though|no|yes|yeah|oh|hmm|i think|then|that|since)[ ,]+){0,4}(?:(?:(?:my|our|the|a|one of (?:my|our|the)|another|his|her|their) (?:\\w{1,12} ){0,2}?(?:${PERSON_EN}|${GROUP_EN})(?:'s)?(?![\\w'-]))|he|she|they(?!'re| ${CHANGED_EN}| (?:called|hired|made|named|gave|promoted|titled|put|moved) me)|someone(?: else)?|somebody(?: else)?|other people|(?:the )?others|everyone else|everybody else|another (?:person|dev\\w*|engineer|guy|team)|(?!${OWN_TRADE_EN})${GROUP_EN})\\b(?! of (?:\\d|two|three|four|five|six|seven|eight|nine|ten))`,
  'iu',
);
const OTHERS_BY = new RegExp(
  `\\b(?:(?:done|built|written|handled|owned|managed|run|led|set up|made|implemented|maintained|designed|developed) by (?:my|our|the|a|an|another|someone|somebody) (?:\\w{1,12} ){0,2}(?:${PERSON_EN}|${GROUP_EN}|else|team|person)|(?:was|were|is) (?:my|our|the|someone|somebody|another) (?:\\w{1,12} ){0,2}?(?:${PERSON_EN}|${GROUP_EN})(?:'s)?)\\b|\\b(?:my|our) (?:${PERSON_EN})'s (?:job|work|part|thing|area|responsibility|degree|school|name|title|company|number|email)`,
  'iu',
);
const PERSON_ZH =
  '(?:同事|同学|室友|舍友|朋友|老板|领导|导师|爱人|老婆|老公|妻子|丈夫|对象|女朋友|男朋友|女友|男友|哥哥?|姐姐?|弟弟?|妹妹?|爸爸?|妈妈?|父亲|母亲|父母|上司|经理|主管|(?<=[我咱]们)组长|leader|前任|师兄|师姐|师弟|师妹|学长|学姐|学弟|学妹|表哥|表弟|堂哥|儿子|女儿|合伙人|客户|面试官|同门|搭档|外包(?:公司|团队|同事|那边|的人)|外包(?=用|写|搞)|别人|其他人|其他同事|人家|他们?|她们?|有人|对方|竞品|友商)';
const GROUP_ZH =
  '(?:(?:别的|其他|其它|隔壁|另一?个?|另外一?个?|前端|后端|运维|测试|设计|数据|算法|基础架构|平台|兄弟|安全|客户端|服务端|网页|移动端?|安卓|iOS|Android|App|DBA)(?:的)?(?:人(?!脸|机|工)|组的?人?|团队|部门|那边|小哥|同事|同学|小组|项目组|们|老师)(?!长))';
const OTHERS_ZH = new RegExp(
  `^(?:嗯+(?!嗯)|呃|那个|就是|其实|不过|但是?|因为|而且|还有|然后|没有|不是|这块|这个|那块|,|\\s){0,4}(?:我们?|咱们?)?(?:的|家|公司|组|团队)?(?:的)?(?:${GROUP_ZH}|${PERSON_ZH})(?!一起|合作|们一起|用户|数|量|端)|(?:是|由|归|让|都是|交给)(?:我们?|咱们?)?(?:的)?(?:另一?个?|另外一?个?|其他|别的)?(?:${GROUP_ZH}|${PERSON_ZH})|(?<=\\S)(?:${GROUP_ZH}|同事|别人|其他人)(?:们)?(?:负责|用|做|写|搞|搭|管)的?`,
  'iu',
);
const GROUP = new RegExp(`${GROUP_EN}|${GROUP_ZH}`, 'iu');

const ASKING =
  /^(?:(?:well|um+|uh+|so|and|but|sorry|wait|hmm|oh|hi|hello|hey|ok(?:ay)?)[ ,]+){0,3}(?:what(?! (?:i|we) )(?: do| does| did| is| are|'s| kind| exactly| you| for| was| counts)|which(?: one| of| job| company| project)?\b|how (?:do|does|did|many|much|long|so|come|is|are|should|would|precise|exact)|why\b|who\b|when (?:do|did|does|is|are|was)|where (?:do|did|does|is|are)|do (?:you|i|we)|does (?:it|that|this)|did you|are you|is (?:it|this|that|there)|can (?:you|i|we)|could (?:you|i|we)|should i|would you|may i|will you|you mean|do you mean|as in\b)/iu;
const ASKING_ANYWAY =
  /\bwhat do you mean\b|\bwhat does that mean\b|\bwhy do you (?:ask|need|want)\b|\bwhich (?:one|job|company|project) do you mean\b|\bcan you (?:rephrase|repeat|clarify|explain|say that)|\bcould you (?:rephrase|repeat|clarify|explain|say)|\bhow do you mean\b|什么意思|(?:你|您)(?:是)?(?:指|说)的?(?:是)?(?:哪|什么|谁)|为什么(?:要)?问|问这个|没听懂|没看懂|再说一遍|能(?:不能)?(?:说|讲)(?:得)?(?:清楚|具体)|(?:你|您)(?:是)?(?:指|问)的?(?:是)?/iu;
const ASKING_ZH =
  /吗\s*[?？]?$|呢\s*[?？]$|(?:什么|哪个|哪份|哪段|哪一|多少|几|谁|怎么|为啥|为什么|还是).{0,20}[?？]$|是(?:指|说|问)|(?:可以|能|要)不(?:可以|能|要)|能不能|可不可以|要不要/u;
/** "Can we skip this?" asks nothing. */
const ASKS_TO_SKIP =
  /\b(?:can|could|may|shall) (?:we|i) (?:please |just |maybe )?(?:skip|pass|move on|go on|not answer|leave (?:this|that|it) (?:out|blank|empty))|\b(?:skip|move on)\b(?: to| past)?(?: (?:this|that|it|one|next|the (?:next|question))\b.{0,16})?\?$|\bdo i (?:have|need) to (?:say|answer|tell|share)|(?:能|可以|可不可以|能不能|可否)(?:先|直接|就)?(?:跳过?|略过|不(?:说|答|填|回答|写|讲|透露)|过)|(?:一定|必须|非)(?:要|得)?(?:说|答|填|回答)吗/iu;
/** Words that mark what they speak of as over and replaced. */
const STALE =
  /\b(?:old|previous|former|outdated) (?:one|e-?mail|address|number|phone|site|link)\b|\bno longer (?:use|work|valid)|(?:以前|旧|原来|之前)的?(?:邮箱|号码|电话|手机|号|地址|那个)|停用|注销|不用了|作废/iu;

const CONTACT =
  /@|\d{5}|\d[ -]\d{3}|\b(?:e-?mail|number|phone|site|link|address)\b|邮箱|电话|手机|号|网站|地址|https?:|www\.|\.(?:com|org|dev|cn|io)\b/iu;

/** The clauses of an answer with how the speaker stands to each, in order. */
export function clausesSaid(answer: string, topics: ReadonlySet<Topic>): Said[] {
  const clauses: Said[] = [];
  for (const [sentence, whole] of pieces(answer, SENTENCE).entries()) {
    const asked = isQuestion(whole);
    let last: Stance = 'said';
    for (const part of pieces(whole, CLAUSE)) {
      if (asked)
        clauses.push({ text: part, stance: ASKS_TO_SKIP.test(part) ? 'refused' : 'asked', sentence });
      else
        for (const piece of stancesOf(part, topics)) {
          const carried: boolean =
            piece.stance === 'said' && carries(last, clauses.at(-1)?.text ?? '') && bareList(piece.text);
          const stance: Stance = carried ? last : piece.stance;
          clauses.push({ text: piece.text, stance, sentence });
          last = stance;
        }
    }
  }
  return clauses;
}

function pieces(text: string, border: RegExp): string[] {
  return text
    .split(border)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
}

function isQuestion(sentence: string): boolean {
  const open = sentence.replace(/^(?:no|yes|yeah|嗯|哦|啊)[,，\s]+/iu, '');
  if (ASKING_ANYWAY.test(open)) return true;
  return /[?？]$/.test(open)
    ? ASKING.test(open) || ASKING_ZH.test(open) || /^(?:you mean|as in)/iu.test(open)
    : /吗$/.test(open);
}

/** "Perl 没在项目里用过", "Perl was never used": what is denied stands first. */
const TOPIC_DENIED =
  /^[A-Za-z][\w.+#/ -]{0,24}?\s?(?:(?:我|早就?|都|已经|基本上?|完全|根本|一点都?|压根|真的?|也)*(?:忘光|忘完|忘得差不多|忘得一干二净|不会|不懂|不熟|没学会|学不会)了?(?:用|写)?$|(?:我们?)?(?:没|从没|从来没|不)(?:有|怎么)?[^,，]{0,8}?(?:用|写|碰|接触|学|上)(?:过|了|到)?$|只(?:是)?(?:在[^,，]{1,12}?)?(?:出现|提到?|听|看|写|说|讨论|聊)过?$|(?:was|were|is|are)(?: never|n['’]t| not)\b)/iu;

function stancesOf(clause: string, topics: ReadonlySet<Topic>): { text: string; stance: Stance }[] {
  const unsaid = NO_COMMENT.test(clause) ? 'refused' : NO_IDEA.test(clause) ? 'unknown' : null;
  if (unsaid === 'refused') return [{ text: clause, stance: 'refused' }];
  // "I don't know Kafka" denies.
  if (unsaid === 'unknown' && ofTechnology(clause)) return [{ text: clause, stance: 'denied' }];
  if (unsaid === 'unknown') return hedged(clause, topics);
  if (STALE.test(clause) && CONTACT.test(clause)) return [{ text: clause, stance: 'denied' }];
  if (isOthers(clause, topics)) return [{ text: clause, stance: 'others' }];
  if (WISH.test(clause) && !/毕业|graduat/iu.test(clause)) return [{ text: clause, stance: 'wished' }];
  if (TOPIC_DENIED.test(clause)) return [{ text: clause, stance: 'denied' }];
  return clause.split(DENIAL).flatMap((part) => {
    if (!DENIED.test(part)) return [{ text: part, stance: 'said' as const }];
    const [denied = '', ...rest] = [part.slice(0, 1), ...part.slice(1).split(REVERSAL)];
    return [
      { text: denied + (rest[0] ?? ''), stance: 'denied' as const },
      ...rest.slice(1).map((text) => ({ text, stance: 'said' as const })),
    ];
  });
}

function ofTechnology(clause: string): boolean {
  const match = NO_IDEA.exec(clause);
  const behind = match
    ? clause.slice(match.index + match[0].length).replace(/^(?:\s|any\b|much\b|the\b)+/iu, '')
    : '';
  return findTechnologies(behind).some(({ span }) => span[0] === 0);
}

/** "Not sure, maybe 40%": a guess is an answer; what stands before "I don't remember" is, too. */
function hedged(clause: string, topics: ReadonlySet<Topic>): { text: string; stance: Stance }[] {
  const match = NO_IDEA.exec(clause);
  if (!match) return [{ text: clause, stance: 'said' }];
  const behind = clause.slice(match.index + match[0].length);
  const guess =
    /\b(?:maybe|perhaps|probably|around|about|roughly|approximately|i(?:'d)? guess|i(?:'d)? say|something like|somewhere|at least|over|more than|but)\b|大概|大约|可能|应该|估计|差不多|也许|好像|貌似|至少|反正|就记得|只记得/iu.exec(
      behind,
    );
  const ahead = clause.slice(0, match.index);
  return [
    ...(/\d|[一二两三四五六七八九十]/u.test(ahead) ||
    (/\p{Lu}/u.test(ahead) && findTechnologies(ahead).length === 0)
      ? stancesOf(ahead, topics)
      : []),
    { text: match[0] + behind.slice(0, guess?.index ?? behind.length), stance: 'unknown' as const },
    ...(guess && !/\b(?:if|whether|是不是|是否)\b/iu.test(behind.slice(0, guess.index))
      ? stancesOf(behind.slice(guess.index), topics)
      : []),
  ];
}

function isOthers(clause: string, topics: ReadonlySet<Topic>): boolean {
  if (!OTHERS_EN.test(clause) && !OTHERS_ZH.test(clause) && !OTHERS_BY.test(clause)) return false;
  // "Three on the backend team and two designers" says how big the team is.
  return !(
    asks(topics, 'people') &&
    GROUP.test(clause) &&
    /\d|[一二两三四五六七八九十]|\b(?:one|two|three|four|five|six)\b/iu.test(clause)
  );
}

function carries(stance: Stance, before: string): boolean {
  // "Not Java, Kotlin" turns round; "didn't use Kafka, Redis" goes on.
  if (stance === 'denied') return !/^(?:not|不是|而不是|并非)\b/iu.test(before);
  return stance === 'wished' || stance === 'others';
}

/** Nothing but technologies and what joins them. */
function bareList(text: string): boolean {
  const mentions = findTechnologies(text);
  if (mentions.length === 0) return false;
  let rest = text;
  for (const { span } of [...mentions].reverse()) rest = rest.slice(0, span[0]) + rest.slice(span[1]);
  return /^(?:[\s,、/&+]|\b(?:and|or|nor)\b|和|或者?|与|以及|还有)*$/iu.test(rest);
}
