/** A town of the service area on the map: degrees north and west, rounded to a hundredth (about half a mile). */
export interface TownOnMap {
  readonly name: string;
  readonly north: number;
  readonly west: number;
  /** Which side of its dot the name stands on, so that names do not collide. */
  readonly label: 'left' | 'right' | 'above' | 'below';
}

/** Towns whose place is known. A town of the owner's file that is missing here is listed and not drawn. */
export const townsOnMap: readonly TownOnMap[] = [
  { name: 'New Braunfels', north: 29.7, west: 98.12, label: 'right' },
  { name: 'Seguin', north: 29.57, west: 97.96, label: 'below' },
  { name: 'Schertz', north: 29.55, west: 98.27, label: 'below' },
  { name: 'Cibolo', north: 29.56, west: 98.23, label: 'right' },
  { name: 'Universal City', north: 29.55, west: 98.29, label: 'left' },
  { name: 'Canyon Lake', north: 29.88, west: 98.26, label: 'right' },
  { name: 'Bulverde', north: 29.74, west: 98.45, label: 'right' },
  { name: 'Spring Branch', north: 29.89, west: 98.41, label: 'above' },
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
