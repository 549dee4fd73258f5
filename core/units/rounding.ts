/**
 * Removes floating-point error: 0.1 + 0.2 becomes 0.3. Twelve digits are finer than any measurement and coarser than the
 * error of a few multiplications.
 */
export function withoutFloatError(value: number): number {
  return Number(value.toPrecision(12));
}

/** Whole machines that cover a need: half a machine is one machine, and 3.0000000000000004 machines are three. */
export function wholeUnitsFor(need: number): number {
  return Math.ceil(withoutFloatError(need));
}

/** Whole steps that fit into an amount: 2.9999999999999996 is three. */
export function wholeStepsIn(amount: number): number {
  return Math.floor(withoutFloatError(amount));
}

/** Whole dollars, half a dollar up. Amounts are never negative here. */
export function roundDollars(dollars: number): number {
  return Math.round(withoutFloatError(dollars));
}
