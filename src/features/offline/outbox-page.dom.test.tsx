import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waiting } from '#content/en/labels/outbox.ts';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import type { Message } from '../../lib/offline/outbox/message.ts';
import { addMessage, listMessages, putMessage } from '../../lib/offline/outbox/outbox-store.ts';
import { refusingDatabases } from '../../lib/storage/test-failing-database.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { WaitingPage } from './OutboxPage.tsx';

const part = (name: string) => document.querySelector(`[data-waiting-part="${name}"]`) as HTMLElement;
const status = () => part('status').textContent;
const inRow = (name: string, at = 0) =>
  part('list').children[at]?.querySelector<HTMLElement>(`[data-row="${name}"]`) ?? undefined;
const lead = () => document.querySelector<HTMLElement>('.lede [data-nothing-unsent]');
const counted = (count: number) => t(waiting.count, { count }, localeIn('en'));
const ask: Message = {
  kind: 'ask',
  key: 'a'.repeat(32),
  language: 'en',
  values: { question: 'Is the pad wet?', email: 'ada@example.com', urgency: 'urgent' },
  photos: [],
};
const newsletter: Message = { ...ask, kind: 'newsletter', key: 'b'.repeat(32), values: { email: 'ada@example.com' } };

let answer: () => Promise<Response>;
let channels: BroadcastChannel[] = [];

/** Closed after each test, so that an old page gets no messages of the next one. */
class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

/** The offline page, with these messages queued. */
async function open(...messages: readonly Message[]) {
  for (const [at, message] of messages.entries()) await addMessage(message, at + 1);
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={WaitingPage} with={{}} />);
  vi.resetModules();
  await import('./outbox-page.ts');
  await until(() => expect(status()).not.toBe(''));
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
  answer = () => Promise.reject(new TypeError('offline'));
  vi.stubGlobal('fetch', () => answer());
  channels = [];
  vi.stubGlobal('BroadcastChannel', Channel);
});

afterEach(() => {
  for (const channel of channels) channel.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('lists queued messages with kind, text, state and labeled buttons', async () => {
  await open(ask, newsletter);
  expect(status()).toBe(counted(2));
  expect([inRow('kind')?.textContent, inRow('text')?.textContent]).toEqual([waiting.kinds.ask, 'Is the pad wet?']);
  expect(inRow('state')?.textContent).toContain(waiting.waits);
  expect(inRow('remove')?.textContent).toBe(waiting.cancel);
  expect(inRow('remove')?.getAttribute('aria-label')).toBe(
    t(waiting.named, { button: waiting.cancel, kind: waiting.kinds.ask }, localeIn('en')),
  );
  expect(inRow('text', 1)?.textContent).toBe('ada@example.com');
  expect(inRow('change', 1)).toBeUndefined();
  expect(part('try').hidden).toBe(false);
});

test('a long message is truncated, with the number of its photos', async () => {
  const photo = { name: 'hall.jpg', blob: new Blob(['abc']) };
  await open({ ...ask, values: { question: 'w'.repeat(161) }, photos: [photo, photo] });
  expect(inRow('text')?.textContent).toBe(`${'w'.repeat(160)}…`);
  expect(inRow('state')?.textContent).toContain(t(waiting.photos, { count: 2 }, localeIn('en')));
});

test('a canceled message is removed, and can be restored', async () => {
  await open(ask);
  inRow('remove')?.click();
  await until(() => expect(status()).toBe(waiting.cancelled));
  expect(lead()?.hidden).toBe(false);
  expect(await listMessages()).toEqual([]);
  expect(document.activeElement).toBe(part('undo'));
  part('undo').click();
  await until(() => expect(status()).toBe(waiting.restored));
  expect(lead()?.hidden).toBe(true);
  expect(await listMessages()).toMatchObject([ask]);
  expect(part('undo').hidden).toBe(true);
});

test('offline, a retry fails and the message stays', async () => {
  await open(ask);
  part('try').click();
  expect(status()).toBe(waiting.trying);
  await until(() => expect(status()).toBe(waiting.noLine));
  expect(await listMessages()).toHaveLength(1);
});

test('online, it is delivered and marked as seen', async () => {
  await open(ask);
  answer = async () => Response.json({ reference: 'WD-1' }, { status: 201 });
  part('try').click();
  await until(() => expect(inRow('state')?.textContent).toContain('WD-1'));
  await until(async () => expect(await listMessages()).toMatchObject([{ arrived: { isTold: true } }]));
  expect([status(), inRow('remove')?.textContent, part('try').hidden]).toEqual([waiting.nothing, waiting.remove, true]);
  expect(inRow('change')).toBeUndefined();
});

test('a rejected message shows the reason', async () => {
  await addMessage(ask, 1, 'Please name a way to reach you.');
  await open();
  const words = 'Please name a way to reach you.';
  expect(inRow('state')?.textContent).toContain(t(waiting.refusedWith, { words }, localeIn('en')));
  expect(status()).toBe(waiting.nothing);
});

test('a delivered newsletter signup has no reference', async () => {
  const id = await addMessage(newsletter, 1);
  await putMessage({ ...newsletter, id, at: 1, arrived: { at: 2, isTold: false } });
  await open();
  const moment = localeIn('en').moment(2);
  expect(inRow('state')?.textContent).toBe(t(waiting.arrivedNewsletter, { moment }, localeIn('en')));
});

test('a message is reopened in its form, and removed from the list', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  await open(ask);
  inRow('change')?.click();
  await until(() => expect(assign.mock.calls).toEqual([['/ask']]));
  expect(await listMessages()).toEqual([]);
});

test('a message that does not fit into its form stays, with an error', async () => {
  await open({ ...ask, values: { question: 'w'.repeat(4000) } });
  const { deviceStore } = await import('../../lib/storage/store.ts');
  await (await deviceStore()).keep('ask-handover', { question: 'd'.repeat(4000) });
  inRow('change')?.click();
  await until(() => expect(status()).toBe(waiting.noRoom));
  expect(await listMessages()).toHaveLength(1);
});

test('without storage it says so', async () => {
  globalThis.indexedDB = refusingDatabases;
  await open();
  expect(status()).toBe(waiting.refusesAll);
});
