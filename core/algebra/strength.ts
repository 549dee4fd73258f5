import type { Operator } from './expression.ts';

/** What is written as a function, as a name or as a number stands for itself. */
const whole = 4;

const strengths: Partial<Readonly<Record<Operator, number>>> = {
  add: 1,
  subtract: 1,
  multiply: 2,
  divide: 2,
  power: 3,
};

/** How strongly the sign of an operator binds, 1 the weakest; 4 without an operator, and for one that has no sign. */
export function strengthOf(operator: Operator | undefined): number {
  return (operator && strengths[operator]) ?? whole;
}
