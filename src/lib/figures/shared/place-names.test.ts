import { expect, test } from 'vitest';
import { towns } from '#content/facts/tables/towns.ts';
import { boxOf, type Dot, overlaps, placeNames } from './place-names.ts';
import { projectionOf } from './projection.ts';

const size = 14;
const area = { left: 0, top: 0, right: 440, bottom: 400 };

/** Towns in a crowd: names of a usual length, spread over the map by a fixed rule. */
function crowdOf(count: number): readonly Dot[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Springs ${'abcdefgh'.slice(0, 1 + (index % 8))}`,
    x: 70 + ((index * 97) % 300),
    y: 60 + ((index * 61) % 280),
  }));
}

const real: readonly Dot[] = towns.map((town) => {
  const [x, y] = projectionOf(towns, 440).point(town);
  return { name: town.name, x, y };
});

const cases: readonly (readonly [what: string, dots: readonly Dot[]])[] = [
  ['one town', crowdOf(1)],
  ['nine towns', crowdOf(9)],
  ['twenty-five towns', crowdOf(25)],
  ['the towns of the owner’s file', real],
  ['two towns in one place', [...crowdOf(1), ...crowdOf(1)]],
];

test.each(cases)('%s: every name stands on the map and covers no other name and no dot', (_what, dots) => {
  const placed = placeNames(dots, size, area);
  expect(placed).toHaveLength(dots.length);
  for (const name of placed) {
    const box = boxOf(name, size);
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(area.right);
    expect(box.bottom).toBeLessThanOrEqual(area.bottom);
    const others = placed.filter((other) => other !== name).map((other) => boxOf(other, size));
    const marks = dots.map(({ x, y }) => ({ left: x - 3, right: x + 3, top: y - 3, bottom: y + 3 }));
    expect([...others, ...marks].filter((other) => overlaps(other, box))).toEqual([]);
  }
});

test('a name stands right of its dot when nothing is in its way, and keeps off what is taken', () => {
  const [free] = placeNames([{ name: 'Seguin', x: 200, y: 200 }], size, area);
  expect(free?.y).toBe(200);
  expect(free?.x).toBeGreaterThan(200);
  const right = { left: 201, right: 440, top: 0, bottom: 400 };
  const [pushed] = placeNames([{ name: 'Seguin', x: 200, y: 200 }], size, area, [right]);
  expect(pushed?.x).toBeLessThan(200);
});

test('a name without room is left out, never printed over another', () => {
  const tiny = { left: 0, top: 0, right: 60, bottom: 20 };
  expect(placeNames([{ name: 'Universal City', x: 30, y: 10 }], size, tiny)).toEqual([]);
});
