import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { dataBlock } from './data-block.ts';

test('no text ends the element that it stands in', () => {
  const data = { name: '</script><script>alert(1)</script><!--' };
  const block = dataBlock(data);
  expect(block.match(/</g)).toHaveLength(2);
  expect(JSON.parse(parse(block).querySelector('script')?.text ?? '')).toEqual(data);
});

test('without data there is no element', () => {
  expect(dataBlock(undefined)).toBe('');
});
