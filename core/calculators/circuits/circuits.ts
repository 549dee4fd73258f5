import type { Checked } from '../../form/checked.ts';
import { readFields, wholeNumberFrom } from '../../form/fields.ts';
import { numberFrom, type Reader } from '../../form/number-from.ts';
import { heatBtuPerHour, kilowattHoursPerDay } from '../../quantities/energy.ts';
import { withoutFloatError } from '../../quantities/whole-units.ts';
import { factors, limits } from './factors.ts';
import { type FilledCircuit, type Load, packLoads } from './packing.ts';

export interface CircuitInput {
  readonly dehumidifiers: number;
  readonly dehumidifierAmps: number;
  readonly airMovers: number;
  readonly airMoverAmps: number;
  readonly scrubbers: number;
  readonly scrubberAmps: number;
  /** 15 A circuits free to use. */
  readonly circuits15: number;
  /** 20 A circuits free to use. */
  readonly circuits20: number;
  readonly volts: number;
}

export interface CircuitResult {
  readonly circuits: readonly FilledCircuit[];
  /** Machines that found no circuit. */
  readonly left: readonly Load[];
  readonly units: number;
  /** Amps of all machines, those left over too. */
  readonly totalAmps: number;
  /** Amps that all circuits may carry for hours. */
  readonly usableAmps: number;
  /** kWh a day of the machines that run. */
  readonly energyPerDay: number;
  /** BTU an hour of the machines that run. */
  readonly heatBtuPerHour: number;
}

export type CircuitError = 'circuit-fields-invalid' | 'circuit-nothing';

/** Names of the machines as their ids begin: "dehumidifier 1". */
type MachineKind = 'dehumidifier' | 'air mover' | 'scrubber';

/**
 * Checks the text of the form: counts of machines and circuits (whole, from 0), amps and volts. Amps may stay blank
 * where the count is 0.
 * `circuit-fields-invalid` names the fields at fault; `circuit-nothing`: there is no machine at all.
 */
export function validateCircuits(raw: Readonly<Record<string, string>>): Checked<CircuitInput, CircuitError> {
  const units = wholeNumberFrom(limits.units.least, limits.units.most);
  const circuits = wholeNumberFrom(limits.circuits.least, limits.circuits.most);
  const amps = numberFrom(limits.amps.least, limits.amps.most);
  // Nobody has to look for the plate of a machine that is not there.
  const ampsOf =
    (count: string): Reader<number> =>
    (text) =>
      units(raw[count] ?? '') === 0 && text.trim() === '' ? 0 : amps(text);
  const read = readFields<CircuitInput>(raw, {
    dehumidifiers: units,
    dehumidifierAmps: ampsOf('dehumidifiers'),
    airMovers: units,
    airMoverAmps: ampsOf('airMovers'),
    scrubbers: units,
    scrubberAmps: ampsOf('scrubbers'),
    circuits15: circuits,
    circuits20: circuits,
    volts: numberFrom(limits.volts.least, limits.volts.most),
  });
  if (!read.ok) return { ok: false, error: 'circuit-fields-invalid', fields: read.fields };
  const { dehumidifiers, airMovers, scrubbers } = read.value;
  if (dehumidifiers + airMovers + scrubbers > 0) return read;
  return { ok: false, error: 'circuit-nothing', fields: ['dehumidifiers', 'airMovers', 'scrubbers'] };
}

/** Which machine goes on which circuit at 80 % of the breakers, what is left over, and the electricity of the rest. */
export function calculateCircuits(input: CircuitInput): CircuitResult {
  const loads = [
    ...loadsOf('dehumidifier', input.dehumidifiers, input.dehumidifierAmps),
    ...loadsOf('air mover', input.airMovers, input.airMoverAmps),
    ...loadsOf('scrubber', input.scrubbers, input.scrubberAmps),
  ];
  const available = [
    ...circuitsOf(factors.largeBreaker.value, input.circuits20),
    ...circuitsOf(factors.smallBreaker.value, input.circuits15),
  ];
  const { circuits, left } = packLoads(loads, available);
  const running = sum(circuits.map(({ usedAmps }) => usedAmps));
  return {
    circuits,
    left,
    units: loads.length,
    totalAmps: sum(loads.map(({ amps }) => amps)),
    usableAmps: sum(available.map(({ usableAmps }) => usableAmps)),
    energyPerDay: kilowattHoursPerDay(running, input.volts),
    heatBtuPerHour: heatBtuPerHour(running, input.volts),
  };
}

function loadsOf(kind: MachineKind, count: number, amps: number): readonly Load[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${kind} ${index + 1}`, amps }));
}

function circuitsOf(breakerAmps: number, count: number) {
  const usableAmps = withoutFloatError(breakerAmps * factors.continuousShare.value);
  return Array.from({ length: count }, () => ({ breakerAmps, usableAmps }));
}

function sum(values: readonly number[]): number {
  return withoutFloatError(values.reduce((all, value) => all + value, 0));
}
