import { droppedLine } from '../../models/budget';
import { writeText } from '../../models/text';
import { decide } from '../../steps/decide';
import { modelAccess } from '../../steps/modelAccess';
import { isOffline } from '../../steps/offline';
import { limitOf } from '../../steps/runContext';
import { speaker, type Speaker, type Utterance } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { readLines } from '../lines';
import { phrases } from '../phrases';
import { isBarren } from '../routes';
import { keysOf, writePrompt, type WriteRequest } from '../prompts';
import type { Draft, State } from '../state';
import { standingOf } from './standing';
import { ruleDraft, withStanding } from './twin.rules';
import { polished } from './write.rules';

/**
 * Writes bullets of what was told, and better words for bullets that stand already. A model's lines are shown as a draft
 * while they come, and taken back: what passes the checks comes as the card.
 */
export const write: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { entries, language: written } = await standingOf(ports);
  const language = written ?? state.language;
  const passage = state.job?.passage ?? null;
  const polish = state.job?.kind === 'polish';
  const told = polish ? withStanding(state.told, passage, entries) : state.told;
  if (polish && passage !== null && told === state.told) {
    // Of another text than the resume: the better words are said, and nothing is changed.
    const better = polished(passage, language);
    const line = better === passage ? say.asGoodAsItIs : say.passage(better);
    return { transcript: [voice.say(line)], next: 'end' };
  }
  const request = { told, entries, language, target: state.job?.target ?? null, jobAd: state.jobAd };
  const asks = told.evidence.length > 0 && !isBarren(state) && !(await isOffline(ports, config));
  const shown = new Shown(voice);
  const rules = (): Draft => ruleDraft(told, entries, language);
  const { value, source, reason, params, usage } = await decide<Draft>({
    ...(asks && {
      model: async (signal, tally) => {
        const { choice, context } = await modelAccess(ports, config, voice, 'write', signal);
        const failed = failedOf(state);
        const whole: WriteRequest = { ...request, failed, ...(context.veil && { veil: context.veil }) };
        const log = (line: string): void => ports.log(line);
        const prompt = (tokens: number) =>
          writePrompt(whole, tokens, (dropped) => log(droppedLine('write', dropped)));
        const pieces = writeText(choice, { prompt, temperature: 0.7 }, tally.of(context));
        for await (const piece of pieces) {
          if (piece.kind === 'again') shown.restart();
          else shown.push(piece.text);
        }
        return { value: modelDraft(shown.text, whole, true) };
      },
    }),
    rules,
    check: ({ bullets }) => bullets.length > 0,
    unfinished: () => modelDraft(shown.text, { ...request, failed: [] }, false),
    signal: config.signal,
    limit: limitOf(config),
  });
  shown.takeBack();
  voice.decided({ about: 'draft', source, ...(reason && { reason }), ...(usage && { usage }) });
  const fallback = source === 'rules' && (reason !== undefined || isBarren(state));
  const draft: Draft = { ...value, fallback };
  const trouble =
    reason === undefined || state.draft?.fallback === true
      ? []
      : [voice.say(say.modelFailed(reason, params))];
  if (draft.bullets.length === 0 && polish)
    return { told, draft, transcript: [...trouble, voice.say(say.asGoodAsItIs)], next: 'end' };
  return { told, draft, attempts: state.attempts + 1, transcript: trouble, next: 'check' };
};

function failedOf({ draft, unproven, attempts }: State): WriteRequest['failed'] {
  if (attempts === 0 || !draft) return [];
  return unproven.map(({ bullet, findings }) => ({ text: draft.bullets[bullet]?.text ?? '', findings }));
}

function modelDraft(text: string, request: Omit<WriteRequest, 'veil'>, whole: boolean): Draft {
  return {
    bullets: readLines(text, keysOf(request), whole),

    source: 'model',
    fallback: false,
  };
}

/** The model's lines as they come: a draft that something else replaces. */
class Shown {
  text = '';
  private utterance: Utterance | undefined;

  constructor(private readonly voice: Speaker) {}

  push(text: string): void {
    this.text += text;
    this.utterance ??= this.voice.open();
    this.utterance.write(text);
  }

  restart(): void {
    this.takeBack();
    this.text = '';
  }

  takeBack(): void {
    this.utterance?.retract();
    this.utterance = undefined;
  }
}
