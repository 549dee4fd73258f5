import {
  type CircuitInput,
  type CircuitResult,
  calculateCircuits,
  validateCircuits,
} from '#core/calculators/circuits/circuits.ts';
import { energyFactors } from '#core/quantities/energy.ts';
import type { ToolRules } from '../shell/use-tool.ts';

export type CircuitField = keyof CircuitInput;

export const circuitRules: ToolRules<CircuitField, CircuitInput, CircuitResult> = {
  defaults: {
    dehumidifiers: '1',
    dehumidifierAmps: String(energyFactors.dehumidifierAmps.value),
    airMovers: '4',
    airMoverAmps: String(energyFactors.airMoverAmps.value),
    scrubbers: '0',
    // No published figure was found: the plate of the machine has it.
    scrubberAmps: '',
    circuits15: '2',
    circuits20: '1',
    volts: String(energyFactors.volts.value),
  },
  labels: {
    dehumidifiers: 'Dehumidifiers',
    dehumidifierAmps: 'Amps of one dehumidifier',
    airMovers: 'Air movers',
    airMoverAmps: 'Amps of one air mover',
    scrubbers: 'Air scrubbers',
    scrubberAmps: 'Amps of one scrubber',
    circuits15: '15 A circuits free',
    circuits20: '20 A circuits free',
    volts: 'Volts',
  },
  validate: validateCircuits,
  calculate: calculateCircuits,
};
