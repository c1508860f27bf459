// Builds dist/: the entry, the lazy agents and the webview. `--production` minifies and leaves source maps out,
// `--watch` builds again on every change. What a bundle must not contain fails the build.
import { copyFile, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, context } from 'esbuild';

const production = process.argv.includes('--production');
const watch = process.argv.includes('--watch');
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The most that the webview's script and styles may weigh, gzipped; fonts are not counted. */
const webviewLimit = 150 * 1024;

/**
 * LangChain posts the text of messages to a third party when the environment says LANGSMITH_TRACING=true, and fetches
 * tables for counting tokens from a website. The bundle gets stubs instead; an export that a stub misses fails the
 * build.
 */
const stubs = {
  name: 'stubs',
  setup({ onResolve }) {
    onResolve({ filter: /^langsmith(\/|$)/ }, () => ({ path: here('src/models/langsmithStub.ts') }));
    onResolve({ filter: /\/utils\/tiktoken(\.js)?$/ }, () => ({ path: here('src/models/tiktokenStub.ts') }));
  },
};

const shared = {
  absWorkingDir: here('.'),
  bundle: true,
  metafile: true,
  minify: production,
  sourcemap: production ? false : 'linked',
  legalComments: 'none',
  logLevel: 'warning',
};
const host = {
  ...shared,
  platform: 'node',
  format: 'cjs',
  target: 'node22',
  external: ['vscode'],
  // The UMD builds that some packages name in "main" require their parts by paths that a bundler can't follow.
  mainFields: ['module', 'main'],
};
const entry = {
  ...host,
  entryPoints: ['src/extension.ts'],
  outfile: 'dist/extension.js',
  // Required when the first run starts, not at activation.
  external: ['vscode', './agents.js'],
};
const agents = {
  ...host,
  entryPoints: ['src/agents.ts'],
  outfile: 'dist/agents.js',
  plugins: [stubs],
  // Names of classes are written into checkpoints.
  keepNames: true,
};
const webview = {
  ...shared,
  platform: 'browser',
  format: 'iife',
  target: ['chrome134', 'es2023'],
  entryPoints: ['webview/main.ts', 'webview/main.css'],
  outdir: 'dist/webview',
};

/** Gates: each names the inputs that a bundle must not contain. */
const gates = [
  {
    config: entry,
    says: 'The entry is loaded at activation: @langchain belongs behind src/agents.ts.',
    forbids: (path) => path.includes('node_modules/@langchain/'),
  },
  {
    config: entry,
    says: "The entry is loaded at activation: import from 'zod/mini' instead of 'zod'.",
    forbids: (path) =>
      /node_modules\/zod\/(?!mini\/|v4-mini\/|v4\/(mini|core)\/|v4\/locales\/en\.)/.test(path),
  },
  {
    config: agents,
    says: 'What calls a third party must be replaced by a stub of src/models.',
    forbids: (path) => /node_modules\/(langsmith|js-tiktoken)\//.test(path),
  },
  {
    config: webview,
    says: "Of src/ the webview may contain only protocol's cards, messages, custom and view.",
    forbids: (path) =>
      path.startsWith('src/') && !/^src\/protocol\/(cards|messages|custom|view)\.ts$/.test(path),
  },
  {
    config: webview,
    says: 'Messages are checked by the host: zod does not belong in the webview.',
    forbids: (path) => path.includes('node_modules/zod/'),
  },
];

