import type { RunView, ThreadView } from '../protocol/view';
import type { HeadState } from '../storage/headState';
import type { ThreadLog } from '../storage/threadLog';
import type { Hold } from './hold';
import { project, type DescribeError } from './projection';

/** The view of a thread as its files tell it, while no run is live here. */
export class FilesView {
  readonly openedAt = performance.now();

  constructor(
    private readonly log: ThreadLog,
    private readonly hold: Hold,
    private readonly describe: DescribeError,
    private readonly times: { finishing: number; silence: number },
  ) {}

  /** With what another process does, if one has the thread. */
  async look(): Promise<{ view: ThreadView; elsewhere: boolean }> {
    // In this order: what is read after the thread was given back is all that its holder wrote.
    const run = await this.elsewhere();
    const { view } = await this.read();
    return { view: run ? { ...view, run } : view, elsewhere: run !== null };
  }

  async read(): Promise<{ view: ThreadView; head: HeadState | undefined }> {
    const head = await this.log.head();
    const { thread, journal, damage } = this.log;
    const damaged = damage.length > 0;
    return { view: project({ thread, head, journal, damaged }, this.describe), head };
  }

  private async elsewhere(): Promise<RunView | null> {
    const holder = await this.hold.elsewhere();
    if (!holder) return null;
    if (performance.now() - this.openedAt < this.times.finishing) return { status: 'finishing' };
    const { silentMs, host } = holder;
    return {
      status: 'elsewhere',
      silent: silentMs >= this.times.silence,
      ...(host !== undefined && { host }),
    };
  }
}
