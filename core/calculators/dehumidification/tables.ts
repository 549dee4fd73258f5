import { table } from '../../basis/algebra/operations.ts';
import { houseRule } from '../../basis/quantities/factor.ts';
import { chartSource } from './factors.ts';

/** Cubic feet that one pint a day of capacity serves, by loss class. */
export const classDivisors = table('cu ft per pint/day', houseRule, { 1: 50, 2: 50, 3: 25, 4: 25 });

/** House rule: the trade's method knows no material factor. */
export const materialFactors = table('', houseRule, {
  concrete: 1,
  wood_framing: 1.2,
  carpet: 1.5,
  drywall: 1.3,
  tile: 0.8,
});

/** Cubic feet that one rated pint a day serves, by loss class. Null: the chart has no factor. */
export const conventionalDivisors = table('cu ft per pint/day', chartSource, { 1: 100, 2: 40, 3: 30, 4: null });
export const lgrDivisors = table('cu ft per pint/day', chartSource, { 1: 100, 2: 50, 3: 40, 4: 40 });

/** Air changes an hour that size a desiccant machine. The published copies print 2 or 3 for Class 4. */
export const desiccantChangesLow = table('air changes/h', chartSource, { 1: 1, 2: 2, 3: 3, 4: 2 });
export const desiccantChangesHigh = table('air changes/h', chartSource, { 1: 1, 2: 2, 3: 3, 4: 3 });
