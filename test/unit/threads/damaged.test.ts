import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { segmentNames } from '../../../src/storage/segment';
import { World } from './world';

const damaged = { code: 'thread-damaged' };

describe('A thread of which a part can’t be read', () => {
  /** A thread with two turns; the byte of a message in between was changed while no window was open. */
  async function begin() {
    const first = await World.open();
    const session = await first.thread();
    await session.send('m1', 'hello');
    await session.idle();
    await session.send('m2', 'and then?');
    await session.idle();
    await first.threads.close();
    const folder = join(first.folder, session.id);
    const [name = ''] = await segmentNames(folder);
    const bytes = await readFile(join(folder, name));
    bytes[bytes.indexOf('"m2"') + 1] = 'x'.charCodeAt(0);
    await writeFile(join(folder, name), bytes);
    const world = await World.open(first.folder);
    return { world, session: await world.threads.open(session.id), file: join(folder, name), bytes };
  }

  it('is shown up to there, with the reason, and runs nothing by itself', async () => {
    const { world, session } = await begin();
    await session.idle();
    assert.deepEqual(world.script.runs, []);
    assert.equal(session.view.items[0]?.id, 'm1');
    assert.equal(session.view.run.status === 'error' && session.view.run.error.code, 'thread-damaged');
    await world.threads.close();
  });

  it('takes nothing that would be written behind the damage, and stays as it is', async () => {
    const { world, session, file, bytes } = await begin();
    await assert.rejects(session.send('m3', 'again'), damaged);
    await session.resume();
    await session.idle();
    assert.deepEqual(world.script.runs, []);
    await world.threads.close();
    assert.deepEqual(await readFile(file), bytes);
    const again = await World.open(world.folder);
    assert.equal((await again.threads.open(session.id)).log.damage.length, 1);
    await again.threads.close();
    assert.equal((await segmentNames(join(world.folder, session.id))).length, 1);
  });
});
