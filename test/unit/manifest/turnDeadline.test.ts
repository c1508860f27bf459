import assert from 'node:assert/strict';
import manifest from '../../../package.json';
import { turnDeadlineMs } from '../../../src/vscode/turnDeadline';

const setting = manifest.contributes.configuration.properties['vitae.turnDeadline'];

describe('the setting of a turn’s time', () => {
  it('has the bounds and the default that the manifest tells', () => {
    assert.equal(turnDeadlineMs(undefined), setting.default * 1_000);
    assert.equal(turnDeadlineMs(-1), setting.minimum * 1_000);
    assert.equal(turnDeadlineMs(1e9), setting.maximum * 1_000);
  });

  const cases: [unknown, number][] = [
    [90, 90],
    [0, 5],
    [7.5, 7.5],
    [Infinity, 3_600],
    ['90', 90],
    ['soon', 60],
    ['', 60],
    [null, 60],
    [Number.NaN, 60],
    [{}, 60],
  ];
  for (const [value, seconds] of cases) {
    it(`is ${seconds} s for ${JSON.stringify(value)}`, () => {
      assert.equal(turnDeadlineMs(value), seconds * 1_000);
    });
  }
});
