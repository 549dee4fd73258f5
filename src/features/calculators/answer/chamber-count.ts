import { factors } from '#core/calculators/dehumidification/factors.ts';
import { wholeUnitsFor, withoutFloatError } from '#core/units/rounding.ts';

/** The dehumidifiers of a chamber: what its rooms need in pints a day, and the machines of a rating that cover it. */
export interface ChamberCount {
  readonly need: number;
  readonly rating: number;
  readonly count: number;
}

/** Dehumidifiers of a chamber of several rooms: pints a day of one and of the others are added, then rounded up once. */
export function chamberCount(pints: number, others: number): ChamberCount {
  const need = withoutFloatError(pints + others);
  const rating = factors.pintsPerUnit.value;
  return { need, rating, count: wholeUnitsFor(need / rating) };
}
