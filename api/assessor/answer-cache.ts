import { createHash } from 'node:crypto';

/** Answers of the model by text, so that a reload or a shared example is not paid for twice. */
export interface AnswerCache<Answer> {
  /** The kept answer to a text, or the one that `ask` gives. Equal texts that arrive together are asked once. Failures are not kept. */
  get(text: string, ask: () => Promise<Answer>): Promise<Answer>;
}

interface Entry<Answer> {
  readonly answer: Promise<Answer>;
  readonly until: number;
}

export interface CacheLimits {
  readonly entries: number;
  readonly keptMs: number;
}

/** About two megabytes at most, for a day. */
const defaultLimits: CacheLimits = { entries: 500, keptMs: 24 * 60 * 60 * 1000 };

/** In memory, by a hash: no visitor's text is kept. `now` gives epoch milliseconds. */
export function createAnswerCache<Answer>(now: () => number, limits = defaultLimits): AnswerCache<Answer> {
  const entries = new Map<string, Entry<Answer>>();
  return {
    get(text, ask) {
      const key = createHash('sha256').update(text.replace(/\s+/g, ' ')).digest('base64');
      const kept = entries.get(key);
      if (kept && kept.until > now()) return kept.answer;
      entries.delete(key);
      const answer = ask();
      entries.set(key, { answer, until: now() + limits.keptMs });
      const [oldest] = entries.keys();
      if (entries.size > limits.entries && oldest !== undefined) entries.delete(oldest);
      answer.catch(() => entries.delete(key));
      return answer;
    },
  };
}
