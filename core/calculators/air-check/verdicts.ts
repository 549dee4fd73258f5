import type { Amount } from '../../algebra/expression.ts';
import { airCheckFactors } from './factors.ts';

const { weakDepression, openMargin, nearDewPoint, conventionalLimit } = airCheckFactors;

/** How the dehumidifier does, from the grains that it takes out of the air. */
export type DepressionVerdict = 'drying' | 'weak' | 'adding';

export function depressionVerdict(grains: Amount): DepressionVerdict | null {
  if (grains === null) return null;
  if (grains >= weakDepression.value) return 'drying';
  return grains > 0 ? 'weak' : 'adding';
}

/** Whether to open the house to the outside air or to close it and dehumidify. */
export type OpeningVerdict = 'open' | 'closed';

export function openingVerdict(grains: Amount): OpeningVerdict | null {
  if (grains === null) return null;
  return grains >= openMargin.value ? 'open' : 'closed';
}

/** Whether a surface is wet, near the dew point of the affected air, or clear of it. */
export type SurfaceVerdict = 'wet' | 'near' | 'clear';

/** Air without a dew point wets no surface. Null where the surface or the affected air was not measured. */
export function surfaceVerdict(surfaceF: Amount, affectedF: Amount, marginF: Amount): SurfaceVerdict | null {
  if (surfaceF === null || affectedF === null) return null;
  if (marginF === null || marginF > nearDewPoint.value) return 'clear';
  return marginF <= 0 ? 'wet' : 'near';
}

/** True when the affected air is already drier than conventional refrigerant machines can follow. */
export function isBelowConventionalLimit(affectedGrains: Amount): boolean | null {
  return affectedGrains === null ? null : affectedGrains < conventionalLimit.value;
}
