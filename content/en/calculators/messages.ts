import type { AirCheckError } from '#core/calculators/air-check/air-check.ts';
import type { AirScrubberError } from '#core/calculators/air-scrubber/air-scrubber.ts';
import type { CircuitError } from '#core/calculators/circuits/circuits.ts';
import type { CostError } from '#core/calculators/cost-builder/cost-estimate.ts';
import type { FieldsError } from '#core/calculators/dehumidification/dehumidification.ts';

/** Every code that a `validate…` function of core may return. */
export type MessageCode = AirCheckError | FieldsError | AirScrubberError | CostError | CircuitError;

/** The words for each error code. Those of the specification stand exactly as it gives them. */
export const messages = {
  'psychrometric-invalid': 'Please enter valid temperature and relative humidity (0-100%).',
  'altitude-invalid': 'Please enter an altitude from -1,500 to 15,000 feet, or choose a town.',
  'air-check-empty': 'Please enter at least one reading: a temperature and its relative humidity.',
  'surface-invalid': 'Please enter a surface temperature from -40 to 212 °F, or leave it blank.',
  'airflow-invalid': 'Please enter an airflow above zero and up to 20,000 CFM, or leave it blank.',
  'fields-invalid': 'Please fill in all fields with valid values',
  'scrubber-fields-empty': 'Please fill in all fields',
  'not-positive': 'Please enter values greater than zero',
  'area-invalid': 'Please enter an area from 50 to 5,000 square feet.',
  'choices-missing': 'Please choose a room type, a water source and a severity.',
  'circuit-fields-invalid': 'Please enter whole numbers of machines and circuits, and amps and volts.',
  'circuit-nothing': 'Please enter at least one machine.',
} as const satisfies Record<MessageCode, string>;
