/** A queue for something that one at a time may use. */
export interface Turns {
  /** Resolves when it is the caller's turn. Rejects when that takes too long. */
  begin(): Promise<void>;
  /** Ends the turn; the one who has waited longest is next. */
  end(): void;
}

/** Nobody's turn came in time: the database is too slow, or another process holds it. */
export class TurnTimeout extends Error {
  override readonly name = 'TurnTimeout';
}

/** @param timeoutMs The longest wait for a turn. */
export function takeTurns(timeoutMs: number): Turns {
  const waiting = new Set<() => void>();
  let taken = false;
  return {
    begin() {
      if (!taken) {
        taken = true;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const next = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(next);
          reject(new TurnTimeout(`no turn within ${timeoutMs} ms`));
        }, timeoutMs);
        waiting.add(next);
      });
    },
    end() {
      const [next] = waiting;
      if (!next) {
        taken = false;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
