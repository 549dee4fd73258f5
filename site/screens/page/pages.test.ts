import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { textOf, walk } from '#checks/node.ts';
import { parsePage } from '#checks/parse-page.ts';

test.each(globSync('content/en/pages/*.mdx').filter((file) => !file.endsWith('reference.mdx')))(
  '%s has one heading of the first rank',
  (file) => {
    const headings = [...walk(parsePage(file))].filter(
      (node) => node.type === 'heading' && 'depth' in node && node.depth === 1,
    );
    expect(headings.map(textOf)).toHaveLength(1);
  },
);
