import { speaker } from '../../steps/say';
import type { ResumeNode } from '../graph';
import { phrases } from '../phrases';

/** Takes back what was last written, by the document's own history. */
export const undo: ResumeNode = async (state, ports, config) => {
  const voice = speaker(config, ports.now);
  const say = phrases[state.language];
  const done = await ports.resumes.undoLast();
  const told = { undone: say.undone, nothing: say.nothingToUndo, changed: say.changedSince }[done];
  return { transcript: [voice.say(told)], next: 'end' };
};
