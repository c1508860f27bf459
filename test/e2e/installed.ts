import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root, runDir } from '../run/paths';
import { say } from '../run/say';
import { installExtensions } from '../run/vscodeServer';
import { packageExtension } from '../run/vsix';

/** What the tests of this process write. */
export const base = runDir('e2e');
const extensionsDir = join(base, 'extensions');
const languagePack = join(extensionsDir, 'vitae-test.zh-cn-pack-1.0.0');

let installed: Promise<string> | undefined;

/**
 * Packs what was built and installs it beside a language pack, once a process. Returns the folder of extensions, which
 * all servers of the tests share.
 */
export function installPackage(): Promise<string> {
  return (installed ??= install());
}

async function install(): Promise<string> {
  // An extension that lies there before the first start counts as installed.
  await cp(join(root, 'test/fixtures/zh-cn-pack'), languagePack, { recursive: true });
  const { path } = await packageExtension(base);
  await installExtensions(extensionsDir, [path], join(base, 'installed'), say);
  return extensionsDir;
}

/** Lists the language pack in new user data, as VS Code does when someone installs one. */
export async function addLanguages(userDataDir: string): Promise<void> {
  const pack = {
    hash: 'test',
    label: '中文(简体)',
    extensions: [{ extensionIdentifier: { id: 'vitae-test.zh-cn-pack' }, version: '1.0.0' }],
    translations: { vscode: join(languagePack, 'translations/main.i18n.json') },
  };
  await mkdir(userDataDir, { recursive: true });
  await writeFile(join(userDataDir, 'languagepacks.json'), JSON.stringify({ 'zh-cn': pack }));
}
