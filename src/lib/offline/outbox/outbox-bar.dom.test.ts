import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waiting } from '#content/en/labels/outbox.ts';
import { pageMessagesId } from '../../../i18n/read-page-messages.ts';
import type { QueuedMessage } from './message.ts';

const hour = 3_600_000;
const ask: QueuedMessage = {
  kind: 'ask',
  key: 'a'.repeat(32),
  language: 'en',
  values: {},
  photos: [],
  id: 1,
  at: Date.now(),
};
const alarm = () => document.querySelector('[role=alert]')?.textContent;
const links = () => [...document.querySelectorAll('.raised-bar a')].map((link) => link.getAttribute('href'));

async function t(...list: readonly QueuedMessage[]) {
  vi.resetModules();
  await (await import('./outbox-bar.ts')).showOutboxBar(list);
}

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  const bar = { waiting: waiting.bar, waitingPage: '/waiting' };
  document.body.innerHTML = `<main></main><footer><a href="tel:+18305550142">(830) 555-0142</a></footer>
    <script type="application/json" id="${pageMessagesId}">${JSON.stringify({ bar })}</script>`;
  history.replaceState(null, '', '/about');
});

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['a day and an hour ago', -25 * hour, true],
  ['23 hours ago', -23 * hour, false],
  ['in two days, by a clock that was moved back since', 48 * hour, true],
])('a message written %s is overdue: %s', async (_when, by, isOverdue) => {
  await t({ ...ask, at: Date.now() + by });
  expect(alarm() !== undefined).toBe(isOverdue);
  expect(links()).toEqual(isOverdue ? ['tel:+18305550142', '/waiting'] : []);
});

test('a rejection is shown on every page except the outbox page', async () => {
  await t({ ...ask, refused: 'Enter your name.' });
  expect(alarm()).toBe(waiting.bar.refused);
  document.querySelector('.raised-bar')?.remove();
  history.replaceState(null, '', '/waiting');
  await t({ ...ask, refused: 'Enter your name.' });
  expect(alarm()).toBeUndefined();
});
