import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { InLanguage } from '../../i18n/language-context.tsx';
import { until } from '../../lib/testing/wait-until.ts';
import { InsuranceDirectoryPage } from './InsuranceDirectoryPage.tsx';

const one = <Part extends Element = HTMLElement>(selector: string) => document.querySelector<Part>(selector) as Part;

/** Renders the directory at an address and runs its script. */
async function openDirectory(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  document.documentElement.lang = 'en-US';
  const page = createElement(InLanguage, { language: 'en', show: InsuranceDirectoryPage });
  document.body.innerHTML = renderToStaticMarkup(page);
  await import('./directory.ts');
}

function typeSearch(text: string): void {
  const query = one<HTMLInputElement>('#search');
  query.value = text;
  query.dispatchEvent(new Event('input', { bubbles: true }));
}

const query = () => one<HTMLInputElement>('#search');
const kind = () => one<HTMLSelectElement>('#kind');
const found = () => [...document.querySelectorAll('[data-results] b')].map((name) => name.textContent);
const count = () => one('[data-count]').textContent;
const rows = () => document.querySelectorAll('[data-list] [data-kind]').length;
const listed = () => (one('[data-list]').hidden ? 0 : rows());

async function type(text: string, ofKind = '') {
  kind().value = ofKind;
  typeSearch(text);
  await expect.poll(count).not.toBe('');
}

let all = 0;

beforeAll(async () => {
  await openDirectory('/insurance-directory?q=geico');
  all = rows();
  query().dispatchEvent(new Event('focus'));
});

// The script writes the address a moment after the last key: the page must still be there.
afterAll(() => vi.waitUntil(() => one('[data-count]').getAttribute('aria-busy') !== 'true'));

test('runs the query of the address', async () => {
  expect(all).toBe(190);
  await expect.poll(() => found()[0] ?? '', { timeout: 10_000 }).toContain('GEICO');
  expect(query().value).toBe('geico');
});

test.each([
  ['state farm', 'State Farm'],
  ['state fram', 'State Farm'],
  ['usaa', 'USAA'],
])('"%s" shows %s first, and hides the full list', async (text, name) => {
  await type(text);
  await expect.poll(() => found()[0] ?? '', { timeout: 10_000 }).toContain(name);
  expect(listed()).toBe(0);
  expect(one<HTMLElement>('[data-empty]').hidden).toBe(true);
});

test.each(['\\', '.*'])('"%s" finds nothing, and says so', async (text) => {
  await type(text);
  await expect.poll(() => one<HTMLElement>('[data-empty]').hidden).toBe(false);
  expect([found(), listed()]).toEqual([[], 0]);
});

test('a query without results says so, and one click restores the list', async () => {
  await type('qqqqqqqq');
  await expect.poll(() => one<HTMLElement>('[data-empty]').hidden).toBe(false);
  expect(found()).toEqual([]);
  expect(count()).toContain('qqqqqqqq');
  one<HTMLButtonElement>('[data-empty] button').click();
  expect([query().value, listed(), one<HTMLElement>('[data-results]').hidden]).toEqual(['', all, true]);
  expect(document.activeElement).toBe(query());
});

test('a kind alone narrows the list', async () => {
  const wanted = [...kind().options].map(({ value }) => value).find(Boolean) ?? '';
  const expected = document.querySelectorAll(`[data-list] [data-kind="${wanted}"]`).length;
  await type('', wanted);
  await expect.poll(() => found().length, { timeout: 10_000 }).toBe(expected);
  await expect.poll(() => new URL(location.href).searchParams.get('kind')).toBe(wanted);
});

test('a result has its phone number, and its source in a disclosure', async () => {
  await type('state farm');
  await expect.poll(() => found()[0] ?? '', { timeout: 10_000 }).toContain('State Farm');
  const [line, details] = [one('[data-results] summary'), one<HTMLDetailsElement>('[data-results] details')];
  expect([details.open, line.textContent]).toEqual([false, expect.stringContaining('State Farm')]);
  expect(details.querySelector('a')?.href).toMatch(/^http/);
  expect(one<HTMLAnchorElement>('[data-results] li > a').href).toMatch(/^tel:/);
  expect(document.querySelectorAll('[data-list] details').length).toBe(all);
});

test('every key filters the list', async () => {
  const counts: number[] = [];
  for (const text of ['s', 'st', 'sta', 'stat', 'state farm']) {
    typeSearch(text);
    counts.push(found().length);
    expect(count()).toContain(`“${text}”`);
  }
  expect(counts).toEqual(counts.toSorted((one, other) => other - one));
  expect(counts.at(-1)).toBeGreaterThan(0);
});

test('prints the whole list', async () => {
  await type('state farm');
  expect(listed()).toBe(0);
  window.dispatchEvent(new Event('beforeprint'));
  expect(listed()).toBe(all);
  window.dispatchEvent(new Event('afterprint'));
  await expect.poll(listed).toBe(0);
});

test('announces the count once typing stops', async () => {
  await type('usaa');
  const busy = () => one('[data-count]').getAttribute('aria-busy');
  expect(busy()).toBe('true');
  await expect.poll(busy).toBe('false');
});

test.each([
  ['UPC', 'United Property and Casualty was closed by a court order on February 27, 2023.'],
  ['slide insurance', 'We have no number for Slide'],
  ['chubb masterpiece', 'No name here matches every word'],
  ['chubb', ''],
])('above the results for "%s" it says "%s"', async (text, sentence) => {
  await type('usaa');
  await expect.poll(() => found()[0] ?? '', { timeout: 10_000 }).toContain('USAA');
  await type(text);
  expect(one('[data-note]').textContent?.startsWith(sentence)).toBe(true);
  expect(one('[data-note]').textContent === '').toBe(sentence === '');
});

test('a cleared query is removed from the address', async () => {
  await type('usaa');
  await expect.poll(() => new URL(location.href).searchParams.get('q')).toBe('usaa');
  await type('');
  await expect.poll(() => location.search).toBe('');
});

test('without the full search names are matched literally; the next key loads it again', async () => {
  vi.resetModules();
  const offline = vi.fn(() => {
    throw new TypeError('offline');
  });
  vi.doMock('./directory-search.ts', offline);
  await openDirectory('/insurance-directory');
  typeSearch(' FARM ');
  expect(found()).toContain('State Farm');
  typeSearch('progresive');
  expect([found(), one('[data-empty]').hidden]).toEqual([[], false]);
  await until(() => expect(offline).toHaveBeenCalled());
  vi.doUnmock('./directory-search.ts');
  vi.resetModules();
  const typeAgain = () => {
    typeSearch('progresive');
    return found()[0];
  };
  await expect.poll(typeAgain, { timeout: 10_000 }).toBe('Progressive');
});
