import fc from 'fast-check';
import { cases, lockstep } from './lockstep';

describe('Random graphs over the file store', () => {
  // A fixed seed: the same sample at each run. `npm run test:long` takes new ones.
  it('are what they are over memory, through forks, edits, answers, crashes and copies', () =>
    fc.assert(fc.asyncProperty(cases, lockstep), { numRuns: 45, seed: 20261130 })).timeout(60_000);
});
