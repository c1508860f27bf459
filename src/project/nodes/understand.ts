import { understand as understandWish } from '../../steps/understand';
import { speaker } from '../../steps/say';
import type { ProjectNode } from '../graph';
import { phrases } from '../phrases';
import { languageWish } from '../../steps/decisionWords.rules';

/** Reads a typed message when nothing is awaited: extract again, in another language, or what one can do here. */
export const understand: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const text = state.input?.text ?? '';
  const language = languageWish(text);
  if (language && state.facts && !state.facts.empty) {
    return { entryLanguage: language, wish: text, attempts: 0, findings: [], decided: null, next: 'draft' };
  }
  const known = { hasResume: false, hasJobAd: false, stage: 'none' } as const;
  const { intent, confidence, trouble, troubleParams } = await understandWish(text, known, {
    ports,
    config,
    voice,
  });
  if (intent === 'extract' && confidence === 'sure') return { next: 'collect' };
  const choices = voice.card({ type: 'choices', choices: [{ id: 'extract', label: say.choices.extract }] });
  const told = trouble ? [voice.say(say.readByRules(trouble, troubleParams))] : [];
  return { transcript: [...told, voice.say(say.help), choices], next: 'end' };
};
