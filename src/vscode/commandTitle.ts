import * as vscode from 'vscode';
import { COMMANDS, titleIn, type CommandName } from './contributions';

/**
 * What VS Code's palette calls a command, without its ellipsis, to be quoted in a sentence: the palette follows VS Code's
 * language, whatever `vitae.language` says.
 */
export function commandTitle(name: CommandName): string {
  const manifest: unknown = vscode.extensions.getExtension('vitae.vitae')?.packageJSON;
  return (titleIn(manifest, COMMANDS[name]) ?? COMMANDS[name]).replace(/…$/, '');
}
