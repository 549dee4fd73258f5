import type { Checked } from '#core/form/checked.ts';
import {
  calculatePsychrometric,
  type PsychrometricError,
  type PsychrometricInput,
  type PsychrometricResult,
  validatePsychrometric,
} from '#core/psychrometrics/psychrometrics.ts';
import type { Values } from '../calculator/link.ts';
import type { ToolRules } from '../shell/use-tool.ts';
import { altitudeText, type PlaceField } from './places.ts';

export type PsychrometricField = 'temperature' | 'humidity' | PlaceField;

/** Checks the whole form of the page; `altitude-invalid` names the place when the place itself is unknown. */
export function validateAir(
  raw: Values<PsychrometricField>,
): Checked<Required<PsychrometricInput>, PsychrometricError> {
  const altitude = altitudeText(raw);
  const checked = validatePsychrometric({ ...raw, altitude: altitude ?? 'missing' });
  if (checked.ok || altitude !== null || raw.place === 'altitude') return checked;
  return { ...checked, fields: checked.fields.map((field) => (field === 'altitude' ? 'place' : field)) };
}

export const psychrometricRules: ToolRules<PsychrometricField, Required<PsychrometricInput>, PsychrometricResult> = {
  defaults: { temperature: '', humidity: '', place: 'sea-level', altitude: '' },
  labels: {
    temperature: 'Temperature (°F)',
    humidity: 'Relative humidity (%)',
    place: 'Place, for its air pressure',
    altitude: 'Altitude (ft)',
  },
  validate: validateAir,
  calculate: calculatePsychrometric,
};
