import type { Factor } from '../quantities/factor.ts';

const standardAtmosphere = 'ASHRAE Handbook Fundamentals 2017, chapter 1, equation 3 (U.S. standard atmosphere)';

export const factors = {
  seaLevelPressure: { value: 101325, unit: 'Pa', source: standardAtmosphere },
  /** Molar mass of water over molar mass of dry air. */
  massRatio: { value: 0.621945, unit: '', source: 'ASHRAE Handbook Fundamentals 2017, chapter 1, equation 20' },
  /** 8.314462618 J/(mol K) over 18.015268 g/mol. */
  vaporGasConstant: {
    value: 461.523,
    unit: 'J/(kg K)',
    source: 'CODATA 2018 molar gas constant over the molar mass of water (IAPWS)',
  },
  dryAirGasConstant: {
    value: 287.042,
    unit: 'J/(kg K)',
    source: 'ASHRAE Handbook Fundamentals 2017, chapter 1, equation 1',
  },
  pressureLapsePerMetre: { value: 2.25577e-5, unit: '1/m', source: standardAtmosphere },
  pressureExponent: { value: 5.2559, unit: '', source: standardAtmosphere },
  grainsPerGramPerKilogram: { value: 7, unit: '(gr/lb)/(g/kg)', source: 'by definition: 7,000 grains to the pound' },
  metresPerFoot: { value: 0.3048, unit: 'm/ft', source: 'by definition since 1959' },
  kilogramsPerPound: { value: 0.45359237, unit: 'kg/lb', source: 'by definition since 1959' },
  hectopascalsPerInchOfMercury: {
    value: 33.86389,
    unit: 'hPa/inHg',
    source: 'NIST Special Publication 811, appendix B: inch of mercury at 0 °C',
  },
  freezing: { value: 32, unit: '°F', source: 'by definition' },
  /** The band that the chart shades. */
  idealHumidityLow: {
    value: 30,
    unit: '%',
    source: 'US EPA mold course, chapter 2: ideally between 30 and 50 percent',
  },
  idealHumidityHigh: {
    value: 50,
    unit: '%',
    source: 'US EPA mold course, chapter 2: ideally between 30 and 50 percent',
  },
  /** No drying job is colder; above the highest, water boils. */
  lowestTemperature: { value: -40, unit: '°F', source: 'our limit' },
  highestTemperature: { value: 212, unit: '°F', source: 'our limit: water boils' },
  /** Below every shore on land, and above every town of the United States. */
  lowestAltitude: { value: -1500, unit: 'ft', source: 'our limit' },
  highestAltitude: { value: 15000, unit: 'ft', source: 'our limit' },
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
