import { createHash } from 'node:crypto';

/** Answers of the model by text, so that a reload or a shared example is not paid for twice. */
export interface AnswerCache<Answer> {
  /** The kept answer to a text, or the one that `ask` gives. Equal texts that arrive together are asked once. Failures are not kept. */
  get(text: string, ask: () => Promise<Answer>): Promise<Answer>;
}

interface Entry<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
  /** Size of the answer as JSON, once it is there. */
  bytes: number;
}

export interface CacheLimits {
  readonly entries: number;
  /** Of all answers together, as JSON. */
  readonly bytes: number;
  readonly keptMs: number;
}

const defaultLimits: CacheLimits = { entries: 500, bytes: 2_000_000, keptMs: 24 * 60 * 60 * 1000 };

/** In memory, by a hash: no visitor's text is kept. The oldest answer goes first. `now` gives epoch milliseconds. */
export function createAnswerCache<Answer>(now: () => number, limits = defaultLimits): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>();
  let total = 0;

  const forget = (key: string) => {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const keepWithin = () => {
    for (const key of entries.keys()) {
      if (entries.size <= limits.entries && total <= limits.bytes) return;
      forget(key);
    }
  };
  const weigh = (key: string, entry: Entry<Answer>, answer: Answer) => {
    if (entries.get(key) !== entry) return;
    entry.bytes = Buffer.byteLength(JSON.stringify(answer));
    total += entry.bytes;
    keepWithin();
  };

  return {
    get(text, ask) {
      const key = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('base64');
      const kept = entries.get(key);
      if (kept && kept.until > now()) return kept.answer;
      forget(key);
      const entry: Entry<Answer> = { answer: ask(), until: now() + limits.keptMs, bytes: 0 };
      entries.set(key, entry);
      keepWithin();
      entry.answer.then(
        (answer) => weigh(key, entry, answer),
        () => entries.get(key) === entry && forget(key),
      );
      return entry.answer;
    },
  };
}
