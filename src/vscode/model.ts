import * as vscode from 'vscode';
import { VitaeError } from '../protocol/errors';
import type { Shell } from '../protocol/messages';
import type { ModelEndpoint } from '../protocol/models';
import { onSetting, readSetting, setContext, writeSetting } from './settings';
import { Disposable } from './disposable';
import { l10n } from './l10n';

/** Where keys live in SecretStorage: one per host, so that a key only ever goes to the host that it was given for. */
const KEYS = 'vitae.model.apiKey:';

/**
 * The model that the user set up: settings of machine scope, so that a workspace can't redirect the key, and the key in
 * SecretStorage.
 */
export class Model extends Disposable {
  private readonly changed = this.register(new vscode.EventEmitter<void>());
  readonly onDidChange = this.changed.event;

  constructor(private readonly secrets: vscode.SecretStorage) {
    super();
    this.register(onSetting('model', () => void this.keyChanged()));
    this.register(secrets.onDidChange(({ key }) => key.startsWith(KEYS) && void this.keyChanged()));
    void this.keyChanged();
  }

  /** The endpoint to use, `null` when Vitae is to work offline. Rejects with `model-incomplete`. */
  async endpoint(): Promise<ModelEndpoint | null> {
    const state = this.state();
    if (state === 'incomplete') throw new VitaeError('model-incomplete');
    if (state === 'offline') return null;
    const apiKey = await this.secrets.get(keyName());
    return {
      provider: 'openai',
      api: readSetting('model.api'),
      baseUrl: baseUrl(),
      name: modelName(),
      ...(apiKey && { apiKey }),
    };
  }

  shell(): Shell['model'] {
    const state = this.state();
    return { state, name: state === 'offline' ? '' : modelName() };
  }

  /** Lets the user choose between offline and an endpoint. */
  async choose(): Promise<void> {
    const current = this.state();
    const items = [
      {
        id: 'offline' as const,
        label: l10n.t('Offline'),
        detail: l10n.t('Vitae works by its own rules. Nothing leaves this machine.'),
        picked: current === 'offline',
      },
      {
        id: 'openai' as const,
        label: l10n.t('OpenAI-Compatible Endpoint…'),
        // What is sent comes first: a narrow list cuts the end off.
        detail: l10n.t(
          'Facts of the project and your wishes are sent to it alone. Hosted, or local: Ollama, LM Studio.',
        ),
        picked: current !== 'offline',
      },
    ];
    const choice = await vscode.window.showQuickPick(items, {
      title: l10n.t('Choose Model'),
      ignoreFocusOut: true,
    });
    if (choice?.id === 'offline') await writeSetting('model.provider', 'offline');
    if (choice?.id === 'openai') await this.setUp();
  }

  /** Asks for the key; an empty answer changes nothing. */
  async setKey(title = l10n.t('Set API Key')): Promise<void> {
    if (!isEndpoint(baseUrl())) return this.setUp();
    const host = new URL(baseUrl()).host;
    const stored = (await this.secrets.get(keyName())) !== undefined;
    const key = await vscode.window.showInputBox({
      title,
      prompt: stored
        ? l10n.t(
            'API key for {0}, kept in the secret storage, never in settings. Press Enter without text to keep the one that is stored.',
            host,
          )
        : l10n.t(
            'API key for {0}, kept in the secret storage, never in settings. Press Enter without text if the server needs none.',
            host,
          ),
      password: true,
      ignoreFocusOut: true,
    });
    if (key) await this.secrets.store(keyName(), key.trim());
  }

  async clearKey(): Promise<void> {
    await this.secrets.delete(keyName());
    void vscode.window.showInformationMessage(l10n.t('The API key was removed.'));
  }

  private async setUp(): Promise<void> {
    const title = l10n.t('Choose Model');
    const url = await vscode.window.showInputBox({
      title: l10n.t('{0} (1 of 3)', title),
      prompt: l10n.t('Base URL of the endpoint'),
      value: baseUrl(),
      placeHolder: 'http://127.0.0.1:11434/v1',
      ignoreFocusOut: true,
      validateInput: (value) =>
        isEndpoint(value) ? undefined : l10n.t('Enter an address that begins with http:// or https://.'),
    });
    if (url === undefined) return;
    const name = await vscode.window.showInputBox({
      title: l10n.t('{0} (2 of 3)', title),
      prompt: l10n.t('Name of the model'),
      value: modelName(),
      ignoreFocusOut: true,
      validateInput: (value) =>
        value.trim() === '' ? l10n.t('Enter the model’s name as the endpoint knows it.') : undefined,
    });
    if (name === undefined) return;
    await writeSetting('model.baseUrl', url.trim());
    await writeSetting('model.name', name.trim());
    await writeSetting('model.provider', 'openai');
    await this.setKey(l10n.t('{0} (3 of 3)', title));
  }

  private state(): Shell['model']['state'] {
    const provider = readSetting('model.provider');
    if (provider === 'offline') return 'offline';
    const complete = isEndpoint(baseUrl()) && modelName() !== '';
    if (complete) return 'ready';
    return provider === 'openai' ? 'incomplete' : 'offline';
  }

  private async keyChanged(): Promise<void> {
    setContext('hasApiKey', (await this.secrets.get(keyName())) !== undefined);
    this.changed.fire();
  }
}

function baseUrl(): string {
  return readSetting('model.baseUrl').trim();
}

function modelName(): string {
  return readSetting('model.name').trim();
}

function isEndpoint(value: string): boolean {
  return URL.canParse(value.trim()) && /^https?:$/.test(new URL(value.trim()).protocol);
}

function keyName(): string {
  return KEYS + (isEndpoint(baseUrl()) ? new URL(baseUrl()).host : '');
}
