import { expect, test } from 'vitest';
import { parseText } from '../pages/parse-page.ts';
import { remarkChecked } from './remark-checked.ts';

const head = `---
title: A page for the test
description: A description that is long enough to pass the check of its length.
---
`;

test('an unsourced number stops the build, with file and line', () => {
  const check = () => remarkChecked()(parseText(`${head}\nIt takes 3 days.`), { path: 'content/en/blog/test.mdx' });
  expect(check).toThrow('content/en/blog/test.mdx:6: the number 3 has no source');
});

test('a page without numbers passes', () => {
  expect(() => remarkChecked()(parseText(`${head}\nIt takes days.`), {})).not.toThrow();
});
