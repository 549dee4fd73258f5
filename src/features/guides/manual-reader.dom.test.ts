import { describe, expect, test } from 'vitest';
import { excerpt, find } from './manual-reader.ts';

const passages = [
  { heading: 'Liquid first', text: 'Extract before you dry.' },
  { heading: 'Drying', text: 'Air movers stand along the walls.' },
  { heading: 'Reglas', text: 'Seque el sótano con cuidado.' },
];

describe('find', () => {
  test.each([
    ['a match in a heading comes first', 'dry', [1, 0]],
    ['every word must match', 'air walls', [1]],
    ['one missing word finds nothing', 'air ceiling', []],
    ['words may match in heading and text', 'liquid extract', [0]],
    ['ignores case', 'EXTRACT', [0]],
    ['ignores accents', 'sotano', [2]],
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
    ['a match far inside is shown with its context', long, 'needle', /^… .*needle.* …$/],
    ['without a match the beginning is shown', long, 'absent', /^word .* …$/],
  ])('%s', (_case, text, query, shown) => {
    expect(excerpt(text, query)).toMatch(shown);
  });
});
