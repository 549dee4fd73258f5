import { File as NodeFile } from 'node:buffer';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { thisDevice } from '#content/en/pages/this-device.ts';
import { localeIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { addMessage, listMessages } from '../../lib/offline/outbox/outbox-store.ts';
import { offerSharedFiles, sharedFiles } from '../../lib/storage/shared-files.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { ThisDevicePage } from './ThisDevicePage.tsx';

const part = (name: string) => document.querySelector(`[data-device-part="${name}"]`) as HTMLElement;
const beginning = () => document.querySelector('[data-device-begin]') as HTMLElement;
const status = () => part('status').textContent;
const rows = () => [...part('list').children] as HTMLElement[];
const names = () => rows().map((row) => row.querySelector('b')?.textContent);
const about = (words: Parameters<typeof t>[0], count: number) => t(words, { count }, localeIn('en'));
const message = { kind: 'ask', key: 'a'.repeat(32), language: 'en', values: { question: 'Wet?' }, photos: [] } as const;

/** The page on a device with an entry in each kind of storage. */
async function open(hasEntries = true) {
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={ThisDevicePage} with={{}} />);
  vi.resetModules();
  const { deviceStore } = await import('../../lib/storage/store.ts');
  const store = await deviceStore();
  if (hasEntries) {
    await store.keep('ask-draft', { question: 'Is the pad wet?' });
    await store.keep('ticks', ['1'], 'emergency-steps');
    await addMessage(message, 5);
    await offerSharedFiles([new NodeFile(['pixels'], 'hall.jpg', { type: 'image/jpeg' }) as unknown as File], 4);
  }
  await import('./this-device-page.ts');
  await until(() => expect(status()).not.toBe(thisDevice.needsScript));
  return store;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  localStorage.clear();
});

test('lists every entry with its name and a link to its page, newest first', async () => {
  await open();
  expect(status()).toBe(about(thisDevice.count, 4));
  const { names: of } = thisDevice;
  expect(names().toSorted()).toEqual([of['ask-draft'], of['shared-photo'], of.ticks, of.waiting].toSorted());
  expect(names().slice(2)).toEqual([of.waiting, of['shared-photo']]);
  const links = rows().map((row) => [...row.querySelectorAll('a')].map((link) => link.getAttribute('href')));
  expect(links.flat().toSorted()).toEqual(['/ask', '/guides/emergency-checklist', '/shared-photos', '/waiting']);
  expect(rows()[0]?.querySelector('button')?.getAttribute('aria-label')).toBe(
    t(thisDevice.deleteNamed, { name: names()[0] ?? '' }, localeIn('en')),
  );
});

test('deletes one entry, and undoes that', async () => {
  const store = await open();
  const draft = rows().find((row) => row.querySelector('b')?.textContent === thisDevice.names['ask-draft']);
  draft?.querySelector('button')?.click();
  await until(() => expect(rows()).toHaveLength(3));
  expect(await store.read('ask-draft')).toBeUndefined();
  expect(status()).toBe(`${about(thisDevice.deleted, 1)} ${about(thisDevice.count, 3)}`);
  expect(document.activeElement).toBe(part('undo'));
  part('undo').click();
  await until(() => expect(rows()).toHaveLength(4));
  expect(await store.read('ask-draft')).toEqual({ question: 'Is the pad wet?' });
  expect([status(), part('undo').hidden]).toEqual([`${thisDevice.restored} ${about(thisDevice.count, 4)}`, true]);
  expect(beginning().hidden).toBe(true);
});

test('deletes everything, queued messages and shared files too, and undoes that', async () => {
  await open();
  part('all').click();
  await until(() => expect(rows()).toHaveLength(0));
  expect([await listMessages(), await sharedFiles()]).toEqual([[], []]);
  expect(status()).toBe(`${about(thisDevice.deleted, 4)} ${thisDevice.nothing}`);
  expect([part('all').hidden, part('undo').hidden]).toEqual([true, false]);
  part('undo').click();
  await until(() => expect(rows()).toHaveLength(4));
  expect([await listMessages(), await sharedFiles()]).toMatchObject([[message], [{ file: { name: 'hall.jpg' } }]]);
});

test('without entries it says so, and hides the buttons', async () => {
  await open(false);
  expect(status()).toBe(thisDevice.nothing);
  expect([part('all').hidden, part('undo').hidden, beginning().hidden]).toEqual([true, true, false]);
});
