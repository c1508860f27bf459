import type { MemorySaver } from '@langchain/langgraph';
import { FileSaver } from '../../../src/runtime/saver';

/** Gives a memory what it saves in files, to compare them. */
export class MirroredSaver extends FileSaver {
  constructor(
    open: ConstructorParameters<typeof FileSaver>[0],
    private readonly memory: MemorySaver,
  ) {
    super(open);
  }

  override async put(...args: Parameters<FileSaver['put']>) {
    const [config, checkpoint, metadata] = args;
    const [stored] = await Promise.all([super.put(...args), this.memory.put(config, checkpoint, metadata)]);
    return stored;
  }

  override async putWrites(...args: Parameters<FileSaver['putWrites']>) {
    await Promise.all([super.putWrites(...args), this.memory.putWrites(...args)]);
  }
}
