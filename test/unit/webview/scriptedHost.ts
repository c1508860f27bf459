import type { ToHost, ToWebview } from '../../../src/protocol/messages';
import type { Host } from '../../../webview/host';
import { Panel } from '../../../webview/panel';

/** A host in memory that remembers what was posted; `state` outlives a panel as it does in VS Code. */
export class ScriptedHost implements Host {
  readonly posted: ToHost[] = [];
  state: unknown;
  #receive: (message: ToWebview) => void = () => undefined;

  post(message: ToHost): void {
    this.posted.push(structuredClone(message));
  }

  onMessage(receive: (message: ToWebview) => void): void {
    this.#receive = receive;
  }

  getState(): unknown {
    return structuredClone(this.state);
  }

  setState(state: unknown): void {
    this.state = structuredClone(state);
  }

  say(...messages: ToWebview[]): void {
    messages.forEach((message) => this.#receive(message));
  }

  of<T extends ToHost['type']>(type: T): Extract<ToHost, { type: T }>[] {
    return this.posted.filter((message): message is Extract<ToHost, { type: T }> => message.type === type);
  }
}

/** A panel on a host, started; its ids are `id-1`, `id-2`, … */
export function startPanel(host = new ScriptedHost()): { panel: Panel; host: ScriptedHost } {
  let ids = 0;
  const panel = new Panel(
    host,
    () => undefined,
    () => `id-${++ids}`,
  );
  panel.start();
  return { panel, host };
}
