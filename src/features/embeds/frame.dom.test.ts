import { beforeAll, expect, test, vi } from 'vitest';
import { notes, writeNote } from '../../lib/storage/sync-notes.ts';

const messages: unknown[] = [];
const sheets: string[] = [];
let measure = () => {};

const link = (id: string) => document.getElementById(id) as HTMLAnchorElement;

beforeAll(async () => {
  document.documentElement.dataset.framed = '';
  window.history.replaceState(null, '', '/embed/circuits?accent=0a5a66&paper=000000&ink=ffffff');
  document.body.innerHTML = `
    <a id="whole" data-whole href="/calculators/circuits">All of it</a>
    <a id="call" href="tel:+15125550100" target="_blank">Call</a>
    <a id="rule" href="#rule-1" target="_blank"><b>1</b></a>
    <a id="guide" href="/guides/mold" target="_blank">Mold</a>
    <span id="none">Words</span>`;
  document.body.getBoundingClientRect = () => ({ height: 640.2 }) as DOMRect;
  vi.stubGlobal('parent', { postMessage: (...message: readonly unknown[]) => messages.push(message) });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
    },
  );
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => void sheets.push(css));
  for (const one of document.querySelectorAll('a')) one.addEventListener('click', (event) => event.preventDefault());
  await import('./frame.ts');
});

test('reports its height on changes and when the embedding page requests it', () => {
  messages.length = 0;
  measure();
  expect(messages).toEqual([[{ embedHeight: 641 }, '*']]);
  window.dispatchEvent(Object.assign(new Event('message'), { source: parent }));
  expect(messages).toHaveLength(2);
  window.dispatchEvent(Object.assign(new Event('message'), { source: {} }));
  expect(messages).toHaveLength(2);
});

test('has no IndexedDB', () => {
  expect(window.indexedDB).toBeUndefined();
});

test('pending writes of other pages stay, and none are added', async () => {
  const { deviceStore } = await import('../../lib/storage/store.ts');
  writeNote('ask-draft', { name: 'Ada' });
  await (await deviceStore()).keep('room', { length: '1' });
  expect(notes().map(({ kind }) => kind)).toEqual(['ask-draft']);
});

test('applies the colors of the URL, on screens only', () => {
  expect(sheets.at(-1)).toMatch(/^@media screen\{:root\{color-scheme:dark;--river:#[\da-f]{6};.*--paper:#000000;/);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test('phone links open in the frame itself', () => {
  link('call').click();
  expect(link('call').target).toBe('_self');
});

test('anchors open on the whole page, also for clicks inside the link', () => {
  link('rule').querySelector('b')?.click();
  expect(link('rule').href).toBe(`${location.origin}/calculators/circuits#rule-1`);
  expect(link('rule').target).toBe('_blank');
});

test('other links and elements are not changed', () => {
  link('guide').click();
  link('none').click();
  expect([link('guide').getAttribute('href'), link('guide').target]).toEqual(['/guides/mold', '_blank']);
});

test('sends no messages outside of a frame', () => {
  const own = vi.spyOn(window, 'postMessage');
  vi.stubGlobal('parent', window);
  measure();
  window.dispatchEvent(Object.assign(new Event('message'), { source: window }));
  expect(own).not.toHaveBeenCalled();
});
