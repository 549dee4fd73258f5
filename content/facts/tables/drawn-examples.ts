/**
 * Examples that drawings show, and no measurements. This wall, eight feet high and nine wide, was read square by square
 * with a moisture meter on a relative scale from 0 to 100.
 */
export const exampleWall: readonly (readonly number[])[] = [
  [12, 11, 12, 13, 12, 12],
  [12, 13, 12, 12, 11, 13],
  [24, 48, 22, 12, 13, 12],
  [41, 92, 57, 14, 38, 15],
  [66, 98, 81, 22, 74, 31],
];

/** The room in which the four classes of loss are drawn, in feet. */
export const exampleRoom = { lengthFt: 12, widthFt: 12, heightFt: 8 };

/** One loss of each class in that room: how much of each surface took water. */
export const exampleLosses = [
  { id: 'corner', floorSqFt: 24, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: false },
  { id: 'floor', floorSqFt: 144, wallHeightFt: 2, ceilingSqFt: 0, heldDeep: false },
  { id: 'above', floorSqFt: 144, wallHeightFt: 5, ceilingSqFt: 72, heldDeep: false },
  { id: 'deep', floorSqFt: 48, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: true },
] as const;
