import { describe, expect, test } from 'vitest';
import { parseText } from './parse-page.ts';
import { remarkChecked } from './remark-checked.ts';

const head = `---
title: A page for the test
description: A description that is long enough to pass the check of its length.
---
`;

async function compile(text: string, path = 'content/en/blog/test.mdx') {
  const root = parseText(text);
  const tree = { ...root, children: [...(root.children ?? [])] };
  await remarkChecked()(tree, { path });
  return tree;
}

describe('the plugin', () => {
  test('exports the reading time of the words', async () => {
    const tree = await compile(`${head}\n${'word '.repeat(600)}`);
    expect(JSON.stringify(tree.children.at(-2))).toContain('"name":"readMinutes"},"init":{"type":"Literal","value":3}');
  });

  test('exports the names of the parts', async () => {
    const tree = await compile(`${head}\n<Note tone="go">\n\nCall <Phone />.\n\n</Note>`);
    const parts = '"elements":[{"type":"Literal","value":"Note"},{"type":"Literal","value":"Phone"}]';
    expect(JSON.stringify(tree.children.at(-1))).toContain(parts);
  });

  test.each([
    ['an unsourced number', `${head}\nIt takes 3 days.`, 'content/en/blog/test.mdx:6: the number 3 has no source'],
    ['a page without head', 'Words.', 'content/en/blog/test.mdx: the page has no head'],
    ['a record that is missing', `${head}\n<Risks record="no-such" />`, 'there is no record no-such.ts in content/en'],
    [
      'a promise that the words do not keep',
      head.replace('title:', 'readMinutes: 9\ntitle:'),
      'promises 9 minutes, and its 0 words come to 1',
    ],
  ])('stops on %s', async (_name, text, message) => {
    await expect(compile(text)).rejects.toThrow(message);
  });

  test('names file and field of a bad guide', async () => {
    await expect(compile(head, 'content/en/guides/test.mdx')).rejects.toThrow(
      'content/en/guides/test.mdx: field "address"',
    );
  });
});
