import type { Checked } from '../../form/checked.ts';
import { keyOf, readFields } from '../../form/fields.ts';
import { numberFrom } from '../../form/number-from.ts';
import type { DehumidifierKind } from '../../job/machine.ts';
import { kilowattHoursPerDay } from '../../quantities/energy.ts';
import { wholeUnitsFor, withoutFloatError } from '../../quantities/whole-units.ts';
import type { FieldsError } from './dehumidification.ts';
import { type DamageClass, desiccantAirChanges, factors, industryLimits, refrigerantFactors } from './factors.ts';

/** What the industry method asks for beside the room and its class. */
export interface MachineInput {
  readonly machine: DehumidifierKind;
  /** Rated pints a day (AHAM: 80 °F, 60 % humidity) of one refrigerant machine. */
  readonly ratedPints: number;
  /** Process airflow of one desiccant machine, CFM. */
  readonly ratedCfm: number;
  readonly dehumidifierAmps: number;
  readonly airMoverAmps: number;
  readonly volts: number;
  /** Dollars per kWh. */
  readonly rate: number;
}

export interface Range {
  readonly low: number;
  readonly high: number;
}

export interface IndustryCapacity {
  /** Pints a day for conventional refrigerant machines; null where the chart has no factor (Class 4). */
  readonly conventionalPints: number | null;
  /** Pints a day for low-grain refrigerant machines. */
  readonly lgrPints: number;
  /** CFM for desiccant machines; the published charts differ for Class 4. */
  readonly desiccantCfm: Range;
}

export interface IndustryUnits {
  /** Need in pints a day, or in CFM for desiccants; null where the chart rules the machine out. */
  readonly need: Range | null;
  readonly unit: 'pints/day' | 'CFM';
  /** Whole machines of the rating given. */
  readonly units: Range | null;
}

export interface PlateEnergy {
  /** kWh. */
  readonly perDay: number;
  /** kWh. */
  readonly fourDays: number;
  /** Dollars for four days. */
  readonly cost: number;
}

/**
 * Checks the fields of the industry method: machine, ratedPints, ratedCfm, dehumidifierAmps, airMoverAmps, volts, rate.
 */
export function validateMachine(raw: Readonly<Record<string, string>>): Checked<MachineInput, FieldsError> {
  const within = ({ least, most }: { readonly least: number; readonly most: number }) => numberFrom(least, most);
  const read = readFields(raw, {
    machine: keyOf<DehumidifierKind>({ conventional: 0, lgr: 0, desiccant: 0 }),
    ratedPints: within(industryLimits.pints),
    ratedCfm: within(industryLimits.cfm),
    dehumidifierAmps: within(industryLimits.amps),
    airMoverAmps: within(industryLimits.amps),
    volts: within(industryLimits.volts),
    rate: within(industryLimits.rate),
  });
  return read.ok ? read : { ok: false, error: 'fields-invalid', fields: read.fields };
}

/** Starting capacity for each type of machine. S500-style chart as published; volume in cubic feet. */
export function industryCapacity(volume: number, damageClass: DamageClass): IndustryCapacity {
  const pints = (factor: number | null) => (factor === null ? null : withoutFloatError(volume / factor));
  const cfm = (airChanges: number) => withoutFloatError((volume * airChanges) / factors.minutesPerHour.value);
  const { low, high } = desiccantAirChanges[damageClass];
  return {
    conventionalPints: pints(refrigerantFactors.conventional[damageClass]),
    lgrPints: pints(refrigerantFactors.lgr[damageClass]) ?? 0,
    desiccantCfm: { low: cfm(low), high: cfm(high) },
  };
}

/** Whole machines of the visitor's rating for the machine chosen. */
export function industryUnits(capacity: IndustryCapacity, input: MachineInput): IndustryUnits {
  if (input.machine === 'desiccant') {
    const need = capacity.desiccantCfm;
    const units = { low: wholeUnitsFor(need.low / input.ratedCfm), high: wholeUnitsFor(need.high / input.ratedCfm) };
    return { need, unit: 'CFM', units };
  }
  const pints = input.machine === 'lgr' ? capacity.lgrPints : capacity.conventionalPints;
  if (pints === null) return { need: null, unit: 'pints/day', units: null };
  const count = wholeUnitsFor(pints / input.ratedPints);
  return { need: { low: pints, high: pints }, unit: 'pints/day', units: { low: count, high: count } };
}

/** Pints a day from the lowest to the highest of the refrigerant machines. */
export function refrigerantRange({ conventionalPints, lgrPints }: IndustryCapacity): Range {
  const other = conventionalPints ?? lgrPints;
  return { low: Math.min(lgrPints, other), high: Math.max(lgrPints, other) };
}

/** Energy of whole machines from amps and volts on their plates. */
export function plateEnergy(dehumidifiers: number, airMovers: number, input: MachineInput): PlateEnergy {
  const { dehumidifierAmps, airMoverAmps, volts, rate } = input;
  const perDay = kilowattHoursPerDay(dehumidifiers * dehumidifierAmps + airMovers * airMoverAmps, volts);
  const fourDays = withoutFloatError(perDay * factors.days.value);
  return { perDay, fourDays, cost: withoutFloatError(fourDays * rate) };
}
