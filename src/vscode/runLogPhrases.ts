import type { RunLogPhrases } from '../threads/runLogText';
import type { l10n as texts } from './l10n';

/** What a run log says. Imports nothing of VS Code, so that tests read it in both languages. */
export function runLogPhrases(l10n: typeof texts): RunLogPhrases {
  const timed = (without: string, within: (time: string) => string) => (time: string) =>
    time === '' ? without : within(time);
  return {
    title: l10n.t('Vitae run log'),
    legend: [
      l10n.t('Each step: offset in the run, duration, name, who wrote its text.'),
      l10n.t('Times are local. Nothing of what was said is in here.'),
    ],
    chat: (id, agent) => l10n.t('Chat {0} ({1})', id, agent),
    cause: {
      message: l10n.t('A message from you'),
      extractProject: l10n.t('You asked to extract the project'),
      startOver: l10n.t('Began with what an earlier chat came to'),
      draftResume: l10n.t('You asked for a resume'),
      polish: l10n.t('You asked to polish a passage'),
      tailor: l10n.t('You asked to fit the resume to a job ad'),
      review: l10n.t('You asked for a review'),
      approve: l10n.t('You approved the card'),
      reject: l10n.t('You rejected the card'),
      say: l10n.t('You answered in words'),
      crash: l10n.t('Went on with what an interrupted run had left'),
      retry: l10n.t('Tried again'),
    },
    end: {
      success: timed(l10n.t('Finished'), (time) => l10n.t('Finished after {0}', time)),
      interrupt: timed(l10n.t('Asked for your decision'), (time) =>
        l10n.t('Asked for your decision after {0}', time),
      ),
      cancelled: timed(l10n.t('Stopped'), (time) => l10n.t('Stopped after {0}', time)),
      error: (time, error) =>
        time === '' ? l10n.t('Failed: {0}', error) : l10n.t('Failed after {0}: {1}', time, error),
      noted: () => l10n.t('Finished, but VS Code was closed before its steps were noted.'),
      died: () =>
        l10n.t('Did not end: VS Code was closed or crashed meanwhile. What its steps did was not noted.'),
      running: () => l10n.t('Still running; its steps are listed once it has ended.'),
    },
    unknownTime: l10n.t('(time not noted)'),
    source: { model: l10n.t('by the model'), rules: l10n.t('by rules') },
    unfinishedStep: l10n.t('not finished'),
    twin: (choice) => l10n.t('rules: {0}', choice),
    rejected: l10n.t('The model’s choice could not be used.'),
    received: (characters, outcome) => l10n.t('{0} characters received. {1}', characters, outcome),
    ok: l10n.t('Complete.'),
    stopped: l10n.t('Stopped.'),
  };
}
