import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringType } from './late-type.ts';

const asked: string[] = [];

/** A font of the page, as a browser without a line gives it: asking for it fails. */
const font = (family: string) => ({
  family,
  load: () => {
    asked.push(family);
    return Promise.reject(new Error('no line'));
  },
});

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  Object.defineProperty(document, 'fonts', {
    value: [font('Source Sans 3'), font('Source Serif 4'), font('Arial')],
    configurable: true,
  });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
  delete document.documentElement.dataset.plain;
  document.body.innerHTML = '';
});

test('a page in our letters asks for nothing more', async () => {
  await bringType();
  expect(asked).toEqual([]);
});

test('a page in the letters of the device asks for ours once its tool is awake, and bears that there is no line', async () => {
  document.documentElement.dataset.plain = '1';
  document.body.innerHTML = '<i data-sleeps></i>';
  const brought = bringType();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(asked).toEqual([]);
  document.querySelector('[data-sleeps]')?.remove();
  await vi.advanceTimersByTimeAsync(5_000);
  await brought;
  expect(asked).toEqual(['Source Sans 3', 'Source Serif 4']);
});
