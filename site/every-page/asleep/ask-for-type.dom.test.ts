import { afterEach, expect, test } from 'vitest';
import { askForType } from './ask-for-type.ts';

const urgent = '<template><p></p></template>';
const calm = `${urgent}<template><link rel="preload" href="/serif.woff2"><link rel="preload" href="/sans.woff2"></template>`;

afterEach(() => {
  document.head.innerHTML = '';
  delete document.documentElement.dataset.plain;
});

test.each([
  ['a calm page on a quick line', calm, '4g', false, 2, false],
  ['a calm page in a browser that tells nothing of its line', calm, undefined, false, 2, false],
  ['a calm page on a slow line', calm, '3g', false, 0, true],
  ['a calm page on the slowest line', calm, 'slow-2g', false, 0, true],
  ['a calm page that is kept, on a slow line', calm, '3g', true, 0, false],
  ['a calm page that is kept, on a quick line', calm, '4g', true, 2, false],
  ['a page for an emergency', urgent, '4g', false, 0, true],
  ['a page for an emergency that is kept', urgent, '3g', true, 0, false],
])('%s', (_page, head, line, isKept, asked, isPlain) => {
  document.head.innerHTML = head;
  askForType(document.querySelector<HTMLTemplateElement>('template+template'), isKept, line);
  expect(document.querySelectorAll('[rel=preload]')).toHaveLength(asked);
  expect(document.documentElement.dataset.plain).toBe(isPlain ? '1' : undefined);
});
