import { createVSIX, listFiles, PackageManager } from '@vscode/vsce';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths';

/** What has no business in a package. */
const unwanted = /\.map$|\.tsx?$|^(src|test|webview|node_modules|\.)/;

export interface PackagedExtension {
  path: string;
  bytes: number;
}

/**
 * Packs what `dist/` holds as `vitae-<version>.vsix`, by default at the top of the repository. Rejects when a file that
 * has no business in it would be packed, or the code was not built.
 */
export async function packageExtension(folder = root): Promise<PackagedExtension> {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  const paths = (await listFiles({ cwd: root, packageManager: PackageManager.None })).sort();
  const strays = paths.filter((path) => unwanted.test(path));
  if (strays.length > 0) throw new Error(`These files must not be packed: ${strays.join(', ')}`);
  const missing = ['dist/extension.js', 'dist/agents.js', 'dist/webview/main.js'].filter(
    (path) => !paths.includes(path),
  );
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}`);
  const path = join(folder, `vitae-${version}.vsix`);
  await createVSIX({
    cwd: root,
    packagePath: path,
    dependencies: false,
    allowMissingRepository: true,
    // Links of the README to files beside it stay as they are: there is no public repository to point them at.
    rewriteRelativeLinks: false,
  });
  return { path, bytes: (await stat(path)).size };
}
