import { runTests } from '@vscode/test-electron';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { show } from './command';
import { bundleHostTests } from './hostBundle';
import { runCommand } from './namedModules';
import { modelProvider, root, runDir } from './paths';
import { makeSampleProject } from './sampleProject';

/**
 * `npm run test:electron [VERSION]`: the host suite in a desktop VS Code, which is downloaded on the first run; a path
 * in `VSCODE_PATH` uses one that is there. Needs a screen (on Linux: `xvfb-run -a npm run test:electron`).
 */
runCommand(async () => {
  await show(process.execPath, ['esbuild.config.mjs'], { cwd: root });
  const dir = runDir('electron');
  const workspace = join(dir, 'workspace');
  await makeSampleProject(workspace);
  const executable = process.env['VSCODE_PATH'];
  const version = process.argv[2];
  await runTests({
    ...(executable && { vscodeExecutablePath: executable }),
    ...(version && { version }),
    extensionDevelopmentPath: [root, modelProvider],
    extensionTestsPath: await bundleHostTests(join(dir, 'suite.js')),
    launchArgs: [
      workspace,
      '--disable-workspace-trust',
      '--disable-extensions',
      '--skip-welcome',
      // Sockets in here must have short paths, hence not below the repository.
      ...['--user-data-dir', join(tmpdir(), `vitae-electron-${process.pid}`)],
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  }).catch((error: unknown) => {
    console.error(
      'The desktop suite did not pass. Without a network set VSCODE_PATH to an installed VS Code,',
    );
    console.error('or run `npm run test:host`: the same suite in the pinned VS Code server.');
    throw error;
  });
});
