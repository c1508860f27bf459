import { VitaeError } from '../protocol/errors';
import type { CheckpointStore } from '../protocol/ports';

/**
 * The checkpoints of a thread as its runs get them. A run that was ended may still be alive, in a step that does not
 * mind being aborted: what such a one writes is refused with `thread-taken`.
 */
export class RunStore implements CheckpointStore {
  constructor(
    private readonly log: CheckpointStore,
    private readonly mayWrite: () => boolean,
  ) {}

  put: CheckpointStore['put'] = async (checkpoint, inherited) => {
    this.check();
    await this.log.put(checkpoint, inherited);
  };

  putWrites: CheckpointStore['putWrites'] = async (ns, checkpointId, writes) => {
    this.check();
    await this.log.putWrites(ns, checkpointId, writes);
  };

  knows: CheckpointStore['knows'] = (ns, channel, version) => this.log.knows(ns, channel, version);

  get: CheckpointStore['get'] = (ns, id) => this.log.get(ns, id);

  list: CheckpointStore['list'] = (ns, before) => this.log.list(ns, before);

  private check(): void {
    if (!this.mayWrite()) throw new VitaeError('thread-taken');
  }
}
