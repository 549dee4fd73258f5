import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Received } from '#server/email/test-mail-server.ts';
import type { TestDatabase } from './database.ts';

const photosEach = 2;
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
const photo = new Uint8Array(
  await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer(),
);

/** One in four asks for an estimate, with photos. */
const sendsPhotos = (key: string) => '0123'.includes(key.charAt(0));

interface Acknowledged {
  readonly key: string;
  readonly reference: string;
}

/** Clients that send one question after another until they are stopped. */
export interface Crowd {
  readonly acknowledged: readonly Acknowledged[];
  readonly statuses: ReadonlySet<number>;
  /** No new questions; resolves when everybody who had begun got an acknowledgement. */
  finish(): Promise<void>;
}

/**
 * Starts a crowd that asks as the form does: without an acknowledgement the same question is sent again under the same key.
 * @param target the server to ask now; undefined while none runs
 */
export function startCrowd(people: number, target: () => string | undefined): Crowd {
  const acknowledged: Acknowledged[] = [];
  const statuses = new Set<number>();
  let isAsking = true;
  const person = async () => {
    while (isAsking) {
      const key = randomUUID();
      let answer: Answer | undefined;
      while (!answer?.reference) {
        answer = await ask(target(), key).catch(() => undefined);
        if (answer) statuses.add(answer.status);
        await pause(20 + Math.random() * 200);
      }
      acknowledged.push({ key, reference: answer.reference });
    }
  };
  const everybody = Promise.all(Array.from({ length: people }, person));
  return {
    acknowledged,
    statuses,
    async finish() {
      isAsking = false;
      await everybody;
    },
  };
}

/** What the server answers to a question. */
export interface Answer {
  readonly status: number;
  readonly reference?: string;
  readonly error?: string;
}

/** Sends a question, every fourth with photos. Rejects when no answer comes. */
export async function ask(
  url: string | undefined,
  key: string,
  question = key,
  hasPhotos = sendsPhotos(key),
): Promise<Answer> {
  if (url === undefined) throw new Error('no server runs');
  const body = new FormData();
  const fields = {
    name: 'Ada',
    email: `${key}@example.com`,
    reach: 'email',
    location: '78130',
    urgency: urgencyOf(key),
    question,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (hasPhotos) for (let n = 1; n <= photosEach; n++) body.append('photos', new Blob([photo]), `${n}.jpg`);
  const answer = await fetch(`${url}${hasPhotos ? '/api/estimates' : '/api/questions'}`, {
    method: 'POST',
    // Someone else each time: the limit of one address is not what is tested.
    // A refusal may come before the photos are read: the rest of them must not meet the next request.
    headers: {
      connection: 'close',
      'idempotency-key': key,
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    },
    body,
    signal: AbortSignal.timeout(30_000),
  });
  return { status: answer.status, ...(await answer.json()) };
}

/** The same question keeps its urgency when it is sent again. */
export const urgencyOf = (key: string) =>
  (['emergency', 'urgent', 'normal'] as const)[key.charCodeAt(1) % 3] ?? 'normal';

/** Whether a question was refused in words that say that nothing was stored. */
export const isRefusedInWords = ({ status, error = '' }: Answer) => status === 503 && /^We can’t save/.test(error);

/** Every acknowledged question is stored once with its photos, and every message left; one that left twice has one Message-ID. */
export async function expectNothingLost(
  { acknowledged }: Crowd,
  { query }: TestDatabase,
  mails: readonly Received[],
): Promise<void> {
  const questions = await query('select reference, question from questions');
  expect(questions.map(({ reference, question }) => `${reference} ${question}`).toSorted()).toEqual(
    acknowledged.map(({ reference, key }) => `${reference} ${key}`).toSorted(),
  );
  const due = acknowledged.filter(({ key }) => sendsPhotos(key)).map(({ reference }) => reference);
  const photos = await query('select reference, count(*) as number from photos group by reference');
  expect(photos.map(({ reference, number }) => `${reference} ${number}`).toSorted()).toEqual(
    due.map((reference) => `${reference} ${photosEach}`).toSorted(),
  );

  const messages = await query("select id, reference, kind from outbox where kind in ('notice', 'receipt')");
  const notices = messages.filter(({ kind }) => kind === 'notice');
  expect(notices.map(({ reference }) => reference).toSorted()).toEqual(
    acknowledged.map(({ reference }) => reference).toSorted(),
  );
  const ids = mails.map(({ messageId }) => /^<([^@]+)@/.exec(messageId)?.[1]);
  expect(messages.filter(({ id }) => !ids.includes(String(id)))).toEqual([]);
  const withPhotos = notices.filter(({ reference }) => due.includes(String(reference)));
  for (const { id } of withPhotos) {
    const mail = mails.find(({ messageId }) => messageId.startsWith(`<${id}@`));
    expect(mail?.raw.match(/filename=WD-\w{4}-\w{4}-\d\.jpg/g)).toHaveLength(photosEach);
  }
}
