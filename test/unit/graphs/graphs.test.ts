import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MemorySaver, type BaseCheckpointSaver } from '@langchain/langgraph';
import { projectGraph } from '../../../src/project/graph';
import { projectMigrations } from '../../../src/project/migrations';
import { resumeGraph } from '../../../src/resume/graph';
import { resumeMigrations } from '../../../src/resume/migrations';
import { GRAPH_VERSIONS } from '../../../src/protocol/graphVersions';
import type { AgentPorts } from '../../../src/protocol/ports';
import type { AgentGraph } from '../../../src/runtime/run';
import type { AgentMigrations } from '../../../src/steps/migrations';
import { root } from '../../run/paths';
import { graphShape, type GraphShape } from './graphShape';

/** Every agent that has threads. */
const agents: Record<
  keyof typeof GRAPH_VERSIONS,
  { graph(ports: AgentPorts, saver: BaseCheckpointSaver): AgentGraph; migrations: AgentMigrations }
> = {
  project: { graph: projectGraph, migrations: projectMigrations },
  resume: { graph: resumeGraph, migrations: resumeMigrations },
};

const golden = (agent: string, version: number): string =>
  join(root, `test/fixtures/graphs/${agent}.v${version}.json`);

for (const [agent, { graph, migrations }] of Object.entries(agents)) {
  const current = GRAPH_VERSIONS[agent as keyof typeof GRAPH_VERSIONS];
  const versions = Array.from({ length: current }, (_, n) => n + 1);

  describe(`the graph of the ${agent} agent, version ${current}`, () => {
    let shape: GraphShape;
    before(async () => {
      // Nothing runs, so nothing is asked of the ports.
      shape = await graphShape(agent, graph({} as AgentPorts, new MemorySaver()));
      const file = golden(agent, current);
      const write = process.env['RESET_GOLDEN'] === '1' && !existsSync(file);
      if (write) writeFileSync(file, `${JSON.stringify(shape, null, 2)}\n`);
    });

    it('has the nodes, edges, channels, state and interrupts that this version had when it was recorded', () => {
      const file = golden(agent, current);
      assert.ok(existsSync(file), `Write it: RESET_GOLDEN=1 npx mocha (${file})`);
      const recorded = JSON.parse(readFileSync(file, 'utf8')) as GraphShape;
      const how =
        'Threads on disk depend on it: raise the number in src/protocol/graphVersions.ts and migrate the version before.';
      assert.deepEqual(shape, recorded, `${differences(recorded, shape)}\n${how}`);
    });

    it('knows what each earlier version was, and leads every one of them on', () => {
      for (const version of versions) assert.ok(existsSync(golden(agent, version)), golden(agent, version));
      const from = Object.keys(migrations.from).map(Number);
      assert.deepEqual(from, versions.slice(0, -1), 'one migration or refusal from each earlier version');
    });

    it('calls only versions unchanged of which nothing but the state’s types differs', () => {
      const read = (version: number): GraphShape =>
        JSON.parse(readFileSync(golden(agent, version), 'utf8')) as GraphShape;
      const same = versions.filter((version) => migrations.from[version] === 'unchanged');
      for (const version of same) {
        const [before, after] = [read(version), read(version + 1)];
        // What waits is stored with what it asked; its answer is given now, in this version's types.
        const kept = ({ interrupts, ...shape }: GraphShape) => ({
          ...shape,
          state: {},
          interrupts: interrupts.map(({ payload }) => payload),
        });
        assert.deepEqual(kept(before), kept(after));
      }
    });

    it('has in its state exactly the channels of the graph', () => {
      const joins = (name: string): boolean => name.startsWith('join:');
      const channels = Object.keys(shape.channels).filter((name) => !joins(name));
      assert.deepEqual(Object.keys(shape.state), channels);
    });
  });
}

/** The first parts that are not the same, by their path. */
function differences(before: unknown, after: unknown, at = ''): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return '';
  const parts = [before, after].filter((one): one is object => typeof one === 'object' && one !== null);
  if (parts.length < 2) return `${at}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`;
  const names = new Set(parts.flatMap((one) => Object.keys(one)));
  const of = (whole: unknown, name: string): unknown => (whole as Record<string, unknown>)[name];
  return [...names]
    .map((name) => differences(of(before, name), of(after, name), `${at}/${name}`))
    .filter((text) => text !== '')
    .slice(0, 5)
    .join('\n');
}
