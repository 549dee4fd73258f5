import { expect, test } from 'vitest';
import { occupiedRanges } from './margin-notes.ts';

const part = (top: number, bottom: number, reachesMargin: boolean) => ({ top, bottom, reachesMargin });

test.each([
  ['text does not occupy the margin', [part(0, 90, false)], []],
  ['a drawing does', [part(0, 90, false), part(90, 400, true)], [{ top: 90, bottom: 400 }]],
  [
    'cards in a row do, as long as the longest of them',
    [part(0, 80, false), part(0, 120, false), part(0, 60, true), part(120, 200, false)],
    [{ top: 0, bottom: 120 }],
  ],
])('%s', (_case, parts, taken) => {
  expect(occupiedRanges(parts)).toEqual(taken);
});
