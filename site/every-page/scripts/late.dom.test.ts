import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { wordsIn } from '#content/languages.ts';

const flowchart =
  '<div data-flowchart data-words=\'["All answered","One is missing"]\'><p data-missing></p><button data-clear hidden>Clear</button></div>';
let asked: string[] = [];

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
  asked = [];
  document.documentElement.lang = 'en-US';
  isWide(false);
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(String(address));
    return Response.json(wordsIn('en').parts.share);
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what a page has is brought to life, and nothing else', async () => {
  await stand(flowchart);
  await vi.waitFor(() => expect(document.querySelector<HTMLElement>('[data-clear]')?.hidden).toBe(false));
  expect(asked).toEqual([]);
});

test('what a share button shows comes with its press', async () => {
  await stand('<nav><button data-share="">Share</button></nav>');
  expect(document.querySelector('.shared')).toBeNull();
  document.querySelector<HTMLElement>('[data-share]')?.click();
  await vi.waitFor(() => expect(document.querySelector('.shared')).not.toBeNull());
});

test('what finds while somebody types comes with the first focus of a field', async () => {
  await stand('<form data-search="/search/en.json"><input type="search"></form><input id="other">');
  document.querySelector<HTMLElement>('#other')?.focus();
  document.querySelector<HTMLElement>('[type=search]')?.focus();
  await vi.waitFor(() => expect(document.querySelector('[role=combobox]')).not.toBeNull());
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
  await vi.waitFor(() => expect(opened).toEqual(['/menus/en.xml']));
});

test('a page that the worker gave asks at once what may not be old, another lets the line be first', async () => {
  const waits: (number | undefined)[] = [];
  vi.stubGlobal('setTimeout', (_run: () => void, ms?: number) => waits.push(ms));
  for (const controller of [{}, null]) {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
    await stand('');
  }
  Reflect.deleteProperty(navigator, 'serviceWorker');
  expect(waits).toEqual(expect.arrayContaining([0, 3_000]));
});
