import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsIn } from '#content/languages.ts';
import { until } from '../../frame/test-until.ts';

const flowchart =
  '<div data-flowchart data-words=\'["All answered","One is missing"]\'><p data-missing></p><button data-clear hidden>Clear</button></div>';

/** A page that stands, and then the one script that it asks for. */
async function stand(body: string) {
  document.body.innerHTML = body;
  vi.resetModules();
  await import('./late.ts');
}

function isWide(wide: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => undefined }));
}

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  isWide(false);
  vi.stubGlobal('fetch', async () => Response.json(wordsIn('en').parts.share));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
});

test('what a page has is brought to life', async () => {
  await stand(flowchart);
  await until(() => expect(document.querySelector<HTMLElement>('[data-clear]')?.hidden).toBe(false));
});

test('what a share button shows comes with its press', async () => {
  await stand('<nav><button data-share="">Share</button></nav>');
  expect(document.querySelector('.shared')).toBeNull();
  document.querySelector<HTMLElement>('[data-share]')?.click();
  await until(() => expect(document.querySelector('.shared')).not.toBeNull());
});

test('what finds while somebody types comes with the first focus of a field', async () => {
  await stand('<form data-search="/search/en.json"><input type="search"></form>');
  document.querySelector<HTMLElement>('[type=search]')?.focus();
  await until(() => expect(document.querySelector('[role=combobox]')).not.toBeNull());
});

test('what the menus of a wide screen show comes when somebody comes near, and never on a phone', async () => {
  const opened: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      open = (_method: string, address: string) => opened.push(address);
      send = () => undefined;
    },
  );
  const header = () => document.querySelector('header');
  await stand('<header></header>');
  header()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  isWide(true);
  await stand('<header></header>');
  expect(opened).toEqual([]);
  header()?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await until(() => expect(opened).toEqual(['/menus/en.xml']));
});

test.each([
  ['a page that the service worker gave looks for a newer version at once', {}, 0],
  ['any other has the connection for itself first', null, 3_000],
])('%s', async (_title, controller, ms) => {
  const waits = new Map<unknown, unknown>();
  vi.stubGlobal('setTimeout', (_run: () => void, after: number, what: unknown) => waits.set(what, after));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
  await stand('');
  const { default: register } = await import('../../device/offline/page/register.ts?address');
  expect(waits.get(register)).toBe(ms);
});
