import { expect, test } from 'vitest';
import { starCount, starsFor } from './star-rating.ts';

const cases: readonly (readonly [rating: number, maxRating: number, full: number, half: number, empty: number])[] = [
  [0, 10, 0, 0, 5],
  [4, 10, 2, 0, 3],
  [6.5, 10, 3, 0, 2],
  [6.9, 10, 3, 0, 2],
  [7, 10, 3, 1, 1],
  [7.9, 10, 3, 1, 1],
  [9.9, 10, 4, 1, 0],
  [10, 10, 5, 0, 0],
  [3.5, 5, 3, 1, 1],
  [11, 10, 5, 0, 0],
  [-1, 10, 0, 0, 5],
];

test.each(cases)('%d of %d shows %d full, %d half and %d empty stars', (rating, maxRating, full, half, empty) => {
  expect(starsFor(rating, maxRating)).toEqual({ full, half, empty });
});

test('every score from 0 to 10 in tenths shows five stars in all', () => {
  for (let tenths = 0; tenths <= 100; tenths += 1) {
    const { full, half, empty } = starsFor(tenths / 10, 10);
    expect(full + half + empty, `${tenths / 10}`).toBe(starCount);
  }
});
