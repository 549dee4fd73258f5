import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const urgencies = ['emergency', 'urgent', 'normal'] as const;

export interface Acknowledged {
  readonly key: string;
  readonly reference: string;
  readonly at: number;
}

/** What a crowd of askers saw. */
export interface Tally {
  readonly acknowledged: Acknowledged[];
  readonly statuses: Map<number | 'no answer', number>;
}

export interface Crowd {
  readonly tally: Tally;
  /** No new questions; resolves when everyone who had begun got an acknowledgement. */
  finish(): Promise<void>;
}

/**
 * People who ask one question after another, as the form does it: without an acknowledgement they send the same question
 * again under the same key, until they get one.
 * @param target The server to talk to now; undefined while none runs.
 */
export function startCrowd(people: number, target: () => string | undefined): Crowd {
  const tally: Tally = { acknowledged: [], statuses: new Map() };
  let going = true;
  const count = (status: number | 'no answer') => tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);

  async function person(): Promise<void> {
    while (going) {
      const key = randomUUID();
      let reference: string | undefined;
      while (reference === undefined) {
        reference = await ask(target(), key, count);
        if (reference === undefined) await pause(20 + Math.random() * 30);
      }
      tally.acknowledged.push({ key, reference, at: Date.now() });
    }
  }

  const all = Promise.all(Array.from({ length: people }, person));
  return {
    tally,
    async finish() {
      going = false;
      await all;
    },
  };
}

async function ask(
  url: string | undefined,
  key: string,
  count: (status: number | 'no answer') => void,
): Promise<string | undefined> {
  if (url === undefined) return undefined;
  const urgency = urgencies[Math.floor(Math.random() * urgencies.length)];
  const body = JSON.stringify({
    name: 'Crowd',
    email: `${key}@example.com`,
    urgency: urgencyOf(key, urgency),
    question: key,
  });
  try {
    const answer = await fetch(`${url}/api/questions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    count(answer.status);
    return answer.status === 201 ? JSON.parse(text).reference : undefined;
  } catch {
    count('no answer');
    return undefined;
  }
}

const chosen = new Map<string, string>();

/** The same question keeps its urgency when it is sent again. */
function urgencyOf(key: string, urgency = 'normal'): string {
  const known = chosen.get(key) ?? urgency;
  chosen.set(key, known);
  return known;
}
