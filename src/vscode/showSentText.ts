import { HIDDEN } from '../protocol/models';
import { oneLine } from '../text/plainText';
import { localTime } from '../threads/localTime';
import type { l10n as texts } from './l10n';
import type { KeptRequest } from './sentRequests.io';

/** A request as a document: what surrounds the body as comments, then the body, indented where it is JSON. */
export function sentText(request: KeptRequest, l10n: typeof texts): string {
  const { at, node, step, to, headers = {}, body, of } = request;
  const about = [
    l10n.t('Sent {0}, step {1}', localTime(at) ?? at, step === node ? step : `${node}: ${step}`),
    isAddress(to) ? `POST ${to}` : l10n.t('To the model “{0}” of VS Code', to),
    ...Object.entries(headers).map(
      ([name, value]) => `${name}: ${value === HIDDEN ? l10n.t('(hidden)') : value}`,
    ),
    '',
    of === undefined
      ? l10n.t('The body, {0} characters; indented here, otherwise as it was sent:', count(body.length))
      : l10n.t('The first {0} of the body’s {1} characters:', count(body.length), count(of)),
  ];
  return [...about.map((line) => `// ${oneLine(line)}`.trimEnd()), indented(body), ''].join('\n');
}

/** Where a request went, in short: the host, or the name of VS Code's model. */
export function sentTo(to: string): string {
  return isAddress(to) ? new URL(to).host : to;
}

function isAddress(to: string): boolean {
  return /^https?:/i.test(to) && URL.canParse(to);
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function count(value: number): string {
  return value.toLocaleString('en-US');
}
