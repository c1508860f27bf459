/**
 * Stands in for VS Code in a plain browser page: `acquireVsCodeApi`, with a state that survives a reload, and a log of
 * what the panel posted. Tests drive it through `window.fakeHost`. (Page code, kept free of DOM types.)
 */
interface Page {
  postMessage(message: unknown, origin: string): void;
  sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void };
  document: {
    addEventListener(
      type: string,
      listen: (event: { violatedDirective: string; blockedURI: string }) => void,
    ): void;
  };
  fakeHost: FakeHost;
  acquireVsCodeApi(): {
    postMessage(message: unknown): void;
    getState(): unknown;
    setState(state: unknown): void;
  };
}

/** What a test sees of the page. */
export interface FakeHost {
  /** Everything the panel has posted since the page was loaded. */
  posted: { type: string }[];
  /** What the content security policy refused. */
  violations: string[];
  send(message: unknown): void;
  state(): unknown;
}

const page = globalThis as unknown as Page;
const stateKey = 'vscode-state';
const state = (): unknown => {
  const text = page.sessionStorage.getItem(stateKey);
  return text === null ? undefined : JSON.parse(text);
};

page.fakeHost = { posted: [], violations: [], send: (message) => page.postMessage(message, '*'), state };
page.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  page.fakeHost.violations.push(`${violatedDirective} ${blockedURI}`),
);
page.acquireVsCodeApi = () => ({
  postMessage: (message) => page.fakeHost.posted.push(message as { type: string }),
  getState: state,
  setState: (value) => page.sessionStorage.setItem(stateKey, JSON.stringify(value)),
});
