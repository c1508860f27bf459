import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Memento } from 'vscode';
import { TraitMemory } from '../../../src/vscode/traitMemory';

describe('what is remembered of models', () => {
  it('that can’t be written is told in the log, and nobody has to expect it', async () => {
    const logged: string[] = [];
    const unhandled: unknown[] = [];
    const hear = (reason: unknown): void => void unhandled.push(reason);
    process.on('unhandledRejection', hear);
    const state = {
      keys: () => [],
      get: (_: string, otherwise: unknown) => otherwise,
      update: () => Promise.reject(new Error('SECRET path')),
    } as unknown as Memento;
    new TraitMemory(state, (line) => logged.push(line)).set('chat http://x m', { rung: 'tool' });
    await pause(5);
    process.off('unhandledRejection', hear);
    assert.deepEqual(unhandled, []);
    assert.match(logged.join('\n'), /^Keeping what was learnt of a model failed: Error\n/);
    assert.doesNotMatch(logged.join('\n'), /SECRET/);
  });
});
