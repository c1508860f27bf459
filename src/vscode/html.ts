import * as vscode from 'vscode';
import { randomBytes } from 'node:crypto';
import type { Language } from '../protocol/cards';

/**
 * The page of the chat panel. Scripts run by nonce only; nothing is fetched from elsewhere and nothing can be sent.
 */
export function chatHtml(webview: vscode.Webview, extension: vscode.Uri, language: Language): string {
  const nonce = randomBytes(18).toString('base64');
  const asset = (name: string) =>
    webview.asWebviewUri(vscode.Uri.joinPath(extension, 'dist', 'webview', name)).toString();
  const csp = [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}'`,
    `style-src ${webview.cspSource}`,
    `font-src ${webview.cspSource}`,
    `connect-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
  return `<!DOCTYPE html>
<html lang="${language === 'zh' ? 'zh-CN' : 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${csp}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="${asset('codicon.css')}" id="vscode-codicon-stylesheet">
<link rel="stylesheet" href="${asset('main.css')}">
<title>Vitae</title>
</head>
<body data-language="${language}">
<div id="app"></div>
<script nonce="${nonce}" type="module" src="${asset('main.js')}"></script>
</body>
</html>`;
}
