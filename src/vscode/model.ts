import * as vscode from 'vscode';
import { endpointOf, type Address, type AddressFault } from '../protocol/endpoint';
import { VitaeError } from '../protocol/errors';
import type { Shell } from '../protocol/messages';
import type { ModelChoice, ModelEndpoint, VscodeModel } from '../protocol/models';
import { Disposable } from './disposable';
import { inBackground } from './inBackground';
import { lmChoice } from './lm';
import type { LmMemory, RememberedLm } from './lmMemory';
import type { ModelKeys } from './modelKeys';
import { onSetting, readSetting, setContext } from './settings';

/** Whether an extension may use a model without asking; `undefined`: it was never asked. */
type Access = Pick<vscode.LanguageModelAccessInformation, 'canSendRequest'>;

/** What the settings say of the endpoint; `absent`: something of it was not filled in. */
type EndpointSettings =
  | { kind: 'complete'; address: Address }
  | { kind: 'absent'; fault: 'empty' | 'name' }
  | { kind: 'faulty'; fault: AddressFault };

/**
 * The model that the user set up: settings of machine scope, so that a workspace can't redirect what is sent, keys in
 * SecretStorage, and the model of VS Code that was chosen.
 */
export class Model extends Disposable {
  private readonly changed = this.register(new vscode.EventEmitter<void>());
  readonly onDidChange = this.changed.event;
  /** The chosen model of VS Code was not among those that it offers when it was looked for last. */
  private gone = false;

  constructor(
    readonly keys: ModelKeys,
    readonly chosen: LmMemory,
    private readonly access: Access,
    private readonly log: (line: string) => void,
  ) {
    super();
    const keyChanged = (): void => inBackground('Looking for the API key', this.keyChanged(), log);
    this.register(onSetting('model', keyChanged));
    this.register(keys.onDidChange(keyChanged));
    this.register(
      vscode.lm.onDidChangeChatModels(() =>
        inBackground('Looking for the model of VS Code', this.lookAgain(), log),
      ),
    );
    keyChanged();
  }

  /**
   * The model to ask, `null` when Vitae is to work offline. Asks nobody for consent; VS Code may at the first request to
   * a model of its own, which is why an `unattended` run gets none that the user didn't agree to: `model-unasked`. VS Code
   * itself doesn't tell: from 1.139 on it says of every model that it may be used. Rejects with `model-incomplete`, and
   * where a model of VS Code is set up with `model-none` or `model-missing`.
   */
  async choice({ unattended = false } = {}): Promise<ModelChoice | null> {
    const provider = readSetting('model.provider');
    const settings = endpointSettings();
    switch (provider) {
      case 'offline':
        return null;
      case 'openai':
        return this.endpoint(settings);
      case 'vscode':
        return this.vscodeModel(unattended);
      case 'auto':
        return settings.kind === 'absent' ? this.agreedModel() : this.endpoint(settings);
      default:
        return provider satisfies never;
    }
  }

  /** As far as it is known without asking anybody. */
  shell(): Shell['model'] {
    const provider = readSetting('model.provider');
    const settings = endpointSettings();
    const offline = { state: 'offline', name: '' } as const;
    if (provider === 'offline') return offline;
    if (provider === 'openai' || (provider === 'auto' && settings.kind !== 'absent'))
      return { state: settings.kind === 'complete' ? 'ready' : 'incomplete', name: modelName() };
    const chosen = this.chosen.get();
    if (provider === 'vscode')
      return { state: chosen && !this.gone ? 'ready' : 'incomplete', name: chosen?.name ?? '' };
    return chosen?.agreed && !this.gone ? { state: 'ready', name: chosen.name } : offline;
  }

  /** The model of VS Code was chosen anew. */
  async choose(model: Omit<RememberedLm, 'agreed'>): Promise<void> {
    await this.chosen.choose(model);
    this.gone = false;
    this.changed.fire();
  }

