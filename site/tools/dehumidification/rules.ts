import {
  calculateDehumidification,
  type DehumidificationInput,
  type DehumidificationResult,
  type FieldsError,
  validateDehumidification,
} from '#core/calculators/dehumidification/dehumidification.ts';
import { desiccantUnitCfm, factors } from '#core/calculators/dehumidification/factors.ts';
import {
  type IndustryCapacity,
  type IndustryUnits,
  industryCapacity,
  industryUnits,
  type MachineInput,
  machineDefaults,
  type PlateEnergy,
  plateEnergy,
  validateMachine,
} from '#core/calculators/dehumidification/industry.ts';
import type { Checked } from '#core/form/checked.ts';
import type { ToolRules } from '../shell/use-tool.ts';

/** Fields of the room, then those of the industry method. */
export type DehumidificationField =
  | 'length'
  | 'width'
  | 'height'
  | 'material'
  | 'damageClass'
  | 'machine'
  | 'ratedPints'
  | 'ratedCfm'
  | 'dehumidifierAmps'
  | 'airMoverAmps'
  | 'volts'
  | 'rate';

export interface DryingInput {
  readonly room: DehumidificationInput;
  readonly machine: MachineInput;
}

export interface DryingResult {
  readonly specified: DehumidificationResult;
  readonly capacity: IndustryCapacity;
  readonly units: IndustryUnits;
  readonly energy: PlateEnergy;
}

/** Both halves of the form; all fields at fault are named at once. */
export function validateDrying(
  raw: Readonly<Record<DehumidificationField, string>>,
): Checked<DryingInput, FieldsError> {
  const room = validateDehumidification(raw);
  const machine = validateMachine(raw);
  if (room.ok && machine.ok) return { ok: true, value: { room: room.value, machine: machine.value } };
  const fields = [...(room.ok ? [] : room.fields), ...(machine.ok ? [] : machine.fields)];
  return { ok: false, error: 'fields-invalid', fields };
}

/** The specified result, and the industry method for the same room. */
export function calculateDrying({ room, machine }: DryingInput): DryingResult {
  const specified = calculateDehumidification(room);
  const capacity = industryCapacity(specified.volume, room.damageClass);
  return {
    specified,
    capacity,
    units: industryUnits(capacity, machine),
    energy: plateEnergy(specified.unitsNeeded, specified.airMoversNeeded, machine),
  };
}

export const dryingRules: ToolRules<DehumidificationField, DryingInput, DryingResult> = {
  defaults: {
    length: '',
    width: '',
    height: '',
    material: '',
    damageClass: '',
    machine: 'lgr',
    ratedPints: String(factors.pintsPerUnit.value),
    ratedCfm: String(desiccantUnitCfm.value),
    dehumidifierAmps: String(machineDefaults.dehumidifierAmps),
    airMoverAmps: String(machineDefaults.airMoverAmps),
    volts: String(machineDefaults.volts),
    rate: String(factors.energyRate.value),
  },
  labels: {
    length: 'Length (ft)',
    width: 'Width (ft)',
    height: 'Height (ft)',
    material: 'Material',
    damageClass: 'Damage class',
    machine: 'Type of machine',
    ratedPints: 'Rating of one machine (pints/day)',
    ratedCfm: 'Airflow of one desiccant machine (CFM)',
    dehumidifierAmps: 'Amps of one dehumidifier',
    airMoverAmps: 'Amps of one air mover',
    volts: 'Volts',
    rate: 'Electricity rate ($/kWh)',
  },
  validate: validateDrying,
  calculate: calculateDrying,
};
