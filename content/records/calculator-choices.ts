import type { AirMoverType, Surface } from '#core/air-movement/factors.ts';
import type { AirChanges } from '#core/air-scrubber/factors.ts';
import type { AdditionalCost, Room, Severity, WaterSource } from '#core/cost-estimate/factors.ts';
import type { DamageClass, Machine, Material } from '#core/dehumidification/factors.ts';

/** Words for each choice of the calculators, in the order of the form. */
export const materialNames: Readonly<Record<Material, string>> = {
  concrete: 'Concrete',
  wood_framing: 'Wood framing',
  carpet: 'Carpet',
  drywall: 'Drywall',
  tile: 'Tile',
};

export const damageClassNames: Readonly<Record<DamageClass, string>> = {
  class1: 'Class 1: little is wet',
  class2: 'Class 2: floor and low walls',
  class3: 'Class 3: walls and ceiling',
  class4: 'Class 4: deep bound water',
};

export const machineNames: Readonly<Record<Machine, string>> = {
  lgr: 'Low-grain refrigerant (LGR)',
  conventional: 'Conventional refrigerant',
  desiccant: 'Desiccant',
};

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

export const airChangeNames: Readonly<Record<AirChanges, string>> = {
  4: 'clean',
  6: 'standard',
  8: 'moderate',
  12: 'heavy',
  15: 'severe',
};

export const roomNames: Readonly<Record<Room, string>> = {
  basement: 'Basement',
  bathroom: 'Bathroom',
  kitchen: 'Kitchen',
  living: 'Living room',
  bedroom: 'Bedroom',
  attic: 'Attic',
};

export const waterSourceNames: Readonly<Record<WaterSource, string>> = {
  clean: 'Clean water',
  gray: 'Gray water',
  black: 'Black water',
};

export const severityNames: Readonly<Record<Severity, string>> = {
  minor: 'Minor',
  moderate: 'Moderate',
  severe: 'Severe',
};

export const additionalCostNames: Readonly<Record<AdditionalCost['id'], string>> = {
  mold: 'Mold removal',
  hardwood: 'Hardwood refinishing',
  carpet: 'Carpet replacement',
  hvac: 'Duct and air handler cleaning',
  contents: 'Contents: moving, cleaning, storing',
};

/** What the estimate stands for. */
export const includedItems: readonly string[] = [
  'Inspection and moisture readings',
  'Pumping out and extracting water',
  'Drying machines and the daily readings',
  'Cleaning and treating what stays',
  'Taking out what cannot be dried, at the higher rates its repair too',
];
