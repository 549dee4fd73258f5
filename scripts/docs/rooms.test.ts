import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { arrowsBetween, tangled } from './rooms.ts';

const arrows = (...drawn: readonly string[]) =>
  drawn.map((one) => ({ from: one.charAt(0), to: one.charAt(one.length - 1) }));

test.each([
  ['one above another', arrows('a > b', 'b > c', 'a > c'), []],
  ['two that import each other', arrows('a > b', 'b > a'), ['a', 'b']],
  ['a ring of three, and what leads to it', arrows('a > b', 'b > c', 'c > a', 'd > a', 'c > e'), ['a', 'b', 'c', 'd']],
])('%s', (_title, drawn, expected) => {
  expect(tangled(drawn)).toEqual(expected);
});

describe('the project', () => {
  const all = arrowsBetween('.', 2);
  const deeper = arrowsBetween('.', 3);
  const inside = (room: string, arrows = all) =>
    arrows.filter(({ from, to }) => [from, to].every((one) => one.startsWith(`${room}/`)));

  test.each(['api', 'core', 'site'])('no rooms of %s import one another', (room) => {
    expect(inside(room).length).toBeGreaterThan(10);
    expect(tangled(inside(room))).toEqual([]);
    const toItsRoot = all.filter(({ from, to }) => from.startsWith(`${room}/`) && to === room);
    expect(toItsRoot).toEqual([]);
  });

  /** Rooms whose own rooms still import one another. */
  const known = ['src/lib/content-renderer', 'src/features'];
  const nested = [...new Set(deeper.flatMap(({ from, to }) => [from, to]))]
    .filter((room) => room.split('/').length === 3)
    .map((room) => path.dirname(room));
  test('the rooms inside of rooms are found', () => expect(nested).toEqual(expect.arrayContaining(known)));
  test.each([...new Set(nested)].filter((room) => !known.includes(room)))(
    'no rooms of %s import one another',
    (room) => {
      expect(tangled(inside(room, deeper))).toEqual([]);
    },
  );

  test('no rooms import one another', () => {
    expect(tangled(arrowsBetween('.', 1))).toEqual([]);
  });

  test('a room of site imports those that stand above it in its list', () => {
    const rows = readFileSync('site/README.md', 'utf8').matchAll(/^\| (`.*?) \|/gm);
    const listed = [...rows].map(([, names = '']) =>
      [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => `site/${name}`),
    );
    const placeOf = (room: string) => listed.findIndex((names) => names.includes(room));
    expect(listed.length).toBeGreaterThan(10);
    expect(inside('site').filter(({ from, to }) => placeOf(from) < placeOf(to) || placeOf(to) < 0)).toEqual([]);
  });
});
