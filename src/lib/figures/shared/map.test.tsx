import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { towns } from '#content/facts/tables/towns.ts';
import { languageCodes, localeIn, messagesIn } from '#content/i18n/languages.ts';
import { t } from '#content/i18n/t.ts';
import { owner } from '#content/owner.ts';
import { InLanguage } from '../../../i18n/language-context.tsx';
import ServiceMap from '../service-map.tsx';
import { boxOf, type Dot, outlinesOf, overlaps, placeNames, projectionOf } from './map.ts';

/** Seguin and New Braunfels by the register of names: 0.13 degrees north and 0.16 west, which is 13.15 miles. */
test('distances are to scale in both directions', () => {
  const seguin = { west: 97.96, north: 29.57 };
  const newBraunfels = { west: 98.12, north: 29.7 };
  const { point, unitsPerMile } = projectionOf([seguin, newBraunfels], 400);
  const [x1, y1] = point(seguin);
  const [x2, y2] = point(newBraunfels);
  expect(Math.hypot(x1 - x2, y1 - y2) / unitsPerMile).toBeCloseTo(13.15, 1);
  expect(x2).toBeLessThan(x1);
  expect(y2).toBeLessThan(y1);
});

test('the map has a margin of five miles', () => {
  const { point, unitsPerMile, height } = projectionOf([{ west: 98, north: 29 }], 400);
  expect(unitsPerMile).toBeCloseTo(40);
  expect(point({ west: 98, north: 29 })).toEqual([200, 200]);
  expect(height).toBe(400);
});

test.each([
  ['Comal', 98.28, 29.81],
  ['Guadalupe', 97.95, 29.58],
  ['Bexar', 98.52, 29.45],
])('%s County lies around its middle', (name, west, north) => {
  const places = outlinesOf(name).flat();
  expect(Math.min(...places.map((place) => place.west))).toBeLessThan(west);
  expect(Math.max(...places.map((place) => place.west))).toBeGreaterThan(west);
  expect(Math.min(...places.map((place) => place.north))).toBeLessThan(north);
  expect(Math.max(...places.map((place) => place.north))).toBeGreaterThan(north);
});

test('an empty map and an unknown county throw', () => {
  expect(() => projectionOf([], 400)).toThrow('needs a place');
  expect(() => outlinesOf('Travers')).toThrow('"Travers"');
});

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

test.each(cases)('%s: every name is on the map and covers no other name and no dot', (_what, dots) => {
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

test('a label is right of its dot by default and avoids taken boxes', () => {
  const [free] = placeNames([{ name: 'Seguin', x: 200, y: 200 }], size, area);
  expect(free?.y).toBe(200);
  expect(free?.x).toBeGreaterThan(200);
  const right = { left: 201, right: 440, top: 0, bottom: 400 };
  const [pushed] = placeNames([{ name: 'Seguin', x: 200, y: 200 }], size, area, [right]);
  expect(pushed?.x).toBeLessThan(200);
});

test('a label without space is omitted', () => {
  const tiny = { left: 0, top: 0, right: 60, bottom: 20 };
  expect(placeNames([{ name: 'Universal City', x: 30, y: 10 }], size, tiny)).toEqual([]);
});

test.each(languageCodes)('the map in %s names every town and every county that is served', (language) => {
  const map = renderToStaticMarkup(<InLanguage language={language} show={ServiceMap} with={{}} />);
  const { county } = messagesIn(language).drawings.serviceMap;
  const counties = owner.counties.map((name) => t(county, { name }, localeIn(language)));
  expect([...owner.towns, ...counties].filter((name) => !map.includes(`>${name}</text>`))).toEqual([]);
});
