import { expect, test } from 'vitest';
import { type Part, remarkInlineWords } from './remark-plugins.ts';

const element = (name: string, line: number, endLine = line): Part => ({
  type: 'mdxJsxFlowElement',
  name,
  children: [{ type: 'text', value: name }],
  position: { start: { line }, end: { line: endLine } },
});

const shape = (children: Part[]) => {
  const root: Part = { type: 'root', children };
  remarkInlineWords()(root);
  return root.children?.map((child) => [child.type, child.children?.map((part) => part.value ?? part.name)]);
};

test.each([
  ['one claim alone becomes a paragraph', [element('Claim', 1)], [['paragraph', ['Claim']]]],
  [
    'claims on neighboring lines share a paragraph and keep a space',
    [element('Claim', 1, 2), element('HouseRule', 3), element('Claim', 3)],
    [['paragraph', ['Claim', ' ', 'HouseRule', ' ', 'Claim']]],
  ],
  [
    'a blank line parts two paragraphs',
    [element('Claim', 1), element('Claim', 3)],
    [
      ['paragraph', ['Claim']],
      ['paragraph', ['Claim']],
    ],
  ],
  ['blocks stay blocks', [element('Figure', 1)], [['mdxJsxFlowElement', ['Figure']]]],
])('%s', (_, children, expected) => {
  expect(shape(children)).toEqual(expected);
});

test('wraps claims inside of a block', () => {
  const section: Part = { ...element('Section', 1, 9), children: [element('Claim', 2)] };
  remarkInlineWords()({ type: 'root', children: [section] });
  expect(section.children?.[0]?.type).toBe('paragraph');
});
