import { stripHidden } from '../text/hidden';

/** Words of commands that are corrected when mistyped. */
const COMMAND_WORDS = [
  'export', 'import', 'interview', 'interviews', 'resume', 'polish', 'tailor', 'review', 'extract', 'rewrite', 'improve',
  'create', 'download', 'upload', 'markdown', 'project', 'repository', 'summary', 'bullet', 'bullets', 'panel', 'cancel',
  'approve', 'reject', 'revert', 'rephrase', 'shorten', 'evaluate', 'feedback', 'practice', 'question', 'questions',
  'experience', 'translate', 'position', 'version', 'document', 'generate', 'please', 'accept', 'discard', 'previous',
]; // prettier-ignore
/** Words that are near a command and are meant as they stand. */
const OWN_WORDS =
  /^(?:shorter|shortly|expert|experts|report|reports|exports?|imports?|important|impart|reviews?|reviewed|reviewer|reviewers|interviewer|tailored|tailors?|tailoring|extracts?|extracted|resumes?|polished|polishing|reverts?|projects?|projected|cancels?|panels?|pane|bullets?|ballet|create[ds]?|rejects?|rejected|accepts?|accepted|approve[ds]?|except|extra|react|reacts|propose|proposal|versions?|positions?|improve[ds]?|product|protect|presume|assume|resumed|summer|summary|practices?|practise|practised|questions?|documents?|generates?|generated|rewrites?|rewritten|please[ds]?|upload(?:s|ed)?|download(?:s|ed)?|plain|place|expo|exact|vision|expose|panda|pleas|reviewing|remove[ds]?|revise[ds]?|prove|approach|experienced|experiences|experiment|reject|project|object|inject|select|relate|template|translates?|translated)$/;

const POLITE =
  /^well,|\b(?:please|pls|plz|kindly|thanks|thank you|thx|hi|hey|hello|ok so|okay so|um+|uh+|so|(?<!for )now|maybe|really|tbh|lol|yo|real quick|mate|man|dude|bro|guys)\b!?|(?:麻烦(?:你|您)?|请(?:你|您)?|谢谢|你好[，,]?|您好[，,]?|那个|嗯+|呃|哈喽|嗨|劳驾)(?![^，。]{0,2}(?:面试官|HR))/gi;

/**
 * A user's words made even: full width to half, lower case, curly quotes straight, typos in command words corrected,
 * hidden characters gone. Quoted text becomes `‹›`: what is quoted is talked about, not wanted.
 */
export function normalizeWords(text: string): string {
  const even = stripHidden(text)
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/"[^"\n]{2,}"|「[^」\n]*」|《[^》\n]*》|`[^`\n]+`/g, '‹›')
    .toLowerCase();
  return spelledOut(even).replace(/[a-z]{5,}/g, (word) => {
    if (COMMAND_WORDS.includes(word) || OWN_WORDS.test(word)) return word;
    return COMMAND_WORDS.find((command) => isTypo(word, command)) ?? word;
  });
}

/** What people type for short: "im", "dont", "u", "lemme", 简歷. */
const SHORT: Record<string, string> = {
  im: "i'm", ive: "i've", dont: "don't", doesnt: "doesn't", didnt: "didn't", cant: "can't", wont: "won't", isnt: "isn't",
  arent: "aren't", wasnt: "wasn't", havent: "haven't", hasnt: "hasn't", wouldnt: "wouldn't", shouldnt: "shouldn't",
  couldnt: "couldn't", lets: "let's", thats: "that's", whats: "what's", hows: "how's", wheres: "where's", heres: "here's",
  theres: "there's", youre: "you're", theyre: "they're", wanna: 'want to', gonna: 'going to', gotta: 'got to',
  gimme: 'give me', lemme: 'let me', lmk: 'let me know', u: 'you', ur: 'your', ya: 'you', yr: 'your', cuz: 'because',
  tho: 'though', thru: 'through', tmrw: 'tomorrow', nvm: 'never mind', kinda: 'kind of', outta: 'out of', 
  ppl: 'people', sth: 'something', smth: 'something', rn: 'right now', abt: 'about', wdyt: 'what do you think',
  idc: "i don't care", resumé: 'resume', résumé: 'resume', reusme: 'resume', resme: 'resume', 簡歷: '简历', 履歷: '简历',
}; // prettier-ignore
const SHORT_WORD = new RegExp(
  `(?<![a-zé\\d'+#./-])(?:${Object.keys(SHORT).join('|')})(?![a-zé\\d'+#])`,
  'gu',
);

