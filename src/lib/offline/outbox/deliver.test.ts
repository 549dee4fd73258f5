import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { refusingDatabases } from '../../storage/test-failing-database.ts';
import { deliverAll } from './deliver.ts';
import { isPending, type Message, newKey } from './message.ts';
import { addMessage, deleteMessage, listMessages } from './outbox-store.ts';

const message = (question: string, key = newKey()): Message => ({
  kind: 'ask',
  key,
  language: 'en',
  values: { question, urgency: 'urgent' },
  photos: [],
});

/** Stubs the server: answers by question; other messages are stored. */
function serverOf(answers: Readonly<Record<string, () => Response | Promise<Response>>>): string[] {
  const taken: string[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { question } = JSON.parse(body);
    taken.push(question);
    return answers[question]?.() ?? Response.json({ reference: `WD-${question}` }, { status: 201 });
  });
  return taken;
}

const noLine = () => Promise.reject(new TypeError('no line'));
const refusal = () => Response.json({ error: 'Enter your name.' }, { status: 400 });
const busy = () => Response.json({ error: 'Busy.' }, { status: 503, headers: { 'Retry-After': '5' } });
const statesOf = async () =>
  (await listMessages()).map((one) => one.arrived?.reference ?? one.refused ?? (isPending(one) ? 'waits' : 'lost'));

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('sends messages in order and deletes their text', async () => {
  for (const question of ['1', '2', '3']) await addMessage(message(question), 10);
  const taken = serverOf({});
  expect(await deliverAll()).toEqual({ isAll: true });
  expect(taken).toEqual(['1', '2', '3']);
  expect(await statesOf()).toEqual(['WD-1', 'WD-2', 'WD-3']);
  expect((await listMessages()).map(({ values }) => values)).toEqual(Array(3).fill({ urgency: 'urgent' }));
});

test.each([
  ['no line', noLine, { isAll: false, afterMs: 0 }],
  ['a server that is busy', busy, { isAll: false, afterMs: 5000 }],
])('%s: stops in order, and the next delivery continues there', async (_words, answer, left) => {
  for (const question of ['1', '2', '3']) await addMessage(message(question), 10);
  const taken = serverOf({ 2: answer });
  expect(await deliverAll()).toEqual(left);
  expect(taken).toEqual(['1', '2']);
  serverOf({});
  expect(await deliverAll()).toEqual({ isAll: true });
  expect(await statesOf()).toEqual(['WD-1', 'WD-2', 'WD-3']);
});

test('a rejected message keeps its text; later ones are sent', async () => {
  for (const question of ['1', '2']) await addMessage(message(question), 10);
  const taken = serverOf({ 1: refusal });
  expect(await deliverAll()).toEqual({ isAll: true });
  expect(await statesOf()).toEqual(['Enter your name.', 'WD-2']);
  expect((await listMessages())[0]?.values.question).toBe('1');
  await deliverAll();
  expect(taken).toEqual(['1', '2']);
});

test('a message deleted while being sent is reported if it arrived, and gone if it was rejected', async () => {
  const ids = [await addMessage(message('1'), 10), await addMessage(message('2'), 10)];
  serverOf({
    1: () => deleteMessage(ids[0] ?? 0).then(() => Response.json({ reference: 'WD-1' }, { status: 201 })),
    2: () => deleteMessage(ids[1] ?? 0).then(refusal),
  });
  await deliverAll();
  expect(await statesOf()).toEqual(['WD-1']);
});

test('a message added twice is queued once', async () => {
  const one = message('1');
  expect(await addMessage(one, 10)).toBe(await addMessage(one, 20));
  expect(await listMessages()).toHaveLength(1);
});

test('a rejected message that is resubmitted is sent', async () => {
  const one = message('1');
  const id = await addMessage(one, 10, 'Enter your name.');
  serverOf({});
  await deliverAll();
  expect(await statesOf()).toEqual(['Enter your name.']);
  expect(await addMessage(one, 20)).toBe(id);
  await deliverAll();
  expect(await statesOf()).toEqual(['WD-1']);
});

test('without IndexedDB it rejects', async () => {
  vi.stubGlobal('indexedDB', refusingDatabases);
  await expect(addMessage(message('1'), 10)).rejects.toThrow();
  await expect(deliverAll()).rejects.toThrow();
});

test('50 messages over a connection that loses requests and answers, from three senders, arrive exactly once and in order', async () => {
  const total = 50;
  const stored = new Map<string, string>();
  let requests = 0;
  vi.stubGlobal(
    'fetch',
    async (_url: string, { body, headers }: { readonly body: string; readonly headers: object }) => {
      requests += 1;
      // Every third request does not arrive; of every fourth the answer is lost.
      if (requests % 3 === 0) return noLine();
      const key = new Headers(headers as HeadersInit).get('idempotency-key') ?? '';
      if (!stored.has(key)) stored.set(key, JSON.parse(body).question);
      if (requests % 4 === 0) return noLine();
      return Response.json({ reference: `WD-${stored.get(key)}` }, { status: 201 });
    },
  );
  // One sender at a time, as the browser's locks have it.
  let last: Promise<unknown> = Promise.resolve();
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, work: () => Promise<unknown>) => {
        last = last.then(work);
        return last;
      },
    },
  });
  for (let at = 0; at < total; at++) await addMessage(message(String(at)), at);
  for (let round = 0; round < total && stored.size < total; round++)
    await Promise.all([deliverAll(), deliverAll(), deliverAll()]);
  await deliverAll();
  expect([...stored.values()]).toEqual(Array.from({ length: total }, (_, at) => String(at)));
  expect(await statesOf()).toEqual(Array.from({ length: total }, (_, at) => `WD-${at}`));
});
