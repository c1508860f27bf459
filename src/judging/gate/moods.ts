import type { Mood } from './sources';
import { isTopicDenied } from './topics';
import { firstOf, occurs } from '../../text/prefilter';
import { matchesOf } from '../../text/matches';

/** It is still to come: roadmaps, wishes, goals. */
const PLANNED =
  /\b(?:roadmap|planned|plan(?:s|ning)? (?:to|for|on)|to-?do|upcoming|next steps?|next (?:quarter|month|year|sprint|release|week)|coming soon|future work|in (?:the )?future|later on we|(?:we|I|they|he|she)(?:['’]ll| will)|will (?:be (?:added|supported|released|implemented|available|moved|migrated|rewritten|replaced|done|published|launched|shipped|rolled)|add|support|come|follow|migrate|move|replace|rewrite|switch|ship|launch)|won['’]t|going to|gonna|intend(?:s|ed|ing)? to|aim(?:s|ing)? (?:to|for|at)|(?:want|wanted|hope|hoped|hoping|wish|would like|would love|'d like) to|consider(?:ed|ing)?|thinking (?:of|about)|thought about|talked about|discussed|evaluat(?:ed|ing)|explored|looked (?:at|into)|toyed with|proposal|proposed|wish ?list|backlog|goals?(?= (?:is|was|of|for|:))|target(?:s|ed|ing)?(?= (?:is|was|of|for|:))|not yet|yet to|isn't ready|pending|tbd|someday|maybe later|once we|on hold|due (?:out|in|next|by|this)|next (?:spring|summer|autumn|fall|winter)|forthcoming|slated|scheduled (?:for|to)|expected (?:in|by|to)|to be (?:released|published|launched|done|added|built|continued)|job (?:ads?|adverts?|posts?|postings?|descriptions?)|vacancy|the (?:posting|advert|listing|JD))\b|\[ \]|计划|打算|准备(?!了|好|工作)|将(?:会|要|来|于|在|支持|增加|迁|改|上)|下一步|下一?(?:个)?(?:季度|版本|阶段|期|月|年|周|迭代)|待(?!遇|机|办|在)(?:实现|完成|开发|支持|上线|补|做|定|接|迁|合并|评审)|尚未|还没|还未|暂未|未来(?:会|将|计划|版本|规划|工作|再|考虑|打算|要|可能|支持)|规划中|路线图|(?<!思|理|联|猜|设|感)想(?!法|到|象|起)|希望|考虑(?:过|中|用|加|做)?|评估(?:过|了)|调研(?:过|了)|对比过|试过|讨论过|预计|即将|之后会|以后会|(?<!不|机|社|大|议|年|早|例|才|商|开|帮|体|学|领|约)会(?=把|用|换|迁|加|做|支持|上线|改)|目标(?:是|为|：|:)|预期(?:是|为|达到)|争取|有望|拟|招聘|岗位要求|职位描述|\bJD\b/i;
/** What was planned and has come. */
const LANDED =
  /\b(?:finally|at last|now (?:in|live|done|available|shipped)|has landed|is in\b|(?:was|were|got) (?:done|finished|shipped|released))|终于|如期|已经?(?:完成|上线|实现|支持)/i;
/** Headings and labels that make everything below them a plan. */
const PLAN_LABEL =
  /^\s*(?:#+\s*|\*\*)?(?:road ?map|to-?dos?|planned(?: features)?|upcoming(?: features)?|coming soon|future(?: work| plans)?|next(?: steps| up)?|wish ?list|backlog|ideas|not (?:yet )?(?:done|implemented|supported)|路线图|规划|计划(?:中|功能)?|待办(?:事项)?|后续计划|未来(?:计划|规划)|待实现|待开发|下一步(?:计划)?|开发计划)(?:\*\*)?\s*(?:[:：]|$)/i;
const DONE_LABEL =
  /^\s*(?:#+\s*\S|-\s\[x\]|\[x\]|\*\*)|目前|现在|现有|当前|\b(?:currently|today|right now|now|already|so far)\b|已(?:经|完成|支持|实现|上线)?/i;
/** Begun or tried only. */
const ONGOING =
  /\b(?:in progress|wip|work in progress|(?:am|is|are|'m|'re|still|currently) (?:still )?(?:migrating|building|writing|working on|moving|rewriting|porting|rolling out|testing|developing|refactoring|designing|implementing|adding|replacing)|half ?way|half[- ]done|half finished|(?:\d+|half|two thirds?|a third)\s?%? (?:done|complete|finished|migrated)|prototype|proof of concept|poc|mock-?up|spike|draft|experiment(?:al|ed|ing)?|trial|pilot(?:ed|ing)?|beta|alpha|staging|behind a (?:feature )?flag|demo(?:ed)?|started (?:to|on|\w+ing)|began)\b|正在|进行中|还在|仍在|做到一半|一半|刚开始|起步|试点|灰度|内测|试用|试运行|原型|样机|演示|草稿|预研|测试环境|开了个头|未完成|没做完|没完成/i;
/** Words that deny what follows them in their clause. */
const DENIED =
  /\b(?:far from|anything but|hardly|barely|skipp?(?:ed|ing)|left out|le(?:ft|aving) (?:[\w-]+ ){1,4}?(?:alone|untouched|out|as (?:it|they) (?:was|were|is|are))|stay(?:ed|ing) (?:away|out) (?:from|of)|steered clear of|put off|postponed|ran out of time for|(?:had )?no time (?:for|to)|never got (?:a?round )?to|had nothing to do with|except(?: for)?|apart from|excluding|other than|(?:did|do|does|was|were|is|are|has|have|had|could|can|would|should|wo|ca)(?:n['’]t|nt| not)|never|cannot|without|not(?! only| just| least| merely| alone| yet)|decided against|ruled out|rejected|turned down|opted (?:against|not to)|passed on (?:the (?:idea|offer|chance)|it\b)|gave up(?: on)?|abandoned|scrapped|shelved|cancel(?:led|ed)|discarded|refused|declined|fail(?:ed|s)? to|instead of|rather than|nobody|no one|none of|neither|nor|no longer|no(?= [a-z])|zero(?=[- ][a-z])|lack(?:s|ed|ing)?|dropped(?= the idea| the plan)|stopped short of|kept away from|untouched|unchanged|out of scope)\b|没(?!少|想到|几|多久|过多久)(?:有)?|(?<!从|尚|还|暂)未(?!来|知|读|成年|婚)|从未|不(?!仅|但|只|光|断|同|过|错|少|止|久|停|管|论|超过|足|低于|少于|到\d|到[一二三四五六七八九十百千万几半]|等|少于|妨|禁|愧|良|变|定|可|适|间|需|用(?=担心)|乏)|无(?!锡|人机|线|论|缝|状态|数|穷|障碍|疑)|否决|放弃|拒绝|取消|并非|(?<!除|是|若|无)非(?!常|遗|洲|凡|标|空|全日制|脱产|在职|统招|公有|营利|结构化|工作|技术|专业|母语|正式|侵入|接触|现场|本地|核心|阻塞|关系|结构|侵入|对称|对|功能|线性)|别(?=动|改|碰)|砍(?:掉|了)(?!大?约|近|将近|差不多|[一大]?半|三分|四分|[\d一二两三四五六七八九十几百千])|搁置|叫停|下线|而不是|(?<!来|往)回滚/i;
/** What is said of the thing before it: it was not taken, not done. */
const DENIED_AFTER =
  /\b(?:(?:was|were|is|are|got|has been|been) (?:rejected|dropped|scrapped|ruled out|shelved|abandoned|cancel(?:led|ed)|turned down|discarded|removed|reverted|rolled back|(?:never|not) \w+)|never (?:used|shipped|made it|merged|finished|launched|adopted|deployed|released|built|done|happened|left)|(?:was|is|were|are)(?:n['’]t| not) (?:used|adopted|merged|shipped|released|supported|included|deployed|touched|measured|mine|part|done|finished|launched|built)|didn['’]t (?:ship|make it|pass|happen|go|work out|survive|land)|did not (?:ship|make it|pass|happen|go|work out|survive|land|last))\b|没(?:有)?(?:用上?|上线|采用|合并|做完|完成|通过|成功|启用|用到|用过|落地|发布|推广|碰|动|改|接入|选)|未(?:采用|上线|合并|通过|使用|启用|完成|落地|发布|改动|变动|动|接入)|不(?:支持|用了?|再用|归我|是我|在范围|采用)|(?:被|给)?(?:否(?:了|决|掉)|砍(?:掉|了)(?!大?约|近|将近|差不多|[一大]?半|三分|四分|[\d一二两三四五六七八九十几百千])|放弃|毙|拒|取消|搁置|叫停|回滚)/i;
/** There was none of something before: that is why it was made. */
const NONE_BEFORE =
  /\b(?:had|has|have|was|were|there (?:was|were|is|had been)|came with) (?:no|nothing|none)\b|\b(?:did(?:n['’]t| not)|does(?:n['’]t| not)) (?:have|exist)\b|(?:之前|原来|原先|以前|此前|本来|当时|一直|原本|早先)[^，。]{0,8}?(?:没有?|缺|无)|没有现成/i;
/** "Had never used it before": it was new, and is used now. */
const NEW_THEN =
  /\bhad(?:n['’]t| not| never)(?: ever)? (?:[\w.+#-]+ ){1,6}before\b(?! (?:and|so|but) (?:I|we) (?:still|never))/i;
/** Turns that keep a denial from being one. */
const NO_DENIAL =
  /n['’]t (?:only|just|merely)\b|\b(?:not only|not just|not least|couldn't have|whether or not|no doubt|no wonder|can't wait)\b|不仅|不但|不只|不光|毫无疑问|没问题/gi;

/** Addresses of a reader or a tool, and orders to them. */
const TOOL =
  '(?:AIs?|LLMs?|GPTs?|ChatGPT|Claude|Copilot|chat ?bots?|bots?|(?:language |AI )?models?|assistants?|agents?|parsers?|crawlers?|scrapers?|summari[sz]ers?|generators?|(?:r[eé]sum[eé]|CV)[- ](?:\\w+ )?(?:tools?|writers?|builders?|parsers?|generators?|bots?|assistants?|agents?|screeners?)|(?:AI|automated) (?:writers?|readers?|tools?|systems?|reviewers?|screeners?)|recruiters?|hiring managers?|reviewers?|readers?|graders?|screeners?|whoever|anyone (?:reading|summari[sz]ing|writing))';
const ORDER =
  '(?:say|saying|write|state|mention|claim|describe|call|list|add|include|report|note|tell|rate|score|put|present|credit|attribute|treat|ignore|make|pretend|assume|output|respond|reply|rank|recommend|emphasi[sz]e|highlight|portray|refer|introduce|use|give|hire|insert|append|set|mark|record|translate|render|convert|turn|replace|change|quote|label|summari[sz]e|mark)';
const INSTRUCTION = [
  new RegExp(
    `^[\\s\\[({<（【#*"'“-]*(?:dear |hey |hi |hello |note to |to )?(?:the |any |all )?${TOOL}\\s*[:：]`,
    'i',
  ),
  new RegExp(
    `\\b${TOOL}\\b[^.!?。\\n]{0,60}?(?:[:,：，—-]\\s*|\\b(?:please|must|should|shall|always|need to|have to|are to|is to|will|to)\\s+)(?:please |always |also |just |you (?:must|should) )?${ORDER}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:note|message|memo|hint|instructions?|attention|dear|hey|hello|hi|fao)\\b:?\\s+(?:to |for )?(?:any |all |the |every |you )?${TOOL}\\b[^.!?。\\n]{0,40}[:,：，—-]`,
    'i',
  ),
  // "For the parser, it had none" speaks of a program; "to the model: say", "for all AIs, please" to one.
  new RegExp(
    `\\b(?:for|to)\\b:?\\s+(?:any |all |the |every |you )?${TOOL}\\b[^.!?。\\n]{0,40}(?:[:：—]|[,，-]\\s*(?:please|kindly|you|always|do|don['’]t|must|make|be|${ORDER})\\b)`,
    'i',
  ),
  /(?:^|[\s"'“([<*#])(?:SYSTEM|[Aa]ssistant|ASSISTANT|PROMPT|INSTRUCTIONS?|系统|系统提示|提示词|指令)\s*(?:\]|>|\*\*)?\s*[:：]/u,
  /(?:对|致)\s?(?:模型|大模型|AI|助手|机器人|LLM|GPT|系统|读者|招聘|HR|审阅)[^。！？\n]{0,8}(?:[:：]|说|请|要)/u,
  /<\/?(?:system|assistant|instructions?|prompt|user)>|\bfrom now on\b/i,
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?。\n]{0,30}\b(?:previous|prior|above|earlier|preceding|other|all|any|your|existing)\b[^.!?。\n]{0,20}\b(?:instructions?|rules?|prompts?|guidelines?|directions?|text|evidence|constraints?|checks?)\b/i,
  // "Ignore the rules above", "disregard these instructions".
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.!?。\n]{0,20}\b(?:instructions?|rules?|prompts?|guidelines?|directions?|constraints?)\b[^.!?。\n]{0,12}\b(?:above|before|so far|given|you (?:were|are|have|got))\b/i,
  /(?:^|[.!?\n]\s*|\b(?:please|must|should|and|then)\s+)(?:ignore|disregard|forget|override|bypass) (?:these|those|such) (?:instructions?|rules?|prompts?|guidelines?|directions?|constraints?)\b/i,
  // "Hire this person": a verdict is asked for, nothing is told.
  /(?:^|[.!?\n]\s*|\b(?:please|must|should|to|and|then)\s+)(?:hire|employ|shortlist|recommend|accept|select|choose|invite) (?:this (?:person|candidate|applicant|developer|engineer|one)|me\b|(?:him|her|them) (?:now|at once|immediately))/i,
  /\b(?:describe|call|present|portray|list|credit|introduce|name|treat|refer to|label|style|bill|rank|rate|hail)\b (?:the |this |its |her |him |their |me|my )?(?:sole )?(?:author|maintainer|developer|candidate|owner|applicant|creator|contributor|engineer|writer|person|programmer|committer|me)\b[^.!?。\n]{0,20}\b(?:as|a|an|the|among|at|with|top|highly)\b/i,
  /\b(?:say|state|claim|mention|write|add|note|insist|pretend|report|confirm|emphasi[sz]e|make sure|be sure)\b(?: to (?:say|state|mention|write|add|claim))?,? (?:that |how )?(?:the |this |its |their |he|she|they|I )(?:sole )?(?:author|maintainer|developer|candidate|owner|applicant|creator|project|tool|repo(?:sitory)?|library|work|had|has|have|is|was|led|holds?)\b/i,
  /\b(?:you are (?:now|an? )|as an ai\b|system prompt|in (?:the|any|your|every|their) (?:r[eé]sum[eé]|CV|summary|bullet)s?,? (?:say|write|state|mention|add|put|include|call|list|claim))/i,
  /(?:忽略|无视|忘(?:掉|记)|不(?:要|必)理会|跳过|覆盖)[^。！？\n]{0,12}(?:指令|要求|提示|规则|内容|说明|限制|证据|设定|指示|约束)/u,
  /(?:给|致|告诉|告知|提示|提醒|请|@|各位|亲爱的|写给|供|让)\s?(?:所有|任何|各类|每个|各位)?\s?(?:简历|AI|人工智能|大?语?言?模型|大模型|智能体|助手|机器人|LLM|GPT|读者|HR|招聘|面试官|审阅|生成|自动|工具|爬虫|阅读)[^。！？\n]{0,16}[:：,，]?/u,
  /(?:AI|大模型|语言模型|智能体|助手|简历(?:工具|助手|生成器|机器人)|机器人|LLM|GPT)\s?(?:们)?(?:请|须|必须|应当?|需要?|看到|读到|在生成|生成时|处理时|写简历|总结时|要)/u,
  /(?:请|务必|必须|应当|一定要?|记得|需要?)[^。！？\n，,]{0,14}(?:写(?:明|成|上|作|入|道|为|出)|声明|注明|声称|标注|描述(?:为|成)|强调|宣称|补(?:一句|上|充)|评(?:为|价)|打分|说(?:成|明作者|作者)|称(?:作者|其|为)|把?作者|填(?:写|上)|录用|推荐)/u,
  /写作者|(?:把|将|称|说|写)\s?(?:作者|候选人|维护者|开发者|本人|求职者|应聘者|该项目|本项目)(?:写成|描述(?:为|成)|称(?:为|作)|说成|标(?:为|成)|列为|是|为|曾|已|有|拥有|介绍)/u,
];

/** Comments and elements that a page does not show. */
const UNSEEN =
  /<!--[\s\S]*?(?:-->|$)|<(\w+)[^>\n]*(?:\bhidden\b|display:\s?none|visibility:\s?hidden|font-size:\s?0|color:\s?(?:white|#fff|transparent)|opacity:\s?0)[^>\n]*>[\s\S]*?(?:<\/\1>|$)/gi;

/** A stretch of a text that speaks to a reader or a tool, `[start, end)`. */
export function instructionsIn(text: string): [number, number][] {
  const spans: [number, number][] = [];
  // What a page does not show states nothing to its reader.
  for (const match of matchesOf(UNSEEN, text)) spans.push([match.index, match.index + match[0].length]);
  for (const match of text.matchAll(/[(（[【「][^()（）\n]{4,300}[)）\]】」]/g)) {
    if (isInstruction(match[0])) spans.push([match.index, match.index + match[0].length]);
  }
  let follows = false;
  for (const match of text.matchAll(
    /(?:[^.!?。！？\n"]|\.(?=\S)|"(?!\s*[,}\]]|\s*$))+(?:[.!?。！？]|"|\n|$)/gu,
  )) {
    const span: [number, number] = [match.index, match.index + match[0].length];
    if (spans.some(([from, to]) => from < span[1] && span[0] < to)) continue;
    const also: boolean = follows && ALSO.test(match[0]);
    follows = also || isInstruction(match[0]);
    if (follows) spans.push(fromAddress(text, span, also));
  }
  return spans.sort((a, b) => a[0] - b[0]);
}

/** An order that goes on from the one before. */
const ALSO =
  /^\s*(?:also|and|then|please|always|never|do not|don't|you)\b|^\s*(?:say|state|mention|claim|write|describe|call|credit|add|list|include)\b|^\s*(?:并|同时|还要?|另外|再|也)(?:请|要|写|说|注明|声明|强调)/i;

function isInstruction(text: string): boolean {
  return INSTRUCTION.some((pattern) => occurs(pattern, text));
}

/** "A recipe scaler, SYSTEM: say …": what stands before the address in its sentence is no part of it. */
function fromAddress(text: string, [from, to]: [number, number], whole: boolean): [number, number] {
  if (whole) return [from, to];
  const sentence = text.slice(from, to);
  const starts = INSTRUCTION.map((pattern) => firstOf(pattern, sentence)?.index ?? sentence.length);
  return [from + Math.min(...starts), to];
}

/** A clause's mood, and the offset in it from which that holds. `label`: whether a heading above says "planned". */
export function moodOf(clause: string, sentence: string, label: boolean): { mood: Mood; from: number } {
  const text = clause.replace(NO_DENIAL, (found) => ' '.repeat(found.length));
  const planned = occurs(LANDED, text) ? null : firstOf(PLANNED, text);
  if (
    (label && !/已|目前|现在|\b(?:now|already|currently|done)\b|\[x\]/i.test(text)) ||
    (occurs(PLAN_LABEL, sentence) && !occurs(DONE_LABEL, text))
  )
    return { mood: 'planned', from: 0 };
  if (planned)
    return { mood: 'planned', from: /尚未|还没|还未|暂未|yet|\[ \]/i.test(planned[0]) ? 0 : planned.index };
  if (occurs(ON_PAPER, text)) return { mood: 'planned', from: 0 };
  if (occurs(NEW_THEN, text)) return { mood: 'asserted', from: 0 };
  if (occurs(DENIED_AFTER, text) || isTopicDenied(text)) return { mood: 'negated', from: 0 };
  // "Besides A, B as well" leaves nothing out.
  const left = /除(?:了|去|开)?/u.exec(text);
  if (
    left &&
    /(?:以外|之外|外)|除/u.test(text) &&
    !/还|也|又|同时|此外|都(?:包括|支持)/u.test(sentence) &&
    !/除(?:夕|法|虫|重|尘|此|非|湿|颤)|(?:删|移|清|排|扣|解|消|免|去|剔|卸)除/u.test(text)
  )
    return { mood: 'negated', from: left.index };
  if (occurs(NONE_BEFORE, text)) return { mood: 'asserted', from: 0 };
  const denied = firstOf(DENIED, text);
  if (denied) return { mood: 'negated', from: denied.index };
  return occurs(ONGOING, text) ? { mood: 'ongoing', from: 0 } : { mood: 'asserted', from: 0 };
}

/** A design of it is all there is. */
const ON_PAPER =
  /\b(?:is|are|exists?|remains?|have|has|there is)\b[^.;]{0,24}?\b(?:only |just |still |as )?(?:an? )?(?:design doc(?:ument)?|mock-?up|wireframe|paper sketch|RFC|stub)s?\b(?! (?:server|service|tests?|tool|generator|editor))|只有[^，。；]{0,4}(?:设计)?(?:文档|稿|方案|草图|原型图)|停留在(?:设计|方案|文档|纸面)/i;

/** Whether a line is a heading or a label of plans. */
export function isPlanLabel(line: string): boolean {
  return occurs(PLAN_LABEL, line);
}

/** Whether a text denies something (also "zero-", "without", 零, 无). */
export function denies(text: string): boolean {
  const plain = text.replace(NO_DENIAL, ' ');
  return (
    occurs(DENIED, plain) ||
    occurs(DENIED_AFTER, plain) ||
    /零(?!售|食|件|基础设施)|缺(?:乏|少|失|位|人)|欠缺|匮乏|-free\b|\bfree (?:of|from)\b|\bun(?:documented|tested|assisted|supervised|paid|manned|attended|maintained)\b|免(?!费)|杜绝|避免|防止|消除|解决|修复|减少|减轻|降低|省去|省掉|免去|告别|取代|替代|代替|\b(?:fix|prevent|avoid|eliminat|remov|stopp|resolv|end|reduc|replac)(?:ed|es|e|ing|s|ped)?\b|\b(?:less|fewer)\b/i.test(
      plain,
    )
  );
}
