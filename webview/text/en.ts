import type { SendBlock } from '../panel';
import { clock } from './clock';

/** English interface text. */
export const en = {
  conversation: 'Conversation',
  you: 'You',
  agent: 'Vitae',

  header: {
    label: 'Resume and model',
    openResume: (name: string, language: 'en' | 'zh' | null) =>
      language
        ? `Open resume “${name}” (${language === 'en' ? 'English' : 'Chinese'})`
        : `Open resume “${name}”`,
    noResume: 'No resume yet',
    noResumeHint: 'Your resume is created when you add the first entry.',
    language: { en: 'EN', zh: 'ZH' },
    offline: 'Offline',
    chooseModel: 'Choose Model',
    offlineHint: 'Working by rules, without a model. Nothing leaves this machine.',
    incomplete: 'Finish Model Setup',
    incompleteHint: 'The base URL or the name of the model is missing. Until then, rules do the work.',
    model: (name: string) => `Model: ${name}. Choose another one.`,
  },

  welcome: {
    title: 'A truthful resume, beside your code',
    lead: 'Vitae turns a project into resume entries and shows the evidence behind every bullet.',
    starts: 'What you can do',
    extract: 'Extract this project',
    extractDetail: (folder: string) =>
      folder === ''
        ? 'Draft a resume entry from the README, manifests and git history.'
        : `Draft a resume entry from the README, manifests and git history of ${folder}.`,
    openResume: 'Open your resume',
    openResumeDetail: (name: string) => `See and edit “${name}” beside your code.`,
    privateOffline: 'Offline: rules write the draft, and nothing leaves this machine.',
    privateModel: (name: string) => `What is found in the project is sent to ${name} to write the draft.`,
    blocked: {
      none: { text: 'Open the folder of a project first.', button: 'Open Folder' },
      untrusted: {
        text: 'This workspace is in Restricted Mode, so its files and git history are not read.',
        button: 'Manage Trust',
      },
      virtual: {
        text: 'This workspace is virtual. Open a folder on a disk to read its files and git history.',
        button: 'Open Folder',
      },
    },
  },

  suggest: {
    unclear: 'It isn’t clear what to do with this. You can say it another way, or start here:',
    offTopic: 'Vitae can’t help with that. This is what it can do:',
    notYet: 'Vitae can’t do that yet. This is what it can do today:',
  },

  composer: {
    label: 'Message to Vitae',
    placeholder: {
      start: 'Ask Vitae to extract this project',
      idle: 'Write a message',
      running: 'Write the next message',
      waiting: 'Say what to change, or use the card',
    },
    send: 'Send (Enter)',
    stop: 'Stop',
    stopping: 'Stopping…',
    block: {
      connecting: 'Connecting…',
      running: 'You can send when this run has ended, or after you stop it.',
      elsewhere: 'You can send when the other window is done. Your text stays here.',
      finishing: 'You can send in a moment, when the other window has finished.',
      sending: 'Sending…',
      empty: 'Write a message first',
      tooLong: 'The message is too long. Shorten it to send it.',
    } satisfies Record<SendBlock, string>,
    count: (used: number, max: number) =>
      `${used.toLocaleString('en')} of ${max.toLocaleString('en')} characters`,
  },

  run: {
    working: 'Working…',
    steps: {
      understand: 'Reading your message…',
      identify: 'Finding your commits…',
      collect: 'Collecting evidence…',
      draft: 'Writing the draft…',
      check: 'Checking the draft against the evidence…',
      approve: 'Preparing the entry for your approval…',
      revise: 'Reading what you said about the entry…',
      save: 'Saving to your resume…',
    } as Record<string, string>,
    progress: {
      'reading-files': 'Looking through the folder…',
      'reading-readme': 'Reading the README…',
      'reading-manifests': 'Reading manifests…',
      'reading-languages': 'Looking at source files…',
      'reading-git': (params: Params) =>
        'commits' in params
          ? `Reading the git history: ${count(Number(params['commits']), 'commit', 'commits')}…`
          : 'Reading the git history…',
      // Without seconds it waits no longer.
      'model-waiting': ({ seconds = 0 }: Params) =>
        Number(seconds) > 0 ? `The model is busy. Again in ${Number(seconds)}\u00a0s…` : '',
    } as Record<string, string | ((params: Params) => string)>,
    draft: 'Draft',
    stopped: 'Stopped',
    stoppedNote: 'You stopped this run. Send a message to go on.',
    elsewhere: 'This chat is running in another window; what it does is shown here.',
    elsewhereOn: (host: string) =>
      `This chat is running in another window on ${host}; what it does is shown here.`,
    finishing: 'Another window is still busy with this chat…',
    silent: 'Nothing has come from there for two minutes. Taking over ends it there and goes on here.',
    takeOver: 'Take Over',
    failed: 'This run failed',
    newMessages: 'New messages',
    waiting: (name: string) => `The entry “${name}” waits for your approval.`,
    byRules: 'Written by rules',
    byRulesHint: 'The model could not be used here, so rules wrote this.',
    tryModel: 'Try Again with the Model',
    tryModelWish: 'Try again with the model',
  },

  usage: {
    tokens: (input: number, output: number, estimated: boolean) =>
      `${about(input, estimated)} ${input === 1 ? 'token' : 'tokens'} in, ${about(output, estimated)} out`,
    soFar: (tokens: number) => `${about(tokens, true)} ${tokens === 1 ? 'token' : 'tokens'}`,
    // A unit stays on the line of its number.
    time: (ms: number) => {
      const { minutes, seconds } = clock(ms);
      return minutes > 0 ? `${minutes.toLocaleString('en')}\u00a0min ${seconds}\u00a0s` : `${seconds}\u00a0s`;
    },
    and: ', ',
    cap: (tokens: number) => `cap of ${tokens.toLocaleString('en')} tokens met`,
    hint: 'What the model took in this turn.',
    estimated: 'Its endpoint did not count the tokens, so they are estimated.',
    capHint: 'The cap is set by “Vitae › Model: Token Cap”.',
  },

  proposal: {
    label: (name: string) => `Resume entry: ${name}`,
    adds: 'New resume entry',
    updates: 'Updates the entry that is already in your resume',
    present: 'present',
    range: (from: string, to: string) => `${from} – ${to}`,
    keywords: 'Keywords',
    roles: 'Role',
    bullets: 'Bullets',
    keep: (text: string) => `Keep: ${text}`,
    edit: (what: string) => `Edit: ${what}`,
    editName: 'Edit name',
    editDescription: 'Edit description',
    noDescription: 'No description',
    edited: 'edited',
    save: 'Save',
    cancel: 'Cancel',
    editHint: 'Enter saves, Escape cancels, Shift+Enter breaks the line.',
    sources: (n: number) => count(n, 'source', 'sources'),
    noSources: 'No source',
    ownWords: 'Your own words, kept from your resume',
    leftOut: (n: number) => `Left out (${n.toLocaleString('en')})`,
    leftOutHint: 'These drafts are not offered, because they say more than the evidence does.',
    approve: 'Add to Resume',
    approveUpdate: 'Update Resume',
    reject: 'Reject',
    keepOne: 'Keep at least one bullet to add the entry.',
    sending: 'Sending your answer…',
    approved: 'Approved',
    rejected: 'Rejected',
    changed: 'You asked for changes',
    superseded: 'Replaced by a newer draft',
    elsewhere: 'You can answer here when the other window is done.',
    ended: 'No longer open for approval',
  },

  evidence: {
    kind: {
      title: 'Title',
      description: 'Description',
      feature: 'Feature',
      number: 'Number',
      dependency: 'Dependency',
      manifest: 'Manifest',
      language: 'Language',
      infrastructure: 'Infrastructure',
      authorship: 'Your share',
      period: 'Period',
      change: 'Change',
      release: 'Release',
      statement: 'Your statement',
    },
    open: (place: string) => `Open ${place}`,
    commit: (hash: string) => `commit ${hash}`,
    history: 'git history',
    user: 'your own words',
  },

  findings: {
    'number-not-in-evidence': (value: string) => `The number ${value} is not in its sources.`,
    'number-of-something-else': (value: string) =>
      `Its sources say the number in “${value}” of something else.`,
    'technology-not-in-evidence': (value: string) => `${value} is not in its sources.`,
    'name-not-in-evidence': (value: string) => `${value} is not in its sources.`,
    'date-not-in-evidence': (value: string) => `The date ${value} is not in its sources.`,
    'title-not-in-evidence': (value: string) => `Its sources give no title “${value}”.`,
    'employer-not-in-evidence': (value: string) => `Its sources don’t say “${value}”.`,
    'degree-not-in-evidence': (value: string) => `Its sources give no degree “${value}”.`,
    'award-not-in-evidence': (value: string) => `Its sources don’t tell of “${value}”.`,
    'scope-not-in-evidence': (value: string) => `“${value}” is larger than its sources say.`,
    'lack-not-in-evidence': (value: string) => `Its sources don’t tell of “${value}”.`,
    'denied-in-evidence': (value: string) => `Its sources deny “${value}”.`,
    'planned-in-evidence': (value: string) => `“${value}” is only planned or unfinished in its sources.`,
    'from-another-entry': (value: string) => `“${value}” belongs to another entry.`,
    'from-an-instruction': (value: string) => `“${value}” comes from a text that gives orders to its reader.`,
    'verb-beyond-authorship': (value: string) =>
      `“${value}” claims more than your share of the commits shows.`,
    'verb-beyond-evidence': (value: string) => `“${value}” claims more than its sources do.`,
    'evidence-missing': 'Nothing in the project backs it.',
    'evidence-unknown': 'It points at a source that does not exist.',
    placeholder: 'It has a gap that was never filled in.',
    'hidden-characters': 'It contains invisible characters.',
    'look-alike-characters': (value: string) => `“${value}” contains letters of another alphabet.`,
    link: 'It contains a link.',
    instruction: 'It speaks to the reader or to a tool instead of stating a fact.',
  } as Record<string, string | ((value: string) => string)>,
  otherFinding: 'This says more than its sources do.',

  saved: {
    saved: (resume: string) => `Saved to “${resume}”`,
    already: (resume: string) => `“${resume}” already has this entry`,
    firstSave: 'Your resume is kept privately on this machine, outside of any project.',
    open: 'Open',
    move: 'Move…',
  },

  error: { retry: 'Try Again' },
};

type Params = Record<string, string | number>;

/** A number of tokens, `~` before one that is estimated. */
function about(n: number, estimated: boolean): string {
  return `${estimated ? '~' : ''}${n.toLocaleString('en')}`;
}

/** A number with its noun, `1 commit`, `1,234 commits`. */
function count(n: number, one: string, many: string): string {
  return `${n.toLocaleString('en')} ${n === 1 ? one : many}`;
}
