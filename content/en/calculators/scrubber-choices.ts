import type { AirChanges } from '#core/calculators/air-scrubber/factors.ts';

export const airChangeNames: Readonly<Record<AirChanges, string>> = {
  4: 'clean',
  6: 'standard',
  8: 'moderate',
  12: 'heavy',
  15: 'severe',
};
