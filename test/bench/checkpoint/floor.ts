import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunnableConfig } from '@langchain/core/runnables';
import type { ChannelVersions, Checkpoint, CheckpointMetadata } from '@langchain/langgraph-checkpoint';
import { Recorder } from './recorded';

/**
 * The least that durable steps can cost on this disk: bytes that are ready, written to the end of a file and flushed,
 * by calls that block.
 */
export class Floor {
  private bytes = Buffer.alloc(64 * 1024, 'x');

  private constructor(private readonly file: number) {}

  static async begin(folder: string): Promise<Floor> {
    await mkdir(folder, { recursive: true });
    return new Floor(openSync(join(folder, 'floor'), 'wx'));
  }

  /** Appends so many bytes and flushes them. */
  append(size: number): void {
    if (size > this.bytes.length) this.bytes = Buffer.alloc(size, 'x');
    writeSync(this.file, this.bytes, 0, size);
    fdatasyncSync(this.file);
  }

  close(): void {
    closeSync(this.file);
  }
}

/** A checkpointer that does no more than to append so many bytes for each checkpoint. */
export class FloorSaver extends Recorder {
  constructor(
    private readonly floor: Floor,
    private readonly size: number,
  ) {
    super();
  }

  override async put(
    config: RunnableConfig,
    checkpoint: Checkpoint,
    metadata: CheckpointMetadata,
    newVersions: ChannelVersions,
  ): Promise<RunnableConfig> {
    this.floor.append(this.size);
    return super.put(config, checkpoint, metadata, newVersions);
  }
}
