import { homedir } from 'node:os';
import * as vscode from 'vscode';
import { resumeMarkdown } from '../document/export/markdown';
import { plainResumeJson } from '../document/export/plainResume';
import { dataOf, parseJsonObject } from '../document/jsonText';
import { resumeLanguage } from '../document/language';
import { contentOf } from '../document/render/content';
import { resumeHtml } from '../document/render/resumeHtml';
import { words } from '../document/render/words';
import type { Language } from '../protocol/cards';
import { portableName } from '../storage/backupManifest';
import { oneLine } from '../text/plainText';
import { interfaceLanguage, l10n } from './l10n';
import { labelOf, readTextFile, writeToDisk } from './textFiles';

/** A form that a resume is exported in. */
interface Format extends vscode.QuickPickItem {
  extension: 'md' | 'html' | 'json';
  /** Makes the file's text of a parsed resume. */
  make(resume: unknown, language: Language): string;
}

/** What the export asks and tells its user. */
export interface ExportUi {
  pick(formats: Format[]): Thenable<Format | undefined>;
  saveAs(suggested: vscode.Uri, format: Format): Thenable<vscode.Uri | undefined>;
  /** Resolves with the button that was clicked. */
  info(message: string, ...buttons: string[]): Thenable<string | undefined>;
  open(file: vscode.Uri, inBrowser: boolean): Thenable<unknown>;
}

/** The real one. */
export const windowExportUi: ExportUi = {
  pick: (formats) =>
    vscode.window.showQuickPick(formats, {
      title: l10n.t('Export Resume'),
      placeHolder: l10n.t('Pick what to export it as'),
    }),
  saveAs: (defaultUri, { label, extension }) =>
    vscode.window.showSaveDialog({
      defaultUri,
      filters: { [label]: [extension] },
      title: l10n.t('Export Resume'),
      saveLabel: l10n.t('Export'),
    }),
  info: (message, ...buttons) => vscode.window.showInformationMessage(message, ...buttons),
  // A file of another machine is none that the browser here could open.
  open: (file, inBrowser) =>
    inBrowser && vscode.env.remoteName === undefined
      ? vscode.env.openExternal(file)
      : vscode.window.showTextDocument(file, { preview: false }),
};

/**
 * Writes a resume as Markdown, HTML or plain JSON Resume where the user wants it. Rejects with `resume-syntax`, … where
 * it can't be read, with `storage-failed {code}` where the file can't be written.
 *
 * @param source the resume's file, read with its unsaved edits.
 */
export async function exportResume(source: vscode.Uri, ui: ExportUi = windowExportUi): Promise<void> {
  const { text } = await readTextFile(source);
  const document = parseJsonObject(text ?? '', labelOf(source));
  const resume = dataOf(document.text, document.root);
  const language = resumeLanguage(document) ?? interfaceLanguage();
  const format = await ui.pick(formats());
  if (!format) return;
  const name = `${exportName(resume, language)}.${format.extension}`;
  // Not into a project: what is exported is private until its owner sends it.
  const target = await ui.saveAs(vscode.Uri.joinPath(vscode.Uri.file(homedir()), name), format);
  if (!target) return;
  await writeToDisk(target, new TextEncoder().encode(format.make(resume, language)));
  const open = format.extension === 'html' ? l10n.t('Open in Browser') : l10n.t('Open');
  const picked = await ui.info(l10n.t('The resume was exported as {0}.', labelOf(target)), open);
  if (picked === open) await ui.open(target, format.extension === 'html');
}

function formats(): Format[] {
  return [
    {
      label: 'Markdown',
      detail: l10n.t('To read, to edit, to paste'),
      extension: 'md',
      make: resumeMarkdown,
    },
    {
      label: 'HTML',
      detail: l10n.t('One page for the browser; print it there, also to PDF'),
      extension: 'html',
      make: resumeHtml,
    },
    {
      label: 'JSON Resume',
      detail: l10n.t('For other programs, without what Vitae keeps in it for itself'),
      extension: 'json',
      make: plainResumeJson,
    },
  ];
}

/** `Ada Lovelace Resume`, `韩梅梅 简历`. */
function exportName(resume: unknown, language: Language): string {
  const name = contentOf(resume).basics?.name;
  const title = words[language].title;
  return portableName(name === undefined ? title : `${oneLine(name)} ${title}`, title);
}
