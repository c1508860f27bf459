import * as vscode from 'vscode';
import { endpointOf, hostOfAddress } from '../protocol/endpoint';
import { VitaeError } from '../protocol/errors';
import { COMMANDS } from './contributions';
import { setUpEndpoint, useEndpoint } from './chooseModelEndpoint';
import {
  endpointModelKey,
  offerItems,
  vscodeKey,
  type Offer,
  type Offered,
  type OfferItem,
} from './chooseModelItems';
import type { GetJson } from './getJson.io';
import { l10n } from './l10n';
import { contextOf, findServers, type FoundServer, type UsualServer } from './localServers';
import { endpointHeaders, type Model } from './model';
import { listedModels, listUrl, type ListedModel } from './modelLists';
import { readSetting, writeSetting } from './settings';
import type { TraitMemory } from './traitMemory';

/** What choosing works with. */
export interface ModelChooser {
  model: Model;
  traits: TraitMemory;
  get: GetJson;
  /** Where servers on this machine may listen; asked only while the list is open. */
  servers: readonly UsualServer[];
}

/** Milliseconds that the endpoint that is set up has to tell its models. */
const LIST_MS = 4_000;

/**
 * Lets the user choose who writes: nobody, a model of VS Code, one of a server on this machine, one of the endpoint that
 * is set up, or another endpoint. Rejects with `model-none` where the user asks for a model of VS Code and there is none.
 */
export async function chooseModel(chooser: ModelChooser): Promise<void> {
  const offer = await pickOffer(chooser);
  if (offer) await use(offer, chooser);
}

/** Shows the list, which grows while servers answer; nobody is asked any more once it is closed. */
function pickOffer(chooser: ModelChooser): Promise<Offer | undefined> {
  const closed = new AbortController();
  const pick = vscode.window.createQuickPick<OfferItem>();
  pick.title = l10n.t('Choose Model');
  pick.placeholder = l10n.t('Facts of the project and your wishes go to the chosen model alone');
  pick.matchOnDescription = true;
  pick.keepScrollPosition = true;
  pick.busy = true;
  const offered = initially(chooser.model);
  const show = (): void => {
    if (closed.signal.aborted) return;
    const active = pick.activeItems[0]?.key ?? offered.current;
    pick.items = offerItems(offered);
    const again = pick.items.find(({ key, offer }) => offer && key === active);
    if (again) pick.activeItems = [again];
  };
  show();
  pick.show();
  void askAll(chooser, offered, show, closed.signal).then(() => {
    if (!closed.signal.aborted) pick.busy = false;
  });
  return new Promise((resolve) => {
    pick.onDidAccept(() => {
      const [item] = pick.selectedItems;
      if (!item?.offer) return;
      resolve(item.offer);
      pick.hide();
    });
    pick.onDidHide(() => {
      closed.abort();
      resolve(undefined);
      pick.dispose();
    });
  });
}

/** Asks VS Code, the endpoint that is set up and this machine's servers, all at the same time. Never rejects. */
async function askAll(
  chooser: ModelChooser,
  offered: Offered,
  show: () => void,
  signal: AbortSignal,
): Promise<void> {
  const { model, servers, get } = chooser;
  const ofVscode = async (): Promise<void> => {
    offered.vscode = await Promise.resolve(vscode.lm.selectChatModels()).catch(() => []);
    show();
  };
  const ofEndpoint = async (): Promise<void> => {
    const models = await listEndpoint({ model, get }, signal);
    if (!offered.endpoint || models.length === 0) return;
    offered.endpoint = { ...offered.endpoint, models: withCurrent(models) };
    show();
  };
  const found = (server: FoundServer): void => {
    offered.servers = [...offered.servers, withSetUp(server, offered)];
    show();
  };
  await Promise.allSettled([ofVscode(), ofEndpoint(), findServers(servers, get, found, signal)]);
}

function initially(model: Model): Offered {
  const host = shownHost(hostOfAddress(readSetting('model.baseUrl')));
  return {
    current: currentKey(model, host),
    vscode: undefined,
    endpoint: host === '' ? undefined : { host, models: withCurrent([]) },
    servers: [],
  };
}

/** Two names of this machine are one. */
function shownHost(host: string): string {
  return host.replace(/^localhost(?=:|$)/, '127.0.0.1');
}

/** The key of what is in use. */
function currentKey(model: Model, host: string): string | undefined {
  const { state, name } = model.shell();
  if (state === 'offline') return 'offline';
  const provider = readSetting('model.provider');
  const set = readSetting('model.name').trim();
  if (provider !== 'vscode' && host !== '' && set !== '' && name === set) return endpointModelKey(host, set);
  const chosen = model.chosen.get();
  return chosen && vscodeKey(chosen);
}

/** The model that is set up is in the list, whether its endpoint tells of it or not. */
function withCurrent(models: readonly ListedModel[]): ListedModel[] {
  const id = readSetting('model.name').trim();
  return id === '' || models.some((model) => model.id === id) ? [...models] : [{ id }, ...models];
}

/** Models of the endpoint that is set up, with its key: it is the one that the user chose. */
async function listEndpoint(
  { model, get }: Pick<ModelChooser, 'model' | 'get'>,
  signal: AbortSignal,
): Promise<ListedModel[]> {
  const typed = readSetting('model.baseUrl');
  const address = endpointOf(typed);
  if ('fault' in address) return [];
  const key = await model.keys.get(typed);
  const headers = { ...endpointHeaders(), ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await get({ url: listUrl(address), headers, ms: LIST_MS }, signal);
  return answer?.status === 200 ? listedModels(answer.json) : [];
}

/** A server that is the endpoint that is set up is listed once, as the server: it tells more of its models. */
function withSetUp(server: FoundServer, offered: Offered): FoundServer {
  if (offered.endpoint?.host !== new URL(server.origin).host) return server;
  offered.endpoint = undefined;
  return { ...server, models: withCurrent(server.models) };
}

async function use(offer: Offer, chooser: ModelChooser): Promise<void> {
  const { model, traits, get } = chooser;
  switch (offer.kind) {
    case 'offline':
      return writeSetting('model.provider', 'offline');
    case 'none':
      throw new VitaeError('model-none');
    case 'vscode':
      await model.choose(offer.model);
      await writeSetting('model.provider', 'vscode');
      return chosen(offer.model.name);
    case 'listed': {
      const address = readSetting('model.baseUrl');
      if (await useEndpoint(address, offer.model, traits)) chosen(offer.model.id);
      return;
    }
    case 'local': {
      const { server } = offer;
      const contextTokens = await contextOf(server, offer.model, get, AbortSignal.timeout(LIST_MS));
      const told = { id: offer.model.id, ...(contextTokens && { contextTokens }) };
      if (await useEndpoint(`${server.origin}/v1`, told, traits)) chosen(offer.model.id);
      return;
    }
    case 'another': {
      const name = await setUpEndpoint(chooser);
      if (name !== undefined) chosen(name);
      return;
    }
    default:
      return offer satisfies never;
  }
}

/** Says what is in use now, and offers to try it. */
function chosen(name: string): void {
  const test = l10n.t('Test Model');
  const message = l10n.t('Vitae now writes with “{0}”.', name);
  void vscode.window.showInformationMessage(message, test).then((picked) => {
    if (picked === test) void vscode.commands.executeCommand(COMMANDS.testModel);
  });
}