  private async endpoint(settings: EndpointSettings): Promise<ModelEndpoint> {
    if (settings.kind !== 'complete') throw new VitaeError('model-incomplete', { fault: settings.fault });
    const { baseUrl, api = readSetting('model.api'), query } = settings.address;
    const apiKey = await this.keys.get(readSetting('model.baseUrl'));
    const reasoningEffort = readSetting('model.reasoningEffort').trim();
    const headers = endpointHeaders();
    const contextTokens = readSetting('model.contextTokens');
    return {
      provider: 'openai',
      api,
      baseUrl,
      name: modelName(),
      ...(apiKey && { apiKey }),
      ...(reasoningEffort !== '' && { reasoningEffort }),
      ...(Object.keys(headers).length > 0 && { headers }),
      ...(query && { query }),
      ...(contextTokens > 0 && { contextTokens }),
    };
  }

  private async vscodeModel(unattended: boolean): Promise<VscodeModel> {
    const chosen = this.chosen.get();
    if (unattended && chosen?.agreed === false) throw new VitaeError('model-unasked', { host: chosen.name });
    const found = chosen && (await this.find(chosen));
    if (found) return this.use(found, chosen);
    const all = await vscode.lm.selectChatModels();
    if (all.length === 0) throw new VitaeError('model-none');
    if (!chosen) throw new VitaeError('model-incomplete', { fault: 'vscode' });
    throw new VitaeError('model-missing', { host: chosen.name, model: chosen.name, vscode: 1 });
  }

  /** Nothing here may lead to a question: the user set up no model, only agreed to one earlier. */
  private async agreedModel(): Promise<VscodeModel | null> {
    const chosen = this.chosen.get();
    if (!chosen?.agreed) return null;
    const found = await this.find(chosen);
    return found && this.access.canSendRequest(found) === true ? this.use(found, chosen) : null;
  }

  private use(model: vscode.LanguageModelChat, { agreed }: RememberedLm): VscodeModel {
    return lmChoice(model, {
      agreed,
      contextTokens: readSetting('model.contextTokens'),
      answered: (now) => inBackground('Noting the consent', this.noteConsent(model, now), this.log),
    });
  }

  private async noteConsent(model: vscode.LanguageModelChat, agreed: boolean): Promise<void> {
    if (await this.chosen.answered(model, agreed)) this.changed.fire();
  }

  private async find({ vendor, id }: RememberedLm): Promise<vscode.LanguageModelChat | undefined> {
    const [found] = await vscode.lm.selectChatModels({ vendor, id });
    const gone = found === undefined;
    if (gone !== this.gone) {
      this.gone = gone;
      this.changed.fire();
    }
    return found;
  }

  /** The list of VS Code's models changed: the header may show another one now. */
  private async lookAgain(): Promise<void> {
    const chosen = this.chosen.get();
    if (chosen) await this.find(chosen);
  }

  private async keyChanged(): Promise<void> {
    try {
      setContext('hasApiKey', (await this.keys.get(readSetting('model.baseUrl'))) !== undefined);
    } finally {
      this.changed.fire();
    }
  }
}

function modelName(): string {
  return readSetting('model.name').trim();
}

function endpointSettings(): EndpointSettings {
  const address = endpointOf(readSetting('model.baseUrl'));
  if ('fault' in address && address.fault === 'empty') return { kind: 'absent', fault: 'empty' };
  if (modelName() === '') return { kind: 'absent', fault: 'name' };
  return 'fault' in address ? { kind: 'faulty', fault: address.fault } : { kind: 'complete', address };
}

/** The extra headers of the settings, which may be secret; what can't be sent is left out. */
export function endpointHeaders(): Record<string, string> {
  const given: Record<string, unknown> = readSetting('model.headers');
  const sound = Object.entries(given).filter(
    (entry): entry is [string, string] =>
      /^[\w!#$%&'*+.^`|~-]{1,200}$/.test(entry[0]) &&
      typeof entry[1] === 'string' &&
      /^[\t\x20-\x7e\x80-\xff]{0,8000}$/.test(entry[1]),
  );
  return Object.fromEntries(sound);
}
