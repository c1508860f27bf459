import assert from 'node:assert/strict';
import { ladder } from './ladder';
import { overflows } from './overflows';
import { parameters } from './parameters';
import { responses } from './responses';
import { runFault, type Fault } from './runFault';
import { streams } from './streams';
import { statuses } from './statuses';
import { waits } from './waits';

const tables: Record<string, readonly Fault[]> = {
  statuses,
  waits,
  overflows,
  streams,
  parameters,
  ladder,
  responses,
};

describe('a call in trouble', () => {
  it('has a table of named cases', () => {
    const names = Object.values(tables).flatMap((table) => table.map(({ name }) => name));
    assert.equal(new Set(names).size, names.length);
    assert.ok(names.length >= 80, `${names.length} cases`);
  });

  for (const [table, faults] of Object.entries(tables)) {
    describe(table, () => {
      for (const fault of faults) it(fault.name, () => runFault(fault));
    });
  }
});
