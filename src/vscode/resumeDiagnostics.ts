import * as vscode from 'vscode';
import { documentFindings } from '../document/documentFindings';
import { parseJsonObject } from '../document/jsonText';
import type { Finding } from '../protocol/cards';
import { Disposable } from './disposable';
import { l10n } from './l10n';

const RESUME = /(?:^|\/)(?:[^/]*\.)?resume\.json$/i;
/** Longer files are no resumes. */
const MOST = 1_000_000;

/** Shows what is wrong with an open resume in the editor and under Problems: dates that don't exist, wrong types. */
export class ResumeDiagnostics extends Disposable {
  private readonly collection = this.register(vscode.languages.createDiagnosticCollection('vitae'));

  constructor() {
    super();
    const check = (document: vscode.TextDocument): void => this.check(document);
    this.register(vscode.workspace.onDidOpenTextDocument(check));
    this.register(vscode.workspace.onDidChangeTextDocument(({ document }) => check(document)));
    this.register(vscode.workspace.onDidCloseTextDocument(({ uri }) => this.collection.delete(uri)));
    vscode.workspace.textDocuments.forEach(check);
  }

  private check(document: vscode.TextDocument): void {
    if (!RESUME.test(document.uri.path)) return;
    const text = document.getText();
    this.collection.set(
      document.uri,
      text.length > MOST ? [] : findings(text).map((one) => diagnostic(document, one)),
    );
  }
}

/** A file that doesn't parse has its errors from the editor itself. */
function findings(text: string): Finding[] {
  try {
    return documentFindings(parseJsonObject(text, ''));
  } catch {
    return [];
  }
}

function diagnostic(document: vscode.TextDocument, finding: Finding): vscode.Diagnostic {
  const [start, end] = finding.span ?? [0, 0];
  const range = new vscode.Range(document.positionAt(start), document.positionAt(end));
  const shown = new vscode.Diagnostic(range, sentence(finding), vscode.DiagnosticSeverity.Warning);
  shown.source = 'Vitae';
  shown.code = finding.rule;
  return shown;
}

function sentence({ rule, path, params }: Finding): string {
  const { value = '', allowed = '', key = '', expected = '', actual = '', start = '', end = '' } = params;
  switch (rule) {
    case 'date-invalid':
      return l10n.t(
        '“{0}” at {1} is not a date. Allowed are {2}, or “present” for an end.',
        value,
        path,
        allowed,
      );
    case 'date-order':
      return l10n.t('{0}: it ends ({1}) before it starts ({2}).', path, end, start);
    case 'duplicate-key':
      return l10n.t('“{0}” stands twice in one object; only the last one counts.', key);
    default:
      return l10n.t('{0} should be of type {1}, not {2}.', path, expected, actual);
  }
}
