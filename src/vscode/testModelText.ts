import type { ErrorCode, ErrorParams } from '../protocol/errors';
import type { ModelTest, ModelTestReport, ModelTestResult, Rung } from '../protocol/models';
import { plainText } from '../text/plainText';
import type { l10n as texts } from './l10n';

/** What a report is about, and how errors are told. */
export interface TestedModel {
  name: string;
  /** Its endpoint's host, or whose it is in VS Code. */
  host: string;
  describe(code: ErrorCode, params: ErrorParams): { text: string };
}

/** The report of a test as Markdown. Whatever came from outside is escaped: nothing of it becomes a link or a picture. */
export function testReport(
  { results, contextTokens, guessed }: ModelTestReport,
  { name, host, describe }: TestedModel,
  l10n: typeof texts,
): string {
  const size = l10n.t('{0} tokens', contextTokens.toLocaleString('en-US'));
  const rows = results.map((result) => [
    unbroken(asked(result.test, l10n)),
    unbroken(outcome(result, l10n)),
    escaped(speed(result, l10n)),
    escaped(reason(result, describe, l10n)),
  ]);
  const head = [l10n.t('Asked for'), l10n.t('Result'), l10n.t('Speed'), l10n.t('What it means')].map(
    unbroken,
  );
  return [
    `# ${l10n.t('Test of a model')}`,
    '',
    `**${escaped(name)}** · ${escaped(host)}`,
    '',
    row(head),
    row(head.map(() => '---')),
    ...rows.map((cells) => row(cells)),
    '',
    escaped(
      guessed
        ? l10n.t('Context: {0}, a careful guess: nobody told. The setting “Context Tokens” changes it.', size)
        : l10n.t('Context: {0}', size),
    ),
    '',
    l10n.t('Only built-in sample texts were sent, nothing of yours.'),
    '',
  ].join('\n');
}

/** What a test asks for. */
export function asked(test: ModelTest, l10n: typeof texts): string {
  switch (test) {
    case 'structured':
      return l10n.t('A structured reply');
    case 'streamed':
      return l10n.t('Text as it is written');
    case 'chinese':
      return l10n.t('Text in Chinese');
    default:
      return test satisfies never;
  }
}

function outcome({ outcome: one }: ModelTestResult, l10n: typeof texts): string {
  switch (one) {
    case 'worked':
      return `✓ ${l10n.t('worked')}`;
    case 'recovered':
      return `✓ ${l10n.t('recovered')}`;
    case 'failed':
      return `✗ ${l10n.t('failed')}`;
    case 'skipped':
      return `– ${l10n.t('not asked')}`;
    default:
      return one satisfies never;
  }
}

function speed(
  { outcome: one, ms, firstMs, perSecond, tokens }: ModelTestResult,
  l10n: typeof texts,
): string {
  if (one === 'skipped') return '';
  if (firstMs === undefined) return l10n.t('{0} s', seconds(ms));
  if (perSecond === undefined) return l10n.t('{0} s to the first text', seconds(firstMs));
  const rate = perSecond.toFixed(perSecond < 10 ? 1 : 0);
  return l10n.t(
    '{0} s to the first text, {1} tokens/s',
    seconds(firstMs),
    tokens?.estimated ? `≈ ${rate}` : rate,
  );
}

function reason(
  { test, outcome: one, error, notChinese, rung }: ModelTestResult,
  describe: TestedModel['describe'],
  l10n: typeof texts,
): string {
  if (error?.code === 'model-unusable')
    return l10n.t(
      'It answered twice in a form that can’t be used. Steps that need structure will go by rules; choose another model.',
    );
  if (error?.code === 'turn-deadline')
    return l10n.t(
      'It was not done after {0} seconds. Where a turn’s time is over, rules finish; choose a faster model.',
      error.params['seconds'] ?? 0,
    );
  if (error) return describe(error.code, error.params).text;
  if (notChinese)
    return l10n.t(
      'It was asked for Chinese and wrote in another language. Choose another model for Chinese resumes.',
    );
  if (one === 'skipped') return l10n.t('The same would have gone wrong.');
  if (test === 'structured')
    return [
      rung ? l10n.t('Structure by {0}.', rungName(rung, l10n)) : '',
      one === 'recovered'
        ? l10n.t('The reply was not exact; what it meant could be read, or it was right at the second try.')
        : '',
    ]
      .filter((part) => part !== '')
      .join(' ');
  return one === 'recovered' ? l10n.t('The reply broke off and came at a further try.') : '';
}

function rungName(rung: Rung, l10n: typeof texts): string {
  switch (rung) {
    case 'tool':
      return l10n.t('tool call');
    case 'schema':
      return l10n.t('JSON schema');
    case 'json':
      return l10n.t('JSON mode');
    case 'plain':
      return l10n.t('plain text that holds JSON');
    default:
      return rung satisfies never;
  }
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(ms < 995 ? 2 : ms < 9_950 ? 1 : 0);
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A short cell stays on its line, also in Chinese, which else breaks between any two characters of a narrow column. */
function unbroken(text: string): string {
  return escaped(text)
    .replaceAll(' ', '\u00a0')
    .replace(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu, '\u2060');
}

/** Text that stays text in Markdown: ASCII punctuation can be escaped, all of it. */
function escaped(text: string): string {
  return plainText(text).replace(/[!-/:-@[-`{-~]/g, '\\$&');
}