/** What broke a gate, one line a gate, so that a whole package is named once. */
function broken(config, { inputs, outputs }) {
  const kept = Object.values(outputs).flatMap((output) =>
    Object.entries(output.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
  return gates
    .filter((gate) => gate.config === config)
    .flatMap(({ says, forbids }) => {
      const bad = kept.find(forbids);
      return bad ? [`${says} Found ${bad}, by ${ownImporter(bad, inputs)}.`] : [];
    });
}

/** The file of ours through which a file got into the bundle. */
function ownImporter(path, inputs) {
  const seen = new Set([path]);
  for (const at of seen) {
    if (at !== path && !at.includes('node_modules/')) return at;
    for (const [other, { imports }] of Object.entries(inputs))
      if (imports.some((one) => one.path === at)) seen.add(other);
  }
  return path;
}

async function sizes(results) {
  const paths = results.flatMap(({ metafile }) => Object.keys(metafile.outputs));
  const scripts = [...paths.filter((path) => !path.endsWith('.map')), 'dist/webview/codicon.css'];
  return Promise.all(
    scripts.map(async (path) => {
      const bytes = await readFile(here(path));
      return { path, bytes: bytes.length, gzipped: gzipSync(bytes, { level: 9 }).length };
    }),
  );
}

function table(rows) {
  const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(11);
  return rows
    .map(({ path, bytes, gzipped }) => `${path.padEnd(24)}${kb(bytes)}${kb(gzipped)} gzipped`)
    .join('\n');
}

async function copyCodicons() {
  await mkdir(here('dist/webview'), { recursive: true });
  for (const file of ['codicon.css', 'codicon.ttf'])
    await copyFile(here(`node_modules/@vscode/codicons/dist/${file}`), here(`dist/webview/${file}`));
}

/** The licences of what is bundled, which their authors ask to go with it. */
async function writeNotices(results) {
  const packages = new Set(['node_modules/@vscode/codicons']);
  for (const { metafile } of results)
    for (const path of Object.keys(metafile.inputs)) {
      const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
      if (found) packages.add(found);
    }
  const notices = await Promise.all(
    [...packages].sort().map(async (path) => {
      const { name, version, license } = JSON.parse(await readFile(here(`${path}/package.json`), 'utf8'));
      const files = (await readdir(here(path)))
        .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
        .sort();
      const texts = await Promise.all(files.map((file) => readFile(here(`${path}/${file}`), 'utf8')));
      return `${name} ${version} (${license})\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
    }),
  );
  await writeFile(here('dist/ThirdPartyNotices.txt'), notices.join(`\n${'-'.repeat(80)}\n\n`));
}

/** What an earlier build left; dist/ is never missing meanwhile, so that a running editor goes on. */
async function removeStale(outputs) {
  const others = ['dist/webview/codicon.css', 'dist/webview/codicon.ttf', 'dist/ThirdPartyNotices.txt'];
  const names = await readdir(here('dist'), { recursive: true, withFileTypes: true });
  for (const name of names.filter((entry) => entry.isFile())) {
    const path = relative(here('.'), join(name.parentPath, name.name)).replaceAll('\\', '/');
    if (![...outputs, ...others].includes(path)) await rm(here(path));
  }
}

async function once() {
  const configs = [entry, agents, webview];
  const results = await Promise.all(configs.map((config) => build(config)));
  await copyCodicons();
  await writeNotices(results);
  await removeStale(results.flatMap(({ metafile }) => Object.keys(metafile.outputs)));
  const rows = await sizes(results);
  console.log(table(rows));
  const complaints = results.flatMap(({ metafile }, index) => broken(configs[index], metafile));
  const weight = rows
    .filter(({ path }) => path.startsWith('dist/webview/'))
    .reduce((sum, { gzipped }) => sum + gzipped, 0);
  if (production && weight > webviewLimit)
    complaints.push(`The webview weighs ${weight} bytes gzipped; at most ${webviewLimit} are allowed.`);
  complaints.forEach((complaint) => console.error(`error: ${complaint}`));
  if (complaints.length > 0) process.exitCode = 1;
}

async function forever() {
  await copyCodicons();
  for (const config of [entry, agents, webview])
    await (await context({ ...config, logLevel: 'info' })).watch();
}

try {
  await (watch ? forever() : once());
} catch (error) {
  // esbuild has printed its own errors.
  if (!error.errors) console.error(error);
  process.exitCode = 1;
}
