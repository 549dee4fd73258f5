import { beforeAll, expect, test } from 'vitest';
import { one, openDirectory, typeSearch } from './test-directory.ts';

// A list so long that it is only folded while somebody types, and leaves the page when they go on.

const list = () => one('[data-list]');
const results = () => one('[data-results]');
const found = () => results().querySelectorAll('b').length;
/** Whether the list is folded, and kept from whoever goes on by ear; and whether it has left the page. */
const away = () => [list().hasAttribute('data-folded') && list().ariaHidden === 'true', list().hidden];

beforeAll(async () => {
  await openDirectory('/insurance-directory', () => {
    for (const row of [...list().querySelectorAll('[data-kind]')]) row.after(row.cloneNode(true), row.cloneNode(true));
  });
  one('#search').focus();
});

test('what was found stands there at once, and the list is folded', () => {
  typeSearch('state farm');
  expect([found() > 0, results().hidden, ...away()]).toEqual([true, false, true, false]);
});

test('rows below the first screens follow once nobody types', async () => {
  typeSearch('insurance');
  expect(found()).toBe(8);
  await expect.poll(found).toBeGreaterThan(32);
});

test('it stands there again at once when a search is cleared', () => {
  typeSearch('');
  expect([found(), results().hidden, ...away()]).toEqual([0, true, false, false]);
});

test('whoever leaves the search does not meet the list, and meets it folded when they come back', () => {
  typeSearch('state farm');
  one('#search').blur();
  expect(away()).toEqual([false, true]);
  one('#search').focus();
  typeSearch('state farm l');
  expect(away()).toEqual([true, false]);
});

test('what is printed is the whole list', () => {
  window.dispatchEvent(new Event('beforeprint'));
  expect(away()).toEqual([false, false]);
  window.dispatchEvent(new Event('afterprint'));
  expect(away()).toEqual([true, false]);
});

test('what nobody is called says so at once', () => {
  typeSearch('');
  typeSearch('qqqqqqqq');
  expect([one('[data-empty]').hidden, results().hidden]).toEqual([false, true]);
  expect(away()).toEqual([true, false]);
});
