import * as vscode from 'vscode';
import {
  endpointOf,
  hostOfAddress,
  originOfAddress,
  type Address,
  type AddressFault,
} from '../protocol/endpoint';
import { networkOf } from '../protocol/network';
import type { ModelChooser } from './chooseModel';
import { l10n } from './l10n';
import { endpointHeaders } from './model';
import { plainText } from '../text/plainText';
import { listedModels, listUrl, type ListedModel } from './modelLists';
import { readSetting, writeSetting } from './settings';
import type { TraitMemory } from './traitMemory';

/** Milliseconds that an endpoint has to tell its models. */
const LIST_MS = 8_000;

/** Asks for an endpoint, a model of it and a key, and sets them up; the model's name, `undefined`: left. */
export async function setUpEndpoint(chooser: ModelChooser): Promise<string | undefined> {
  const title = l10n.t('Choose Model');
  const typed = await vscode.window.showInputBox({
    title,
    prompt: l10n.t('Base URL of the endpoint'),
    value: readSetting('model.baseUrl'),
    placeHolder: 'http://127.0.0.1:11434/v1',
    ignoreFocusOut: true,
    validateInput: (value) => {
      const address = endpointOf(value);
      return 'fault' in address ? faultText(address.fault) : undefined;
    },
  });
  const address = endpointOf(typed ?? '');
  if (typed === undefined || 'fault' in address) return undefined;
  const host = hostOfAddress(typed);
  const stored = await chooser.model.keys.get(typed);
  let list = await listModels(chooser, typed, address, stored);
  let key: string | undefined;
  if (list.status === 401 || list.status === 403) {
    key = await askForKey(title, typed, stored !== undefined);
    if (key === undefined) return undefined;
    list = await listModels(chooser, typed, address, key || stored);
  }
  const model = await pickModel(title, host, list.models);
  if (!model) return undefined;
  // A server on this machine that told its models without a key needs none.
  if (key === undefined && !(networkOf(address.baseUrl) === 'loopback' && list.models.length > 0)) {
    key = await askForKey(title, typed, stored !== undefined);
    if (key === undefined) return undefined;
  }
  if (!(await useEndpoint(typed.trim(), model, chooser.traits))) return undefined;
  if (key) await chooser.model.keys.set(typed, key);
  return model.id;
}

/** Asks for the key of the endpoint that is set up; an empty answer changes nothing. */
export async function setKey(chooser: ModelChooser): Promise<void> {
  const address = readSetting('model.baseUrl');
  const { keys } = chooser.model;
  if (hostOfAddress(address) === '') return void (await setUpEndpoint(chooser));
  const stored = (await keys.get(address)) !== undefined;
  const key = await askForKey(l10n.t('Set API Key'), address, stored);
  if (key) await keys.set(address, key);
}

/** Removes the key of the endpoint that is set up. */
export async function clearKey({ model }: ModelChooser): Promise<void> {
  await model.keys.remove(readSetting('model.baseUrl'));
  void vscode.window.showInformationMessage(l10n.t('The API key was removed.'));
}

/** Sets up a model of an endpoint; `false`: the user left, and nothing was changed. */
export async function useEndpoint(
  typed: string,
  { id, contextTokens }: ListedModel,
  traits: TraitMemory,
): Promise<boolean> {
  const address = endpointOf(typed);
  if ('fault' in address) return false;
  const before = originOfAddress(readSetting('model.baseUrl'));
  const moves = before !== originOfAddress(typed);
  if (moves && !(await headersMayGo(hostOfAddress(typed)))) return false;
  // Which interface it has was said of the endpoint before.
  if (moves) await writeSetting('model.api', undefined);
  await writeSetting('model.baseUrl', typed);
  await writeSetting('model.name', id);
  await writeSetting('model.provider', 'openai');
  const { baseUrl, api = readSetting('model.api') } = address;
  if (contextTokens !== undefined) traits.toldContext({ api, baseUrl, name: id }, contextTokens);
  return true;
}

