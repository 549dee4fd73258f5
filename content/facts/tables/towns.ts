/** A town of the service area: where it lies, and how high. */
export interface Town {
  /** As the owner's file spells it. */
  readonly name: string;
  /** Key in the address of a shared link. */
  readonly id: string;
  /** Feet above sea level. */
  readonly elevationFt: number;
  /** Another elevation, where another page gives one. */
  readonly otherElevationFt?: number;
  /** Degrees, rounded to a hundredth (about half a mile). */
  readonly north: number;
  readonly west: number;
}

/**
 * Elevations of the federal register of place names (USGS GNIS) as encyclopedias repeat them; the register itself was not
 * read (fact `town-elevations`). The largest difference to another page is 0.13 % of the air pressure, less than a quarter
 * of a grain per pound in summer air. A town of the owner's file that is missing here fails the test.
 */
export const towns: readonly Town[] = [
  { name: 'New Braunfels', id: 'new-braunfels', elevationFt: 630, north: 29.7, west: 98.12 },
  { name: 'Seguin', id: 'seguin', elevationFt: 522, otherElevationFt: 558, north: 29.57, west: 97.96 },
  { name: 'Schertz', id: 'schertz', elevationFt: 712, north: 29.55, west: 98.27 },
  { name: 'Cibolo', id: 'cibolo', elevationFt: 699, north: 29.56, west: 98.23 },
  { name: 'Universal City', id: 'universal-city', elevationFt: 764, north: 29.55, west: 98.29 },
  { name: 'Canyon Lake', id: 'canyon-lake', elevationFt: 965, otherElevationFt: 955, north: 29.88, west: 98.26 },
  { name: 'Bulverde', id: 'bulverde', elevationFt: 1093, otherElevationFt: 1096, north: 29.74, west: 98.45 },
  { name: 'Spring Branch', id: 'spring-branch', elevationFt: 1115, north: 29.89, west: 98.41 },
];
