import { fdatasyncSync, writeSync } from 'node:fs';
import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { RunnableConfig } from '@langchain/core/runnables';
import type { ChannelVersions, Checkpoint, CheckpointMetadata } from '@langchain/langgraph-checkpoint';
import { Recorder } from './recorded';

/**
 * The least that durable steps can cost on this disk: bytes that are ready, written to the end of a file and flushed.
 */
export class Floor {
  private bytes = Buffer.alloc(64 * 1024, 'x');

  private constructor(private readonly file: FileHandle) {}

  static async begin(folder: string, name: string): Promise<Floor> {
    await mkdir(folder, { recursive: true });
    return new Floor(await open(join(folder, name), 'wx'));
  }

  /** Appends so many bytes and flushes them, as a program does that has other things to do meanwhile. */
  async append(size: number): Promise<void> {
    await this.file.write(this.some(size));
    await this.file.datasync();
  }

  /** The same by calls that block the thread. */
  appendBlocking(size: number): void {
    writeSync(this.file.fd, this.some(size));
    fdatasyncSync(this.file.fd);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private some(size: number): Buffer {
    if (size > this.bytes.length) this.bytes = Buffer.alloc(size, 'x');
    return this.bytes.subarray(0, size);
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
    await this.floor.append(this.size);
    return super.put(config, checkpoint, metadata, newVersions);
  }
}
