import { expect, test } from 'vitest';
import { type Part, remarkInlineWords, remarkNonBreaking } from './remark-plugins.ts';

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

test.each([
  ['weekdays 8 a.m. to 5 p.m.', 'weekdays 8\u00a0a.m. to 5\u00a0p.m.'],
  ['at 70 to 90 °F, 16 A of 20', 'at 70 to 90\u00a0°F, 16\u00a0A of 20'],
  [' °F beside a component', '\u00a0°F beside a component'],
  [' A crew of 20 Apprentices, in 2026 and after', ' A crew of 20 Apprentices, in 2026 and after'],
])('a number stays beside its unit: %s', (value, expected) => {
  const text: Part = { type: 'text', value };
  remarkNonBreaking()({ type: 'root', children: [{ type: 'paragraph', children: [text] }] });
  expect(text.value).toBe(expected);
});
