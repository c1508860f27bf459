import { escapeHtml } from '../document/render/html';
import type { RenderedResume } from '../document/render/resumeHtml';
import { COMMANDS } from './contributions';
import { l10n } from './l10n';

/** What the preview shows. */
export interface PageContent {
  /** The last rendering that succeeded. */
  resume: RenderedResume | undefined;
  /** What is wrong with the file now, as a sentence. */
  notice: string | undefined;
}

/** What the page is told between two loads: pieces of HTML that were made here, from escaped text. */
export interface PageUpdate {
  paper: string;
  notice: string;
}

/** The pieces of the page that change. */
export function pageUpdate({ resume, notice }: PageContent): PageUpdate {
  return { paper: resume?.paper ?? '', notice: notice === undefined ? '' : noticeHtml(notice) };
}

/**
 * The page of the preview. One script of our own runs, by nonce: it puts new pieces in place and keeps the scroll
 * position. Nothing is fetched, and what a resume says can't run.
 *
 * @param kept what the page keeps for the time after a reload of the window.
 */
export function previewHtml(content: PageContent, kept: { uri: string }, nonce: string): string {
  const { paper, notice } = pageUpdate(content);
  const { css = '', lang = 'en' } = content.resume ?? {};
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`;
  return `<!DOCTYPE html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style nonce="${nonce}">
${css}
${surroundings}
</style>
<title>Vitae</title>
</head>
<body data-kept="${escapeHtml(JSON.stringify(kept))}">
<div id="notice" role="status">${notice}</div>
<div id="paper">${paper}</div>
<script nonce="${nonce}">${script}</script>
</body>
</html>`;
}

function noticeHtml(text: string): string {
  return `<p>${escapeHtml(text)} <a href="command:${COMMANDS.openResumeJson}">${escapeHtml(l10n.t('Open JSON'))}</a></p>`;
}

/** What lies around the paper belongs to the editor's theme. */
const surroundings = `
:root { --around: var(--vscode-editor-background); }
body { padding: 0; }
.paper { outline: 1px solid var(--vscode-contrastBorder, transparent); }
#notice { position: sticky; top: 0; z-index: 1; }
#notice p { padding: 8px 16px; font: var(--vscode-font-size, 13px)/1.5 var(--vscode-font-family, sans-serif);
  color: var(--vscode-inputValidation-warningForeground, var(--vscode-foreground));
  background: var(--vscode-inputValidation-warningBackground, var(--vscode-editor-background));
  border-bottom: 1px solid var(--vscode-inputValidation-warningBorder, var(--vscode-contrastBorder, transparent)); }
#notice a { color: var(--vscode-textLink-foreground); text-decoration: underline; }
@media print { #notice { display: none; } }
`.trim();

const script = `
const vscode = acquireVsCodeApi();
const kept = { top: 0, ...vscode.getState(), ...JSON.parse(document.body.dataset.kept) };
const place = (id, markup) => {
  const element = document.getElementById(id);
  if (element.innerHTML !== markup) element.innerHTML = markup;
};
let waiting = 0;
addEventListener('scroll', () => {
  cancelAnimationFrame(waiting);
  waiting = requestAnimationFrame(() => vscode.setState({ ...kept, top: (kept.top = scrollY) }));
});
addEventListener('message', ({ data }) => {
  const { top } = kept;
  place('notice', data.notice);
  place('paper', data.paper);
  scrollTo(0, top);
});
vscode.setState(kept);
scrollTo(0, kept.top);
vscode.postMessage('ready');
`;
