import assert from 'node:assert/strict';
import { ESLint, type Linter } from 'eslint';
import { root } from '../../run/paths';

describe('the linter', () => {
  let rule: Linter.RuleEntry | undefined;
  before(async () => {
    const eslint = new ESLint({ cwd: root });
    const config = (await eslint.calculateConfigForFile('src/project/graph.ts')) as Linter.Config;
    rule = config.rules?.['no-restricted-syntax'];
  });

  const complaints = async (code: string): Promise<string[]> => {
    assert.ok(rule, 'the rule holds for sources');
    const eslint = new ESLint({
      cwd: root,
      overrideConfigFile: true,
      overrideConfig: { rules: { 'no-restricted-syntax': rule } },
    });
    const [result] = await eslint.lintText(code, { filePath: 'src/project/graph.js' });
    return (result?.messages ?? []).map(({ message }) => message);
  };

  for (const code of [
    'graph.compile();',
    'graph.addEdge("a", "b").compile();',
    'graph.compile({});',
    'graph.compile({ name: "x" });',
    'graph.compile({ checkpointer: undefined });',
    'graph.compile({ checkpointer: false });',
    'graph.compile({ name: { checkpointer } });',
    'outer(inner.compile({ checkpointer })).compile();',
  ]) {
    it(`refuses a graph without a checkpointer: ${code}`, async () => {
      assert.deepEqual(await complaints(code), [
        'A graph is compiled with a checkpointer: `.compile({ checkpointer })`.',
      ]);
    });
  }

  for (const code of [
    'graph.compile({ checkpointer });',
    'graph.compile({ name: "x", checkpointer: ports.saver });',
  ]) {
    it(`takes ${code}`, async () => assert.deepEqual(await complaints(code), []));
  }
});
