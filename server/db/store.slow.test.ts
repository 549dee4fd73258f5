import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referencePattern } from '#contract/forms.ts';
import { erase } from './erase.ts';
import { NewerDatabaseError, openStore, type Store, type StoreLocation } from './open-store.ts';
import { runRetention } from './retention.ts';
import { addCount, dayOf, listCounts } from './tables/counts.ts';
import { dayMs, receiptLimit } from './tables/daily-limits.ts';
import { markByLink, questionTokens } from './tables/links.ts';
import {
  claimMail,
  countMail,
  dismissMail,
  markFailed,
  markSent,
  newMail,
  releaseAllLeases,
  returnMail,
  reviveDeadMail,
} from './tables/outbox.ts';
import { photosOf } from './tables/photos.ts';
import {
  type AskOptions,
  addQuestion,
  findQuestion,
  listQuestions,
  markAnswered,
  type NewQuestion,
} from './tables/questions.ts';
import { claimOnce, readState } from './tables/server-state.ts';
import {
  confirmLinkMs,
  confirmSubscriber,
  listSubscribers,
  newsletterToken,
  subscribe,
  subscribersWithLinks,
  unsubscribe,
} from './tables/subscribers.ts';
import { emptyStore, engines, markAsNewer, testStores } from './test-stores.ts';

const t0 = Date.UTC(2026, 10, 21, 12);
const ask: NewQuestion = {
  name: 'Ada',
  email: 'Ada@Example.com',
  location: 'Seguin',
  urgency: 'normal',
  category: 'general',
  question: 'Is it dry?',
};
const options = (now = t0, idempotencyKey?: string) => ({ idempotencyKey, ownerEmail: 'owner@example.com', now });

const stores = testStores();

