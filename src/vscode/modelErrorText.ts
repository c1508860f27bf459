import type { ErrorParams } from '../protocol/errors';
import { l10n } from './l10n';

/** Seconds that are better said in minutes. */
const MINUTES_FROM = 120;

/** Nobody was reached: `reason` says how far it went. */
export function unreachableText({ host = '', reason = '' }: ErrorParams): string {
  switch (reason) {
    case 'refused':
      return l10n.t('Nothing answers at {0}. Start the server there, or correct the base URL.', host);
    case 'name':
      return l10n.t('{0} can’t be found. Check your connection, and the base URL for a slip.', host);
    case 'network':
      return l10n.t('There is no way to {0} at the moment. Check your connection, then try again.', host);
    case 'protocol':
      return l10n.t(
        '{0} does not speak the protocol of the base URL. Exchange http:// and https:// in it, or correct the port.',
        host,
      );
    default:
      return l10n.t('{0} did not answer. Check that it runs and that the base URL is right.', host);
  }
}

/** Nothing was sent; `reason` says what is wrong with the certificate. */
export function certificateText({ host = '', reason = '' }: ErrorParams): string {
  switch (reason) {
    case 'expired':
      return l10n.t(
        'The certificate of {0} is not valid today, so nothing was sent. Check this machine’s clock; if it is right, the server needs a new certificate.',
        host,
      );
    case 'name':
      return l10n.t(
        'The certificate at {0} is for another host, so nothing was sent. Put the host’s name as the certificate has it into the base URL.',
        host,
      );
    default:
      return l10n.t(
        'The certificate of {0} is not trusted by this machine, so nothing was sent. Add its authority to the system’s certificates, or correct the base URL.',
        host,
      );
  }
}

/** No model of that name; or, without a name, nothing that talks to models. */
export function missingText({ host = '', model = '', vscode = 0 }: ErrorParams): string {
  if (vscode) return l10n.t('VS Code no longer offers the model “{0}”. Choose another one.', model);
  return model === ''
    ? l10n.t(
        'At that address {0} has nothing that talks to models. Correct the base URL: with most servers it ends in /v1.',
        host,
      )
    : l10n.t(
        '{0} knows no model “{1}”. Choose one from its list; a local server may have to load it first.',
        host,
        model,
      );
}

export function tooLongText({ host = '', limit = 0, rate = 0 }: ErrorParams): string {
  if (rate)
    return l10n.t(
      'The request, also when shortened, has more tokens than your account at {0} may use in a minute or a day. Choose another model, or raise the limit there.',
      host,
    );
  return Number(limit) > 0
    ? l10n.t(
        'The request is longer than the {1} tokens that the model at {0} takes in, also when shortened. Choose a model with a larger context, or load it with one.',
        host,
        limit,
      )
    : l10n.t(
        'The request is longer than the model at {0} can take in, also when shortened. Choose a model with a larger context.',
        host,
      );
}

export function busyText({ host = '', seconds = 0 }: ErrorParams): string {
  const wait = Number(seconds);
  if (wait > MINUTES_FROM)
    return l10n.t(
      'Too many requests to {0}. It asks to wait {1} minutes; try again then, or choose another model.',
      host,
      Math.ceil(wait / 60),
    );
  return wait > 0
    ? l10n.t(
        'Too many requests to {0}. It asks to wait {1} seconds; try again then, or choose another model.',
        host,
        wait,
      )
    : l10n.t('Too many requests to {0}. Try again in a moment, or choose another model.', host);
}

export function serverText({ host = '', seconds = 0 }: ErrorParams): string {
  return Number(seconds) > 0
    ? l10n.t(
        '{0} has trouble of its own and asks to come back in {1} seconds. Try again then, or choose another model.',
        host,
        seconds,
      )
    : l10n.t('{0} has trouble of its own and could not answer. Try again in a moment.', host);
}
