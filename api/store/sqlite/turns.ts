import { type FairQueue, fairQueue } from '../turns/fair-queue.ts';

/** Who waits for a turn. Mail does not wait behind everyone who asks: the two take turns about. */
export type Lane = 'questions' | 'mail';

/** Queues for something that one at a time may use. */
export interface Turns {
  /**
   * Resolves when it is the caller's turn. Rejects when that takes too long.
   * @param who For whom, within a lane. They too take turns about: who asks for a lot at once waits for it alone.
   */
  begin(lane: Lane, who?: string): Promise<void>;
  /** Ends the turn; the one who has waited longest in the other lane is next, or else in the same. */
  end(): void;
}

/** Nobody's turn came in time: the database is too slow, or another process holds it. */
export class TurnTimeout extends Error {
  override readonly name = 'TurnTimeout';
}

const other: Readonly<Record<Lane, Lane>> = { questions: 'mail', mail: 'questions' };

type Next = () => void;

/** @param timeoutMs The longest wait for a turn. */
export function takeTurns(timeoutMs: number): Turns {
  const waiting: Readonly<Record<Lane, FairQueue<Next>>> = { questions: fairQueue(), mail: fairQueue() };
  let taken: Lane | undefined;

  function wait(lane: Lane, who: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting[lane].leave(who, next);
        reject(new TurnTimeout(`no turn within ${timeoutMs} ms`));
      }, timeoutMs);
      waiting[lane].join(who, next);
    });
  }

  return {
    begin(lane, who = '') {
      if (taken !== undefined) return wait(lane, who);
      taken = lane;
      return Promise.resolve();
    },
    end() {
      const last = taken ?? 'questions';
      taken = undefined;
      for (const lane of [other[last], last]) {
        const next = waiting[lane].next();
        if (!next) continue;
        taken = lane;
        next();
        return;
      }
    },
  };
}
