import type { Geometry, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json?raw';

/** A location in degrees west and north. */
export interface Place {
  readonly west: number;
  readonly north: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Miles in one degree of latitude; one of longitude is narrower by the cosine of the latitude. */
const milesPerDegree = 69;
const marginMiles = 5;

export interface Projection {
  readonly height: number;
  readonly unitsPerMile: number;
  readonly point: (place: Place) => readonly [x: number, y: number];
}

/**
 * An equirectangular map of a small area, `width` units wide, with every given place and a margin
 * around them. Throws without places.
 */
export function projectionOf(places: readonly Place[], width: number): Projection {
  if (places.length === 0) throw new Error('A map needs a place: content/owner.ts names no town and no county');
  const west = places.map((place) => place.west);
  const north = places.map((place) => place.north);
  const [top, bottom] = [Math.max(...north), Math.min(...north)];
  const milesWest = milesPerDegree * Math.cos((((top + bottom) / 2) * Math.PI) / 180);
  const left = Math.max(...west) + marginMiles / milesWest;
  const miles = (left - Math.min(...west)) * milesWest + marginMiles;
  const unitsPerMile = width / miles;
  const edge = top + marginMiles / milesPerDegree;
  return {
    height: Math.round(((edge - bottom) * milesPerDegree + marginMiles) * unitsPerMile),
    unitsPerMile,
    point: (place) => [
      Math.round((left - place.west) * milesWest * unitsPerMile * 10) / 10,
      Math.round((edge - place.north) * milesPerDegree * unitsPerMile * 10) / 10,
    ],
  };
}

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const topology: Counties = JSON.parse(atlas);
/** The first two digits of a FIPS county code identify the state. */
const texas = '48';
const inTexas = topology.objects.counties.geometries.filter(({ id }) => String(id).startsWith(texas));
const counties = inTexas.flatMap((county) => {
  const found = feature<{ name: string }>(topology, county);
  return found.type === 'Feature' ? [found] : [];
});

/** The outlines of a Texas county. Throws, and so stops the build, on an unknown name. */
export function outlinesOf(name: string): readonly (readonly Place[])[] {
  const county = counties.find(({ properties }) => properties.name === name);
  if (!county) throw new Error(`content/owner.ts names a county "${name}", and Texas has none of that name`);
  return rings(county.geometry).map(places);
}

/** Every border between Texas counties, once. */
export function countyLines(): readonly (readonly Place[])[] {
  const lines: MultiLineString = mesh(
    topology as Topology,
    { type: 'GeometryCollection', geometries: inTexas },
    (one, other) => one !== other,
  );
  return lines.coordinates.map(places);
}

function rings(geometry: Geometry): readonly Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function places(positions: readonly Position[]): readonly Place[] {
  return positions.map(([east = 0, north = 0]) => ({ west: -east, north }));
}

export interface Dot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/** A label on the map: `x` and `y` are the middle of its text. */
export interface PlacedName extends Dot {
  readonly width: number;
  /** Start of its leader line, when it is not directly beside its dot. */
  readonly from?: readonly [x: number, y: number];
}

/** Letter width and line height in em, estimated on the wide side. */
const type = { letter: 0.54, line: 1.25 };
const dotRadius = 3.5;
/** Eight directions from a dot: sides first, then above, below and diagonal. */
const ways = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const;
/** Distances of a label from its dot, in line heights, nearest first. */
const distances = [0.35, 0.9, 1.6, 2.4, 3.4, 4.6, 6, 7.6, 9.4, 11.4];

/**
 * Places labels on the map without overlapping other labels, dots or `taken` boxes. A label
 * without space is omitted; the list beside the map has all names. Dots in crowded areas are placed first.
 */
export function placeNames(
  dots: readonly Dot[],
  size: number,
  area: Box,
  taken: readonly Box[] = [],
): readonly PlacedName[] {
  const blocked = [...taken, ...dots.map(({ x, y }) => around(x, y, dotRadius * 2, dotRadius * 2))];
  const placed: PlacedName[] = [];
  for (const dot of [...dots].sort((one, other) => crowd(other, dots) - crowd(one, dots))) {
    const found = candidates(dot, size).find(
      (name) => isInside(boxOf(name, size), area) && !blocked.some((box) => overlaps(box, boxOf(name, size))),
    );
    if (!found) continue;
    placed.push(found);
    blocked.push(boxOf(found, size));
  }
  return placed;
}

/** The bounding box of a label. */
export function boxOf({ x, y, width }: PlacedName, size: number): Box {
  return around(x, y, width, size * type.line);
}

export function overlaps(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function candidates({ name, x, y }: Dot, size: number): readonly PlacedName[] {
  const width = name.length * size * type.letter;
  const half = (size * type.line) / 2;
  return distances.flatMap((lines, index) =>
    ways.map(([across, down]) => {
      const away = dotRadius + lines * size;
      const atX = x + across * (away + width / 2);
      const atY = y + down * (away + half * Math.abs(down));
      // A leader line is needed unless the label is directly beside its dot.
      const isBeside = index === 0 && (across === 0 || down === 0);
      const from = [atX - (across * width) / 2, atY - down * half] as const;
      return { name, x: atX, y: atY, width, ...(!isBeside && { from }) };
    }),
  );
}

/** Number of other dots so near that their labels compete. */
function crowd(dot: Dot, dots: readonly Dot[]): number {
  return dots.filter(({ x, y }) => Math.hypot(x - dot.x, y - dot.y) < 60).length;
}

function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

function isInside(box: Box, area: Box): boolean {
  return box.left >= area.left && box.right <= area.right && box.top >= area.top && box.bottom <= area.bottom;
}
