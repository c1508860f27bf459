import type { TranscriptItem } from '../../protocol/cards';
import { readAnswer } from '../../steps/answers.rules';
import { pastedShape } from '../../steps/intentShapes.rules';
import type { Intent } from '../../steps/intents.rules';
import { speaker } from '../../steps/say';
import { understand as understandWish } from '../../steps/understand';
import type { Speaker } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { phrases, type ResumePhrases } from '../phrases';
import type { Job, Next, State, Update } from '../state';
import { passageIn, targetIn } from '../target.rules';
import { standingOf } from './standing';
import { takeAnswer } from './tell.rules';

/** What a job starts with; what was told before stays. */
const FRESH = {
  awaiting: null,
  rounds: 0,
  returns: 0,
  draft: null,
  attempts: 0,
  unproven: [],
  style: null,
  match: null,
  totals: [],
  best: null,
  stopped: null,
  proposal: null,
  decided: null,
} satisfies Update;

/** Reads what the user wants: an answer to what was asked, a job, or something that ends here. */
export const understand: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { text, action } = state.input ?? { text: '' };
  const standing = await standingOf(ports);
  const job = (kind: Job['kind'], more: Partial<Job> = {}): Job => ({
    kind,
    target: state.job?.target ?? null,
    passage: null,
    second: null,
    ...more,
  });
  const start = (begun: Job, next: Next, more: Update = {}): Update => ({
    ...FRESH,
    job: begun,
    next,
    ...more,
  });
  if (action === 'polish') return start(job('polish', { passage: text }), 'write');
  if (action === 'tailor') return start(job('tailor'), 'collect', { jobAd: text });
  if (action === 'review') return start(job('review'), 'check');
  if (action === 'draftResume') return start(job('create', { target: targetIn(text) }), 'collect');
  if (state.awaiting && isChoice(text, 'write')) return { awaiting: null, next: 'write' };
  const {
    intent,
    second = null,
    trouble,
    troubleParams,
  } = await understandWish(
    text,
    {
      hasResume: standing.exists,
      hasJobAd: state.jobAd !== null,
      stage: state.awaiting ? 'collect' : 'none',
    },
    { ports, config, voice },
  );
  const told = trouble ? [voice.say(say.readByRules(trouble, troubleParams))] : [];
  const update = follow(intent);
  return { ...update, transcript: [...told, ...(update.transcript ?? [])] };

  function follow(wish: Intent): Update {
    const tell = (line: string, ...more: TranscriptItem[]): Update => ({
      transcript: [voice.say(line), ...more],
      next: 'end',
    });
    switch (wish) {
      case 'answer':
        return state.awaiting ? { next: 'collect' } : tell(say.help, offers(voice, say));
      case 'create': {
        const begun = job('create', { target: targetIn(text) ?? state.job?.target ?? null, second });
        return start(begun, 'collect', { told: volunteered(state, text, ports.now(), ports.newId) });
      }
      case 'polish':
        return start(job('polish', { passage: passageIn(text), second }), 'write');
      case 'tailor': {
        const jobAd = pastedShape(text) === 'jobAd' ? text : state.jobAd;
        return start(job('tailor', { second }), 'collect', { jobAd });
      }
      case 'review':
        return start(job('review', { second }), 'check');
      case 'undo':
        return { next: 'undo' };
      case 'stop':
        return { ...FRESH, job: null, ...tell(say.ended) };
      case 'extract':
      case 'import':
      case 'export':
        return tell(say.elsewhere[wish]);
      case 'interview':
      case 'panel':
        return tell(say.notYet);
      case 'approve':
      case 'reject':
      case 'ask':
      case 'other':
        return tell(say.help, offers(voice, say));
      default:
        return wish satisfies never;
    }
  }
};

/** Whether a text is a choice that was offered, in either language. */
function isChoice(text: string, choice: keyof ResumePhrases['choices']): boolean {
  const said = text.trim().toLowerCase();
  return Object.values(phrases).some(({ choices }) => choices[choice].toLowerCase() === said);
}

function offers(voice: Speaker, { choices }: ResumePhrases) {
  return voice.card({
    type: 'choices',
    choices: [
      { id: 'draft', label: choices.draft },
      { id: 'review', label: choices.review },
    ],
  });
}

/** A first message often says more than the wish: "I'm a tester at Acme since 2021 and want …". */
function volunteered({ told }: State, text: string, now: Date, newId: () => string): State['told'] {
  const today = now.toISOString().slice(0, 10);
  const { company, metrics, startDate } = readAnswer({ question: '', answer: text, today });
  if (company === undefined && metrics === undefined && startDate === undefined) return told;
  return takeAnswer(told, [], [], { text, question: '', today }, newId).told;
}
