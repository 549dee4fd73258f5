import { afterEach, expect, test } from 'vitest';
import { askForType } from './ask-for-type.ts';

const calm = '<link as="font" href="/serif.woff2"><link as="font" href="/sans.woff2">';
const line = (effectiveType: string, saveData = false) => ({ effectiveType, saveData });

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.plain;
});

test.each([
  ['a calm page on a quick line', calm, line('4g'), false, 2, false],
  ['a calm page in a browser that tells nothing of its line', calm, undefined, false, 2, false],
  ['a calm page on a slow line', calm, line('3g'), false, 0, true],
  ['a calm page on the slowest line', calm, line('slow-2g'), false, 0, true],
  ['a calm page with data saving on', calm, line('4g', true), false, 0, true],
  ['a calm page that is kept, on a slow line', calm, line('3g'), true, 2, false],
  ['a page for an emergency', '', line('4g'), false, 0, true],
  ['a page for an emergency that is kept', '', line('3g'), true, 0, false],
])('%s', (_page, head, connection, isKept, asked, isPlain) => {
  document.head.innerHTML = head;
  askForType(connection, isKept);
  expect(document.querySelectorAll('[rel=preload]')).toHaveLength(asked);
  expect(document.documentElement.dataset.plain).toBe(isPlain ? '1' : undefined);
});
