import { numberFrom } from '../form/number-from.ts';
import type { Factor } from '../quantities/factor.ts';
import { withoutFloatError } from '../quantities/whole-units.ts';

/** A rectangular room, inside measures in feet. */
export interface Room {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly heightFt: number;
}

/** What a room is used for, as the cost builder asks for it. */
export const roomTypes = ['basement', 'bathroom', 'kitchen', 'living', 'bedroom', 'attic'] as const;
export type RoomType = (typeof roomTypes)[number];

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
