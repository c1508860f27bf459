import { speaker } from '../../steps/say';
import type { ProjectNode } from '../graph';
import { phrases } from '../phrases';
import { identityQuestion } from './collect';
import { matchIdentity } from './identify.rules';

/** How often is asked before the project is described without claiming a share. */
const MAX_ASKED = 2;

/** Reads the answer to whose commits count. */
export const identify: ProjectNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const { awaiting, input } = state;
  if (awaiting?.kind !== 'identity' || !input) return { awaiting: null, next: 'end' };

  const match = matchIdentity(input.text, awaiting.candidates);
  if (match === null && awaiting.asked < MAX_ASKED) {
    return {
      transcript: [identityQuestion(voice, say, say.identityUnclear, awaiting.candidates)],
      awaiting: { ...awaiting, asked: awaiting.asked + 1 },
      next: 'end',
    };
  }
  if (match === null || match === 'none') {
    return { transcript: [voice.say(say.identityUnknown)], awaiting: null, identity: [], next: 'collect' };
  }
  const commits = match.reduce((sum, one) => sum + one.commits, 0);
  const names = [...new Set(match.map(({ name }) => name))].join(', ');
  return {
    transcript: [voice.say(say.identityTaken(names, commits))],
    awaiting: null,
    identity: match.map(({ email }) => email),
    next: 'collect',
  };
};
