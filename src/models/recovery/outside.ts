/** What stands around the JSON of a reply and is not meant for anybody: thoughts, asides, chat tokens, other speakers. */

const THOUGHT =
  'think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratch_?pad|monologue|cot|rationale|deliberation|思考|推理';
const THOUGHT_OPEN = new RegExp(
  `<(?:\\w{1,20}[_:-])?(?:${THOUGHT})(?:[_-]\\w{1,20})?(?:\\s[^<>\\n]{0,80})?>|<unused\\d+>thought|[◁◀](?:${THOUGHT})[▷▶]|\\[(?:think(?:ing)?|思考)\\]|【(?:${THOUGHT})】|` +
    `<[|｜](?:begin[_▁]of[_▁]|start[_▁])?(?:${THOUGHT})(?:[_▁](?:begin|start))?[|｜]>|<\\|channel>thought|` +
    `<details>\\s{0,9}<summary>[^<\\n]{0,40}(?:think|thought|reason|思考|推理)|\`\`\`(?:${THOUGHT})\\b`,
  'iy',
);
const THOUGHT_CLOSE = new RegExp(
  `</(?:\\w{1,20}[_:-])?(?:${THOUGHT})(?:[_-]\\w{1,20})?\\s{0,4}>|<unused95>|[◁◀]/(?:${THOUGHT})[▷▶]|\\[/(?:${THOUGHT})\\]|【/(?:${THOUGHT})】|` +
    `<[|｜]/(?:${THOUGHT})[|｜]>|<[|｜]end[_▁](?:of[_▁])?(?:${THOUGHT})[|｜]>|<[|｜](?:${THOUGHT})[_▁]end[|｜]>|<channel\\|>|` +
    `\\.{3}done thinking\\.?|assistantfinal`,
  'gi',
);
const ASIDE =
  /<(examples?|samples?|few_?shots?|drafts?|schema|json_?schema|format|output_format|template|input|context|system|prompt|instructions?|user|human|previous|rejected|wrong|tools)(?:\s[^<>\n]{0,80})?>/iy;
const TOKEN =
  /<\|[^|<>\n]{1,60}\|?>|<｜[^｜<>\n]{1,60}｜>|<\/?s>|<\/?(?:bos|eos|pad|unk|start_of_turn|end_of_turn|start_of_text|end_of_text)>|\[\/?INST\]|<<\/?SYS>>|\[(?:TOOL_CALLS|DONE|EOS|BOS|END)\]/iy;
const ENDS =
  /^(?:<[|｜](?:im_end|eot_id|eom_id|end_of_text|endoftext|end|return|call|end▁of▁sentence|end_of_turn_token|end_response|eos|eot|end_of_role)[|｜]>|<\/s>|<(?:eos|end_of_turn|end_of_text)>|\[EOS\])$/i;
const USER_TOKEN =
  /^(?:<[|｜](?:user|human|system|tool|observation|ipython|environment)[|｜]>|\[INST\]|<<SYS>>)$/i;
const MODEL_TOKEN = /^<[|｜](?:assistant|model|bot|start_of_role|start)[|｜]>$/i;
const TURN_TOKEN = /^<[|｜]?(?:im_start|start_header_id|start_of_turn|start_of_role|start)[|｜]?>$/i;
const USER_WORD = /\s*(?:user|human|system|tool|ipython|environment|observation|用户)\b/iy;
const THOUGHT_WORD = new RegExp(`\\s*(?:${THOUGHT})\\b`, 'iy');
const MODEL_WORD = /\s*(?:assistant|model|bot)\b/iy;

/** How a line begins when somebody else speaks; some of these also label the model's own words. */
const HARD_ROLE = '(?:user|human|用户|人类|提问者)';
const SOFT_ROLE =
  '(?:assistant|ai|bot|model|system|tool|function|observation|candidate|interviewer|interviewee|customer|question|q|input|助手|助理|系统|候选人|面试官|面试者|求职者|应聘者|考官|客户|学生|问题|问|输入)';
const ROLE_LINE = new RegExp(
  `[ \\t>*#\\-]{0,8}[<\\[【(（]?(?:(${HARD_ROLE})|${SOFT_ROLE})(?:[ \\t]?\\d{1,3})?(?:[ \\t]?[(（][^()（）\\n]{1,30}[)）])?[>\\]】)）]?[ \\t]{0,3}\\*{0,2}[ \\t]{0,3}[:：]|` +
    `#{1,4}[ \\t]{0,3}(?:(user|human|instruction|用户)|assistant|input|response)[ \\t]{0,3}:?\\*{0,2}(?=\\r?\\n|$)`,
  'iy',
);

/** Something outside the JSON, and how far it reaches. */
export type Outside =
  | { kind: 'thought'; end: number }
  /** An example or the like in its tags: not meant, but said. */
  | { kind: 'aside'; end: number }
  | { kind: 'close'; end: number }
  | { kind: 'token'; end: number }
  /** Somebody else's turn begins; `own` may also head the model's only answer. */
  | { kind: 'turn'; end: number; own: boolean };