function spelledOut(words: string): string {
  return words.replace(/\b(un|re)-(?=[a-z])/g, '$1').replace(SHORT_WORD, (word) => SHORT[word] ?? word);
}

/** The words without courtesy, fillers and outer punctuation. */
export function withoutCourtesy(words: string): string {
  return words
    .replace(POLITE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.!?;:，。！？；：~～…]+|[\s,.!;:，。！；：~～…]+$/g, '');
}

/** One slip of the fingers: a letter too many, missing, wrong, or two swapped; two slips in long words. */
function isTypo(word: string, command: string): boolean {
  const allowed = command.length >= 9 ? 2 : 1;
  if (Math.abs(word.length - command.length) > allowed || word[0] !== command[0]) return false;
  return distance(word, command) <= allowed;
}

/** Optimal string alignment distance. */
function distance(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let j = 0; j <= b.length; j++) (rows[0] ?? [])[j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(i - 2, j - 2) + 1);
      (rows[i] ?? [])[j] = best;
    }
  }
  return at(a.length, b.length);
}

/** A part of a message that wants one thing. */
export interface Clause {
  text: string;
  /** The user says that this must not be done (yet). */
  negated: boolean;
  /** The user says that this comes first, or only later. */
  order: 'first' | 'later' | null;
}

const SPLIT =
  /[\n;；。!！?？]+|\.(?=\s|$)|,(?!\d)|，|、(?=(?:然后|再|先|别|不要))|\s+(?:and then|then|but|instead(?! of)|afterwards?|and after that|so that's)\s+|(?<=[^，。,\s])(?:然后|接着|之后再|以后再|完了?(?:之后|以后)?再|(?<=[了完好后])再)(?=[^次度也])/giu;
const NEGATED =
  /(?:\b(?:don'?t(?! (?:like|love|think|know|have|feel|see|understand|get))|do not|doesn'?t|didn'?t|no need (?:to|for)|not (?:yet|now)|without|never(?! (?:written|had|made|done|seen))|skip(?: the| all)?|instead of|rather than|no more|not (?:a|an|the|to|going)|i'm not|leave out|(?<!i )forget(?: about)?(?: the)?|ignore|ditch|hold off|stop (?=\w+ing\b)|won'?t|(?:is|are)(?:n'?t| not) enough|wait with|no \w+ing|no (?:\w+ ){1,2}to \w+|nothing to \w+|enough (?:\w+ )?(?:edit|tweak|polish|chang|talk|writ|prepar)\w*|no (?:\w+ ){1,2}(?:needed|necessary|required|yet))\b|(?<!要)不要|(?<!用)不用|不(?=导[入出]|润色|改|评|定制|面试|打分|优化|翻译|重写)|不必|无需|(?<!需)不需要|先别|先不|暂时不|暂不|(?<![性区级类特分辨识各道告错差])别(?!人|的|名|处|扭|具)|不想|不是(?:要)?|没(?:必要|打算)|免了|跳过|甭)/iu;
const FIRST = /\b(?:first(?:ly)?|to begin with|start by|but before that)\b|先|首先|优先/iu;
/** "Hold the export", 导出先放放: put off like what is negated. */
const PUT_OFF =
  /^(?:hold|delay|postpone|park|pause) (?:the |on |off |that )?(?!on$|it$|that$|$)|\b(?:can|will) wait\b|\bnot (?:now|yet|today)\b|\b(?:later|afterwards)$|(?:先|暂时)?(?:放[一]?放|搁[一着]?搁?|缓[一]?缓|放一边|不急)(?:着|吧|$)|(?:先)?(?:不急|别急|不着急)着?|(?:晚点|回头|以后|下次|改天|待会儿?|过会儿?|之后)再(?:说|弄|来)/iu;
