import type { ToHost, ToWebview } from '../src/protocol/messages';

/** The page's only way out, `vscodeHost.ts` in VS Code. Tests and a plain browser provide their own. */
export interface Host {
  post(message: ToHost): void;
  onMessage(receive: (message: ToWebview) => void): void;
  /** What `setState` kept, from this page or the one before it; `undefined` at first. */
  getState(): unknown;
  setState(state: unknown): void;
}
