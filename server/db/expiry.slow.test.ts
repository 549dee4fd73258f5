import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referencePattern } from '#contract/forms.ts';
import { connectStore } from './connection.ts';
import { erase } from './erase.ts';
import { openStore, type Store, type StoreLocation } from './open-store.ts';
import { clockToleranceMs, runRetention, scheduleRetention } from './retention.ts';
import type { MailKind, OutboxRow } from './schema.ts';
import { dayMs } from './tables/daily-limits.ts';
import { newMail } from './tables/outbox.ts';
import { addQuestion, listQuestions, markAnswered } from './tables/questions.ts';
import { writeState } from './tables/server-state.ts';
import { confirmSubscriber, newsletterToken, subscribe, unsubscribe } from './tables/subscribers.ts';
import { emptyStore, testStores } from './test-stores.ts';

const t0 = Date.UTC(2026, 10, 21, 12);
const in24Months = Date.UTC(2028, 10, 21, 12);
const stores = testStores();

let store: Store;
let place: StoreLocation;
beforeAll(async () => {
  place = await stores.place('sqlite');
  store = await stores.open(place);
});
beforeEach(() => emptyStore(store));

const photoOwners = async () =>
  (await store.db.selectFrom('photos').select('reference').execute()).map((row) => row.reference);
const add = async (question: string, { at = t0, answered }: { at?: number; answered?: number } = {}) => {
  const request = {
    name: 'Ada',
    email: 'ada@example.com',
    urgency: 'normal',
    category: 'general',
    question,
  } as const;
  const photos = [{ jpeg: Buffer.from(question), hash: question }];
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: at, photos };
  const result = await addQuestion(store, request, options);
  const reference = result.ok ? result.reference : '';
  if (answered !== undefined) await markAnswered(store, reference, answered);
  return reference;
};
const questions = async () => (await listQuestions(store, { all: true })).map(({ question }) => question);
const believe = (now: number) => writeState(store.db, 'clock', now);
const run = async (now: number, confirmed = false) => {
  const result = await runRetention(store, { now, confirmed });
  if (result.clock === 'suspect') throw new Error('the clock is not believed');
  return result;
};
const addMail = (kind: MailKind, fields: Partial<OutboxRow>) =>
  store.db
    .insertInto('outbox')
    .values({ ...newMail({ kind, recipient: 'ada@example.com', priority: 5, createdAt: t0 }), ...fields })
    .execute();

test('24 months after the answer a question is deleted with its messages and photos', async () => {
  for (let n = 0; n < 10; n++) await add(`young ${n}`, { answered: t0 + 30 * dayMs });
  const old = await add('old', { answered: t0 });
  await believe(in24Months);
  expect(await photoOwners()).toContain(old);
  expect((await run(in24Months)).removed.questions).toBe(0);
  expect((await run(in24Months + 1)).removed).toEqual({ questions: 1, subscribers: 0, outbox: 1 });
  expect(await questions()).not.toContain('old');
  expect(await photoOwners()).toHaveLength(10);
  expect(await photoOwners()).not.toContain(old);
});

test('unanswered questions never expire', async () => {
  await add('open');
  const in100Years = Date.UTC(2126, 10, 21);
  await believe(in100Years);
  expect((await run(in100Years, true)).removed.questions).toBe(0);
  expect(await questions()).toEqual(['open']);
});

test('more than a tenth of the questions at once waits for the owner', async () => {
  for (let n = 0; n < 8; n++) await add(`young ${n}`, { answered: in24Months });
  await add('old 1', { answered: t0 });
  await add('old 2', { answered: t0 });
  await believe(in24Months + 1);
  expect(await run(in24Months + 1)).toMatchObject({ removed: { questions: 0 }, waiting: { questions: 2 } });
  expect(await questions()).toHaveLength(10);
  expect((await run(in24Months + 1, true)).removed.questions).toBe(2);
  await add('young 8', { answered: in24Months });
  await add('old 3', { answered: t0 });
  expect((await run(in24Months + 1)).removed.questions).toBe(1);
});

test.each([
  ['sent', { sent_at: t0 }, 1],
  ['sent later', { sent_at: t0 + 1 }, 0],
  ['given up', { dead_at: t0 }, 1],
  ['refused', { dead_at: t0, refused_at: t0 }, 1],
  ['waiting', {}, 0],
] as const)('a message that was %s, a month later', async (_case, fields, gone) => {
  await addMail('receipt', fields);
  const now = t0 + 31 * dayMs + 1;
  await believe(now);
  expect((await run(now)).removed.outbox).toBe(gone);
});

test('an unsent newsletter message is deleted, a dead notice stays', async () => {
  await addMail('newsletter-confirm', { dead_at: t0 });
  await addMail('newsletter-welcome', {});
  await addMail('notice', { dead_at: t0 });
  const now = t0 + 31 * dayMs + 1;
  await believe(now);
  await run(now);
  const kinds = await store.db.selectFrom('outbox').select('kind').execute();
  expect(kinds).toEqual([{ kind: 'notice' }]);
});

test.each(['newsletter', 'renewal'] as const)(
  'a waiting %s, which is about no question, outlives a look and a privacy request',
  async (kind) => {
    await addMail(kind, { reference: '2027-09-01', recipient: 'someone@example.com' });
    await believe(t0);
    expect((await run(t0, true)).removed.outbox).toBe(0);
    expect((await erase(store, { email: 'ada@example.com' })).messages).toEqual([]);
  },
);

