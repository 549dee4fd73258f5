import { beforeAll, expect, test, vi } from 'vitest';
import { notes, writeNote } from '../../lib/storage/sync-notes.ts';

const told: unknown[] = [];
const worn: string[] = [];
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
  vi.stubGlobal('parent', { postMessage: (...message: readonly unknown[]) => told.push(message) });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe() {}
    },
  );
  vi.spyOn(CSSStyleSheet.prototype, 'replaceSync').mockImplementation((css) => void worn.push(css));
  for (const one of document.querySelectorAll('a')) one.addEventListener('click', (event) => event.preventDefault());
  await import('./frame.ts');
});

test('the frame tells how high it is whenever that changes, and when the page around it asks', () => {
  told.length = 0;
  measure();
  expect(told).toEqual([[{ embedHeight: 641 }, '*']]);
  window.dispatchEvent(Object.assign(new Event('message'), { source: parent }));
  expect(told).toHaveLength(2);
  window.dispatchEvent(Object.assign(new Event('message'), { source: {} }));
  expect(told).toHaveLength(2);
});

test("nothing can be kept on somebody else's page", () => {
  expect(window.indexedDB).toBeUndefined();
});

test('what a page of the site noted for its next one stays, and nothing is noted here', async () => {
  const { deviceStore } = await import('../../lib/storage/store.ts');
  writeNote('ask-draft', { name: 'Ada' });
  await (await deviceStore()).keep('room', { length: '1' });
  expect(notes().map(({ kind }) => kind)).toEqual(['ask-draft']);
});

test('the colors that the address asks for are worn, on the screen alone', () => {
  expect(worn.at(-1)).toMatch(/^@media screen\{:root\{color-scheme:dark;--river:#[\da-f]{6};.*--paper:#000000;/);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test('a number is called from the frame itself', () => {
  link('call').click();
  expect(link('call').target).toBe('_self');
});

test('a place on the page is looked up on the whole page, whatever of the link was pressed', () => {
  link('rule').querySelector('b')?.click();
  expect(link('rule').href).toBe(`${location.origin}/calculators/circuits#rule-1`);
  expect(link('rule').target).toBe('_blank');
});

test('any other link and what is none stay as they were', () => {
  link('guide').click();
  link('none').click();
  expect([link('guide').getAttribute('href'), link('guide').target]).toEqual(['/guides/mold', '_blank']);
});

test('opened by itself it tells nobody, and so never answers itself', () => {
  const own = vi.spyOn(window, 'postMessage');
  vi.stubGlobal('parent', window);
  measure();
  window.dispatchEvent(Object.assign(new Event('message'), { source: window }));
  expect(own).not.toHaveBeenCalled();
});
