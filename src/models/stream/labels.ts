/** Who speaks where the caller names nobody: the other side of a chat, an interview, a form. */
const GENERAL = [
  'User',
  'Human',
  'Candidate',
  'Interviewer',
  'Interviewee',
  'Applicant',
  '用户',
  '用戶',
  '使用者',
  '人类',
  '人類',
  '候选人',
  '候選人',
  '面试官',
  '面試官',
  '面试者',
  '应聘者',
  '求职者',
  '提问者',
];

/** Headings with which prompts for completion name the next turn; they need no colon. */
const HEADINGS = ['instruction', 'instructions', 'human'];

/** Of a name; a longer one is no label. */
const LONGEST_NAME = 60;

/** Names that are looked for: the caller's and the general ones, without those of the model itself. */
export function labelNames(speakers: readonly string[], self: readonly string[]): string[] {
  const own = new Set(self.map((name) => name.trim().toLowerCase()));
  const names = [...speakers, ...GENERAL].map((name) => name.trim());
  return [...new Set(names)].filter(
    (name) => name !== '' && name.length <= LONGEST_NAME && !own.has(name.toLowerCase()),
  );
}

/**
 * Whether a line starts with the label of a speaker: a name and a colon of either width, both of them perhaps in
 * markdown's emphasis, in brackets or in a heading ("**User:** hi", "### 候选人：", "[Human]: hi"). `partial`: `line` is the
 * start of a line that may become one, which with `ended` is never the answer.
 */
export function readLabel(line: string, names: readonly string[], ended: boolean): boolean | 'partial' {
  const decoration = /^ {0,3}(?:(#{1,6})[ \t]{0,3})?[*_[【]{0,4}/.exec(line);
  const rest = line.slice(decoration?.[0].length);
  if (rest === '') return ended ? false : 'partial';
  const heading = decoration?.[1] !== undefined;
  let partial = false;
  for (const name of names) {
    const lower = name.toLowerCase();
    if (rest.slice(0, name.length).toLowerCase() === lower) {
      const colon = readColon(rest.slice(name.length), ended);
      if (colon === true) return true;
      partial ||= colon === 'partial';
    } else partial ||= !ended && lower.startsWith(rest.toLowerCase());
  }
  if (heading) {
    const word = rest.toLowerCase();
    if (HEADINGS.some((one) => word.startsWith(one) && /^[*_:：\s]/.test(word.slice(one.length))))
      return true;
    if (HEADINGS.includes(word)) return ended || 'partial';
    partial ||= !ended && HEADINGS.some((one) => one.startsWith(word));
  }
  return partial ? 'partial' : false;
}

/** Behind a name: a number ("User 2:"), the end of its emphasis, a colon that is not part of `::` or `://`. */
function readColon(after: string, ended: boolean): boolean | 'partial' {
  const colon = /^[ \t]?\d{0,2}[*_\]】]{0,4}[ \t]{0,2}([:：]?)/.exec(after);
  if (!colon) return false;
  const next = after.slice(colon[0].length, colon[0].length + 1);
  if (colon[1] !== '') return next === '' && !ended ? 'partial' : !/[:/]/.test(next);
  return next === '' && !ended ? 'partial' : false;
}
