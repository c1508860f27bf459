import * as vscode from 'vscode';
import { MODEL_TESTS, type ModelChoice } from '../protocol/models';
import type { ModelTester } from '../protocol/ports';
import { COMMANDS } from './contributions';
import { describeError } from './errorText';
import { l10n } from './l10n';
import type { Model } from './model';
import type { ReadOnlyTexts } from './readOnlyTexts';
import { asked, testReport } from './testModelText';

/** What a test works with. */
export interface ModelTesting {
  model: Pick<Model, 'choice'>;
  tester: () => Promise<ModelTester>;
  texts: ReadOnlyTexts;
}

/** Tries the model that is set up and shows what works. Rejects as {@link Model.choice} does. */
export async function testModel({ model, tester, texts }: ModelTesting): Promise<void> {
  const choice = await model.choice();
  if (!choice) return offline();
  const report = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: l10n.t('Testing “{0}”', choice.name),
      cancellable: true,
    },
    async (progress, token) => {
      const stop = new AbortController();
      token.onCancellationRequested(() => stop.abort());
      const tests = await tester();
      return tests
        .testModel(choice, stop.signal, (test) => {
          const at = MODEL_TESTS.indexOf(test);
          progress.report({
            message: `${asked(test, l10n)} (${at + 1}/${MODEL_TESTS.length})`,
            increment: at === 0 ? 0 : 100 / MODEL_TESTS.length,
          });
        })
        .catch((error: unknown) => {
          if (!stop.signal.aborted) throw error;
          return undefined;
        });
    },
  );
  if (!report) return;
  const about = { name: choice.name, host: placeOf(choice), describe: describeError };
  const uri = texts.add(`${l10n.t('Test of a model')}.md`, testReport(report, about, l10n));
  await showMarkdown(uri);
}

/** As it reads; where VS Code's own Markdown preview is switched off, as it is written. */
async function showMarkdown(uri: vscode.Uri): Promise<void> {
  try {
    await vscode.commands.executeCommand('markdown.showPreview', uri);
  } catch {
    await vscode.window.showTextDocument(await vscode.workspace.openTextDocument(uri), { preview: true });
  }
}

function placeOf(choice: ModelChoice): string {
  return choice.provider === 'vscode' ? choice.id : new URL(choice.baseUrl).host;
}

async function offline(): Promise<void> {
  const choose = l10n.t('Choose Model…');
  const picked = await vscode.window.showInformationMessage(
    l10n.t('Vitae works offline, by its own rules: there is no model to test.'),
    choose,
  );
  if (picked === choose) await vscode.commands.executeCommand(COMMANDS.chooseModel);
}
