import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { listed, putOnList } from '../../waiting/list.ts';
import { startWorker } from './test-browser.ts';
import { openLine } from './test-line.ts';
import { siteIn } from './test-site.ts';

/** By this a page of any edition has the worker woken. */
const tag = 'waiting';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A browser with one message that waits, at a line to a server that takes it. */
async function waitingBrowser() {
  const { edition, bodies } = await siteIn('words');
  const line = openLine({ edition, bodies: { ...bodies, '/api/questions': '{"reference":"WD-1"}' } });
  const browser = await startWorker(line);
  await putOnList({ kind: 'ask', key: 'a'.repeat(32), language: 'en', values: {}, photos: [] }, 1);
  return { line, browser };
}

test('woken for what waits, the worker sends it', async () => {
  const { browser } = await waitingBrowser();
  expect(await browser.wake(tag)).toBe(true);
  expect(await listed()).toMatchObject([{ arrived: { reference: 'WD-1' } }]);
});

test('woken for something else, it sends nothing', async () => {
  const { line, browser } = await waitingBrowser();
  await browser.wake('another');
  expect(line.asked).toEqual([]);
});

test('woken while nobody answers, it says that it has to be woken again', async () => {
  const { line, browser } = await waitingBrowser();
  line.treat = () => 'down';
  expect(await browser.wake(tag)).toBe(false);
  expect((await listed())[0]?.arrived).toBeUndefined();
});