test('an unconfirmed address is deleted with its links', async () => {
  await subscribe(store, 'never@example.com', t0);
  await newsletterToken(store, 'newsletter-confirm', 'never@example.com', t0);
  const now = t0 + 5 * dayMs;
  await believe(now);
  expect((await run(now)).removed.subscribers).toBe(1);
  expect(await store.db.selectFrom('links').selectAll().execute()).toEqual([]);
});

const ada = 'ada@example.com';
const join = async (now: number) => {
  await subscribe(store, ada, now);
  return (await newsletterToken(store, 'newsletter-confirm', ada, now)) ?? '';
};
const joinAndLeave = async () => {
  await confirmSubscriber(store, await join(t0), t0);
  await unsubscribe(store, (await newsletterToken(store, 'newsletter-welcome', ada, t0)) ?? '', t0);
};

test('an unsubscribed address is deleted a month later', async () => {
  await joinAndLeave();
  const aMonthLater = t0 + 31 * dayMs;
  await believe(aMonthLater);
  expect((await run(aMonthLater)).removed.subscribers).toBe(0);
  expect((await run(aMonthLater + 1)).removed.subscribers).toBe(1);
});

test('an address that left and asks again stays until its new link has long expired', async () => {
  await joinAndLeave();
  const again = t0 + 30.5 * dayMs;
  await join(again);
  await believe(again);
  expect((await run(again + 4 * dayMs)).removed.subscribers).toBe(0);
  expect((await run(again + 4 * dayMs + 1)).removed.subscribers).toBe(1);
});

test('an address that left a month ago and asks again can confirm', async () => {
  await joinAndLeave();
  const token = await join(t0 + 30.5 * dayMs);
  const now = t0 + 31.1 * dayMs;
  await believe(now);
  await run(now);
  expect(await confirmSubscriber(store, token, now)).toBe(true);
});

test('erase removes an address everywhere, in any spelling, and nothing else', async () => {
  await add('one');
  await subscribe(store, 'ada@example.com', t0);
  await newsletterToken(store, 'newsletter-confirm', 'ada@example.com', t0);
  const other = { name: 'Bea', email: 'bea@example.com', urgency: 'normal', category: 'general', question: 'two' };
  await addQuestion(store, other as Parameters<typeof addQuestion>[1], {
    idempotencyKey: undefined,
    ownerEmail: 'owner@example.com',
    now: t0,
  });
  const { messages, ...counts } = await erase(store, { email: ' ADA@example.com ' });
  expect(counts).toEqual({ questions: [expect.stringMatching(referencePattern)], subscribers: 1 });
  expect(messages).toHaveLength(3);
  expect(await questions()).toEqual(['two']);
  expect(await store.db.selectFrom('outbox').select('recipient').execute()).toHaveLength(2);
  expect(await store.db.selectFrom('links').selectAll().execute()).toEqual([]);
});

describe('a clock that has jumped', () => {
  const fill = async () => {
    for (let n = 0; n < 21; n++) await add(`question ${n}`, { answered: t0 });
    await addMail('receipt', { sent_at: t0 });
  };
  const all = async () => [
    (await questions()).length,
    (await store.db.selectFrom('outbox').selectAll().execute()).length,
  ];
  const jumps = { '800 days ahead': 800, '800 days back': -800, 'eight days ahead': 8, 'ten days back': -10 };

  test.each(Object.entries(jumps))(
    '%s: nothing is deleted, however often it starts, until the owner confirms',
    async (_case, days) => {
      await fill();
      await run(t0);
      const before = await all();
      const now = t0 + days * dayMs;
      for (const later of [0, dayMs, 40 * dayMs]) {
        await add(`asked meanwhile ${later}`, { at: now + later });
        expect(await runRetention(store, { now: now + later, confirmed: false })).toEqual({ clock: 'suspect' });
      }
      expect((await questions()).length).toBe((before[0] ?? 0) + 3);
      expect((await runRetention(store, { now, confirmed: true })).clock).toBe('believed');
      expect((await runRetention(store, { now: now + dayMs, confirmed: false })).clock).toBe('believed');
    },
  );

  test('it returns: retention continues', async () => {
    await fill();
    await run(t0);
    expect((await runRetention(store, { now: t0 + 800 * dayMs, confirmed: false })).clock).toBe('suspect');
    expect((await run(t0 + clockToleranceMs)).removed).toEqual({ questions: 0, subscribers: 0, outbox: 0 });
  });

  test('at the first start it is compared with the newest that is stored', async () => {
    await fill();
    expect((await runRetention(store, { now: t0 + 800 * dayMs, confirmed: false })).clock).toBe('suspect');
    expect((await questions()).length).toBe(21);
  });

  test('an empty store believes any clock', async () => {
    expect((await runRetention(store, { now: 0, confirmed: false })).clock).toBe('believed');
  });

  test('the start says so in the log, and leaves the mail files alone', async () => {
    await fill();
    const connection = connectStore(() => openStore(place));
    const said: string[] = [];
    const log = { info: () => {}, warn: (_fields: object, message: string) => void said.push(message) };
    let expired = 0;
    const expireFiles = async () => void expired++;
    const parts = { connection, log, expireFiles };
    (await scheduleRetention({ ...parts, now: () => t0 + 800 * dayMs })).stop();
    expect(said).toEqual([expect.stringMatching(/^the clock is far from .* purge --confirm$/)]);
    expect(expired).toBe(0);
    (await scheduleRetention({ ...parts, now: () => t0 })).stop();
    expect([said.length, expired]).toEqual([1, 1]);
    await connection.close();
  });
});
