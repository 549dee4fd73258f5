import { expect, test } from 'vitest';
import { takenBy } from './margin-notes.ts';

const part = (top: number, bottom: number, reachesMargin: boolean) => ({ top, bottom, reachesMargin });

test.each([
  ['text leaves the margin free', [part(0, 90, false)], []],
  ['a drawing takes it', [part(0, 90, false), part(90, 400, true)], [{ top: 90, bottom: 400 }]],
  [
    'three cards in a row take it as long as the longest of them',
    [part(0, 80, false), part(0, 120, false), part(0, 60, true), part(120, 200, false)],
    [{ top: 0, bottom: 120 }],
  ],
])('%s', (_case, parts, taken) => {
  expect(takenBy(parts)).toEqual(taken);
});
