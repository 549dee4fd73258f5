import type { AdditionalCost } from '#core/calculators/cost-builder/factors.ts';
import type { WaterSource } from '#core/job/category.ts';
import type { RoomType } from '#core/job/room.ts';
import type { DamageExtent } from '#core/job/severity.ts';

export const roomNames: Readonly<Record<RoomType, string>> = {
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

export const severityNames: Readonly<Record<DamageExtent, string>> = {
  minor: 'Minor',
  moderate: 'Moderate',
  severe: 'Severe',
};

export const additionalCostNames: Readonly<Record<AdditionalCost['id'], string>> = {
  mold: 'Mold removal',
  hardwood: 'Hardwood refinishing',
  carpet: 'Carpet replacement',
  hvac: 'HVAC cleaning',
  contents: 'Contents (moving, cleaning, storing)',
};

/** What the estimate stands for. */
export const includedItems: readonly string[] = [
  'Inspection and moisture readings',
  'Pumping out and extracting water',
  'Drying machines and the daily readings',
  'Cleaning and treating what stays',
  'Taking out what cannot be dried, at the higher rates its repair too',
];
