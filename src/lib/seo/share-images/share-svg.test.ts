import { describe, expect, test } from 'vitest';
import { addresses } from '../../routes/addresses.ts';
import { drawingOfPage, lettersOf, linesOf, widthOf } from './share-svg.ts';

describe('lines', () => {
  test.each([
    ['a word', 'Water', 400, ['Water']],
    ['what fits', 'Dry it out', 400, ['Dry it out']],
    ['what does not', 'Dry it out', 100, ['Dry it', 'out']],
    ['a word that is wider than the room', 'Psychrometric air', 60, ['Psychrometric', 'air']],
  ])('%s', (_case, text, width, lines) => {
    expect(linesOf('heading', text, 32, width)).toEqual(lines);
  });

  test('no line exceeds its width', () => {
    const title = 'Registro de daños: lo que hizo el agua, listo para su ajustador';
    const lines = linesOf('heading', title, 54, 560);
    expect(lines.join(' ')).toBe(title);
    expect(lines.filter((line) => widthOf('heading', line, 54) > 560)).toEqual([]);
  });
});

test('a text twice as large is twice as wide', () => {
  expect(widthOf('bold', 'Daños', 40)).toBeCloseTo(2 * widthOf('bold', 'Daños', 20), 6);
});

test('text becomes positioned outlines, including accents', () => {
  const letters = lettersOf('text', 'ñ', 1000, 10, 20);
  expect(letters).toMatch(/^<path transform="translate\(10 20\) scale\(1 -1\)" d="M/);
  expect(letters.length).toBeGreaterThan(lettersOf('text', 'n', 1000, 10, 20).length);
});

test('every page except legal ones has a drawing', () => {
  const alone = addresses.map(({ path }) => path).filter((path) => !drawingOfPage(path));
  const lacks = 'add a guide to src/lib/figures/shared/thumbnails.ts, another page to `drawings` in share-svg.ts';
  expect(alone, lacks).toEqual(['/privacy', '/this-device', '/keep', '/terms', '/accessibility']);
});
