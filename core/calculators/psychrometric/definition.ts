import { compare } from '../../algebra/operations.ts';
import { factors } from '../../psychrometrics/factors.ts';
import { airOf, dewPointOf, frostPointOf, pressureOf, wetBulbOf } from '../../psychrometrics/formulas.ts';
import { altitudeField, humidityField, temperatureField } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';

const temperature = temperatureField();
const humidity = humidityField();
const altitude = altitudeField();

const pressurePa = pressureOf(altitude);
const { saturationPa, vaporPa, ...air } = airOf(temperature, humidity, pressurePa);
const dewpoint = dewPointOf(temperature, humidity);

/** What temperature and relative humidity say about the air (specification, section 7). */
export const definition = define({
  name: 'psychrometric',
  fields: { temperature, humidity, altitude },
  factors,
  quantities: {
    pressurePa,
    ...air,
    saturationPa,
    vaporPa,
    dewpoint,
    wetBulb: wetBulbOf(temperature, air.mixingRatio, pressurePa),
    frostPoint: frostPointOf(temperature, humidity, dewpoint),
  },
  example: { temperature: '80', humidity: '60' },
  results: ['dewpoint', 'absoluteHumidity', 'mixingRatio', 'vaporPressure', 'grainsPerPound', 'wetBulb', 'frostPoint'],
  refusals: [
    { code: 'altitude-invalid', only: ['altitude'] },
    { code: 'temperature-out-of-range', only: ['temperature'], fault: 'out-of-range' },
    { code: 'psychrometric-invalid' },
    // A vapor pressure at or above the air pressure means boiling water.
    {
      code: 'water-boils',
      fields: ['temperature', 'humidity'],
      refused: compare(vaporPa, '>=', pressurePa),
    },
  ],
});
