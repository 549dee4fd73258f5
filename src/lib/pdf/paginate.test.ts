import { describe, expect, test } from 'vitest';
import type { Piece } from './layout.ts';
import { paginate } from './paginate.ts';

const room = { top: 10, bottom: 110 };
const draw = () => undefined;
const piece = (height: number, more: Partial<Piece> = {}): Piece => ({
  height,
  before: 0,
  keepsNext: false,
  boxes: [],
  draw,
  ...more,
});
const heights = (pieces: readonly Piece[]) => paginate(pieces, room).map((page) => page.map(({ height }) => height));
const tops = (pieces: readonly Piece[]) => paginate(pieces, room).map((page) => page.map(({ y }) => y));

describe('paginate', () => {
  test.each([
    ['fills a page to its last point', [piece(50), piece(50)], [[50, 50]]],
    ['turns before what does not fit', [piece(50), piece(51)], [[50], [51]]],
    ['keeps a heading with what follows', [piece(80), piece(10, { keepsNext: true }), piece(20)], [[80], [10, 20]]],
    [
      'keeps a chain together',
      [piece(70), piece(10, { keepsNext: true }), piece(10, { keepsNext: true }), piece(20)],
      [[70], [10, 10, 20]],
    ],
    ['parts a chain that is higher than a page', [piece(80, { keepsNext: true }), piece(80)], [[80], [80]]],
    ['sets what is higher than a page on a page of its own', [piece(10), piece(200), piece(10)], [[10], [200], [10]]],
    ['shrinks a picture to stay on its page', [piece(50), piece(60, { least: 40 })], [[50, 50]]],
    ['moves a picture that would shrink too much', [piece(50), piece(60, { least: 55 })], [[50], [60]]],
    [
      'shrinks a picture so that its caption stays with it',
      [piece(50), piece(50, { least: 30, keepsNext: true }), piece(10)],
      [[50, 40, 10]],
    ],
  ])('%s', (_, pieces, expected) => {
    expect(heights(pieces)).toEqual(expected);
  });

  test('keeps the space above a piece, except at the top of a page', () => {
    expect(tops([piece(40, { before: 5 }), piece(40, { before: 5 }), piece(40, { before: 5 })])).toEqual([
      [10, 55],
      [10],
    ]);
  });

  test('draws the head of a table again on each page that the table reaches', () => {
    const head = { height: 8, draw };
    const rows = [piece(8), piece(40, { head }), piece(40, { head }), piece(40, { head })];
    const [first, second] = paginate(rows, room);
    expect(first?.map(({ headY }) => headY)).toEqual([undefined, undefined, undefined]);
    expect(second?.map(({ headY, y }) => [headY, y])).toEqual([[10, 18]]);
  });
});
