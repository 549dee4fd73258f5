import type { Geometry, MultiLineString, Position } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'us-atlas/counties-10m.json?raw';
import type { Place } from './projection.ts';

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>;

const topology: Counties = JSON.parse(atlas);
/** The first two digits of a county's federal number name its state. */
const texas = '48';
const inTexas = topology.objects.counties.geometries.filter(({ id }) => String(id).startsWith(texas));
const counties = inTexas.flatMap((county) => {
  const found = feature<{ name: string }>(topology, county);
  return found.type === 'Feature' ? [found] : [];
});

/** The outlines of a county of Texas, by its name. Throws, and so stops the build, on a name that no county has. */
export function outlinesOf(name: string): readonly (readonly Place[])[] {
  const county = counties.find(({ properties }) => properties.name === name);
  if (!county) throw new Error(`content/owner.ts names a county "${name}", and Texas has none of that name`);
  return rings(county.geometry).map(places);
}

/** Every line between two counties of Texas, once. */
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
