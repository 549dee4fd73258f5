import type { Factor } from '../units/factor.ts';

const standardAtmosphere = 'ashrae-atmosphere';

export const factors = {
  seaLevelPressure: { value: 101325, unit: 'Pa', source: standardAtmosphere },
  /** Molar mass of water over molar mass of dry air. */
  massRatio: { value: 0.621945, unit: '', source: 'ashrae-mass-ratio' },
  /** 8.314462618 J/(mol K) over 18.015268 g/mol. */
  vaporGasConstant: {
    value: 461.523,
    unit: 'J/(kg K)',
    source: 'codata-vapor',
  },
  dryAirGasConstant: {
    value: 287.042,
    unit: 'J/(kg K)',
    source: 'ashrae-gas-constant',
  },
  pressureLapsePerMetre: { value: 2.25577e-5, unit: '1/m', source: standardAtmosphere },
  pressureExponent: { value: 5.2559, unit: '', source: standardAtmosphere },
  grainsPerGramPerKilogram: { value: 7, unit: '(gr/lb)/(g/kg)', source: 'definition-grains' },
  metresPerFoot: { value: 0.3048, unit: 'm/ft', source: 'definition-1959' },
  kilogramsPerPound: { value: 0.45359237, unit: 'kg/lb', source: 'definition-1959' },
  hectopascalsPerInchOfMercury: {
    value: 33.86389,
    unit: 'hPa/inHg',
    source: 'nist-mercury',
  },
  freezing: { value: 32, unit: '°F', source: 'definition' },
  /** The band that the chart shades. */
  idealHumidityLow: {
    value: 30,
    unit: '%',
    source: 'epa-humidity',
  },
  idealHumidityHigh: {
    value: 50,
    unit: '%',
    source: 'epa-humidity',
  },
  /** No drying job is colder; above the highest, water boils. */
  lowestTemperature: { value: -40, unit: '°F', source: 'our-limit' },
  highestTemperature: { value: 212, unit: '°F', source: 'our-limit-boiling' },
  /** Below every shore on land, and above every town of the United States. */
  lowestAltitude: { value: -1500, unit: 'ft', source: 'our-limit' },
  highestAltitude: { value: 15000, unit: 'ft', source: 'our-limit' },
} as const satisfies Record<string, Factor>;

/**
 * Coefficients of ln p (Pa) = c[0]/T + c[1] + c[2] T + c[3] T² + c[4] T³ + c[5] T⁴ + cLog ln T, with T in kelvins.
 * The water curve is fitted from 0 to 200 °C and continued below 0 °C for supercooled water, as meteorologists define
 * relative humidity (WMO Guide to Instruments, chapter 4). The ice curve is fitted from -100 to 0 °C.
 */
export const saturationCoefficients = {
  water: { powers: [-5800.2206, 1.3914993, -4.8640239e-2, 4.1764768e-5, -1.4452093e-8, 0], log: 6.5459673 },
  ice: { powers: [-5674.5359, 6.3925247, -9.677843e-3, 6.2215701e-7, 2.0747825e-9, -9.484024e-13], log: 4.1635019 },
} as const;

/**
 * The heat that water takes to evaporate at the wet bulb and what vapor and air hold, kJ/kg and kJ/(kg K), from water and
 * from ice: ASHRAE Handbook Fundamentals 2017, chapter 1, equations 33 and 35.
 */
export const wetBulbHeats = {
  water: { evaporation: 2501, perDegree: 2.326, difference: 4.186 },
  ice: { evaporation: 2830, perDegree: 0.24, difference: 2.1 },
  air: 1.006,
  vapor: 1.86,
} as const;
