import * as vscode from 'vscode';
import type { Language } from '../protocol/cards';
import { plainText } from '../text/plainText';

type Argument = string | number;

/** `undefined`: VS Code's own translation. `null`: English, the text in the code. */
let bundle: Record<string, string> | null | undefined;
let override: Language | undefined;

/**
 * Texts of the interface: the English sentence is the key, `{0}` its first argument. Arguments are data, whoever they
 * came from: none becomes a link or another line.
 */
export const l10n = {
  t(message: string, ...given: Argument[]): string {
    const args = given.map((one) => (typeof one === 'string' ? plainText(one) : one));
    if (bundle === undefined) return vscode.l10n.t(message, ...args);
    return (bundle?.[message] ?? message).replace(/\{(\d+)\}/g, (whole, index: string) =>
      String(args[Number(index)] ?? whole),
    );
  },
};

/** The language of the interface: VS Code's, unless the setting `vitae.language` says otherwise. */
export function interfaceLanguage(): Language {
  return override ?? (/^zh/i.test(vscode.env.language) ? 'zh' : 'en');
}

/** Follows `vitae.language`; `auto` is VS Code's language. */
export async function useLanguage(setting: 'auto' | 'en' | 'zh-cn', extension: vscode.Uri): Promise<void> {
  override = setting === 'auto' ? undefined : setting === 'en' ? 'en' : 'zh';
  if (override === undefined) bundle = undefined;
  else if (override === 'en') bundle = null;
  else {
    const file = vscode.Uri.joinPath(extension, 'l10n', 'bundle.l10n.zh-cn.json');
    const text = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
    bundle = JSON.parse(text) as Record<string, string>;
  }
}