/** What was said before does not hold any more: "score it … actually, just export it". */
const TURN =
  /^(?:actually|whatever|wait|scratch that|on second thoughts?|or rather|hmm|nah|干脆|不如|还是|不对|等等)\b[ ,]*/iu;
const LATER =
  /^(?:before|after(?:wards)?\b(?!.*\b(?:you|the|fixing|polishing|changing)\b)|later|then)\b|\blater$|(?:之前|以前)$|^(?:等会|等一?下|待会|回头|稍后|之后|最后|晚点|下一步)/iu;

const SKIPS = "(?:skip|no|don'?t|forget|never mind|leave out|stop \\w+ing)\\b";
const SKIPPED_AND = new RegExp(`^(${SKIPS}.*?)\\s+and\\s+(?!then\\b)(.+)$`, 'i');
const SKIPPED_ONLY = new RegExp(`^(${SKIPS}\\s+(?!just\\b|only\\b)\\S.*?)\\s+(?=(?:just|only)\\s)(.+)$`, 'i');

/** The clauses of a message in the order of the text. */
export function clausesOf(words: string): Clause[] {
  const clauses: Clause[] = [];
  for (const part of words.split(SPLIT)) {
    // "One more thing before we export: …" speaks of what comes later.
    const whole = part?.trim() ?? '';
    const rest = whole
      .replace(/\b(?:before|until) (?:(?:we|you|i) \w+|\w+ing)(?: (?:it|that|this|anything))?\b:?/i, '')
      .trim();
    const text = rest.length > 3 ? rest : whole;
    if (text === '') continue;
    // "pdf after you fix the title", "导出之前先润色": both halves, the other way round.
    const turned = /^(?:does|do|is|are|can i|what|how|should)\b/.test(text)
      ? null
      : (/^(.+?)\s+(?:after|once) (?:(?:you|we|i|you've|we've)\s+|(?=\w+ing\b))(.+)$/i.exec(text) ??
        /^(.+?)(?:之前|以前|前)[,，]?(?:先|再|还得)(.+)$/u.exec(text));
    if (turned?.[1] !== undefined && turned[2] !== undefined) {
      clauses.push(
        { text: turned[2], negated: false, order: 'first' },
        { text: turned[1], negated: false, order: 'later' },
      );
      continue;
    }
    // "Skip the review and adapt it": the second half is what is wanted.
    const skipped = SKIPPED_AND.exec(text) ?? SKIPPED_ONLY.exec(text);
    if (skipped?.[1] !== undefined && skipped[2] !== undefined) {
      clauses.push(
        { text: skipped[1], negated: true, order: null },
        { text: skipped[2], negated: false, order: null },
      );
      continue;
    }
    if (TURN.test(text)) for (const clause of clauses) clause.order = 'later';
    const negation =
      NEGATED.exec(text) ??
      (/^(?:can|could|should|how|what|is|are|does|do)\b/.test(text) ? null : PUT_OFF.exec(text));
    const head = negation ? text.slice(0, negation.index).trim() : text;
    // What stands before the negation may be a wish of its own ("export it without polishing").
    if (
      negation &&
      head.length > 3 &&
      !/^(?:i|we|you|please|just|and|so|ok(?:ay)?|我|你|先|请|这次|现在|暂时|也|就|并)$/iu.test(head) &&
      /without|instead of|rather than|not |不用|不要|别/iu.test(negation[0]) &&
      !PUT_OFF.test(text)
    ) {
      clauses.push({ text: head, negated: false, order: FIRST.test(head) ? 'first' : null });
      clauses.push({ text: text.slice(negation.index), negated: true, order: null });
      continue;
    }
    const order = negation === null && FIRST.test(text) ? 'first' : LATER.test(text) ? 'later' : null;
    clauses.push({ text, negated: negation !== null, order });
  }
  return clauses;
}
