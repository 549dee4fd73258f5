import type { Factor } from '../units/factor.ts';

/** A rectangular room, inside measures in feet. */
export interface Room {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly heightFt: number;
}

/** Names of the sides of a room in all forms. */
export const roomSides = ['length', 'width', 'height'] as const;

/** What a room is used for, as the cost builder asks for it. */
export const roomTypes = ['basement', 'bathroom', 'kitchen', 'living', 'bedroom', 'attic'] as const;

/** Limits of a size in feet; anything else is a typing error. */
export const sizeLimits = {
  least: { value: 0.1, unit: 'ft', source: 'our-limit-inch' },
  most: { value: 10_000, unit: 'ft', source: 'our-limit-building' },
} as const satisfies Record<string, Factor>;

/** Main material of a room, which decides how it dries. */
export const materials = ['concrete', 'wood_framing', 'carpet', 'drywall', 'tile'] as const;
export type Material = (typeof materials)[number];

/** Surface that the air movers blow over. */
export const surfaces = ['carpet', 'hardwood', 'tile', 'concrete'] as const;
export type Surface = (typeof surfaces)[number];
