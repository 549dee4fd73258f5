import type { Room } from './room.ts';

/** Shares of wet surface that separate Class 1 from 2, and 2 from 3. */
export const classLimits = {
  class2From: {
    value: 5,
    unit: 'percent of floor, wall and ceiling surface',
    source: 's500-editions',
  },
  class3Above: {
    value: 40,
    unit: 'percent of floor, wall and ceiling surface',
    source: 's500-editions',
  },
} as const;

/** What is wet and porous in a room: floor and ceiling in square feet, all four walls up to one height in feet. */
export interface WetSurfaces {
  readonly floorSqFt: number;
  readonly wallHeightFt: number;
  readonly ceilingSqFt: number;
  /** Water is held deep in slow materials or layers: plaster, hardwood, concrete, floors in several layers. */
  readonly heldDeep: boolean;
}

/** How much is wet, and how deeply: 1 little, 2 floor and low walls, 3 walls and ceiling, 4 held deep. */
export const lossClasses = [1, 2, 3, 4] as const;
export type LossClass = (typeof lossClasses)[number];

/** Floor, ceiling and four walls, in square feet. Openings are not taken off. */
export function surfaceSqFt({ lengthFt, widthFt, heightFt }: Room): number {
  return 2 * lengthFt * widthFt + 2 * (lengthFt + widthFt) * heightFt;
}

/** Whether no more is wet than the room has: floor, ceiling, and walls up to the ceiling. */
export function isWetInside({ lengthFt, widthFt, heightFt }: Room, wet: WetSurfaces): boolean {
  const area = lengthFt * widthFt;
  return wet.floorSqFt <= area && wet.ceilingSqFt <= area && wet.wallHeightFt <= heightFt;
}

/** Wet porous surface, in square feet. */
export function wetSqFt({ lengthFt, widthFt }: Room, wet: WetSurfaces): number {
  return wet.floorSqFt + wet.ceilingSqFt + 2 * (lengthFt + widthFt) * wet.wallHeightFt;
}

/** Wet porous surface as a share of all surface, in percent, unrounded. */
export function wetSharePercent(room: Room, wet: WetSurfaces): number {
  return (100 * wetSqFt(room, wet)) / surfaceSqFt(room);
}

/** The class of a loss. Water held deep is Class 4, whatever the share. */
export function lossClass(room: Room, wet: WetSurfaces): LossClass {
  return lossClassOf(wetSharePercent(room, wet), wet.heldDeep);
}

/** The class of a share of wet surface in percent: of one room, or of rooms that dry together. */
export function lossClassOf(sharePercent: number, heldDeep: boolean): LossClass {
  if (heldDeep) return 4;
  if (sharePercent < classLimits.class2From.value) return 1;
  return sharePercent > classLimits.class3Above.value ? 3 : 2;
}
