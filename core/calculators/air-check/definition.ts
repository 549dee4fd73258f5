import type { Amount, Expression, Quantity } from '../../algebra/expression.ts';
import { add, assumed, compare, computed, divide, least, quantity, subtract, when } from '../../algebra/operations.ts';
import { type PlaceOfReading, placesOfReadings } from '../../job/reading.ts';
import { factors } from '../../psychrometrics/factors.ts';
import {
  airOf,
  dewPointOf,
  humidityOf,
  pressureOf,
  saturationOf,
  specificVolumeOf,
} from '../../psychrometrics/formulas.ts';
import { altitudeField, humidityField, temperatureField } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';
import { decimal, optional } from '../shared/fields.ts';
import { airCheckFactors } from './factors.ts';
import {
  depressionVerdict,
  isBelowConventionalLimit,
  openingVerdict,
  pintsPerDayOf,
  pointsOf,
  surfaceVerdict,
} from './results.ts';

const { highestAirflow } = airCheckFactors;
const airflowField = () => optional(decimal({ unit: 'CFM', least: 0, isOpen: true, most: highestAirflow.value }));

const altitude = altitudeField();
/** Temperature of a wet or cold surface, °F. */
const surface = optional(temperatureField());
const airflow = airflowField();
/** Air exchanged with the outside by a fan or a window. */
const exchange = airflowField();

const pressurePa = pressureOf(altitude);
const places = {
  outside: placeOf(pressurePa),
  unaffected: placeOf(pressurePa),
  affected: placeOf(pressurePa),
  outlet: placeOf(pressurePa),
} as const satisfies Record<PlaceOfReading, unknown>;
const { outside, unaffected, affected, outlet } = places;

/** Affected air minus another, grains per pound; null where one was not measured. */
const grainsAbove = (other: Expression) => quantity<Amount>('gr/lb', 1, subtract(affected.air.grainsPerPound, other));
const aboveUnaffected = grainsAbove(unaffected.air.grainsPerPound);
const depression = grainsAbove(outlet.air.grainsPerPound);
const aboveOutside = grainsAbove(outside.air.grainsPerPound);

const { temperatureK, mixingRatio } = affected.air;
const volume = specificVolumeOf(assumed(temperatureK), assumed(mixingRatio), pressurePa);

const points = computed(
  placesOfReadings.flatMap((place) => {
    const { temperature, humidity, air, dewpoint } = places[place];
    return [temperature, humidity, air.grainsPerPound, dewpoint, air.vaporPressure];
  }),
  pointsOf,
);

const inside = humidityOf(affected.saturationPa, assumed(outside.air.grainsPerPound), pressurePa);
const margin = quantity<Amount>('°F', 1, subtract(surface, affected.dewpoint));
const surfaceSaturation = quantity<Amount>('hPa', 2, divide(saturationOf(assumed(surface)), 100));
const differential = subtract(surfaceSaturation, affected.air.vaporPressure);

const given = ({ temperature }: { readonly temperature: Expression }) =>
  when(compare(temperature, '>=', factors.lowestTemperature), 1, 0);
const readings = quantity('reading', 0, add(given(outside), given(unaffected), given(affected), given(outlet)));

const fieldsOf = (place: PlaceOfReading) => [`${place}Temperature`, `${place}Humidity`] as const;
const pairs = placesOfReadings.map(fieldsOf);
const ofPlaces = [...pairs.flat(), 'altitude'] as const;

