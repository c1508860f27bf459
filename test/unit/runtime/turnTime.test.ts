import assert from 'node:assert/strict';
import type { LangGraphRunnableConfig } from '@langchain/langgraph';
import { turnTime } from '../../../src/runtime/turnTime';
import { modelAccess } from '../../../src/steps/modelAccess';
import { speaker } from '../../../src/steps/say';
import type { AgentPorts } from '../../../src/protocol/ports';
import { Traits } from '../models/forgetful';
import { ModelServer } from '../models/modelServer';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('a turn’s time', () => {
  it('stands still for as long as it is told, both ends of it', async () => {
    const time = turnTime(60, 60);
    time.stand(150);
    await pause(140);
    assert.deepEqual([time.deadline.aborted, time.end.aborted], [false, false]);
    await pause(100);
    assert.deepEqual([time.deadline.aborted, time.end.aborted], [true, false]);
    await pause(80);
    assert.equal(time.end.aborted, true);
    time.stop();
  });

  it('leaves more time to rules, too, where it stands still behind the deadline', async () => {
    const time = turnTime(20, 60);
    await pause(40);
    time.stand(200);
    await pause(120);
    assert.deepEqual([time.deadline.aborted, time.end.aborted], [true, false]);
    time.stop();
  });

  it('stands still for no more than two minutes in all', async () => {
    const time = turnTime(30 - 120_000, 5);
    time.stand(100_000);
    time.stand(100_000);
    await pause(60);
    assert.equal(time.end.aborted, true);
    time.stop();
  });

  it('does not begin anew when it was stopped', async () => {
    const time = turnTime(20, 5);
    time.stop();
    time.stand(5);
    await pause(60);
    assert.equal(time.deadline.aborted, false);
  });

  it('is not used up by a wait that a provider asks for', async () => {
    const server = await ModelServer.open((reply) => reply.all('Later.'));
    const still: number[] = [];
    const config = {
      context: { wait: (ms: number) => still.push(ms) },
    } as unknown as LangGraphRunnableConfig;
    const ports = {
      model: async () => server.endpoint,
      traits: new Traits(),
      resumes: { contacts: async () => [] },
      sent: () => undefined,
      now: () => new Date(0),
    } as unknown as AgentPorts;
    const voice = speaker(config, ports.now);
    const { context } = await modelAccess(ports, config, voice, 'x', undefined);
    for (const seconds of [3, 2, 1, 0]) context.waiting?.(seconds);
    assert.deepEqual(still, [1_000, 1_000, 1_000]);
    server.close();
  });
});
