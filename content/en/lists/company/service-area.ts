/** A town of the service area on the map: degrees north and west, rounded to a hundredth (about half a mile). */
export interface TownOnMap {
  readonly name: string;
  readonly north: number;
  readonly west: number;
}

/** Towns whose place is known. A town of the owner's file that is missing here is listed and not drawn. */
export const townsOnMap: readonly TownOnMap[] = [
  { name: 'New Braunfels', north: 29.7, west: 98.12 },
  { name: 'Seguin', north: 29.57, west: 97.96 },
  { name: 'Schertz', north: 29.55, west: 98.27 },
  { name: 'Cibolo', north: 29.56, west: 98.23 },
  { name: 'Universal City', north: 29.55, west: 98.29 },
  { name: 'Canyon Lake', north: 29.88, west: 98.26 },
  { name: 'Bulverde', north: 29.74, west: 98.45 },
  { name: 'Spring Branch', north: 29.89, west: 98.41 },
];

/** Sketch of the Guadalupe River between the towns, for orientation only: degrees north and west. */
export const riverSketch: readonly (readonly [north: number, west: number])[] = [
  [29.86, 98.52],
  [29.88, 98.46],
  [29.86, 98.4],
  [29.88, 98.34],
  [29.87, 98.27],
  [29.87, 98.2],
  [29.83, 98.17],
  [29.79, 98.15],
  [29.74, 98.12],
  [29.7, 98.1],
  [29.66, 98.06],
  [29.62, 98.03],
  [29.59, 98.0],
  [29.55, 97.97],
  [29.53, 97.91],
];
