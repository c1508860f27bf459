import type { Language } from '../../protocol/cards';
import { speaker } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { phrases } from '../phrases';
import { worded } from '../questionPhrases';
import { MAX_ROUNDS } from '../routes';
import type { Awaiting, State, Update } from '../state';
import type { Asked, Gap, Told } from '../told';
import { keyOf } from './gaps.rules';
import { nextGaps } from './nextGaps.rules';
import { standingOf } from './standing';
import { settle, takeAnswer } from './tell.rules';

/**
 * Takes in an answer, then asks where information is thinnest: at most two questions, which end the turn. Where enough
 * is known, or was asked, it goes on to write. Code decides that; nothing of it is a model's.
 */
export const collect: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const current = await standingOf(ports);
  const today = ports.now().toISOString().slice(0, 10);
  const taken = answered(state, today, ports.newId);
  const { told, asked } = taken;
  const job = state.job ?? { kind: 'create', target: null, passage: null, second: null };
  const target = taken.target ?? job.target;
  const base: Update = { told, asked, job: { ...job, target }, awaiting: null };
  if (taken.conflict) {
    const { before, now } = taken.conflict;
    const card = voice.card({
      type: 'question',
      question: say.conflict(before, now),
      choices: [
        { id: 'before', label: before },
        { id: 'now', label: now },
      ],
    });
    return { ...base, awaiting: { kind: 'conflict', ...taken.conflict }, transcript: [card], next: 'end' };
  }
  const returning = state.totals.length > 0;
  const gaps = nextGaps({ ...state, told, asked, job: { ...job, target } }, current, returning, today);
  if (gaps.length === 0 || (!returning && state.rounds >= MAX_ROUNDS)) {
    return { ...base, attempts: 0, next: 'write' };
  }
  const lead = taken.declined
    ? say.skipped
    : returning
      ? say.better(Math.round(state.totals.at(-1) ?? 0))
      : state.rounds === 0
        ? say.begin
        : say.goOn;
  const card = voice.card({
    type: 'question',
    question: lead,
    choices: [
      { id: 'skip', label: say.choices.skip },
      ...(told.entries.length > 0 ? [{ id: 'write', label: say.choices.write }] : []),
    ],
    asks: gaps.map((gap) => worded(gap, state.language)),
  });
  return {
    ...base,
    asked: askedNow(asked, gaps),
    awaiting: { kind: 'questions', keys: gaps.map(keyOf) },
    rounds: state.rounds + 1,
    transcript: [card],
    next: 'end',
  };
};

interface Taken {
  told: Told;
  asked: Asked[];
  conflict: Omit<Extract<Awaiting, { kind: 'conflict' }>, 'kind'> | null;
  target?: string;
  declined: boolean;
}

/** What the input says to what was asked; where nothing was, all stays. */
function answered(
  { awaiting, input, told, asked, language }: State,
  today: string,
  newId: () => string,
): Taken {
  const text = input?.text ?? '';
  if (awaiting === null || text === '') return { told, asked, conflict: null, declined: false };
  if (awaiting.kind === 'conflict') {
    return {
      told: settle(told, awaiting, chosenValue(text, awaiting)),
      asked,
      conflict: null,
      declined: false,
    };
  }
  const question = questionText(asked, awaiting.keys, language);
  const merged = takeAnswer(told, asked, awaiting.keys, { text, question, today }, newId);
  const { target } = merged;
  return { ...merged, declined: !merged.said, ...(target !== undefined && { target }) };
}

/** Which of two values the user means; what is neither is the value itself. */
function chosenValue(text: string, { before, now }: Extract<Awaiting, { kind: 'conflict' }>): string {
  const said = text.trim();
  const names = (value: string) => said.toLowerCase().includes(value.toLowerCase());
  if (names(now) !== names(before)) return names(now) ? now : before;
  if (/^(?:the )?(?:first|former|old|earlier)|^(?:前者|前一个|第一个|之前的|原来的)/iu.test(said))
    return before;
  return now;
}

/** The questions as they were asked, for reading the answer. */
function questionText(asked: readonly Asked[], keys: readonly string[], language: Language): string {
  return asked
    .filter(({ key }) => keys.includes(key))
    .map(({ gap }) => worded(gap, language).text)
    .join(' ');
}

function askedNow(asked: readonly Asked[], gaps: readonly Gap[]): Asked[] {
  const keys = gaps.map(keyOf);
  const before = (key: string) => asked.find((one) => one.key === key)?.times ?? 0;
  return [
    ...asked.filter(({ key }) => !keys.includes(key)),
    ...gaps.map((gap): Asked => {
      const key = keyOf(gap);
      return { key, gap, state: 'open', times: before(key) + 1 };
    }),
  ];
}
