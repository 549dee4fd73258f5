import type { Checked } from '../../form/checked.ts';
import { readFields, wholeNumberFrom } from '../../form/fields.ts';
import { numberFrom } from '../../form/number-from.ts';
import { wholeUnitsFor } from '../../quantities/whole-units.ts';
import { industryFactors, industryLimits } from './factors.ts';

/** What is wet, as the area method asks for it. */
export interface WetInput {
  /** Square feet of wet floor; null when the whole floor is wet. */
  readonly wetFloorSqFt: number | null;
  /** Square feet of wet ceiling, and of wet wall above 2 ft. */
  readonly wetUpperSqFt: number;
  /** Insets and offsets of the walls deeper than 18 in. */
  readonly insets: number;
}

/** Machines by the area method, whole, with the parts that add up to them. */
export interface AreaCount {
  readonly room: number;
  readonly floor: number;
  readonly upper: number;
  readonly insets: number;
  readonly total: number;
}

export interface IndustryMovers {
  /** Open rooms. */
  readonly low: AreaCount;
  /** Cluttered rooms. */
  readonly high: AreaCount;
  /** The alternative where walls are wet low down only: never added to the area count. */
  readonly lowerWallsOnly: number;
}

/** Checks the fields of the area method: wetFloor (blank: the whole floor), wetUpper, insets. */
export function validateWet(raw: Readonly<Record<string, string>>): Checked<WetInput, 'fields-invalid'> {
  const readArea = numberFrom(industryLimits.area.least, industryLimits.area.most);
  const blankFloor = (raw.wetFloor ?? '').trim() === '';
  const read = readFields(raw, {
    wetFloor: (text) => (blankFloor ? 0 : readArea(text)),
    wetUpper: readArea,
    insets: wholeNumberFrom(industryLimits.insets.least, industryLimits.insets.most),
  });
  if (!read.ok) return { ok: false, error: 'fields-invalid', fields: read.fields };
  const { wetFloor, wetUpper, insets } = read.value;
  return { ok: true, value: { wetFloorSqFt: blankFloor ? null : wetFloor, wetUpperSqFt: wetUpper, insets } };
}

/**
 * Air movers of one room by the area method and by the 14-foot alternative.
 * @param area square feet of floor
 * @param perimeter feet of wall
 */
export function industryMovers(area: number, perimeter: number, wet: WetInput): IndustryMovers {
  const floor = wet.wetFloorSqFt ?? area;
  const { floorLow, floorHigh, upperLow, upperHigh, feetPerUnit } = industryFactors;
  return {
    low: areaCount(floor / floorLow.value, wet.wetUpperSqFt / upperLow.value, wet.insets),
    high: areaCount(floor / floorHigh.value, wet.wetUpperSqFt / upperHigh.value, wet.insets),
    lowerWallsOnly: wholeUnitsFor(perimeter / feetPerUnit.value),
  };
}

/** Fractions of a machine go up, for each part on its own. */
function areaCount(floorNeed: number, upperNeed: number, insets: number): AreaCount {
  const room = industryFactors.perRoom.value;
  const floor = wholeUnitsFor(floorNeed);
  const upper = wholeUnitsFor(upperNeed);
  const forInsets = insets * industryFactors.perInset.value;
  return { room, floor, upper, insets: forInsets, total: room + floor + upper + forInsets };
}
