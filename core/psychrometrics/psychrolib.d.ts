/** The oracle of the property test ships without types. These are the functions that the test calls, in SI units. */
declare module 'psychrolib' {
  interface Psychrolib {
    readonly SI: number;
    SetUnitSystem(system: number): void;
    GetSatVapPres(temperatureC: number): number;
    GetVapPresFromRelHum(temperatureC: number, humidityShare: number): number;
    GetHumRatioFromRelHum(temperatureC: number, humidityShare: number, pressurePa: number): number;
    GetTDewPointFromRelHum(temperatureC: number, humidityShare: number): number;
    GetTWetBulbFromHumRatio(temperatureC: number, humidityRatio: number, pressurePa: number): number;
    GetMoistAirVolume(temperatureC: number, humidityRatio: number, pressurePa: number): number;
    GetStandardAtmPressure(altitudeM: number): number;
  }
  const psychrolib: Psychrolib;
  export default psychrolib;
}
