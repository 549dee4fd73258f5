import type { Factor } from '../units/factor.ts';

/** A rectangular room, inside measures in feet. */
export interface Room {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly heightFt: number;
}

/** The sides of a room as every form of ours names them. */
export const roomSides = ['length', 'width', 'height'] as const;

/** What a room is used for, as the cost builder asks for it. */
export const roomTypes = ['basement', 'bathroom', 'kitchen', 'living', 'bedroom', 'attic'] as const;

/** What a size in feet may be. Anything else is a slip of the finger. */
export const sizeLimits = {
  least: { value: 0.1, unit: 'ft', source: 'our-limit-inch' },
  most: { value: 10_000, unit: 'ft', source: 'our-limit-building' },
} as const satisfies Record<string, Factor>;

/** What dries slowly or quickly: the materials that a room is named by. */
export const materials = ['concrete', 'wood_framing', 'carpet', 'drywall', 'tile'] as const;
export type Material = (typeof materials)[number];

/** What air movers blow over. */
export const surfaces = ['carpet', 'hardwood', 'tile', 'concrete'] as const;
export type Surface = (typeof surfaces)[number];
