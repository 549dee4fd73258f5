import type { Amount, Expression, Quantity } from '../../basis/algebra/expression.ts';
import { assumed } from '../../basis/algebra/operations.ts';
import type { PlaceOfReading } from '../../job/reading.ts';
import { airOf } from '../../psychrometrics/formulas.ts';
import { dewPointOf } from '../../psychrometrics/search-formulas.ts';
import { humidityField, temperatureField } from '../air/fields.ts';
import { optional } from '../definition/fields.ts';

/** What is compared, each null where the place was left out. */
type Air = Readonly<Record<'temperatureK' | 'mixingRatio' | 'vaporPressure' | 'grainsPerPound', Quantity<Amount>>>;

/** One place of the air check: its two fields, both or none of them filled in, and what they say about its air. */
export function placeOf(pressurePa: Expression<number>) {
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

/** The same under the names of one place: `grainsPerPound` of the affected air is `affectedGrainsPerPound`. */
export function named<Place extends PlaceOfReading, Of extends object>(place: Place, of: Of): Named<Place, Of> {
  const entries = Object.entries(of).map(([name, one]) => [
    `${place}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    one,
  ]);
  return Object.fromEntries(entries) as Named<Place, Of>;
}
