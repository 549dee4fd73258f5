import type { Checked } from '../../form/checked.ts';
import { numberFrom } from '../../form/number-from.ts';
import { type PlaceOfReading, placesOfReadings, type Reading } from '../../job/reading.ts';
import { factors } from '../../psychrometrics/factors.ts';
import { type PsychrometricError, validatePsychrometric } from '../../psychrometrics/psychrometrics.ts';
import { airCheckFactors } from './factors.ts';
import type { AirCheckInput } from './readings.ts';

export type AirCheckError = PsychrometricError | 'air-check-empty' | 'surface-invalid' | 'airflow-invalid';

/** Names of the form's fields: each place has a temperature and a humidity. */
export type AirCheckField =
  | `${PlaceOfReading}Temperature`
  | `${PlaceOfReading}Humidity`
  | 'surface'
  | 'airflow'
  | 'exchange'
  | 'altitude';

type Raw = Readonly<Record<AirCheckField, string>>;

/**
 * Checks the form of the air check. A place with both fields blank is left out; one with a field filled needs the other.
 * Surface (°F) and airflows (CFM) may be blank; altitude (ft) blank is sea level. All faults of a kind are named at once.
 */
export function validateAirCheck(raw: Raw): Checked<AirCheckInput, AirCheckError> {
  const read = placesOfReadings.map((place) => readPlace(raw, place));
  const fields = [...new Set(read.flatMap((one) => (one.ok ? [] : one.fields)))];
  const given = read.flatMap((one) => (one.ok && one.value ? [one.value] : []));
  if (fields.length > 0) {
    return { ok: false, error: isAltitude(fields) ? 'altitude-invalid' : 'psychrometric-invalid', fields };
  }
  const altitude = validatePsychrometric({ temperature: '70', humidity: '50', altitude: raw.altitude });
  if (!altitude.ok) return altitude;
  if (given.length === 0) {
    return { ok: false, error: 'air-check-empty', fields: ['affectedTemperature', 'affectedHumidity'] };
  }
  return withOptions(raw, given, altitude.value.pressurePa);
}

function isAltitude(fields: readonly string[]): boolean {
  return fields.every((field) => field === 'altitude');
}

function withOptions(
  raw: Raw,
  readings: readonly Reading[],
  pressurePa: number,
): Checked<AirCheckInput, AirCheckError> {
  const surfaceF = optional(raw.surface, factors.lowestTemperature.value, factors.highestTemperature.value);
  if (surfaceF === undefined) return { ok: false, error: 'surface-invalid', fields: ['surface'] };
  const { highestAirflow } = airCheckFactors;
  const airflowCfm = optional(raw.airflow, Number.MIN_VALUE, highestAirflow.value);
  const exchangeCfm = optional(raw.exchange, Number.MIN_VALUE, highestAirflow.value);
  if (airflowCfm === undefined || exchangeCfm === undefined) {
    const faults = [
      ...(airflowCfm === undefined ? ['airflow'] : []),
      ...(exchangeCfm === undefined ? ['exchange'] : []),
    ];
    return { ok: false, error: 'airflow-invalid', fields: faults };
  }
  return { ok: true, value: { readings, pressurePa, surfaceF, airflowCfm, exchangeCfm } };
}

/** Null when blank, undefined when it is no number within the limits. */
function optional(text: string, lowest: number, highest: number): number | null | undefined {
  if (text.trim() === '') return null;
  return numberFrom(lowest, highest)(text) ?? undefined;
}

function readPlace(raw: Raw, place: PlaceOfReading): Checked<Reading | null, PsychrometricError> {
  const temperature = raw[`${place}Temperature`];
  const humidity = raw[`${place}Humidity`];
  if (temperature.trim() === '' && humidity.trim() === '') return { ok: true, value: null };
  const checked = validatePsychrometric({ temperature, humidity, altitude: raw.altitude });
  if (!checked.ok) return { ...checked, fields: checked.fields.map((field) => fieldOf(place, field)) };
  const { temperatureF, humidityPercent } = checked.value;
  return { ok: true, value: { place, temperatureF, humidityPercent } };
}

function fieldOf(place: PlaceOfReading, field: string): string {
  if (field === 'temperature') return `${place}Temperature`;
  if (field === 'humidity') return `${place}Humidity`;
  return field;
}
