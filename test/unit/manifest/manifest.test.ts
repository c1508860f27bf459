import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { COMMANDS, CONTEXT_KEYS, PREVIEW, SETTINGS, titleIn, VIEW } from '../../../src/vscode/contributions';

const root = join(__dirname, '..', '..', '..');
const json = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as Record<string, unknown>;

interface Manifest {
  activationEvents: string[];
  engines: { vscode: string };
  contributes: {
    commands: { command: string; category: string; title: string; enablement?: string }[];
    configuration: { properties: Record<string, { scope?: string }> };
    views: Record<string, { id: string }[]>;
    menus: Record<string, { command: string; when?: string }[]>;
  };
}

const manifest = json('package.json') as unknown as Manifest;

describe('the manifest', () => {
  it('contributes the commands, settings and view that the code names', () => {
    const { commands, configuration, views } = manifest.contributes;
    assert.deepEqual(commands.map(({ command }) => command).sort(), Object.values(COMMANDS).sort());
    assert.deepEqual(
      Object.keys(configuration.properties).sort(),
      SETTINGS.map((key) => `vitae.${key}`).sort(),
    );
    assert.deepEqual(
      Object.values(views)
        .flat()
        .map(({ id }) => id),
      [VIEW],
    );
    assert.ok(commands.every(({ category }) => category === 'Vitae'));
  });

  it('tells a command’s title in the language that VS Code translated it to', () => {
    const translated = (title: unknown) => ({
      contributes: { commands: [{ command: 'vitae.stop', title }] },
    });
    assert.equal(titleIn(translated('Stop'), 'vitae.stop'), 'Stop');
    assert.equal(titleIn(translated({ value: '停止', original: 'Stop' }), 'vitae.stop'), '停止');
    assert.equal(titleIn(translated('Stop'), 'vitae.history'), undefined);
    assert.equal(titleIn(undefined, 'vitae.stop'), undefined);
  });

  it('uses only context keys that the code sets', () => {
    const text = JSON.stringify(manifest.contributes);
    const used = new Set([...text.matchAll(/vitae\.(has\w+|running)/g)].map((match) => match[1]));
    for (const key of used) assert.ok((CONTEXT_KEYS as readonly (string | undefined)[]).includes(key), key);
  });

  it('hides commands that need a context from the palette', () => {
    const hidden = new Set(manifest.contributes.menus['commandPalette']?.map(({ command }) => command));
    for (const { command, enablement } of manifest.contributes.commands) {
      assert.equal(hidden.has(command), enablement !== undefined, command);
    }
  });

  it('is not active before it is needed, and keeps the endpoint out of a workspace’s reach', () => {
    // VS Code derives the others; a preview that was open at the last reload needs its own.
    assert.deepEqual(manifest.activationEvents, [`onWebviewPanel:${PREVIEW}`]);
    const { properties } = manifest.contributes.configuration;
    for (const key of ['provider', 'baseUrl', 'name']) {
      assert.equal(properties[`vitae.model.${key}`]?.scope, 'machine');
    }
  });

  it('has each of its texts in both languages', () => {
    const used = [...JSON.stringify(json('package.json')).matchAll(/"%([\w.]+)%"/g)].map(
      (match) => match[1] ?? '',
    );
    const keys = [...new Set(used)].sort();
    for (const name of ['package.nls.json', 'package.nls.zh-cn.json']) {
      assert.deepEqual(Object.keys(json(name)).sort(), keys, name);
    }
  });
});

describe('the texts of the host', () => {
  it('are literal sentences, all translated, with the same arguments and none left over', () => {
    const bundle = json('l10n/bundle.l10n.zh-cn.json') as Record<string, string>;
    const sentences = hostTexts();
    assert.deepEqual(Object.keys(bundle).sort(), [...sentences].sort());
    const args = (text: string) => [...new Set(text.match(/\{\d\}/g) ?? [])].sort();
    for (const [english, chinese] of Object.entries(bundle)) {
      assert.deepEqual(args(chinese), args(english), english);
    }
  });
});

/** The first arguments of all `l10n.t` calls under src/vscode. */
function hostTexts(): Set<string> {
  const texts = new Set<string>();
  const folder = join(root, 'src', 'vscode');
  for (const name of readdirSync(folder)) {
    const source = ts.createSourceFile(
      name,
      readFileSync(join(folder, name), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const visit = (node: ts.Node): void => {
      if (ts.isCallExpression(node) && node.expression.getText(source) === 'l10n.t') {
        const first = node.arguments[0];
        assert.ok(first && ts.isStringLiteralLike(first), `${name}: ${node.getText(source)}`);
        texts.add(first.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return texts;
}
