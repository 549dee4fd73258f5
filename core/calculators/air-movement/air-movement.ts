import type { Checked } from '../../form/checked.ts';
import { keyOf, readFields } from '../../form/fields.ts';
import type { AirMoverType } from '../../job/machine.ts';
import type { Surface } from '../../job/material.ts';
import { areaSqFt, perimeterFt, readSizeFt } from '../../job/room.ts';
import { wholeStepsIn, wholeUnitsFor, withoutFloatError } from '../../quantities/whole-units.ts';
import { airMoverTypes, factors, surfaceFactors } from './factors.ts';
import { type Position, positionsFor } from './positions.ts';

export interface AirMovementInput {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly type: AirMoverType;
  readonly surface: Surface;
}

export interface AirMovementResult {
  /** Square feet of floor. */
  readonly area: number;
  /** Feet of wall. */
  readonly perimeter: number;
  /** Machines for the walls, whole. */
  readonly baseUnits: number;
  /** Machines for the room, whole. */
  readonly roomUnit: number;
  /** Machines for the floor above 50 sq ft, whole. */
  readonly offsetUnits: number;
  /** Machines before the surface factor, whole. */
  readonly totalUnitsBase: number;
  /** Airflow of all machines together, CFM. */
  readonly requiredCFM: number;
  /** Machines, whole. */
  readonly unitsNeeded: number;
  /** Square feet of floor for each machine. */
  readonly coveragePerUnit: number;
  /** CFM for each square foot of floor. The specification calls it a velocity in FPM; it is no speed at a surface. */
  readonly airVelocity: number;
  /** Where they go, for this count. */
  readonly positions: readonly Position[];
}

/** Checks the text of the form. Fields: length, width in feet; type; surface. `fields-invalid` names those at fault. */
export function validateAirMovement(
  raw: Readonly<Record<string, string>>,
): Checked<AirMovementInput, 'fields-invalid'> {
  const read = readFields(raw, {
    length: readSizeFt,
    width: readSizeFt,
    type: keyOf(airMoverTypes),
    surface: keyOf(surfaceFactors),
  });
  if (!read.ok) return { ok: false, error: 'fields-invalid', fields: read.fields };
  const { length, width, type, surface } = read.value;
  return { ok: true, value: { lengthFt: length, widthFt: width, type, surface } };
}

/** Air movers of a room. Specification, section 9, "Air movement". */
export function calculateAirMovement(input: AirMovementInput): AirMovementResult {
  const area = areaSqFt(input.lengthFt, input.widthFt);
  const perimeter = perimeterFt(input.lengthFt, input.widthFt);
  const baseUnits = wholeUnitsFor(perimeter / factors.feetPerUnit.value);
  const roomUnit = factors.roomUnit.value;
  const offsetUnits = offsetUnitsFor(area);
  const totalUnitsBase = baseUnits + roomUnit + offsetUnits;
  const unitsNeeded = wholeUnitsFor(totalUnitsBase * surfaceFactors[input.surface].value);
  const requiredCFM = unitsNeeded * airMoverTypes[input.type].value;
  return {
    area,
    perimeter,
    baseUnits,
    roomUnit,
    offsetUnits,
    totalUnitsBase,
    requiredCFM,
    unitsNeeded,
    coveragePerUnit: withoutFloatError(area / unitsNeeded),
    airVelocity: withoutFloatError(requiredCFM / area),
    positions: positionsFor(unitsNeeded),
  };
}

/** One machine for each full 100 sq ft of floor above the first 50. */
function offsetUnitsFor(area: number): number {
  if (area <= factors.offsetFrom.value) return 0;
  return wholeStepsIn((area - factors.offsetFrom.value) / factors.offsetStep.value);
}