describe.each(engines)('%s', (engine) => {
  let store: Store;
  let place: StoreLocation;
  beforeAll(async () => {
    place = await stores.place(engine);
    store = await stores.open(place);
    expect(store.engine).toBe(engine);
  });
  beforeEach(() => emptyStore(store));
  const mails = () => store.db.selectFrom('outbox').selectAll().orderBy('priority').execute();
  const add = async (request = ask, at: AskOptions = options()) => {
    const result = await addQuestion(store, request, at);
    if (!result.ok) throw new Error(result.error);
    return result.reference;
  };

  test('opening twice migrates once', async () => {
    const again = await openStore(place);
    await again.close();
    expect(await listQuestions(store, { all: true })).toEqual([]);
  });

  describe('questions', () => {
    test('a question is stored with its notice and its receipt', async () => {
      const reference = await add();
      expect(reference).toMatch(referencePattern);
      expect(await findQuestion(store, reference)).toMatchObject({ ...ask, created_at: t0, answered_at: null });
      expect(await mails()).toMatchObject([
        { kind: 'notice', recipient: 'owner@example.com', reference, priority: 4, attempts: 0, due_at: t0 },
        { kind: 'receipt', recipient: 'ada@example.com', reference, priority: 5 },
      ]);
    });

    test('the same key never makes a second question, not even at once', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, () => addQuestion(store, ask, options(t0, 'draft-0001'))),
      );
      expect(new Set(outcomes.map((result) => result.ok && result.reference)).size).toBe(1);
      expect(outcomes.filter((result) => result.ok && result.isNew)).toHaveLength(1);
      expect(await listQuestions(store, { all: true })).toHaveLength(1);
      expect(await mails()).toHaveLength(2);
    });

    test('a key that was used for another text is refused', async () => {
      await add(ask, options(t0, 'draft-0001'));
      const other = { ...ask, question: 'Something else' };
      expect(await addQuestion(store, other, options(t0, 'draft-0001'))).toEqual({ ok: false, error: 'key-reused' });
    });

    test('without a key the same text counts once a day', async () => {
      const first = await add();
      expect(await add()).toBe(first);
      expect(await add({ ...ask, question: 'Is it wet?' })).not.toBe(first);
      expect(await add(ask, options(t0 + dayMs))).not.toBe(first);
    });

    test('the fourth question of a day gets no receipt, but still a notice to the owner', async () => {
      for (const question of ['a', 'b', 'c', 'd']) await add({ ...ask, question });
      const kinds = (await mails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(3);
      expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(4);
      await add({ ...ask, question: 'e' }, options(t0 + dayMs + 1));
      expect((await mails()).filter(({ kind }) => kind === 'receipt')).toHaveLength(4);
    });

    test('questions that come at once share the receipts of their mailbox too', async () => {
      const spellings = Array.from({ length: 12 }, (_unused, n) => `ada+${n}@example.com`);
      await Promise.all(spellings.map((email) => add({ ...ask, email })));
      expect((await mails()).filter(({ kind }) => kind === 'receipt')).toHaveLength(receiptLimit.mailbox);
      expect((await mails()).filter(({ kind }) => kind === 'notice')).toHaveLength(12);
    });

    test('spellings of one mailbox share its receipts, and all mailboxes share those of a day', async () => {
      for (let n = 0; n < 20; n++) await add({ ...ask, email: `ada+${n}@example.com`, question: `${n}` });
      expect((await mails()).filter(({ kind }) => kind === 'receipt')).toHaveLength(receiptLimit.mailbox);
      const day = t0 + 100 * dayMs;
      await store.db.deleteFrom('outbox').execute();
      const receipts = Array.from({ length: receiptLimit.everyone }, (_unused, n) =>
        newMail({ kind: 'receipt', recipient: `a${n}@example.com`, priority: 5, createdAt: day }),
      );
      await store.db.insertInto('outbox').values(receipts.slice(1)).execute();
      await add({ ...ask, email: 'last@example.com' }, options(day));
      await add({ ...ask, email: 'none@example.com' }, options(day));
      const kinds = (await mails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(receiptLimit.everyone);
      expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(2);
      await add({ ...ask, email: 'next@example.com' }, options(day + dayMs));
      expect((await mails()).filter(({ kind }) => kind === 'receipt')).toHaveLength(receiptLimit.everyone + 1);
    });

    test('questions of many mailboxes that come at once share the receipts of a day, to the last one', async () => {
      const day = t0 + 200 * dayMs;
      const receipts = Array.from({ length: receiptLimit.everyone - 3 }, (_unused, n) =>
        newMail({ kind: 'receipt', recipient: `a${n}@example.com`, priority: 5, createdAt: day }),
      );
      await store.db.insertInto('outbox').values(receipts).execute();
      await Promise.all(
        Array.from({ length: 20 }, (_unused, n) => add({ ...ask, email: `b${n}@example.com` }, options(day))),
      );
      const kinds = (await mails()).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'receipt')).toHaveLength(receiptLimit.everyone);
      expect(kinds.filter((kind) => kind === 'notice')).toHaveLength(20);
    });

    test('every character that text may hold comes back', async () => {
      const question = `'"\\; drop table questions; -- 你好 🌊 ñ \n\t%_$1 ? :a`;
      const reference = await add({ ...ask, question });
      expect((await findQuestion(store, reference))?.question).toBe(question);
    });

    test('half of a character that UTF-16 writes in two becomes the sign for what is not known', async () => {
      const reference = await add({ ...ask, question: `wet \ud83c floor` });
      expect((await findQuestion(store, reference))?.question).toBe('wet \ufffd floor');
    });

    test('answered once, then left out of the open list', async () => {
      const reference = await add();
      expect(await markAnswered(store, reference, t0 + 1)).toBe(true);
      expect(await markAnswered(store, reference, t0 + 2)).toBe(true);
      expect(await markAnswered(store, 'WD-0000-0000', t0)).toBe(false);
      expect((await findQuestion(store, reference))?.answered_at).toBe(t0 + 1);
      expect(await listQuestions(store, { all: false })).toEqual([]);
      expect(await listQuestions(store, { all: true })).toHaveLength(1);
    });
  });

  describe('outbox', () => {
    const lease = (owner: string, now = t0) => ({ owner, until: now + 1000 });

    test('emergencies first, whatever came first', async () => {
      await add({ ...ask, urgency: 'normal' });
      await add({ ...ask, urgency: 'urgent' });
      await add({ ...ask, urgency: 'emergency' }, options(t0 + 5));
      const claimed = await claimMail(store, 'mail', lease('a'), 10, t0 + 10);
      expect(claimed.map(({ priority }) => priority)).toEqual([0, 1, 2, 3, 4, 5]);
    });

    test('of the same urgency the oldest leaves first, whatever was stored first, and no index is needed for it', async () => {
      const bare = await stores.open(await stores.place(engine));
      await bare.db.schema.dropIndex('outbox_waiting').execute();
      const digest = { kind: 'digest', recipient: 'owner@example.com' } as const;
      for (const [priority, later] of [
        [3, 3],
        [3, 1],
        [3, 4],
        [3, 2],
        [1, 5],
      ] as const) {
        // The ids go the other way.
        const row = { ...newMail({ ...digest, priority, createdAt: t0 + later }), id: String(9 - later) };
        await bare.db.insertInto('outbox').values(row).execute();
      }
      const next = async (limit: number) =>
        (await claimMail(bare, 'mail', lease('a'), limit, t0 + 10)).map(({ created_at }) => created_at - t0);
      expect([await next(1), await next(2), await next(9)]).toEqual([[5], [1, 2], [3, 4]]);
    });

    test('two workers never get the same message', async () => {
      for (const question of 'abcdefghij') await add({ ...ask, email: `${question}@example.com`, question });
      const takes = await Promise.all(
        Array.from({ length: 10 }, (_unused, n) => claimMail(store, 'mail', lease(`w${n}`), 3, t0)),
      );
      // A worker that met another's rows may come away with fewer than it asked for: the next poll takes those.
      const rest = await claimMail(store, 'mail', lease('last'), 20, t0);
      const ids = [...takes.flat(), ...rest].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBe(20);
    });

    test('a lease ends by time, by the next start, or by success', async () => {
      await add();
      expect(await claimMail(store, 'mail', lease('a'), 10, t0)).toHaveLength(2);
      expect(await claimMail(store, 'mail', lease('b'), 10, t0 + 1000)).toEqual([]);
      expect(await claimMail(store, 'mail', lease('b', t0 + 1001), 10, t0 + 1001)).toMatchObject([{ attempts: 2 }, {}]);
      await releaseAllLeases(store);
      const [first] = await claimMail(store, 'mail', lease('c', t0 + 1002), 1, t0 + 1002);
      await markSent(store, first?.id ?? '', 'someone else', t0 + 1002);
      expect((await countMail(store)).pending).toBe(2);
      await markSent(store, first?.id ?? '', 'c', t0 + 1002);
      expect(await countMail(store)).toEqual({
        pending: 1,
        dead: 0,
        refused: 0,
        putOff: 0,
        oldest: t0,
        oldestForOwner: null,
      });
    });

    test('messages that leave at the same time are marked together, each by its own lease', async () => {
      for (const question of 'abc') await add({ ...ask, email: `${question}@example.com`, question });
      const [first, second, third, ...others] = await claimMail(store, 'mail', lease('a'), 10, t0);
      await store.db
        .updateTable('outbox')
        .set({ lease_owner: 'b' })
        .where('id', '=', second?.id ?? '')
        .execute();
      await store.db
        .deleteFrom('outbox')
        .where('id', '=', third?.id ?? '')
        .execute();
      const sent = [first, second, third, ...others];
      const known = await Promise.all(sent.map((row) => markSent(store, row?.id ?? '', 'a', t0)));
      expect(known).toEqual([true, true, false, true, true, true]);
      const waiting = await store.db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute();
      expect(waiting).toEqual([{ id: second?.id }]);
    });

    test.each([
      ['one that was never tried', 1, 0],
      ['one that was tried', 1, 3],
      ['one under a lease', 800, 3],
    ])('a clock that was ahead holds no message up: %s', async (_case, days, attempts) => {
      await add();
      const ahead = t0 + days * dayMs;
      await store.db.updateTable('outbox').set({ due_at: ahead, lease_until: ahead, attempts }).execute();
      expect(await claimMail(store, 'mail', lease('a'), 10, t0)).toHaveLength(2);
    });

    test('a refused receipt is not a failure, is not tried again, and can be dismissed', async () => {
      await add();
      const [notice, receipt] = (await claimMail(store, 'mail', lease('a'), 10, t0)).map(({ id }) => id);
      await markFailed(store, { id: receipt ?? '', owner: 'a', error: '550', next: 'refused', now: t0 });
      expect(await countMail(store)).toMatchObject({ pending: 1, dead: 0, refused: 1 });
      expect(await reviveDeadMail(store, t0)).toBe(0);
      expect(await dismissMail(store, notice ?? '')).toBe(false);
      expect(await dismissMail(store, receipt ?? '')).toBe(true);
      expect(await countMail(store)).toMatchObject({ pending: 1, dead: 0, refused: 0 });
    });

    test('later, returned untried, dead and revived', async () => {
      await add();
      const claimed = await claimMail(store, 'mail', lease('a'), 10, t0);
      const [one, two] = claimed.map(({ id }) => id);
      const failure = { owner: 'a', error: 'greylisted', now: t0 };
      await markFailed(store, { ...failure, id: one ?? '', next: t0 + 60_000 });
      await returnMail(store, [two ?? ''], 'a', 'mail server away');
      expect(await claimMail(store, 'mail', lease('a'), 10, t0)).toMatchObject([
        { id: two, attempts: 1, last_error: 'mail server away' },
      ]);
      await markFailed(store, { ...failure, id: two ?? '', next: 'never' });
      expect(await countMail(store)).toMatchObject({ pending: 1, dead: 1 });
      expect(await claimMail(store, 'mail', lease('a'), 10, t0 + 60_000)).toMatchObject([{ id: one, attempts: 2 }]);
      expect(await reviveDeadMail(store, t0)).toBe(1);
      expect(await countMail(store)).toMatchObject({ pending: 2, dead: 0 });
    });
  });

  describe('newsletter', () => {
    const bea = 'bea@example.com';
    const confirmToken = async (now = t0) => (await newsletterToken(store, 'newsletter-confirm', bea, now)) ?? '';
    const leaveToken = async () => (await newsletterToken(store, 'newsletter-welcome', bea, t0)) ?? '';

    test('on the list only after the link, off it after the other', async () => {
      await subscribe(store, 'Bea@Example.com', t0);
      expect(await listSubscribers(store)).toEqual([]);
      const link = await confirmToken();
      expect(await confirmSubscriber(store, 'wrong', t0)).toBe(false);
      const atOnce = Array.from({ length: 10 }, () => confirmSubscriber(store, link, t0 + 1));
      expect(new Set(await Promise.all(atOnce))).toEqual(new Set([true]));
      expect((await mails()).filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
      expect(await confirmSubscriber(store, link, t0 + 2)).toBe(true);
      expect(await listSubscribers(store)).toMatchObject([{ email: bea, confirmed_at: t0 + 1 }]);
      expect((await mails()).filter(({ kind }) => kind === 'newsletter-welcome')).toHaveLength(1);
      const leave = await leaveToken();
      expect(await confirmSubscriber(store, leave, t0)).toBe(false);
      expect(await unsubscribe(store, link, t0)).toBe(false);
      expect(await unsubscribe(store, leave, t0 + 3)).toBe(true);
      expect(await unsubscribe(store, leave, t0 + 4)).toBe(true);
      expect(await unsubscribe(store, 'wrong', t0)).toBe(false);
      expect(await listSubscribers(store)).toEqual([]);
      expect(await confirmSubscriber(store, link, t0 + 5)).toBe(false);
    });

    test('the link expires two days after its message left, and no sooner', async () => {
      await subscribe(store, bea, t0);
      const late = t0 + 3 * dayMs;
      const link = await confirmToken(late);
      expect(await confirmSubscriber(store, link, late + confirmLinkMs)).toBe(false);
      expect(await confirmSubscriber(store, link, late + confirmLinkMs - 1)).toBe(true);
    });

    test('an unsubscribed address may subscribe again', async () => {
      await subscribe(store, bea, t0);
      await confirmSubscriber(store, await confirmToken(), t0 + 1);
      await unsubscribe(store, await leaveToken(), t0 + 2);
      await subscribe(store, bea, t0 + dayMs);
      expect((await mails()).filter(({ kind }) => kind === 'newsletter-confirm')).toHaveLength(2);
      expect(await confirmSubscriber(store, await confirmToken(t0 + dayMs), t0 + dayMs)).toBe(true);
      expect(await listSubscribers(store)).toMatchObject([{ email: bea }]);
    });

    test('a known address gets no message, an insisting mailbox three a day', async () => {
      for (const spelling of ['bea', 'bea+1', 'bea+2', 'bea+3', 'bea']) {
        await subscribe(store, `${spelling}@example.com`, t0);
      }
      expect(await mails()).toHaveLength(3);
      expect(await confirmSubscriber(store, await confirmToken(), t0 + 9)).toBe(true);
      await subscribe(store, bea, t0 + dayMs + 9);
      expect((await mails()).filter(({ kind }) => kind === 'newsletter-confirm')).toHaveLength(3);
      expect(await confirmToken()).toBe('');
    });

    test('an insisting mailbox gets three a day also when it asks at once', async () => {
      await Promise.all(Array.from({ length: 12 }, (_unused, n) => subscribe(store, `bea+${n}@example.com`, t0)));
      expect(await mails()).toHaveLength(3);
    });

    test('whether it is known or not, an address costs a commit: its time tells nothing', async () => {
      const commits = async (now: number) => {
        await subscribe(store, bea, now);
        return readState(store.db, 'newsletter-asked');
      };
      for (const now of [t0, t0 + 1, t0 + 2, t0 + 3]) expect(await commits(now)).toBe(now);
      expect(await mails()).toHaveLength(3);
      expect(await confirmSubscriber(store, await confirmToken(), t0 + 9)).toBe(true);
      expect(await commits(t0 + dayMs + 9)).toBe(t0 + dayMs + 9);
    });

    test('each list has links of its own, and the earlier ones go on working', async () => {
      await subscribe(store, bea, t0);
      await confirmSubscriber(store, await confirmToken(), t0);
      const tokens = [];
      for (const now of [t0, t0 + dayMs]) tokens.push((await subscribersWithLinks(store, now))[0]?.token ?? '');
      expect(new Set(tokens).size).toBe(2);
      for (const token of tokens) expect(await unsubscribe(store, token, t0 + 2 * dayMs)).toBe(true);
    });
  });

  test('a link of a notice marks its question once, also when it is pressed at once', async () => {
    const reference = await add();
    const tokens = await questionTokens(store, [reference], t0);
    const token = tokens.get(reference)?.answered ?? '';
    expect(await markByLink(store, 'call-back', token, t0)).toBe(false);
    const pressed = await Promise.all(Array.from({ length: 6 }, () => markByLink(store, 'answered', token, t0 + 1)));
    expect(pressed.filter(Boolean)).toHaveLength(1);
    expect((await findQuestion(store, reference))?.answered_at).toBe(t0 + 1);
  });

  test('of several processes that store the same value, one sees it as new', async () => {
    const noted = () => Promise.all(Array.from({ length: 6 }, () => claimOnce(store.db, 'digest-day', 7)));
    expect((await noted()).filter(Boolean)).toHaveLength(1);
    expect((await noted()).filter(Boolean)).toHaveLength(0);
  });

  test('counts of the same page add up, also when they come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => addCount(store, 'call', '/', t0)));
    await add(ask, { ...options(), countedOn: '/ask' });
    expect(await listCounts(store, dayOf(t0), dayOf(t0))).toMatchObject([
      { page: '/', kind: 'call', number: 8 },
      { page: '/ask', kind: 'form', number: 1 },
    ]);
  });

  test('photos come back as they were sent, and belong to what makes a question the same', async () => {
    const photo = { jpeg: Buffer.from([0xff, 0xd8, 0, 1]), hash: 'one' };
    const reference = await add(ask, { ...options(), photos: [photo] });
    expect((await photosOf(store, reference)).map((jpeg) => [...jpeg])).toEqual([[0xff, 0xd8, 0, 1]]);
    expect(await add(ask, { ...options(), photos: [photo] })).toBe(reference);
    expect(await add()).not.toBe(reference);
  });

  test('what has expired is deleted, and erasing takes the rest', async () => {
    const later = t0 + 800 * dayMs;
    const old = await add();
    await markAnswered(store, old, t0);
    for (let n = 0; n < 10; n++) await add({ ...ask, question: `${n}` }, options(later));
    await subscribe(store, 'bea@example.com', t0);
    await addCount(store, 'call', '/', t0);
    const result = await runRetention(store, { now: later, confirmed: true });
    expect(result).toMatchObject({ clock: 'believed', removed: { questions: 1, subscribers: 1 } });
    expect(await findQuestion(store, old)).toBeUndefined();
    expect(await listCounts(store, '0', '9')).toEqual([]);
    expect((await erase(store, { email: 'ADA@example.com' })).questions).toHaveLength(10);
    expect(await mails()).toEqual([]);
  });

  test('a database of a newer version is named as that, and is left as it is', async () => {
    const newer = await stores.place(engine);
    await markAsNewer((await stores.open(newer)).db);
    const names =
      engine === 'sqlite' ? /^This data folder .* 999_next.*DATA_DIR/ : /^This database .* 999_next.*DATABASE_URL/;
    await expect(openStore(newer)).rejects.toThrow(NewerDatabaseError);
    await expect(openStore(newer)).rejects.toThrow(names);
  });
});
