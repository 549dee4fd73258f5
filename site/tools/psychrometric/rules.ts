import { townElevations } from '#content/records/town-elevations.ts';
import type { Checked } from '#core/checked.ts';
import {
  calculatePsychrometric,
  type PsychrometricError,
  type PsychrometricInput,
  type PsychrometricResult,
  validatePsychrometric,
} from '#core/psychrometrics/psychrometrics.ts';
import type { Values } from '../shell/link.ts';
import type { ToolRules } from '../shell/use-tool.ts';

export type PlaceField = 'place' | 'altitude';
export type PsychrometricField = 'temperature' | 'humidity' | PlaceField;

/** Places by their key in the address, with the altitude that each stands for; "altitude" leaves it to the next field. */
const altitudeOfPlace: ReadonlyMap<string, string> = new Map([
  ['sea-level', ''],
  ...townElevations.map(({ id, elevationFt }) => [id, String(elevationFt)] as const),
]);

/** The altitude as text for core, blank for sea level; null when the place is unknown or its altitude is missing. */
export function altitudeText({ place, altitude }: Values<PlaceField>): string | null {
  if (place === 'altitude') return altitude.trim() === '' ? null : altitude;
  return altitudeOfPlace.get(place) ?? null;
}

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
