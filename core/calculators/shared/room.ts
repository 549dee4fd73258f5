import type { Expression } from '../../algebra/expression.ts';
import { add, exact, multiply, quantity } from '../../algebra/operations.ts';
import { sizeLimits } from '../../job/room.ts';
import { decimal } from './fields.ts';

/** A length, width or height in feet. */
export function sizeField() {
  return decimal({ unit: 'ft', least: sizeLimits.least.value, most: sizeLimits.most.value });
}

/** Floor area, square feet. */
export function areaOf(length: Expression<number>, width: Expression<number>) {
  return quantity('sq ft', 2, exact(multiply(length, width)));
}

/** Length of the four walls, feet. */
export function perimeterOf(length: Expression<number>, width: Expression<number>) {
  return quantity('ft', 2, exact(multiply(2, add(length, width))));
}

/** Volume, cubic feet. */
export function volumeOf(length: Expression<number>, width: Expression<number>, height: Expression<number>) {
  return quantity('cu ft', 2, exact(multiply(length, width, height)));
}
