import { describe, expect, test } from 'vitest';
import type { Node } from '../pages/node.ts';
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

test('every error has a line of its own', () => {
  const check = () => remarkChecked()(parseText(`${head}\nIt takes 3 days.\n\nOr 4 days.`), { path: 'a.mdx' });
  expect(check).toThrow(/^a\.mdx:6: the number 3 .*\na\.mdx:8: the number 4 .*$/);
});

test('a file without a name is called page.mdx', () => {
  expect(() => remarkChecked()(parseText('It takes 3 days.'), {})).toThrow(/^page\.mdx:1: /);
});

describe('exports', () => {
  const typed = { type: 'mdxjsEsm', position: { start: { line: 4 } } };
  const added = { type: 'mdxjsEsm' };
  const text = { type: 'text', value: 'It takes 3 days.' };
  const errorsOf = (...children: readonly Node[]) => {
    try {
      remarkChecked()({ type: 'root', children } as Node, { path: 'a.mdx' });
      return '';
    } catch (error) {
      return String(error);
    }
  };

  test('that were typed stop the build', () => expect(errorsOf(typed as Node)).toContain('a.mdx:4: no import'));
  test('that a plugin has added do not', () => expect(errorsOf(added as Node)).toBe(''));
  test('take nothing else along', () => expect(errorsOf(added as Node, text as Node)).toContain('the number 3'));
  test('are looked for in an empty page too', () => {
    expect(() => remarkChecked()({ type: 'root' } as Node, {})).not.toThrow();
  });
});