/** Knows what stands at a place of a text outside its JSON; searches for closing tags are linear over all calls. */
export class Surroundings {
  private readonly unclosed = new Set<string>();
  private readonly closes: { at: number; end: number }[];

  constructor(private readonly text: string) {
    this.closes = [...text.matchAll(THOUGHT_CLOSE)].map((match) => ({
      at: match.index,
      end: match.index + match[0].length,
    }));
  }

  /** Whether a closing thought tag stands between the two places. */
  hasClose(from: number, to: number): boolean {
    return (this.nextClose(from)?.at ?? to) < to;
  }

  private nextClose(from: number): { at: number; end: number } | undefined {
    let [low, high] = [0, this.closes.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.closes[middle]?.at ?? 0) < from) low = middle + 1;
      else high = middle;
    }
    return this.closes[low];
  }

  at(pos: number): Outside | null {
    const close = this.nextClose(pos);
    if (close?.at === pos) return { kind: 'close', end: close.end };
    const opened = this.match(THOUGHT_OPEN, pos);
    if (opened) return { kind: 'thought', end: this.thoughtEnd(pos + opened.length, opened) };
    const aside = this.match(ASIDE, pos);
    if (aside) {
      const end = this.asideEnd(pos + aside.length, /[\w]+/.exec(aside)?.[0].toLowerCase() ?? '');
      if (end !== null) return { kind: 'aside', end };
    }
    const token = this.match(TOKEN, pos);
    return token ? this.token(pos, token) : null;
  }

  /** Whether another speaker's line begins at `pos`. */
  role(pos: number): Outside | null {
    ROLE_LINE.lastIndex = pos;
    const match = ROLE_LINE.exec(this.text);
    if (!match) return null;
    return {
      kind: 'turn',
      end: pos + match[0].length,
      own: match[1] === undefined && match[2] === undefined,
    };
  }

  private token(pos: number, token: string): Outside {
    const end = pos + token.length;
    if (ENDS.test(token)) return { kind: 'turn', end, own: true };
    if (USER_TOKEN.test(token)) return { kind: 'turn', end, own: false };
    if (MODEL_TOKEN.test(token) && !TURN_TOKEN.test(token)) return { kind: 'turn', end, own: true };
    if (!TURN_TOKEN.test(token)) return { kind: 'token', end };
    const thought = this.match(THOUGHT_WORD, end);
    if (thought) return { kind: 'thought', end: this.turnEnd(end + thought.length) };
    if (this.match(USER_WORD, end)) return { kind: 'turn', end, own: false };
    return { kind: 'turn', end: end + this.match(MODEL_WORD, end).length, own: true };
  }

  private thoughtEnd(from: number, opened: string): number {
    if (opened.startsWith('```')) return this.asideEnd(from, '```') ?? this.text.length;
    if (/^<details/i.test(opened)) return this.asideEnd(from, 'details') ?? this.text.length;
    return this.nextClose(from)?.end ?? this.text.length;
  }

  /** Where the next chat token stands, which ends a turn of thoughts. */
  private turnEnd(from: number): number {
    const index = this.text.indexOf('<|', from);
    const end = index < 0 ? -1 : this.text.indexOf('>', index);
    return end < 0 ? this.text.length : end + 1;
  }

  private asideEnd(from: number, name: string): number | null {
    const mark = name === '```' ? name : `</${name}>`;
    if (this.unclosed.has(mark)) return null;
    const index = name === '```' ? this.text.indexOf(mark, from) : this.lower().indexOf(mark, from);
    if (index < 0) this.unclosed.add(mark);
    return index < 0 ? null : index + mark.length;
  }

  private lowered?: string;
  private lower(): string {
    // ASCII only: other letters may change their length.
    return (this.lowered ??= this.text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()));
  }

  private match(sticky: RegExp, pos: number): string {
    sticky.lastIndex = pos;
    return sticky.exec(this.text)?.[0] ?? '';
  }
}

/** Only the final channel of a reply in OpenAI's Harmony format, else its tool calls; any other text as it is. */
export function finalChannel(text: string): string {
  if (/^\s*(?:analysis|final|commentary[^<\n]{0,80})<\|message\|>/.test(text))
    return finalChannel(`<|channel|>${text}`);
  if (!/^\s*(?:<\|start\|>|<\|channel\|>)/.test(text) || !text.includes('<|message|>')) return text;
  const parts = text.split('<|channel|>').slice(1);
  const messages = parts.flatMap((part) => {
    const at = part.indexOf('<|message|>');
    if (at < 0) return [];
    const content = part.slice(at + '<|message|>'.length).split(/<\|(?:end|return|call|start)\|>/)[0] ?? '';
    return [{ channel: part.slice(0, at).trim(), content }];
  });
  const finals = messages.filter(({ channel }) => channel.startsWith('final'));
  const calls = messages.filter(({ channel }) => /^commentary\b.*\bto=/.test(channel));
  return (finals.length > 0 ? finals : calls).map(({ content }) => content).join('\n');
}
