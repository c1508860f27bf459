import { build, type Plugin } from 'esbuild';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './paths';

const hostDir = join(root, 'test/host');

/** Bundles test/host/index.ts with all test files beside it into one file that an extension host can load. */
export async function bundleHostTests(outfile: string): Promise<string> {
  await build({
    entryPoints: [join(hostDir, 'index.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node22',
    mainFields: ['module', 'main'],
    sourcemap: 'inline',
    external: ['vscode'],
    plugins: [mochaByPath, allTests],
    logLevel: 'warning',
  });
  return outfile;
}

/** Mocha loads files of its own by path, so it stays where it is installed. */
const mochaByPath: Plugin = {
  name: 'mocha-by-path',
  setup({ onResolve }) {
    const path = join(root, 'node_modules/mocha/index.js');
    onResolve({ filter: /^mocha$/ }, () => ({ path, external: true }));
  },
};

/** The module `all-tests` imports each test file, in the order of their names. */
const allTests: Plugin = {
  name: 'all-tests',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^all-tests$/ }, ({ path }) => ({ path, namespace: 'all-tests' }));
    onLoad({ filter: /.*/, namespace: 'all-tests' }, async () => {
      const names = (await readdir(hostDir, { recursive: true })).filter((name) => name.endsWith('.test.ts'));
      const imports = names.sort().map((name) => `import ${JSON.stringify(join(hostDir, name))};`);
      return { contents: imports.join('\n'), resolveDir: hostDir };
    });
  },
};
