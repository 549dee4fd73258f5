import type { Checked } from '../../form/checked.ts';
import { parseDecimal } from '../../form/decimal.ts';
import { oneOf, readFields } from '../../form/fields.ts';
import { readSizeFt, volumeCuFt } from '../../job/room.ts';
import { wholeUnitsFor, withoutFloatError } from '../../quantities/whole-units.ts';
import { type AirChanges, airChangeOptions, factors, type UnitCfm, unitCfmOptions } from './factors.ts';

export interface AirScrubberInput {
  readonly lengthFt: number;
  readonly widthFt: number;
  readonly heightFt: number;
  /** Air changes an hour wanted. */
  readonly targetAch: AirChanges;
  /** Airflow of one scrubber, CFM. */
  readonly unitCfm: UnitCfm;
}

export interface AirScrubberResult {
  /** Cubic feet. */
  readonly volume: number;
  /** CFM. */
  readonly requiredCfm: number;
  /** Scrubbers, whole. */
  readonly unitsNeeded: number;
  /** Airflow of all scrubbers together, CFM. */
  readonly actualCfm: number;
  /** Air changes an hour that they give, unrounded. */
  readonly actualAch: number;
  /** Cubic feet for each scrubber. */
  readonly coveragePerUnit: number;
  /** CFM. */
  readonly unitCfm: number;
  /** Air changes an hour. */
  readonly targetAch: number;
}

export type AirScrubberError = 'scrubber-fields-empty' | 'not-positive';

/**
 * Checks the text of the form. Fields: length, width, height in feet; targetAch; unitCfm.
 * `scrubber-fields-empty`: something is blank, no plain number, too large, or no known choice. `not-positive`: every
 * field holds a number, and a size is zero or less.
 */
export function validateAirScrubber(
  raw: Readonly<Record<string, string>>,
): Checked<AirScrubberInput, AirScrubberError> {
  const read = readFields(raw, {
    length: readSizeFt,
    width: readSizeFt,
    height: readSizeFt,
    targetAch: oneOf(airChangeOptions),
    unitCfm: oneOf(unitCfmOptions),
  });
  if (read.ok) {
    const { length, width, height, targetAch, unitCfm } = read.value;
    return { ok: true, value: { lengthFt: length, widthFt: width, heightFt: height, targetAch, unitCfm } };
  }
  const tooSmall = (field: string) => (parseDecimal(raw[field] ?? '') ?? Number.POSITIVE_INFINITY) <= 0;
  const isSize = (field: string) => field !== 'targetAch' && field !== 'unitCfm';
  const error = read.fields.every((field) => isSize(field) && tooSmall(field))
    ? 'not-positive'
    : 'scrubber-fields-empty';
  return { ok: false, error, fields: read.fields };
}

/** Scrubbers of a room. Specification, section 9, "Air scrubber". */
export function calculateAirScrubber(input: AirScrubberInput): AirScrubberResult {
  const { targetAch, unitCfm } = input;
  const minutes = factors.minutesPerHour.value;
  const volume = volumeCuFt(input.lengthFt, input.widthFt, input.heightFt);
  const requiredCfm = withoutFloatError((volume * targetAch) / minutes);
  const unitsNeeded = wholeUnitsFor(requiredCfm / unitCfm);
  const actualCfm = unitsNeeded * unitCfm;
  return {
    volume,
    requiredCfm,
    unitsNeeded,
    actualCfm,
    actualAch: withoutFloatError((actualCfm * minutes) / volume),
    coveragePerUnit: withoutFloatError(volume / unitsNeeded),
    unitCfm,
    targetAch,
  };
}
