/** A place on the earth, in degrees west of Greenwich and north of the equator. */
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
/** Miles that stay free around the outermost place. */
const marginMiles = 5;

/** A flat map to scale, as wide as it was asked for. */
export interface Projection {
  readonly height: number;
  readonly unitsPerMile: number;
  readonly point: (place: Place) => readonly [x: number, y: number];
}

/**
 * The map of an area small enough that the earth is flat in it, `width` units wide, with every given place and a margin
 * around them. Throws when there is no place: a map of nothing is a slip of the owner's file.
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