/** Extra headers may be secrets of the endpoint before. */
async function headersMayGo(host: string): Promise<boolean> {
  const names = Object.keys(endpointHeaders());
  if (names.length === 0) return true;
  const remove = l10n.t('Remove Them');
  const keep = l10n.t('Send Them');
  const answer = await vscode.window.showWarningMessage(
    l10n.t('Send the extra headers of the settings to {0}, too?', host),
    {
      modal: true,
      detail: l10n.t('Set are: {0}. They may hold secrets of the endpoint before.', names.join(', ')),
    },
    remove,
    keep,
  );
  if (answer === remove) await writeSetting('model.headers', undefined);
  return answer !== undefined;
}

/** The key, `''`: none was typed, `undefined`: left, or it is not to go there. */
async function askForKey(title: string, address: string, stored: boolean): Promise<string | undefined> {
  const host = hostOfAddress(address);
  const typed = await vscode.window.showInputBox({
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
  const key = typed?.trim();
  return key && !(await keyMayGo(address)) ? undefined : key;
}

/** Without encryption a key goes beyond this machine only where the user says so. */
async function keyMayGo(address: string): Promise<boolean> {
  const origin = originOfAddress(address);
  const network = networkOf(origin);
  if (origin.startsWith('https:') || network === 'loopback') return true;
  const send = l10n.t('Send It Unencrypted');
  const answer = await vscode.window.showWarningMessage(
    l10n.t('Send the API key to {0} without encryption?', hostOfAddress(address)),
    {
      modal: true,
      detail:
        network === 'private'
          ? l10n.t(
              'The address begins with http://: whoever is in the same network can read the key and all that is sent. Go on only in a network that you trust.',
            )
          : l10n.t(
              'The address begins with http:// and is not in a private network: whoever is on the way there can read the key and all that is sent. Use https:// if the server has it.',
            ),
    },
    send,
  );
  return answer === send;
}

/** The endpoint's models, asked with what would be sent to it anyway. */
async function listModels(
  { get }: ModelChooser,
  typed: string,
  address: Address,
  key: string | undefined,
): Promise<{ status: number; models: ListedModel[] }> {
  const same = originOfAddress(readSetting('model.baseUrl')) === originOfAddress(typed);
  const own = same ? endpointHeaders() : {};
  const headers = { ...own, ...(key && { authorization: `Bearer ${key}` }) };
  const host = hostOfAddress(typed);
  return vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: l10n.t('Asking {0} for its models…', host),
      cancellable: true,
    },
    async (_, token) => {
      const over = new AbortController();
      token.onCancellationRequested(() => over.abort());
      const answer = await get({ url: listUrl(address), headers, ms: LIST_MS }, over.signal);
      const { status = 0, json } = answer ?? {};
      return { status, models: status === 200 ? listedModels(json) : [] };
    },
  );
}

/** A model of the list, or one by its name. */
async function pickModel(
  title: string,
  host: string,
  models: readonly ListedModel[],
): Promise<ListedModel | undefined> {
  if (models.length > 0) {
    const typed = { label: l10n.t('Type a name…'), iconPath: new vscode.ThemeIcon('edit'), model: undefined };
    const items = [...models.map((model) => ({ label: plainText(model.id), model })), typed];
    const picked = await vscode.window.showQuickPick(items, {
      title,
      placeHolder: l10n.t('Model of {0}', host),
      ignoreFocusOut: true,
    });
    if (!picked || picked.model) return picked?.model;
  }
  const name = await vscode.window.showInputBox({
    title,
    prompt:
      models.length > 0
        ? l10n.t('Name of the model')
        : l10n.t('{0} told no models. Enter the name of one as it knows it.', host),
    ignoreFocusOut: true,
    validateInput: (value) =>
      value.trim() === '' ? l10n.t('Enter the model’s name as the endpoint knows it.') : undefined,
  });
  return name === undefined ? undefined : { id: name.trim() };
}

/** What is wrong with an address, and what to enter. */
export function faultText(fault: AddressFault): string {
  switch (fault) {
    case 'empty':
    case 'scheme':
      return l10n.t('Enter an address that begins with http:// or https://.');
    case 'malformed':
      return l10n.t('That is no address. An example: {0}', 'http://127.0.0.1:11434/v1');
    case 'credentials':
      return l10n.t(
        'Leave the user name and password out of the address: keys are asked for separately and kept in the secret storage.',
      );
    default:
      return fault satisfies never;
  }
}
