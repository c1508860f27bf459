import type { ErrorCode, ErrorParams } from '../protocol/errors';
import type { ErrorView, PanelAction } from '../protocol/messages';
import { commandTitle } from './commandTitle';
import { l10n } from './l10n';
import {
  busyText,
  certificateText,
  missingText,
  serverText,
  tooLongText,
  unreachableText,
} from './modelErrorText';

interface Told {
  text: string;
  action?: PanelAction;
}

/** A sentence for each error that says what was wrong, where, and what to do; with the next step where there is one. */
const texts: Record<ErrorCode, (params: ErrorParams) => Told> = {
  'thread-id-malformed': () => ({
    text: l10n.t('That chat can’t be opened: its id is not valid. Pick one from the history.'),
    action: 'history',
  }),
  'thread-unknown': () => ({
    text: l10n.t('That chat no longer exists. Pick another one from the history.'),
    action: 'history',
  }),
  'thread-unreadable': () => ({
    text: l10n.t(
      'That chat can’t be read; its files were left as they are. Start a new one, or pick another.',
    ),
    action: 'newThread',
  }),
  'thread-version': () => ({
    text: l10n.t('That chat was written by a newer version of Vitae. Update the extension to open it.'),
  }),
  'thread-busy': () => ({
    text: l10n.t(
      'This chat is still busy, here or in another window. Wait for it to finish, or stop it, then try again.',
    ),
    action: 'retry',
  }),
  'thread-damaged': () => ({
    text: l10n.t(
      'A part of this chat can’t be read, so it is shown only up to there and can’t go on. Recover what can be read as a new chat.',
    ),
    action: 'recoverThreads',
  }),
  'thread-elsewhere': () => ({
    text: l10n.t('This chat runs in another window. Wait until it is done there; your text stays here.'),
  }),
  'thread-taken': () => ({
    text: l10n.t('Another window took this chat over. What it does is shown here.'),
  }),
  'thread-full': ({ mb = 0 }) => ({
    text: l10n.t(
      'This chat has grown to its limit of {0} MB. Start over from where it is; this one stays in the history.',
      mb,
    ),
    action: 'startOver',
  }),
  'graph-version': ({ reason = '' }) =>
    reason === 'newer'
      ? {
          text: l10n.t(
            'This chat was begun with a newer version of Vitae. Update the extension to go on with it.',
          ),
        }
      : {
          text: l10n.t(
            'This chat was begun with an older version of Vitae and can’t go on where it stopped. Start over from what it came to.',
          ),
          action: 'startOver',
        },
  'run-died': () => ({
    text: l10n.t(
      'This was cut off several times in a row because VS Code’s extension host ended, so it is not started again by itself. Nothing was lost. Try again, or start a new chat.',
    ),
    action: 'retry',
  }),
  'turn-deadline': ({ seconds = 0 }) => ({
    text: l10n.t(
      'This took longer than {0} seconds and was ended; what was done so far is kept. Try again, or allow more time in the settings.',
      seconds,
    ),
    action: 'retry',
  }),
  'archive-invalid': ({ name = '', line = 0 }) => ({
    text: l10n.t(
      '“{0}” is not a Vitae export, or it is damaged (line {1}). Nothing was changed.',
      fileName(name),
      line,
    ),
  }),
  'archive-too-large': ({ mb = 0 }) => ({
    text: l10n.t(
      'This chat is larger than {0} MB, too large for one file. “{1}” copies its files as they are.',
      mb,
      commandTitle('backUpAll'),
    ),
  }),
  'archive-version': ({ name = '', format = 0, known = 0 }) => ({
    text: l10n.t(
      '“{0}” was exported by a newer version of Vitae (format {1}, this one reads up to {2}). Update the extension.',
      fileName(name),
      format,
      known,
    ),
  }),
  'interrupt-stale': () => ({
    text: l10n.t('This was answered already; the answer that came first counts.'),
  }),
  'message-invalid': () => ({
    text: l10n.t('The panel sent something that can’t be read. Nothing was changed.'),
  }),
  'message-empty': () => ({ text: l10n.t('There is nothing to send yet.') }),
  'message-too-long': ({ max = 0 }) => ({
    text: l10n.t('This is longer than {0} characters. Shorten it, or send it in parts.', max),
  }),
  'storage-failed': ({ code = '' }) => ({
    text:
      code === 'ENOSPC'
        ? l10n.t('The disk is full, so it could not be saved. Free some space, then try again.')
        : l10n.t(
            'It could not be saved ({0}). Check the disk and the permissions of the folder, then try again.',
            code,
          ),
    action: 'retry',
  }),
  'no-folder': () => ({
    text: l10n.t('No folder is open. Open your project’s folder first.'),
    action: 'openFolder',
  }),
  'folder-not-open': ({ name = '' }) => ({
    text: l10n.t('The folder “{0}” is not open in this window. Open it, then try again.', name),
    action: 'openFolder',
  }),
  'workspace-untrusted': () => ({
    text: l10n.t(
      'This workspace is in Restricted Mode: Vitae reads no files and runs no git in it. Trust the workspace to extract an entry.',
    ),
    action: 'trustWorkspace',
  }),
  'workspace-virtual': () => ({
    text: l10n.t(
      'This is a virtual workspace: there are no files on disk to read. Clone the project and open its folder.',
    ),
    action: 'openFolder',
  }),
  'resume-syntax': ({ path = '', line = 0, column = 0 }) => ({
    text: l10n.t(
      'The resume {0} is not valid JSON at line {1}, column {2}. It was left as it is; correct it there, then try again.',
      fileName(path),
      line,
      column,
    ),
    action: 'openResume',
  }),
  'resume-not-object': ({ path = '' }) => ({
    text: l10n.t('{0} is not a JSON Resume: it must hold one object. It was left as it is.', fileName(path)),
    action: 'openResume',
  }),
  'resume-encoding': ({ path = '' }) => ({
    text: l10n.t(
      '{0} is not UTF-8 text. It was left as it is; save it as UTF-8, then try again.',
      fileName(path),
    ),
    action: 'openResume',
  }),
  'resume-section': ({ path = '', section = '' }) => ({
    text: l10n.t(
      '“{0}” in {1} has another form than JSON Resume wants, so nothing can be added. It was left as it is.',
      section,
      fileName(path),
    ),
    action: 'openResume',
  }),
  'proposal-stale': () => ({
    text: l10n.t('The resume was changed meanwhile, so it was not written over. Extract the project again.'),
    action: 'extractProject',
  }),
  'model-incomplete': ({ fault = '' }) => ({
    text:
      fault === 'vscode'
        ? l10n.t('No model of VS Code is chosen yet. Choose one, or set up an endpoint.')
        : fault === 'credentials'
          ? l10n.t(
              'The base URL has a user name or a password in it, so nothing was sent. Choose the model again: keys are asked for separately.',
            )
          : fault === 'scheme' || fault === 'malformed'
            ? l10n.t('The base URL is no address that begins with http:// or https://. Correct it.')
            : l10n.t('The model is not set up completely: it needs a base URL and a model name.'),
    action: 'chooseModel',
  }),
  'model-auth': ({ host = '' }) => ({
    text: l10n.t('{0} did not accept the API key. Set it again, or choose another model.', host),
    action: 'setApiKey',
  }),
  'model-unreachable': (params) => ({
    text: unreachableText(params),
    action: params['reason'] === 'network' ? 'retry' : 'chooseModel',
  }),
  'model-stalled': ({ host = '', seconds = 0 }) => ({
    text: l10n.t(
      'The model at {0} went silent for {1} seconds. Try again, or choose another one.',
      host,
      seconds,
    ),
    action: 'retry',
  }),
  'model-redirected': ({ host = '' }) => ({
    text: l10n.t(
      '{0} redirects to another address. Nothing was sent there: correct the base URL, then try again.',
      host,
    ),
    action: 'chooseModel',
  }),
  'model-failed': ({ host = '' }) => ({
    text: l10n.t('The model at {0} could not answer. Try again, or choose another one.', host),
    action: 'retry',
  }),
  'model-forbidden': ({ host = '', vscode = 0 }) => ({
    text: vscode
      ? l10n.t(
          'Vitae may not use “{0}”: you or VS Code did not allow it. Try again and allow it, or choose another model.',
          host,
        )
      : l10n.t(
          '{0} does not let this key or account use the model. Choose another model, or check what the key may do.',
          host,
        ),
    action: 'chooseModel',
  }),
  'model-missing': (params) => ({ text: missingText(params), action: 'chooseModel' }),
  'model-unasked': ({ host = '' }) => ({
    text: l10n.t('VS Code asks first whether Vitae may use “{0}”. Try again and allow it.', host),
    action: 'retry',
  }),
  'model-none': () => ({
    text: l10n.t(
      'VS Code offers no model at the moment. Install or sign in to an extension that provides one, or set up an endpoint.',
    ),
    action: 'chooseModel',
  }),
  'model-certificate': (params) => ({ text: certificateText(params), action: 'chooseModel' }),
  'model-proxy': ({ host = '' }) => ({
    text: l10n.t(
      'The proxy on the way to {0} asks for a sign-in. Check the setting “http.proxy”, then try again.',
      host,
    ),
    action: 'retry',
  }),
  'model-cut': ({ host = '' }) => ({
    text: l10n.t(
      'The connection to {0} ended in the middle of the answer. Try again, or choose another model.',
      host,
    ),
    action: 'retry',
  }),
  'model-too-long': (params) => ({ text: tooLongText(params), action: 'chooseModel' }),
  'model-too-large': ({ host = '' }) => ({
    text: l10n.t('{0} takes no request of this size. Choose another model or endpoint.', host),
    action: 'chooseModel',
  }),
  'model-quota': ({ host = '' }) => ({
    text: l10n.t('The account at {0} has nothing left to spend. Top it up, or choose another model.', host),
    action: 'chooseModel',
  }),
  'model-server': (params) => ({ text: serverText(params), action: 'retry' }),
  'model-unsupported': ({ host = '', what = '' }) => ({
    text: l10n.t('The model at {0} does not support “{1}”. Choose another model.', host, what),
    action: 'chooseModel',
  }),
  'model-refused': ({ host = '' }) => ({
    text: l10n.t(
      'The model at {0} declined to answer. Say it in other words, or choose another model.',
      host,
    ),
    action: 'retry',
  }),
  'model-empty': ({ host = '' }) => ({
    text: l10n.t('The model at {0} answered without a word. Try again, or choose another one.', host),
    action: 'retry',
  }),
  'model-length': ({ host = '' }) => ({
    text: l10n.t(
      'The model at {0} was cut off at its length limit. Try again, or choose a model that may answer at greater length.',
      host,
    ),
    action: 'retry',
  }),
  'model-unusable': ({ host = '' }) => ({
    text: l10n.t(
      'The model at {0} answered twice in a form that can’t be used. Choose another model; “Test Model” shows what works.',
      host,
    ),
    action: 'chooseModel',
  }),
  'model-busy': (params) => ({ text: busyText(params), action: 'retry' }),
  'token-cap': ({ tokens = 0 }) => ({
    text: l10n.t(
      'This run used the {0} tokens that it may, so it ended with what it had. Raise the cap in the settings to go on.',
      tokens,
    ),
    action: 'retry',
  }),
  unknown: () => ({
    text: l10n.t(
      'Something went wrong in Vitae itself. Nothing was lost; the output channel “Vitae” has the details.',
    ),
    action: 'retry',
  }),
};

