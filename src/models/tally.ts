import type { Usage } from '../protocol/models';
import type { Listener } from './call';

/** Sums what requests take, also those that come to nothing. */
export class Tally {
  private readonly sum: Usage = { input: 0, output: 0 };

  /** The context for calls that are counted. */
  of<C extends Pick<Listener, 'ended'>>(context: C): C {
    return {
      ...context,
      ended: (call) => {
        if (call.usage) this.add(call.usage);
        context.ended?.(call);
      },
    };
  }

  /** What all of them took until now. */
  get usage(): Usage {
    return { ...this.sum };
  }

  private add({ input, output, estimated }: Usage): void {
    this.sum.input += input;
    this.sum.output += output;
    if (estimated && input + output > 0) this.sum.estimated = true;
  }
}
