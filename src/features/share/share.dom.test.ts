import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messagesIn } from '#content/i18n/languages.ts';
import { pageMessagesId } from '../../i18n/read-page-messages.ts';
import { qrPicture } from './qr-picture.ts';
import { open } from './share-panel.ts';

const words = messagesIn('en').parts.share;
let clipboard: string[] = [];

beforeEach(() => {
  clipboard = [];
  stub({ clipboard: { writeText: async (text: string) => void clipboard.push(text) }, share: undefined });
  document.body.innerHTML = `<nav>Home <button data-share="">Share</button></nav><main></main>
    <script type="application/json" id="${pageMessagesId}">${JSON.stringify({ share: words })}</script>`;
});
afterEach(() => vi.unstubAllGlobals());

function stub(parts: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

const button = () => document.querySelector<HTMLElement>('[data-share]') as HTMLElement;
const panel = () => document.querySelector('nav + .shared');

test('without a share sheet the link is copied, and shown as a QR code', async () => {
  await open(button());
  expect(clipboard).toEqual([location.origin + location.pathname]);
  expect(panel()?.querySelector('[role=status]')?.textContent).toBe(words.copied);
  expect(panel()?.querySelector('svg')?.getAttribute('aria-label')).toBe(words.code);
});

test('shares a file by its own address', async () => {
  button().dataset.share = '/downloads/room-log.pdf';
  await open(button());
  expect(clipboard).toEqual([`${location.origin}/downloads/room-log.pdf`]);
});

test('uses the origin of the canonical link', async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.example.com/about">';
  await open(button());
  expect(clipboard).toEqual([`https://www.example.com${location.pathname}`]);
  document.head.innerHTML = '';
});

test('the share sheet comes first, and closing it is not an error', async () => {
  const shared: unknown[] = [];
  stub({
    share: async (data: unknown) => {
      shared.push(data);
      throw new DOMException('closed', 'AbortError');
    },
  });
  await open(button());
  expect(shared).toEqual([{ title: document.title, url: location.origin + location.pathname }]);
  expect(clipboard).toEqual([]);
  panel()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(clipboard).toHaveLength(1));
});

test('without clipboard access the link can be copied by hand', async () => {
  stub({ clipboard: { writeText: () => Promise.reject(new Error('refused')) } });
  await open(button());
  expect(panel()?.textContent).toContain(words.byHand);
  expect(panel()?.textContent).toContain(location.origin);
});

test('a second click opens no second panel, and Close returns the focus', async () => {
  await open(button());
  await open(button());
  expect(document.querySelectorAll('.shared')).toHaveLength(1);
  panel()?.querySelector<HTMLElement>('button:last-of-type')?.click();
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
