import { expect, test } from 'vitest';
import { markRadius, placeMarks, type Spot } from './ReadingMarks.tsx';

const frame = { left: 44, right: 276, top: 30, bottom: 274 };

function distances(spots: readonly Spot[]): readonly number[] {
  return spots.flatMap((one, index) =>
    spots.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
}

test('marks with enough room stay on their spots', () => {
  const spots = [
    { x: 100, y: 100 },
    { x: 140, y: 100 },
  ];
  expect(placeMarks(spots, [{ x: 200, y: 200 }], frame)).toEqual(spots);
});

test.each([
  ['in the middle', { x: 150, y: 150 }],
  ['in a corner at the top', { x: 270, y: 36 }],
  ['in a corner at the bottom', { x: 50, y: 270 }],
])('six marks of one spot %s do not overlap each other or the spot, and stay inside the frame', (_where, spot) => {
  const placed = placeMarks(Array(6).fill(spot), [spot], frame);
  expect(Math.min(...distances([spot, ...placed]))).toBeGreaterThanOrEqual(2 * markRadius);
  for (const { x, y } of placed) {
    expect(x).toBeGreaterThanOrEqual(frame.left + markRadius);
    expect(x).toBeLessThanOrEqual(frame.right - markRadius);
    expect(y).toBeGreaterThanOrEqual(frame.top + markRadius);
    expect(y).toBeLessThanOrEqual(frame.bottom - markRadius);
  }
});

test('without any room a mark stays on its spot', () => {
  const tiny = { left: 0, right: 10, top: 0, bottom: 10 };
  const spot = { x: 5, y: 5 };
  expect(placeMarks([spot], [spot], tiny)).toEqual([spot]);
});
