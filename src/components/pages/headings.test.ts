import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf, walk } from '#checks/pages/node.ts';
import { headOf, parsePage } from '#checks/pages/parse-page.ts';

/** Pages without a review date: those with one take their title from the front matter. */
const others = globSync('content/en/pages/*.mdx').filter((file) => !headOf(file, parsePage(file)).reviewed);

test.each(others)('%s has one h1', (file) => {
  const headings = [...walk(parsePage(file))].filter(
    (node) => node.type === 'heading' && 'depth' in node && node.depth === 1,
  );
  expect(headings.map(textOf)).toHaveLength(1);
});
