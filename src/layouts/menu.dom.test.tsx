import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../i18n/language-context.tsx';
import { alternatesOf, pageNames, pageOf } from '../lib/routes/page.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';

const today = '<p lang="es"><b data-today="date">1 de enero de 2001</b> <b data-today="minute"></b></p>';
const fields =
  '<main><input id="name"><select id="kind"></select><textarea id="description"></textarea><button id="go"></button></main>';
const accordion = `<div data-accordion="">${['a', 'b', 'c'].map((id) => `<details><summary id="${id}">${id}</summary></details>`).join('')}</div>`;
const html = [
  <InLanguage key="1" language="en" show={Header} with={{ page: pageOf('en', '/guides') }} />,
  <InLanguage key="2" language="en" show={Footer} with={{ year: 2001 }} />,
  <InLanguage key="3" language="en" show={BottomBar} with={{ isUrgent: true }} />,
].map((part) => renderToStaticMarkup(part));
const menus = () => [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')];
const open = () => menus().filter((menu) => menu.open);
const beacon = vi.fn();

beforeAll(async () => {
  document.body.innerHTML = html.join('') + today + accordion + fields;
  await import('./menu.ts');
});

beforeEach(() => {
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: false, configurable: true });
  beacon.mockReset();
  for (const menu of menus()) menu.open = true;
});

describe('the bar', () => {
  const isAway = () => document.querySelector('[data-bar]')?.hasAttribute('data-away');

  test.each([
    ['name', true],
    ['kind', true],
    ['description', true],
    ['go', false],
  ])('is hidden while %s has focus: %s', (id, away) => {
    const field = document.getElementById(id);
    field?.focus();
    expect(isAway()).toBe(away);
    field?.blur();
    expect(isAway()).toBe(false);
  });

  test('is shown again when the focused field is removed', () => {
    const field = document.createElement('textarea');
    document.querySelector('main')?.append(field);
    field.focus();
    expect(isAway()).toBe(true);
    field.remove();
    document.getElementById('go')?.click();
    expect(isAway()).toBe(false);
  });

  test('stays while the header search has focus', () => {
    document.querySelector<HTMLElement>('header :is(input, summary)')?.focus();
    expect(isAway()).toBe(false);
  });
});

const press = (at: Element | null, key: string) =>
  at?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

describe('header, footer and bar', () => {
  const links = html.flatMap((part) => [...part.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href));

  test('link to pages and to the phone', () => {
    const outside = ['#main', `tel:${owner.phone.dial}`];
    const twins = alternatesOf('/guides').map(({ path }) => path);
    const known: readonly string[] = [...pageNames, ...outside, ...twins];
    expect(links.filter((href) => !known.includes(href) && !href.startsWith('mailto:'))).toEqual([]);
    expect(links).toContain(`tel:${owner.phone.dial}`);
  });

  test('mark the current page and the urgent bar', () => {
    const current = [...document.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href'));
    expect(new Set(current)).toEqual(new Set(['/guides']));
    expect(document.querySelector('nav[data-urgent]')?.textContent).toContain('Call');
  });

  test('show the current year', () => {
    expect(document.querySelector('[data-today=year]')?.textContent).toBe(String(new Date().getFullYear()));
    expect(document.querySelector('[data-today=date]')?.textContent).toBe(
      new Date().toLocaleDateString('es', { dateStyle: 'long' }),
    );
  });
});

test('a printed page has the print date in its language', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 15, 40) });
  dispatchEvent(new Event('beforeprint'));
  vi.useRealTimers();
  expect(document.querySelector('[data-today=minute]')?.textContent).toMatch(/^22 de noviembre de 2026.*15:40$/);
});

describe('menus', () => {
  test('close on a click outside', () => {
    document.querySelector('footer')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(open()).toEqual([]);
  });

  test('stay open on a click inside', () => {
    const group = document.querySelector('[data-menu=group]');
    group?.querySelector('summary')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(open().length).toBeGreaterThan(0);
    expect(open().every((menu) => menu.contains(group))).toBe(true);
  });

  test('close when a link is followed', () => {
    const link = document.querySelector('[data-menu=group] a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(open()).toEqual([]);
  });

  test('close when focus leaves', () => {
    document.querySelector<HTMLAnchorElement>('footer a')?.focus();
    expect(open()).toEqual([]);
  });

  test('Escape closes the last opened one and focuses its trigger', () => {
    const before = open();
    const last = before.at(-1);
    press(document.body, 'Escape');
    expect(last?.open).toBe(false);
    expect(open()).toEqual(before.filter((menu) => menu !== last && last && menu.contains(last)));
    expect(document.activeElement).toBe(last?.querySelector('summary'));
  });
});

test.each([
  ['a', 'ArrowDown', 'b'],
  ['c', 'ArrowDown', 'a'],
  ['a', 'ArrowUp', 'c'],
  ['b', 'Home', 'a'],
  ['b', 'End', 'c'],
  ['b', 'x', 'b'],
])('in an accordion, from %s %s moves to %s', (from, key, to) => {
  const trigger = document.getElementById(from);
  trigger?.focus();
  press(trigger, key);
  expect(document.activeElement?.id).toBe(to);
});

describe('a call is counted', () => {
  const call = () => {
    const link = document.querySelector('a[href^="tel:"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  test('with its page and nothing else', () => {
    call();
    expect(beacon.mock.calls).toEqual([[`/api/count?kind=call&page=${location.pathname}`]]);
  });

  test('a tool is, too', () => {
    document.dispatchEvent(new Event('tool-used'));
    expect(beacon.mock.calls).toEqual([[`/api/count?kind=tool&page=${location.pathname}`]]);
  });

  test('never with Global Privacy Control', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
    call();
    expect(beacon).not.toHaveBeenCalled();
  });
});
