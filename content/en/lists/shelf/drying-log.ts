/** One material of an example log: readings on a wood or relative scale, day by day, and the dry reading it is held to. */
export interface DryingLine {
  readonly material: string;
  readonly dryStandard: number;
  readonly readings: readonly number[];
}

/** A drawn example, not a measurement: three materials of one room, read once a day with one meter at one setting. */
export const dryingLog: readonly DryingLine[] = [
  { material: 'Drywall', dryStandard: 14, readings: [78, 46, 27, 18, 14, 13] },
  { material: 'Stud', dryStandard: 12, readings: [54, 47, 38, 28, 20, 14] },
  { material: 'Oak floor', dryStandard: 10, readings: [38, 37, 34, 31, 28, 26] },
];
