import { describe, expect, test } from 'vitest';
import { breakLines } from './lines.ts';

describe('breakLines', () => {
  const measure = ({ text }: { readonly text: string }) => text.length;
  test.each([
    ['words that fit', 'wet wall', 10, ['wet wall']],
    ['words that do not', 'wet wall dry', 8, ['wet wall', 'dry']],
    ['a word wider than the line', 'a condensation b', 5, ['a', 'conde', 'nsati', 'on b']],
    ['a forced break', 'one\u2028two', 10, ['one', 'two']],
    ['an address after one of its parts', 'see a.b/\u200bcd/\u200bef', 8, ['see a.b/', 'cd/ef']],
    ['an address that fits nowhere but in parts', 'ab/\u200bcd/\u200bef', 3, ['ab/', 'cd/', 'ef']],
  ])('breaks %s', (_, text, width, expected) => {
    const lines = breakLines([{ text }], width, measure);
    expect(lines.map((line) => line.map((fragment) => fragment.text).join(''))).toEqual(expected);
  });

  test('marks a line that ends inside a word', () => {
    const [first, last] = breakLines([{ text: 'ab/\u200bcd' }], 3, measure);
    expect(first?.at(-1)?.isBroken).toBe(true);
    expect(last?.at(-1)?.isBroken).toBeUndefined();
  });

  test('keeps runs of one word together', () => {
    const lines = breakLines([{ text: 'see wall' }, { text: '1', raised: true }], 8, measure);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(['see', 'wall1']);
  });
});
