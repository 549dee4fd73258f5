import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

/** What each of those who send photos sends. */
export const photosEach = 2;
const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = new Uint8Array(
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise: grain } })
    .jpeg()
    .toBuffer(),
);

/** One in four asks for an estimate, with photos. */
export const sendsPhotos = (key: string) => '0123'.includes(key.charAt(0));

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
  const fields = { name: 'Crowd', email: `${key}@example.com`, urgency: urgencyOf(key, urgency), question: key };
  try {
    const sent = sendsPhotos(key) ? estimateOf(fields) : questionOf(fields);
    const answer = await fetch(`${url}${sent.path}`, {
      method: 'POST',
      headers: { ...sent.headers, 'idempotency-key': key },
      body: sent.body,
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

type Fields = Readonly<Record<string, string>>;

function questionOf(fields: Fields) {
  const headers = { 'content-type': 'application/json' };
  return { path: '/api/questions', headers, body: JSON.stringify(fields) };
}

function estimateOf(fields: Fields) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, location: '78130', reach: 'email' }))
    body.append(name, value);
  for (let n = 1; n <= photosEach; n++) body.append('photos', new Blob([photo]), `${n}.jpg`);
  return { path: '/api/estimates', headers: {}, body };
}

const chosen = new Map<string, string>();

/** The same question keeps its urgency when it is sent again. */
function urgencyOf(key: string, urgency = 'normal'): string {
  const known = chosen.get(key) ?? urgency;
  chosen.set(key, known);
  return known;
}