/** Compares up to four airs of one loss, and a surface with the affected one. Thresholds and sources: factors.ts. */
export const definition = define({
  name: 'air-check',
  fields: {
    ...named('affected', { temperature: affected.temperature, humidity: affected.humidity }),
    ...named('outlet', { temperature: outlet.temperature, humidity: outlet.humidity }),
    ...named('unaffected', { temperature: unaffected.temperature, humidity: unaffected.humidity }),
    ...named('outside', { temperature: outside.temperature, humidity: outside.humidity }),
    surface,
    airflow,
    exchange,
    altitude,
  },
  factors: { ...factors, ...airCheckFactors },
  pairs,
  quantities: {
    pressurePa,
    points,
    ...named('affected', { ...affected.air, dewpoint: affected.dewpoint }),
    ...named('outlet', { ...outlet.air, dewpoint: outlet.dewpoint }),
    ...named('unaffected', { ...unaffected.air, dewpoint: unaffected.dewpoint }),
    ...named('outside', { ...outside.air, dewpoint: outside.dewpoint }),
    aboveUnaffected,
    depression,
    depressionVerdict: computed([depression], depressionVerdict),
    isBelowConventionalLimit: computed([affected.air.grainsPerPound], isBelowConventionalLimit),
    specificVolume: quantity<Amount>('cu ft/lb', 2, volume),
    pintsRemoved: pintsPerDayOf(airflow, depression, volume),
    aboveOutside,
    openingVerdict: computed([aboveOutside], openingVerdict),
    humidityInside: quantity<Amount>('%', 0, least(100, inside)),
    pintsByOpening: pintsPerDayOf(exchange, aboveOutside, volume),
    surfaceMargin: margin,
    surfaceVerdict: computed([surface, affected.temperature, margin], surfaceVerdict),
    surfaceSaturation,
    vaporPressureDifferential: quantity<Amount>('hPa', 2, differential),
  },
  example: {
    affectedTemperature: '80',
    affectedHumidity: '60',
    outletTemperature: '95',
    outletHumidity: '20',
    outsideTemperature: '90',
    outsideHumidity: '55',
  },
  results: [
    'aboveUnaffected',
    'depression',
    'pintsRemoved',
    'aboveOutside',
    'pintsByOpening',
    'surfaceMargin',
    'vaporPressureDifferential',
  ],
  refusals: [
    { code: 'temperature-out-of-range', only: pairs.map(([temperature]) => temperature), fault: 'out-of-range' },
    { code: 'psychrometric-invalid', any: pairs.flat(), about: ofPlaces },
    { code: 'altitude-invalid', about: ['altitude'] },
    ...boiling(),
    { code: 'air-check-empty', fields: fieldsOf('affected'), refused: compare(readings, '=', 0) },
    { code: 'surface-invalid', about: ['surface'] },
    { code: 'airflow-invalid' },
  ],
});

/** Rejects impossible air: a vapor pressure at or above the air pressure means boiling water. */
function boiling() {
  return placesOfReadings.map((place) => ({
    code: 'water-boils' as const,
    fields: fieldsOf(place),
    refused: compare(places[place].vaporPa, '>=', pressurePa),
  }));
}

/** Compared quantities; null if the place was left out. */
type Air = Readonly<Record<'temperatureK' | 'mixingRatio' | 'vaporPressure' | 'grainsPerPound', Quantity<Amount>>>;

/** One place of the air check: its two fields (both or none filled in) and the derived air. */
function placeOf(pressurePa: Expression<number>) {
  const temperature = optional(temperatureField());
  const humidity = optional(humidityField());
  const [given, givenHumidity] = [assumed(temperature), assumed(humidity)];
  const { saturationPa, vaporPa, temperatureK, mixingRatio, vaporPressure, grainsPerPound } = airOf(
    given,
    givenHumidity,
    pressurePa,
  );
  const air: Air = { temperatureK, mixingRatio, vaporPressure, grainsPerPound };
  return { temperature, humidity, saturationPa, vaporPa, air, dewpoint: dewPointOf(given, givenHumidity) };
}

type Named<Place extends PlaceOfReading, Of> = {
  readonly [Name in keyof Of & string as `${Place}${Capitalize<Name>}`]: Of[Name];
};

/** Prefixes names with the place: `grainsPerPound` becomes `affectedGrainsPerPound`. */
function named<Place extends PlaceOfReading, Of extends object>(place: Place, of: Of): Named<Place, Of> {
  const entries = Object.entries(of).map(([name, one]) => [
    `${place}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    one,
  ]);
  return Object.fromEntries(entries) as Named<Place, Of>;
}
