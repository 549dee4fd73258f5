/** The ground of a service town above sea level, in feet, for the air pressure of the calculators. */
export interface TownElevation {
  /** As the owner's file spells it. */
  readonly town: string;
  /** Key in the address of a shared link. */
  readonly id: string;
  readonly elevationFt: number;
}

/**
 * Elevations of the federal register of place names (USGS GNIS) as encyclopedias repeat them; the register itself was
 * not read. Other pages differ by up to 36 ft (Seguin 558, Canyon Lake 955, Bulverde 1,096): that is 0.13 % of the air
 * pressure, less than a quarter of a grain per pound in summer air. The test beside this file wants every town of
 * the owner's file here.
 */
export const townElevations: readonly TownElevation[] = [
  { town: 'New Braunfels', id: 'new-braunfels', elevationFt: 630 },
  { town: 'Seguin', id: 'seguin', elevationFt: 522 },
  { town: 'Schertz', id: 'schertz', elevationFt: 712 },
  { town: 'Cibolo', id: 'cibolo', elevationFt: 699 },
  { town: 'Universal City', id: 'universal-city', elevationFt: 764 },
  { town: 'Canyon Lake', id: 'canyon-lake', elevationFt: 965 },
  { town: 'Bulverde', id: 'bulverde', elevationFt: 1093 },
  { town: 'Spring Branch', id: 'spring-branch', elevationFt: 1115 },
];
