import { feetToMetres } from '../quantities/units.ts';
import { factors } from './factors.ts';

/**
 * Air pressure in pascals of the standard atmosphere at an altitude in feet. Weather moves the real pressure by a few
 * percent either way. Source: ASHRAE Handbook Fundamentals 2017, chapter 1, equation 3.
 */
export function pressureAtAltitudePa(altitudeFt: number): number {
  const { seaLevelPressure, pressureLapsePerMetre, pressureExponent } = factors;
  const share = 1 - pressureLapsePerMetre.value * feetToMetres(altitudeFt);
  return seaLevelPressure.value * share ** pressureExponent.value;
}