/** Renders an error in the language of the interface. */
export function describeError(code: ErrorCode, params: ErrorParams): ErrorView {
  // A code may come from an imported thread or a newer version.
  const { text, action } = texts[Object.hasOwn(texts, code) ? code : 'unknown'](params);
  return { code, text, ...(action && { action: { id: action, label: actionLabel(action) } }) };
}

/** What the button of an action says. */
export function actionLabel(action: PanelAction): string {
  switch (action) {
    case 'extractProject':
      return l10n.t('Extract Again');
    case 'openResume':
      return l10n.t('Open Resume');
    case 'moveResume':
      return l10n.t('Move…');
    case 'chooseModel':
      return l10n.t('Choose Model…');
    case 'newThread':
      return l10n.t('New Chat');
    case 'history':
      return l10n.t('Show History');
    case 'openFolder':
      return l10n.t('Open Folder…');
    case 'trustWorkspace':
      return l10n.t('Manage Workspace Trust…');
    case 'setApiKey':
      return l10n.t('Set API Key…');
    case 'recoverThreads':
      return l10n.t('Recover Chats…');
    case 'startOver':
      return l10n.t('Start Over from Here');
    case 'retry':
      return l10n.t('Try Again');
    default:
      return action satisfies never;
  }
}

function fileName(path: string | number): string {
  return String(path).split(/[\\/]/).at(-1) ?? '';
}
