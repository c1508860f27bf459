import assert from 'node:assert/strict';
import { realign } from '../../../src/document/realign';
import { fingerprint, nameKey, similarity } from '../../../src/document/wording';

const written = (...texts: string[]) => texts.map((text) => ({ text, hash: fingerprint(text) }));
const cache = 'Cut the time of a forecast from 9 s to 2 s with a Redis cache.';
const commits = 'Wrote 83 of 120 commits.';
const ports = '支持 12 种接口协议，覆盖全部小型港口。';

describe('realigning bullets that were edited by hand', () => {
  it('follows bullets that only moved', () => {
    const moved = realign(written(cache, commits, ports), written(ports, cache, commits));
    assert.deepEqual(moved, { origins: [2, 0, 1], gone: [] });
  });

  it('recognises an edited bullet in English and in Chinese', () => {
    const edited = realign(
      written(cache, ports),
      written(
        '支持 14 种接口协议，覆盖大部分小型港口',
        'Cut forecast time from 9 s to 1.5 s by a Redis cache',
      ),
    );
    assert.deepEqual(edited, { origins: [1, 0], gone: [] });
  });

  it('does not take a new bullet for an edited one', () => {
    const rewritten = realign(
      written(cache, ports),
      written('Led the move to Kubernetes in a team of four.', '重写了数据导入的流程，减少人工操作。'),
    );
    assert.deepEqual(rewritten, { origins: [undefined, undefined], gone: [0, 1] });
  });

  it('gives an equal text precedence over a similar one', () => {
    const similar = `${commits.slice(0, -1)} and reviews.`;
    assert.deepEqual(realign(written(commits), written(similar, commits)).origins, [undefined, 0]);
  });

  it('takes each bullet once where texts repeat', () => {
    assert.deepEqual(realign(written(commits, commits), written(commits, commits, commits)), {
      origins: [0, 1, undefined],
      gone: [],
    });
  });

  it('without the written texts knows equal bullets only', () => {
    const hashes = written(cache, commits).map(({ hash }) => ({ hash }));
    assert.deepEqual(realign(hashes, written(commits, `${cache} Really.`)), {
      origins: [1, undefined],
      gone: [0],
    });
  });

  it('sees through line breaks and spaces when it compares', () => {
    assert.equal(fingerprint('a  b\r\nc '), fingerprint('a b c'));
    assert.notEqual(fingerprint('a b'), fingerprint('a c'));
  });

  it('measures likeness between 0 and 1', () => {
    assert.equal(similarity(cache, cache), 1);
    assert.equal(similarity('alpha beta', 'gamma'), 0);
    assert.equal(similarity('alpha beta', 'beta gamma'), 0.5);
  });

  it('takes names that differ in scope, case and separators for one', () => {
    assert.equal(nameKey('@acme/Task-Board'), nameKey('task board'));
    assert.equal(nameKey('潮汐 预报'), nameKey('潮汐预报'));
    assert.notEqual(nameKey('tide'), nameKey('tides'));
  });
});
