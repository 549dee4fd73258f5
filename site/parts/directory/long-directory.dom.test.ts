import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { one, openDirectory, typeSearch } from './test-directory.ts';

// A list so long that it makes way, and comes back, only after what was found is drawn.

const list = () => one('[data-list]');
const results = () => one('[data-results]');
/** What is typed is answered behind what runs now, and before the next frame. */
const answered = () => new Promise((done) => setTimeout(done));
const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const found = () => results().querySelectorAll('b').length;

beforeAll(() =>
  openDirectory('/insurance-directory', () => {
    for (const row of [...list().querySelectorAll('[data-kind]')]) row.after(row.cloneNode(true), row.cloneNode(true));
  }),
);

// The search goes into the address after a rest: its timer must not outlive the page.
afterAll(() => vi.waitUntil(() => one('[data-count]').getAttribute('aria-busy') === 'false'));

test('what was found stands there at once, and the list goes after it', async () => {
  typeSearch('state farm');
  await answered();
  expect([found() > 0, results().hidden, list().hidden]).toEqual([true, false, false]);
  await expect.poll(() => list().hidden).toBe(true);
  expect(results().hidden).toBe(false);
});

test('its first rows stand there at once when a search is cleared, until the list is back', async () => {
  typeSearch('');
  await answered();
  expect([found() > 0, results().hidden, list().hidden]).toEqual([true, false, true]);
  await expect.poll(() => list().hidden).toBe(false);
  expect([found(), results().hidden]).toEqual([0, true]);
});

test('a search that is cleared before the list went leaves it there', async () => {
  typeSearch('state farm');
  typeSearch('');
  await answered();
  expect([found(), results().hidden, list().hidden]).toEqual([0, true, false]);
  await drawn();
  expect([results().hidden, list().hidden]).toEqual([true, false]);
});

test.each([
  ['before its answer came', () => undefined],
  ['when a second search is under way', () => typeSearch('farm')],
  ['in the frame before it went', answered],
])('what is printed is the whole list, even %s', async (_when, wait) => {
  typeSearch('');
  await expect.poll(() => list().hidden).toBe(false);
  typeSearch('state farm');
  await wait();
  window.dispatchEvent(new Event('beforeprint'));
  for (let frame = 0; frame < 3; frame++) await drawn();
  expect(list().hidden).toBe(false);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(() => list().hidden).toBe(true);
});

test('what nobody is called says so at once', async () => {
  typeSearch('');
  typeSearch('qqqqqqqq');
  await answered();
  expect([one('[data-empty]').hidden, results().hidden]).toEqual([false, true]);
  await expect.poll(() => list().hidden).toBe(true);
});
