import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { InLanguage } from '../../i18n/language-context.tsx';
import { until } from '../../lib/testing/wait-until.ts';
import { SearchField } from './SearchField.tsx';
import { searchedSite } from './site-corpus.ts';

const { search } = messagesIn('en');
const file = JSON.stringify({ ...searchedSite('en'), words: search });
const answer = vi.fn(async () => new Response(file));

const field = () => document.querySelector('input') as HTMLInputElement;
const options = () => [...document.querySelectorAll<HTMLAnchorElement>('[role="option"]')];
const status = () => document.querySelector('[role="status"]')?.textContent;
const selected = () => options().findIndex(({ ariaSelected }) => ariaSelected === 'true');

function press(key: string): boolean {
  return field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

async function type(text: string, holds: () => void) {
  field().focus();
  field().value = text;
  field().dispatchEvent(new Event('input'));
  await until(holds);
}

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', answer);
  answer.mockClear();
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = renderToStaticMarkup(<InLanguage language="en" show={SearchField} with={{}} />);
  await import('./search-box.ts');
});

describe('under a search field', () => {
  test('the first results are listed, with a link to all of them', async () => {
    await type('mold', () => expect(options().length).toBeGreaterThan(2));
    expect(options()[0]?.textContent?.toLowerCase()).toContain('mold');
    expect(options().at(-1)?.textContent).toBe(search.all);
    expect(options().at(-1)?.getAttribute('href')).toMatch(/\/search\?q=mold$/);
    expect([field().ariaExpanded, status()]).toEqual(['true', expect.stringMatching(/\d/)]);
    await type('molds', () => expect(options().length).toBeGreaterThan(2));
    expect(answer).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['xqzwv', /xqzwv/],
    ['x', /^$/],
    [' ', /^$/],
  ])('"%s" finds nothing', async (query, message) => {
    await type(query, () => expect(status()).toMatch(message));
    expect([options().length, field().ariaExpanded]).toEqual([0, 'false']);
  });

  test('arrow keys wrap around, Enter follows, Escape closes', async () => {
    await type('mold', () => expect(options().length).toBeGreaterThan(2));
    const follow = vi.fn((event: Event) => event.preventDefault());
    options()[1]?.addEventListener('click', follow);
    press('Enter');
    expect(follow).not.toHaveBeenCalled();
    for (const [key, at] of [
      ['ArrowDown', 0],
      ['ArrowUp', -1],
      ['ArrowUp', options().length - 1],
      ['ArrowDown', -1],
      ['ArrowDown', 0],
      ['ArrowDown', 1],
    ] as const) {
      press(key);
      expect(selected()).toBe(at);
    }
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    expect(press('Enter')).toBe(false);
    expect(follow).toHaveBeenCalledTimes(1);
    press('Escape');
    expect(options()).toEqual([]);
    expect(press('Escape')).toBe(true);
  });

  test('the list closes when the field loses focus', async () => {
    await type('mold', () => expect(options().length).toBeGreaterThan(2));
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    expect(options()).toEqual([]);
  });

  test('the list stays open while an option has the focus or is pressed', async () => {
    await type('mold', () => expect(options().length).toBeGreaterThan(2));
    const [first] = options();
    field().dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: first ?? null }));
    expect(options().length).toBeGreaterThan(2);
    expect(first?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))).toBe(false);
  });

  test('the link to all results encodes the query', async () => {
    await type('mold & mildew', () => expect(options().length).toBeGreaterThan(1));
    expect(options().at(-1)?.getAttribute('href')).toMatch(/\/search\?q=mold%20%26%20mildew$/);
  });

  test('an index that failed to load is loaded again', async () => {
    answer.mockResolvedValueOnce(new Response('', { status: 503 }));
    await type('mold', () => expect(answer).toHaveBeenCalledTimes(1));
    await until(() => {
      field().dispatchEvent(new Event('input'));
      expect(options().length).toBeGreaterThan(2);
    });
  });
});
