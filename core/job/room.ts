import { numberFrom } from '../form/number-from.ts';
import type { Factor } from '../quantities/factor.ts';
import { withoutFloatError } from '../quantities/whole-units.ts';

/** What a size in feet may be. Anything else is a slip of the finger. */
export const sizeLimits = {
  least: { value: 0.1, unit: 'ft', source: 'our limit: about an inch' },
  most: { value: 10_000, unit: 'ft', source: 'our limit: longer than any building' },
} as const satisfies Record<string, Factor>;

/** A length, width or height in feet, as text. */
export const readSizeFt = numberFrom(sizeLimits.least.value, sizeLimits.most.value);

/** Floor area in square feet. */
export function areaSqFt(lengthFt: number, widthFt: number): number {
  return withoutFloatError(lengthFt * widthFt);
}

/** Length of the four walls in feet. */
export function perimeterFt(lengthFt: number, widthFt: number): number {
  return withoutFloatError(2 * (lengthFt + widthFt));
}

/** Volume in cubic feet. */
export function volumeCuFt(lengthFt: number, widthFt: number, heightFt: number): number {
  return withoutFloatError(lengthFt * widthFt * heightFt);
}
