import type { AirMoverType, Surface } from '#core/calculators/air-movement/factors.ts';

export const airMoverNames: Readonly<Record<AirMoverType, string>> = {
  centrifugal: 'Centrifugal',
  axial: 'Axial',
  lowProfile: 'Low profile',
};

export const surfaceNames: Readonly<Record<Surface, string>> = {
  carpet: 'Carpet',
  hardwood: 'Hardwood',
  tile: 'Tile',
  concrete: 'Concrete',
};
