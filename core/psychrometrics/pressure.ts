import { amountOf } from '../basis/algebra/evaluate.ts';
import type { NumberInput } from '../basis/algebra/expression.ts';
import { pressureOf } from './air.ts';

const altitude: NumberInput<number> = { kind: 'decimal', unit: 'ft' };
const pressure = pressureOf(altitude);

/**
 * Air pressure in pascals of the standard atmosphere at an altitude in feet. Weather moves the real pressure by a few
 * percent either way. Source: ASHRAE Handbook Fundamentals 2017, chapter 1, equation 3.
 */
export function pressureAtAltitudePa(altitudeFt: number): number {
  return amountOf(pressure, new Map([[altitude, altitudeFt]]));
}
