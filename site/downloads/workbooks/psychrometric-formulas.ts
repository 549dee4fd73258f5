import { factors, saturationCoefficients } from '#core/psychrometrics/factors.ts';

const { powers, log } = saturationCoefficients.water;
const metresPerFoot = 0.3048;
const hectopascalsPerInch = 33.86389;

/** Formulas of core/psychrometrics for a spreadsheet. Each takes addresses of cells and gives an expression without "=". */
export const psychrometric = {
  /** Air pressure, Pa, at an altitude in feet. */
  pressure: (altitudeFt: string) =>
    `${factors.seaLevelPressure.value}*(1-${factors.pressureLapsePerMetre.value}*${metresPerFoot}*${altitudeFt})^${factors.pressureExponent.value}`,
  kelvin: (temperatureF: string) => `(${temperatureF}-32)/1.8+273.15`,
  /** Natural logarithm of the vapor pressure in Pa; the humidity must be above zero. */
  lnVapor: (kelvin: string, humidity: string) => `${lnSaturation(kelvin)}+LN(${humidity}/100)`,
  /** A first dew point in kelvins by the Magnus formula: within half a degree. */
  firstDewpoint: (lnVapor: string) => {
    const share = `(${lnVapor}-LN(611.2))`;
    return `273.15+243.12*${share}/(17.62-${share})`;
  },
  /** One step of Newton's method from a dew point to a better one: two steps reach the eighth decimal. */
  betterDewpoint: (dewpointK: string, lnVapor: string) =>
    `${dewpointK}-(${lnSaturation(dewpointK)}-${lnVapor})/(${slope(dewpointK)})`,
  fahrenheit: (kelvin: string) => `(${kelvin}-273.15)*1.8+32`,
  /** g/kg, from Pa. */
  mixingRatio: (vapor: string, pressure: string) => `1000*${factors.massRatio.value}*${vapor}/(${pressure}-${vapor})`,
  grains: (mixingRatio: string) => `${factors.grainsPerGramPerKilogram.value}*${mixingRatio}`,
  /** g/m³, from Pa and K. */
  absoluteHumidity: (vapor: string, kelvin: string) => `1000*${vapor}/(${factors.vaporGasConstant.value}*${kelvin})`,
  inchesOfMercury: (vapor: string) => `${vapor}/100/${hectopascalsPerInch}`,
} as const;

function lnSaturation(kelvin: string): string {
  const [inverse, constant, first, second, third] = powers;
  return `(${inverse}/${kelvin}+${constant}+${kelvin}*(${first}+${kelvin}*(${second}+${kelvin}*(${third})))+${log}*LN(${kelvin}))`;
}

/** The derivative of `lnSaturation`. */
function slope(kelvin: string): string {
  const [inverse, , first, second, third] = powers;
  return `${-inverse}/${kelvin}^2+${first}+${kelvin}*(${2 * second}+${kelvin}*(${3 * third}))+${log}/${kelvin}`;
}
