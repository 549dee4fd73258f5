import { divide, exact, lookup, multiply, quantity, round, subtract } from '../../algebra/operations.ts';
import { roomTypes } from '../../job/room.ts';
import { damageExtents, waterSources } from '../../job/severity.ts';
import { define } from '../shared/define.ts';
import { choice, whole } from '../shared/fields.ts';
import {
  cleanRates,
  factors,
  plainRate,
  publishedHigh,
  publishedLow,
  publishedOlder,
  rates,
  roomMultipliers,
} from './factors.ts';

const { smallestArea, largestArea, firstArea, low, high } = factors;

/** Square feet that are affected. */
const area = whole({
  unit: smallestArea.unit,
  least: smallestArea.value,
  most: largestArea.value,
  first: firstArea.value,
});
const roomType = choice(roomTypes);
const source = choice(waterSources);
const severity = choice(damageExtents);

const dollars = 2;
const rate = quantity('$/sq ft', 0, lookup(rates, severity, source));
const roomMultiplier = quantity('', 1, lookup(roomMultipliers, roomType));
const estimate = quantity('$', 0, round(multiply(area, rate, roomMultiplier)));

/** The estimate before it is rounded, one choice after the other: plainest case, severity, water, room. */
const plain = quantity('$', dollars, multiply(area, plainRate));
const withSeverity = quantity('$', dollars, multiply(area, lookup(cleanRates, severity)));
const withSource = quantity('$', dollars, multiply(area, rate));

/** What a job may cost (specification, section 9, "Cost estimator"), what each choice adds, and what others publish. */
export const definition = define({
  name: 'cost-builder',
  fields: { area, roomType, source, severity },
  formerNames: { room: 'roomType' },
  factors: { low, high, plainRate, rates, cleanRates, roomMultipliers, publishedLow, publishedHigh, publishedOlder },
  quantities: {
    rate,
    roomMultiplier,
    estimate,
    low: quantity('$', dollars, exact(multiply(estimate, low))),
    high: quantity('$', dollars, exact(multiply(estimate, high))),
    perSqFt: quantity('$/sq ft', dollars, exact(divide(estimate, area))),
    plain,
    forSeverity: quantity('$', dollars, subtract(withSeverity, plain)),
    forSource: quantity('$', dollars, subtract(withSource, withSeverity)),
    forRoom: quantity('$', dollars, exact(subtract(multiply(withSource, roomMultiplier), withSource))),
    publishedLow: quantity('$', dollars, multiply(area, lookup(publishedLow, source))),
    publishedHigh: quantity('$', dollars, multiply(area, lookup(publishedHigh, source))),
    publishedOlder: quantity('$', dollars, multiply(area, lookup(publishedOlder, source))),
  },
  example: { roomType: 'kitchen', source: 'gray', severity: 'moderate' },
  results: ['estimate', 'low', 'high', 'perSqFt'],
  refusals: [{ code: 'area-invalid', any: ['area'] }, { code: 'choices-missing' }],
});
