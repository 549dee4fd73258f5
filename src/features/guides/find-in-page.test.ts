import { describe, expect, test } from 'vitest';
import { excerpt, find } from './manual-reader.ts';

const passages = [
  { heading: 'Liquid first', text: 'Extract before you dry.' },
  { heading: 'Drying', text: 'Air movers stand along the walls.' },
  { heading: 'Reglas', text: 'Seque el sótano con cuidado.' },
];

describe('find', () => {
  test.each([
    ['a word of a heading comes before the same word of a text', 'dry', [1, 0]],
    ['every word must be there', 'air walls', [1]],
    ['one word that is missing finds nothing', 'air ceiling', []],
    ['the words may stand in heading and text', 'liquid extract', [0]],
    ['case does not matter', 'EXTRACT', [0]],
    ['accents do not matter', 'sotano', [2]],
    ['a blank query finds nothing', '  ', []],
    ['a single letter finds nothing', 'a', []],
  ])('%s', (_case, query, places) => {
    expect(find(passages, query)).toEqual(places);
  });
});

describe('excerpt', () => {
  const long = `${'word '.repeat(20)}needle ${'word '.repeat(20)}`.trim();
  test.each([
    ['a short text is whole', 'A short text.', 'text', 'A short text.'],
    ['a word far inside is shown with what is around it', long, 'needle', /^… .*needle.* …$/],
    ['a word that is not there shows the beginning', long, 'absent', /^word .* …$/],
  ])('%s', (_case, text, query, shown) => {
    expect(excerpt(text, query)).toMatch(shown);
  });
});
