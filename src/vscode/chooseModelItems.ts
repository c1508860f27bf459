import * as vscode from 'vscode';
import { plainText } from '../text/plainText';
import { l10n } from './l10n';
import type { FoundServer } from './localServers';
import type { ListedModel } from './modelLists';

/** What an entry of the list stands for. */
export type Offer =
  | { kind: 'offline' }
  | { kind: 'vscode'; model: vscode.LanguageModelChat }
  /** VS Code offers none; says what to do. */
  | { kind: 'none' }
  | { kind: 'local'; server: FoundServer; model: ListedModel }
  /** Of the endpoint that is set up. */
  | { kind: 'listed'; model: ListedModel }
  | { kind: 'another' };

/** An entry, and by what it is known while the list grows. */
export type OfferItem = vscode.QuickPickItem & { key: string; offer?: Offer };

/** What there is to choose from; what is `undefined` was not heard of yet. */
export interface Offered {
  /** The key of the entry that is in use. */
  current: string | undefined;
  vscode: readonly vscode.LanguageModelChat[] | undefined;
  /** The endpoint that is set up; its models where it told them. */
  endpoint: { host: string; models: readonly ListedModel[] } | undefined;
  servers: readonly FoundServer[];
}

/** The entries, section by section. */
export function offerItems({ current, vscode: models, endpoint, servers }: Offered): OfferItem[] {
  const item = (offer: Offer, shown: vscode.QuickPickItem): OfferItem => {
    const key = offerKey(offer, endpoint?.host ?? '');
    const notes = [shown.description ?? '', key === current ? l10n.t('current') : ''];
    return { ...shown, key, offer, description: notes.filter((note) => note !== '').join(' · ') };
  };
  const section = (label: string): OfferItem => ({
    label,
    key: '',
    kind: vscode.QuickPickItemKind.Separator,
  });
  const listed = (offer: Offer & { model: ListedModel }): OfferItem => {
    const { id, details = '', contextTokens = 0 } = offer.model;
    const notes = [plainText(details), contextTokens > 0 ? contextText(contextTokens) : ''];
    return item(offer, {
      label: plainText(id),
      description: notes.filter((note) => note !== '').join(' · '),
      iconPath: new vscode.ThemeIcon(offer.kind === 'local' ? 'device-desktop' : 'server'),
    });
  };
  return [
    item(
      { kind: 'offline' },
      {
        label: l10n.t('Offline'),
        detail: l10n.t('Vitae works by its own rules. Nothing leaves this machine.'),
        iconPath: new vscode.ThemeIcon('circle-slash'),
      },
    ),
    ...(models ? [section(l10n.t('Models of VS Code'))] : []),
    ...(models ?? []).map((model) =>
      item(
        { kind: 'vscode', model },
        {
          label: plainText(model.name),
          description: [plainText(model.vendor), contextText(model.maxInputTokens)].join(' · '),
          iconPath: new vscode.ThemeIcon('sparkle'),
        },
      ),
    ),
    ...(models?.length === 0
      ? [
          item(
            { kind: 'none' },
            {
              label: l10n.t('None at the moment'),
              detail: l10n.t('Install or sign in to an extension that provides models.'),
              iconPath: new vscode.ThemeIcon('info'),
            },
          ),
        ]
      : []),
    ...servers.flatMap((server) => [
      section(l10n.t('On this machine: {0}', nameOf(server))),
      ...server.models.map((model) => listed({ kind: 'local', server, model })),
    ]),
    ...(endpoint
      ? [
          section(l10n.t('Endpoint {0}', endpoint.host)),
          ...endpoint.models.map((model) => listed({ kind: 'listed', model })),
        ]
      : []),
    section(''),
    item(
      { kind: 'another' },
      {
        label: l10n.t('Another Endpoint…'),
        detail: l10n.t('OpenAI-compatible, hosted or local. Asks for its address, a model and a key.'),
        iconPath: new vscode.ThemeIcon('add'),
      },
    ),
  ];
}

/** By what an entry is known; `host` is that of the endpoint that is set up. */
export function offerKey(offer: Offer, host: string): string {
  switch (offer.kind) {
    case 'offline':
    case 'none':
    case 'another':
      return offer.kind;
    case 'vscode':
      return vscodeKey(offer.model);
    case 'local':
      return endpointModelKey(new URL(offer.server.origin).host, offer.model.id);
    case 'listed':
      return endpointModelKey(host, offer.model.id);
    default:
      return offer satisfies never;
  }
}

export function vscodeKey({ vendor, id }: { vendor: string; id: string }): string {
  return `vscode ${vendor}/${id}`;
}

export function endpointModelKey(host: string, model: string): string {
  return `endpoint ${host} ${model}`;
}

/** `Ollama (127.0.0.1:11434)`. */
function nameOf({ name, origin }: FoundServer): string {
  const { host } = new URL(origin);
  return name === '' ? host : `${name} (${host})`;
}

/** `128K tokens`, as people name the size of a context. */
export function contextText(tokens: number): string {
  return l10n.t('{0} tokens', roundTokens(tokens));
}

/** `128K`, `1M`: by 1,024 where it is even in that, as most contexts are. */
export function roundTokens(tokens: number): string {
  const unit = tokens % 1_024 === 0 ? 1_024 : 1_000;
  if (tokens >= unit * unit) return `${round(tokens / unit / unit)}M`;
  return tokens >= unit ? `${round(tokens / unit)}K` : String(tokens);
}

function round(value: number): string {
  return value < 10 ? String(Math.round(value * 10) / 10) : String(Math.round(value));
}
