import type { RestoredFile } from '../document/restoredResumes.io';
import type { BackupReport } from '../storage/backup';
import type { BadFile, CheckedBackup, RestoredChats } from '../storage/backupRestore';
import { l10n } from './l10n';

/** So many damaged files are named. */
const MOST_NAMED = 5;

/** What a backup that was written holds; `name` is its folder's. */
export function writtenText(name: string, { chats, resumes, unreadable }: BackupReport): string {
  const holds = l10n.t(
    '“{0}” was written. It holds {1} and {2}; API keys are no part of it.',
    name,
    counted(chats, l10n.t('one chat'), l10n.t('{0} chats', chats)),
    counted(resumes, l10n.t('one resume'), l10n.t('{0} resumes', resumes)),
  );
  const copied = unreadable.length;
  if (copied === 0) return holds;
  return told(
    holds,
    counted(
      copied,
      l10n.t('One chat could not be read completely; its files were copied as they are.'),
      l10n.t('{0} chats could not be read completely; their files were copied as they are.', copied),
    ),
  );
}

/** What can't be restored of a backup. */
export function damageText(bad: readonly BadFile[]): string {
  const names = namesOf(bad);
  return counted(
    bad.length,
    l10n.t('This is damaged or missing in the backup: {0}.', names),
    l10n.t('{0} files of the backup are damaged or missing: {1}.', bad.length, names),
  );
}

/** What became of a backup that was restored. */
export function restoredText(
  { manifest, bad }: CheckedBackup,
  files: ReadonlyMap<string, RestoredFile>,
  chats: RestoredChats,
): string {
  const resumes = [...files].filter(([name]) => name.endsWith('.resume.json'));
  const written = resumes.filter(([, file]) => file.written);
  const renamed = written.filter(([name, file]) => file.name !== name);
  const names = renamed.map(([, { name }]) => name.replace(/\.resume\.json$/, '')).join(', ');
  const [added, left] = [chats.restored.length, chats.left.length];
  const same = resumes.length - written.length;
  const unreadable = manifest.unreadable.length;
  const sentences = told(
    chats.remaining > 0 &&
      counted(
        chats.remaining,
        l10n.t('Restoring was cancelled before one chat was looked at. Restore again to add it.'),
        l10n.t(
          'Restoring was cancelled before {0} chats were looked at. Restore again to add them.',
          chats.remaining,
        ),
      ),
    added > 0 && counted(added, l10n.t('One chat was restored.'), l10n.t('{0} chats were restored.', added)),
    written.length > 0 &&
      counted(
        written.length,
        l10n.t('One resume was restored.'),
        l10n.t('{0} resumes were restored.', written.length),
      ),
    renamed.length > 0 &&
      counted(
        renamed.length,
        l10n.t('It differs from yours of the same name and was put beside it: {0}.', names),
        l10n.t('Those that differ from yours of the same name were put beside them: {0}.', names),
      ),
    left > 0 &&
      counted(
        left,
        l10n.t('One chat was here already and was left as it is.'),
        l10n.t('{0} chats were here already and were left as they are.', left),
      ),
    same > 0 &&
      counted(
        same,
        l10n.t('One resume was here already, the same as in the backup.'),
        l10n.t('{0} resumes were here already, the same as in the backup.', same),
      ),
    bad.length > 0 && damageText(bad),
    unreadable > 0 &&
      counted(
        unreadable,
        l10n.t(
          'One chat could not be read completely when the backup was made; its files stay in the backup’s folder.',
        ),
        l10n.t(
          '{0} chats could not be read completely when the backup was made; their files stay in the backup’s folder.',
          unreadable,
        ),
      ),
  );
  return sentences === '' ? l10n.t('The backup holds no chats and no resumes.') : sentences;
}

/** Chats by their titles, other files by their names. */
function namesOf(bad: readonly BadFile[]): string {
  const names = bad
    .slice(0, MOST_NAMED)
    .map(({ path, title }) =>
      title === undefined ? (path.split('/').at(-1) ?? path) : l10n.t('the chat “{0}”', title),
    );
  return [...names, ...(bad.length > MOST_NAMED ? ['…'] : [])].join(', ');
}

/** Both languages tell one from several only. */
function counted(count: number, one: string, several: string): string {
  return count === 1 ? one : several;
}

function told(...sentences: (string | false)[]): string {
  return sentences.filter((one) => one !== false).join(' ');
}
