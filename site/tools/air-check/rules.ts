import { type AirCheckError, type AirCheckField, validateAirCheck } from '#core/calculators/air-check/air-check.ts';
import { type AirCheckResult, assessAir } from '#core/calculators/air-check/assess-air.ts';
import type { AirCheckInput } from '#core/calculators/air-check/readings.ts';
import type { Checked } from '#core/form/checked.ts';
import type { PlaceOfReading } from '#core/job/reading.ts';
import type { Values } from '../calculator/link.ts';
import { altitudeText } from '../psychrometric/places.ts';
import type { ToolRules } from '../shell/use-tool.ts';

export type AirCheckFormField = AirCheckField | 'place';

/** How a page names each place of a reading. */
export const placeNames: Readonly<Record<PlaceOfReading, string>> = {
  outside: 'Outside',
  unaffected: 'Unaffected room',
  affected: 'Affected room',
  outlet: 'Dehumidifier outlet',
};

function validate(raw: Values<AirCheckFormField>): Checked<AirCheckInput, AirCheckError> {
  const altitude = altitudeText(raw);
  const checked = validateAirCheck({ ...raw, altitude: altitude ?? 'missing' });
  if (checked.ok || altitude !== null || raw.place === 'altitude') return checked;
  return { ...checked, fields: checked.fields.map((field) => (field === 'altitude' ? 'place' : field)) };
}

export const airCheckRules: ToolRules<AirCheckFormField, AirCheckInput, AirCheckResult> = {
  defaults: {
    affectedTemperature: '',
    affectedHumidity: '',
    outletTemperature: '',
    outletHumidity: '',
    unaffectedTemperature: '',
    unaffectedHumidity: '',
    outsideTemperature: '',
    outsideHumidity: '',
    surface: '',
    airflow: '',
    exchange: '',
    place: 'sea-level',
    altitude: '',
  },
  labels: {
    affectedTemperature: 'Affected room (°F)',
    affectedHumidity: 'Affected room (%)',
    outletTemperature: 'Dehumidifier outlet (°F)',
    outletHumidity: 'Dehumidifier outlet (%)',
    unaffectedTemperature: 'Unaffected room (°F)',
    unaffectedHumidity: 'Unaffected room (%)',
    outsideTemperature: 'Outside (°F)',
    outsideHumidity: 'Outside (%)',
    surface: 'Surface temperature (°F)',
    airflow: 'Dehumidifier airflow (CFM)',
    exchange: 'Air exchanged with outside (CFM)',
    place: 'Place, for its air pressure',
    altitude: 'Altitude (ft)',
  },
  validate,
  calculate: assessAir,
};
