import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { chromiumArgs, findChromium } from '../run/chromium';
import { root } from '../run/paths';
import { themeCss, themes, type ThemeName } from './themes';

const nonce = 'dGVzdC1ub25jZQ';

/** A browser without a window. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(console.log), args: chromiumArgs });
}

/** The panel's page over HTTP, with the policy that the host gives it. */
export interface PanelPage {
  url(options?: { theme?: ThemeName; language?: 'en' | 'zh' }): string;
  /** Requests for anything that isn't part of the page: nothing may cause one. */
  strays: string[];
  close(): Promise<void>;
}

/** Builds the panel as it ships and serves it. */
export async function servePanel(): Promise<PanelPage> {
  const files = await bundle();
  const strays: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    const theme = (searchParams.get('theme') ?? 'dark') as ThemeName;
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader('content-security-policy', policy);
      response.end(html(theme, searchParams.get('language') ?? 'en', searchParams.has('play')));
      return;
    }
    const file =
      pathname === '/theme.css' ? { type: 'text/css', body: themeCss(theme) } : files.get(pathname);
    if (!file && pathname !== '/favicon.ico') strays.push(pathname);
    response.statusCode = file ? 200 : 404;
    if (file) response.setHeader('content-type', file.type);
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: ({ theme = 'dark', language = 'en' } = {}) =>
      `http://127.0.0.1:${port}/?theme=${theme}&language=${language}`,
    strays,
    close: () => closed(server),
  };
}

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  `script-src 'nonce-${nonce}'`,
  "font-src 'self'",
  "img-src 'self'",
].join('; ');

function html(theme: ThemeName, language: string, play: boolean): string {
  return `<!doctype html>
<html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/theme.css?theme=${theme}">
<link rel="stylesheet" href="/main.css">
<link rel="stylesheet" id="vscode-codicon-stylesheet" href="/codicon.css"></head>
<body class="${themes[theme].body}" data-language="${language}"><div id="app"></div>
<script nonce="${nonce}" src="/fakeHost.js"></script>
${play ? `<script nonce="${nonce}" type="module" src="/play.js"></script>` : ''}
<script nonce="${nonce}" type="module" src="/main.js"></script></body></html>`;
}

async function bundle(): Promise<Map<string, { type: string; body: Buffer }>> {
  const { outputFiles } = await build({
    entryPoints: {
      main: join(root, 'webview/main.ts'),
      'main.css': join(root, 'webview/main.css'),
      fakeHost: join(root, 'test/browser/fakeHost.ts'),
      play: join(root, 'test/browser/play.ts'),
    },
    outdir: '/out',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    write: false,
  });
  const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', ttf: 'font/ttf' };
  const files = new Map<string, { type: string; body: Buffer }>();
  const add = (name: string, body: Uint8Array): void => {
    const type = types[name.split('.').at(-1) ?? ''] ?? 'text/plain';
    files.set(`/${name}`, { type, body: Buffer.from(body) });
  };
  for (const { path, contents } of outputFiles)
    add(path.slice('/out/'.length).replace('.css.css', '.css'), contents);
  for (const name of ['codicon.css', 'codicon.ttf']) {
    add(name, await readFile(join(root, 'node_modules/@vscode/codicons/dist', name)));
  }
  return files;
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
