import type { AirMoverType } from '#core/job/machine.ts';
import type { Surface } from '#core/job/material.ts';

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
