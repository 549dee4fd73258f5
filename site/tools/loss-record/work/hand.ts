import { orHere, threadOf } from '../../../frame/thread/thread.ts';
import type { Made, Order } from '../copy/make-file.ts';
import type { Incoming, Outcome } from '../photos/taking/keep-photo.ts';
import type { Task } from './messages.ts';
import { startWorker } from './trusted-worker.ts';

/** Does the heavy work beside the page, or in it where a browser gives it no thread. */
export interface Hand {
  /** Keeps a photo or film with its row. Other windows, and this page, are not told. */
  readonly keep: (incoming: Incoming) => Promise<Outcome>;
  readonly make: (order: Order, progress: (share: number) => void) => Promise<Made>;
  /** Stops whatever is being done. */
  readonly dismiss: () => void;
}

/** Takes on a hand. It never throws. */
export function takeOnHand(): Hand {
  try {
    return handOf(startWorker());
  } catch {
    return ownHand();
  }
}

function handOf(worker: Worker): Hand {
  const thread = threadOf<Task>(worker);
  const spare = ownHand();
  return {
    keep: (given) =>
      orHere(
        () => thread.ask<Outcome>({ task: 'keep', given }),
        () => spare.keep(given),
      ),
    make: (given, progress) =>
      orHere(
        () => thread.ask<Made>({ task: 'make', given }, progress),
        () => spare.make(given, progress),
      ),
    dismiss: () => {
      thread.dismiss();
      spare.dismiss();
    },
  };
}

function ownHand(): Hand {
  const stop = new AbortController();
  return {
    keep: async (incoming) => (await import('../photos/taking/keep-photo.ts')).keepPhoto(incoming),
    make: async (order, progress) => (await import('../copy/make-file.ts')).makeFile(order, progress, stop.signal),
    dismiss: () => stop.abort(),
  };
}
