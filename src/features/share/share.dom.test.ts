import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { pageMessagesId } from '../../i18n/read-page-messages.ts';
import { until } from '../../lib/testing/wait-until.ts';
import { qrPicture } from './qr-picture.ts';
import { open } from './share-panel.ts';

const words = messagesIn('en').parts.share;
let clipboard: string[] = [];

beforeEach(() => {
  clipboard = [];
  stub({ clipboard: { writeText: async (text: string) => void clipboard.push(text) }, share: undefined });
  document.title = 'Cost & time';
  document.body.innerHTML = `<nav>Home <button data-share="">Share</button></nav><main></main>
    <script type="application/json" id="${pageMessagesId}">${JSON.stringify({ share: words })}</script>`;
});
afterEach(() => vi.unstubAllGlobals());

function stub(parts: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

const button = () => document.querySelector<HTMLElement>('[data-share]') as HTMLElement;
const panel = () => document.querySelector('dialog');
const way = (name: string) =>
  [...(panel()?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(({ textContent }) => textContent === name);
const page = () => location.origin + location.pathname;

async function copied(): Promise<string | undefined> {
  way(words.copy)?.click();
  await until(() => expect(clipboard).toHaveLength(1));
  return clipboard[0];
}

test('copies the link of the page, and shows it as a QR code', async () => {
  open(button());
  expect(await copied()).toBe(page());
  expect(panel()?.querySelector('[role=status]')?.textContent).toBe(words.copied);
  expect(panel()?.querySelector('svg')?.getAttribute('aria-label')).toBe(words.code);
});

test.each([
  [words.text, 'sms:?&body='],
  [words.whatsapp, 'https://wa.me/?text='],
  [words.email, 'mailto:?subject=Cost%20%26%20time&body='],
])('%s opens with the title and the link', (name, start) => {
  open(button());
  expect(way(name)?.getAttribute('href')).toBe(start + encodeURIComponent(`Cost & time\n${page()}`));
});

test('a result is shared as its own text, and its link opens at the result', async () => {
  button().dataset.shareText = 'Estimate: $400';
  document.querySelector('main')?.setAttribute('data-result', '');
  open(button());
  expect(way(words.text)?.getAttribute('href')).toBe('sms:?&body=Estimate%3A%20%24400');
  expect(await copied()).toBe(`${page()}#result`);
});

test('shares a file by its own address', async () => {
  button().dataset.share = '/downloads/room-log.pdf';
  open(button());
  expect(await copied()).toBe(`${location.origin}/downloads/room-log.pdf`);
});

test('uses the origin of the canonical link', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.example.com/about">';
  open(button());
  expect(await copied()).toBe(`https://www.example.com${location.pathname}`);
  document.head.innerHTML = '';
});

test('other apps are offered where the system has a share sheet; closing it is not an error', () => {
  open(button());
  expect(way(words.more)).toBeUndefined();
  panel()?.close();
  const shared: unknown[] = [];
  stub({
    share: async (data: unknown) => {
      shared.push(data);
      throw new DOMException('closed', 'AbortError');
    },
  });
  open(button());
  way(words.more)?.click();
  expect(shared).toEqual([{ title: 'Cost & time', text: `Cost & time\n${page()}` }]);
});

test('without clipboard access the link can be copied by hand', async () => {
  stub({ clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  open(button());
  way(words.copy)?.click();
  await until(() => expect(panel()?.querySelector('[role=status]')?.textContent).toBe(words.byHand));
  expect(panel()?.textContent).toContain(location.origin);
});

test('Close removes the panel and returns the focus', () => {
  open(button());
  way(words.close)?.click();
  expect(panel()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('a code has its three finder patterns and its quiet zone', () => {
  const picture = qrPicture('https://www.example.com/', 'Code');
  const size = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const path = picture.querySelector('path')?.getAttribute('d') ?? '';
  for (const corner of [`M4 4h7v`, `M${size - 11} 4h7v`, `M4 ${size - 5}h7v`]) expect(path).toContain(corner);
  expect(path).not.toMatch(/M[0-3] |M\d+ [0-3]h/);
});
