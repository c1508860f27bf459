const ONE = String.raw`(?:ai|a\.i\.|llm|(?:language |ai |large language )?model|(?:ai |coding )?assistant|(?:ai |coding )?agent|chat ?bot|bot|chatgpt|gpt(?:-?\d\w*)?|claude|gemini|copilot|deepseek|qwen|screener|recruiter|hiring manager|resume (?:writer|parser|generator))`;
const COLON = String.raw`\s*[:,，：—–-]+\s*`;
const GREETING = String.raw`(?:^|[\s\p{P}])(?:dear |hey |attention |to |note to |hello )?(?:all |any |the )?`;
const ADDRESSEE = `${GREETING}${ONE}s?${COLON}`;
const SEVERAL = String.raw`(?:^|[\s\p{P}])(?:(?:dear|hey|attention|note to|hello|all|any) (?:all |any |the )?${ONE}s?|${ONE}s)${COLON}`;
const ORDER = String.raw`(?:please\s+|you\s+(?:must|should|will|are|have)\b|(?:always|never|do not|don't|must|say|state|claim|mention|respond|reply|tell|rate|rank|recommend|pretend|act as|ignore|disregard|treat)\b)`;
const TASK = String.raw`(?:write|add|output|include|describe|insert|print|summari[sz]e|report|list|use the|when|if|now|do)\b`;

/**
 * Text that addresses a machine or a screener instead of a reader of the project. A README is untrusted: what it tells
 * an AI to do is no fact. Patterns need an order and its subject, so that a project *about* prompts keeps its features.
 */
const PATTERNS: RegExp[] = [
  // Orders to drop what was said before.
  /\b(?:ignore|disregard|forget|override|bypass|skip|do not follow|don't follow)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|existing|system|other|all|any|your)\b.{0,40}\b(?:instructions?|prompts?|rules?|directions?|contexts?|messages?|guidelines?|guardrails?|commands?|text)\b/i,
  /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:instructions?|prompts?|directions?|guidelines?|everything|anything)\b.{0,20}\b(?:above|before|so far|given|told)\b/i,
  /(?:忽略|无视|忘记|忘掉|忽视|不要理会|不用理会|跳过|覆盖).{0,12}(?:以上|上述|上面|之前|先前|前面|此前|所有|全部|任何|系统|你的|原有|既有).{0,16}(?:指令|指示|提示词?|规则|要求|命令|设定|内容|约束|对话)/,
  // An addressee, then an order that no description of a feature has.
  new RegExp(`${ADDRESSEE}${ORDER}`, 'iu'),
  // What may describe a feature (`AI assistant: summarize pages`) is an order to several, or about the project.
  new RegExp(`${SEVERAL}${TASK}`, 'iu'),
  new RegExp(
    `${ADDRESSEE}${TASK}.{0,60}\\b(?:that|as an?|as the|this (?:project|repo\\w*|developer|candidate|author))\\b`,
    'iu',
  ),
  /(?:^|[\s\p{P}])(?:各位|亲爱的|尊敬的)?(?:AI|人工智能|大?语?言?模型|大模型|智能体|助手|助理|机器人|ChatGPT|GPT|Claude|DeepSeek|通义|文心|招聘官|面试官|简历(?:助手|生成器|撰写者)|HR)\s*[:：,，]\s*(?:请|你|您|务必|必须|一定要|应当|应该|不要|声明|注明|输出|忽略|直接(?:写|说|回答)|(?:说|写|评价)(?:明|成|为|道)?.{0,12}(?:作者|候选人|项目|他|她))/u,
  /\b(?:if|when|since|as) you(?:'re| are)? (?:an?|the) (?:ai|llm|(?:large )?language model|assistant|bot|agent|automated|recruiter|screener)\b/i,
  /(?:如果|假如|若|作为|当)你?是?一?[个名位]?(?:AI|人工智能|大?语言模型|大模型|智能助手|机器人|招聘官|面试官).{0,20}(?:请|务必|必须|应|要|不要)/,
  // A new role, or the machinery of a chat.
  /\byou are (?:now|no longer|henceforth)\b|\bfrom now on,? you\b|\bact as (?:if|an?|the)\b.{0,30}\b(?:assistant|ai|expert|recruiter|engineer)\b|\bnew (?:system )?(?:instructions?|prompt)\s*:/i,
  /你(?:现在|从现在起|接下来)(?:是|扮演|要|必须|将)|从现在(?:开始|起)，?你/,
  /<\|?\s*(?:im_start|im_end|system|endoftext|assistant)\s*\|?>|\[\/?INST\]|<<\/?SYS>>|^\s*(?:system|assistant)\s*:/i,
  /\b(?:reveal|print|repeat|show|leak|output)\b.{0,20}\b(?:your|the) (?:system )?(?:prompt|instructions)\b/i,
  // What to claim about a person.
  /\b(?:say|state|write|claim|mention|assert|report|emphasi[sz]e|tell (?:them|the \w+|everyone)|make sure to (?:say|state|mention|write))\b.{0,30}\b(?:candidate|applicant|this developer|the developer|the author|the user|he|she|they)\b.{0,20}\b(?:is|are|was|were|has|have|had|led|leads|built|managed|should)\b/i,
  /\b(?:hire|recommend|rate|rank|select|shortlist)\b.{0,20}\b(?:this|the) (?:candidate|applicant|person)\b/i,
  /(?:说|写|声明|注明|强调|表示|写明|评价).{0,10}(?:候选人|应聘者|求职者|该作者|该用户|他|她).{0,10}(?:是|有|曾|带领|负责|精通|拥有)/,
  /请?(?:务必|一定|必须)(?:在)?(?:简历|总结|回答|回复|输出|评价)(?:中|里)?.{0,10}(?:写|加|说|包含|注明|声明|强调)/,
  /(?:录用|推荐|优先考虑).{0,6}(?:这位|该|此)(?:候选人|应聘者|求职者)/,
];

/** Whether a piece of text gives a machine orders. */
export function isInstruction(text: string): boolean {
  const line = text.replace(/\s+/g, ' ');
  return PATTERNS.some((pattern) => pattern.test(line));
}
