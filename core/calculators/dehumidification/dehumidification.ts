import type { Checked } from '../../form/checked.ts';
import { keyOf, readFields } from '../../form/fields.ts';
import type { Material } from '../../job/material.ts';
import { areaSqFt, perimeterFt, readSizeFt, volumeCuFt } from '../../job/room.ts';
import { wholeUnitsFor, withoutFloatError } from '../../quantities/whole-units.ts';
import { classDivisors, type DamageClass, factors, materialFactors } from './factors.ts';

export interface DehumidificationInput {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly heightFt: number;
  readonly material: Material;
  readonly damageClass: DamageClass;
}

export interface DehumidificationResult {
  /** Cubic feet. */
  readonly volume: number;
  /** Square feet of floor. */
  readonly area: number;
  /** Feet of wall. */
  readonly perimeter: number;
  /** Cubic feet that one pint a day serves. */
  readonly classDivisor: number;
  /** Multiplier, without unit. */
  readonly materialFactor: number;
  /** Pints a day. */
  readonly requiredCapacity: number;
  /** Dehumidifiers of 70 pints a day, whole. */
  readonly unitsNeeded: number;
  /** Air movers, whole. */
  readonly airMoversNeeded: number;
  /** kWh. */
  readonly energyPerDay: number;
  /** kWh. */
  readonly fourDayEnergy: number;
  /** Dollars for four days. */
  readonly energyCost: number;
}

export type FieldsError = 'fields-invalid';

/**
 * Checks the text of the form. Fields: length, width, height in feet; material; damageClass.
 * `fields-invalid` names every field that is blank, no plain number, out of range, or no known choice.
 */
export function validateDehumidification(
  raw: Readonly<Record<string, string>>,
): Checked<DehumidificationInput, FieldsError> {
  const read = readFields(raw, {
    length: readSizeFt,
    width: readSizeFt,
    height: readSizeFt,
    material: keyOf(materialFactors),
    damageClass: keyOf(classDivisors),
  });
  if (!read.ok) return { ok: false, error: 'fields-invalid', fields: read.fields };
  const { length, width, height, material, damageClass } = read.value;
  return { ok: true, value: { lengthFt: length, widthFt: width, heightFt: height, material, damageClass } };
}

/** Dehumidifiers, air movers and energy of a room. Specification, section 9, "Dehumidification". */
export function calculateDehumidification(input: DehumidificationInput): DehumidificationResult {
  const { lengthFt, widthFt, heightFt } = input;
  const volume = volumeCuFt(lengthFt, widthFt, heightFt);
  const perimeter = perimeterFt(lengthFt, widthFt);
  const classDivisor = classDivisors[input.damageClass].value;
  const materialFactor = materialFactors[input.material].value;
  const requiredCapacity = withoutFloatError((volume / classDivisor) * materialFactor);
  const unitsNeeded = wholeUnitsFor(requiredCapacity / factors.pintsPerUnit.value);
  const airMoversNeeded = wholeUnitsFor(perimeter / factors.feetPerAirMover.value) + factors.extraAirMovers.value;
  const energyPerDay = withoutFloatError(
    unitsNeeded * factors.dehumidifierEnergy.value + airMoversNeeded * factors.airMoverEnergy.value,
  );
  const fourDayEnergy = withoutFloatError(energyPerDay * factors.days.value);
  return {
    volume,
    area: areaSqFt(lengthFt, widthFt),
    perimeter,
    classDivisor,
    materialFactor,
    requiredCapacity,
    unitsNeeded,
    airMoversNeeded,
    energyPerDay,
    fourDayEnergy,
    energyCost: withoutFloatError(fourDayEnergy * factors.energyRate.value),
  };
}
