import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { pageMessagesId } from '../i18n/read-page-messages.ts';
import { until } from '../lib/testing/wait-until.ts';

const flowchart =
  '<div data-flowchart data-words=\'["All answered","One is missing"]\'><p data-missing></p><button data-clear hidden>Clear</button></div>';

/** Renders a page and loads its script. */
async function stand(body: string) {
  document.body.innerHTML = body;
  vi.resetModules();
  await import('./page.ts');
}

function isWide(wide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => undefined }));
}

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  isWide(false);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

test('loads the scripts that a page needs', async () => {
  await stand(flowchart);
  await until(() => expect(document.querySelector<HTMLElement>('[data-clear]')?.hidden).toBe(false));
});

test('loads the share panel on click', async () => {
  const messages = JSON.stringify({ share: messagesIn('en').parts.share });
  const script = `<script type="application/json" id="${pageMessagesId}">${messages}</script>`;
  await stand(`<nav><button data-share="">Share</button></nav>${script}`);
  expect(document.querySelector('.share-panel')).toBeNull();
  document.querySelector<HTMLElement>('[data-share]')?.click();
  await until(() => expect(document.querySelector('.share-panel')).not.toBeNull());
});

test('loads the search box on focus', async () => {
  await stand('<form data-search="/search/en.json"><input type="search"></form>');
  document.querySelector<HTMLElement>('[type=search]')?.focus();
  await until(() => expect(document.querySelector('[role=combobox]')).not.toBeNull());
});

test('loads menu panels on hover, and never on a phone', async () => {
  const page = `<header><details data-menu="group"><ul><li>Links</li></ul></details>
    <template data-panels><p>Panel</p></template></header>`;
  const header = () => document.querySelector('header');
  const menu = () => document.querySelector('details')?.textContent;
  await stand(page);
  header()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  isWide(true);
  await stand(page);
  expect(menu()).toBe('Links');
  header()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await until(() => expect(menu()).toBe('Panel'));
});

test.each([
  ['a page from the service worker checks for an update at once', {}, 0],
  ['any other registers the service worker later', null, 3_000],
])('%s', async (_title, controller, ms) => {
  const delays: number[] = [];
  vi.stubGlobal('setTimeout', (_run: () => void, after: number) => delays.push(after));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  await stand('');
  expect(delays).toEqual([ms]);
});

test('without a connection a first visit registers the service worker once it is online', async () => {
  vi.stubGlobal('setTimeout', (run: () => void) => run());
  const listen = vi.spyOn(window, 'addEventListener');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: null } });
  await stand('');
  expect(listen.mock.calls.some(([type]) => type === 'online')).toBe(true);
  vi.restoreAllMocks();
});
