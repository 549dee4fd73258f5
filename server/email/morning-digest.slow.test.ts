import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Urgency } from '#contract/question-form.ts';
import type { Store } from '../db/open-store.ts';
import { addCount } from '../db/tables/counts.ts';
import { addQuestion, markAnswered } from '../db/tables/questions.ts';
import { emptyStore, testStores } from '../db/test-stores.ts';
import { composeMail, type MailRow } from './compose.ts';
import { subjectsOf } from './mail-subject.ts';
import { addAskedDigest, addMorningDigest } from './morning-mail.ts';

const hour = 60 * 60 * 1000;
/** Seven in the morning in Texas, in winter. */
const seven = Date.UTC(2026, 10, 23, 13);
const config = { siteUrl: 'https://example.com', mail: { from: 'help@manual.example' } };
const stores = testStores();

let store: Store;
beforeAll(async () => {
  store = await stores.open(await stores.place('sqlite'));
});
beforeEach(() => emptyStore(store));

const add = async (name: string, urgency: Urgency, at: number) => {
  const request = { name, email: 'ada@example.com', urgency, category: 'general', question: 'Dry?' } as const;
  const options = { idempotencyKey: undefined, ownerEmail: 'owner@example.com', now: at };
  const result = await addQuestion(store, request, options);
  return result.ok ? result.reference : '';
};
const due = (now: number) => addMorningDigest(store, 'owner@example.com', now);
const message = async (now: number) => {
  const rows = await store.db.selectFrom('outbox').selectAll().where('kind', '=', 'digest').execute();
  const [row] = rows as MailRow[];
  const [subject = {}] = await subjectsOf(store, rows, now);
  return row && composeMail(config, row, subject);
};

test.each([
  ['a minute before seven', seven - 60_000, false],
  ['at seven', seven, true],
  ['a server that starts at noon', seven + 5 * hour, true],
  ['at seven in summer', Date.UTC(2026, 6, 1, 12), true],
  ['an hour before that', Date.UTC(2026, 6, 1, 11), false],
])('%s', async (_case, now, expected) => {
  expect(await due(now)).toBe(expected);
});

test('once a day, however many processes ask at once', async () => {
  const asked = await Promise.all(Array.from({ length: 6 }, () => due(seven)));
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect(await due(seven + 8 * hour)).toBe(false);
  expect(await due(seven + 24 * hour)).toBe(true);
});

test('one that the owner asks for is sent when nothing is open, and once in ten minutes', async () => {
  const ask = (now: number) => addAskedDigest(store, 'owner@example.com', now);
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask(seven)));
  expect(asked.filter(Boolean)).toHaveLength(1);
  expect([await ask(seven + 599_999), await ask(seven + 600_000)]).toEqual([false, true]);
  const rows = await store.db.selectFrom('outbox').selectAll().execute();
  const [subject = {}] = await subjectsOf(store, rows, seven, (...parts) => parts.join(' '));
  const mail = await composeMail(config, rows[0] as MailRow, subject);
  expect(mail?.text).toMatch(/https:\/\/example\.com\/inbox\/en\?token=[\w-]{32}/);
});

test('lists what is open, the oldest first, with the promise each breaks', async () => {
  const normal = await add('Ada', 'normal', seven - 20.5 * hour);
  const emergency = await add('Bea', 'emergency', seven - 5 * hour);
  await markAnswered(store, await add('Cy', 'urgent', seven - hour), seven);
  await store.db.updateTable('questions').set({ calling_at: seven }).where('reference', '=', emergency).execute();
  for (let n = 0; n < 2; n++) await addCount(store, 'call', '/', seven - 24 * hour);
  await addCount(store, 'tool', '/cost-builder', seven - 24 * hour);
  await addCount(store, 'tool', '/cost-builder', seven);
  await due(seven);
  const { subject, text = '' } = (await message(seven)) ?? {};
  expect(subject).toBe('2 questions need an answer');
  expect(text.split('\n').filter((line) => line.startsWith('WD-'))).toEqual([
    `${normal}: normal, general, Ada: due within 3 hours`,
    `${emergency}: emergency, general, Bea: overdue by 3 hours; someone has been calling back since Nov 23, 2026, 7:00 AM`,
  ]);
  expect(text).toMatch(
    new RegExp(`answered ${normal}\\n\\nOn the site yesterday: 2 calls tapped, 0 questions sent, 1 tool used\\.\\n$`),
  );
});

test('a promise that broke half an hour ago is broken', async () => {
  await add('Ada', 'emergency', seven - 2.5 * hour);
  await due(seven);
  expect((await message(seven))?.text).toContain('Ada: overdue by 1 hour');
});

test('with nothing open, what was counted still arrives', async () => {
  await markAnswered(store, await add('Cy', 'urgent', seven - 30 * hour), seven);
  await addCount(store, 'call', '/', seven - 24 * hour);
  await due(seven);
  expect(await message(seven)).toMatchObject({
    subject: 'No open questions',
    text: 'On the site yesterday: 1 call tapped, 0 questions sent, 0 tools used.\n',
  });
});

test('with nothing open and nothing counted nothing is sent', async () => {
  await addCount(store, 'call', '/', seven);
  await addCount(store, 'call', '/', seven - 48 * hour);
  await due(seven);
  expect(await message(seven)).toBeUndefined();
});
