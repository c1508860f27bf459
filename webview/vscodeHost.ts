import type { ToWebview } from '../src/protocol/messages';
import type { Host } from './host';

declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

/** The host of a VS Code webview. Call once: VS Code hands its API out only once. */
export function vscodeHost(): Host {
  const api = acquireVsCodeApi();
  return {
    post: (message) => api.postMessage(message),
    onMessage: (receive) =>
      window.addEventListener('message', (event: MessageEvent<ToWebview | undefined>) => {
        if (typeof event.data?.type === 'string') receive(event.data);
      }),
    getState: () => api.getState(),
    setState: (state) => api.setState(state),
  };
}
