import type { Expression } from '../../algebra/expression.ts';
import { divide, exact, ln, multiply, quantity, roundUp, subtract } from '../../algebra/operations.ts';
import type { Factor } from '../../units/factor.ts';
import { sizeField, volumeOf } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';
import { choice } from '../shared/fields.ts';
import { airChangeOptions, clearances, factors, makerAirChanges, unitCfmOptions } from './factors.ts';

const { minutesPerHour, defaultAirChanges, defaultUnitCfm } = factors;
const { plainFloor, consultantHigh } = makerAirChanges;

const length = sizeField();
const width = sizeField();
const height = sizeField();
/** Air changes an hour that are wanted. */
const airChanges = choice(airChangeOptions, { first: defaultAirChanges.value });
/** Airflow of one scrubber, CFM. */
const unitCfm = choice(unitCfmOptions, { first: defaultUnitCfm.value });

const volume = volumeOf(length, width, height);
const requiredCfm = quantity('CFM', 2, exact(divide(multiply(volume, airChanges), minutesPerHour)));
const unitsNeeded = quantity('unit', 0, roundUp(divide(requiredCfm, unitCfm)));
const actualCfm = quantity('CFM', 0, multiply(unitsNeeded, unitCfm));
const actualAch = quantity('air changes/h', 1, exact(divide(multiply(actualCfm, minutesPerHour), volume)));

const airflowFor = (changes: Factor) => quantity('CFM', 0, divide(multiply(volume, changes), minutesPerHour));
const unitsFor = (airflow: Expression<number>) => quantity('unit', 0, roundUp(divide(airflow, unitCfm)));
const makerCfmLow = airflowFor(plainFloor);
const makerCfmHigh = airflowFor(consultantHigh);

/**
 * Minutes until a share of the particles is gone, with perfect mixing and nothing new coming in: the shortest time. Rooms
 * mix less well.
 */
const minutesUntilGone = (share: Factor) =>
  quantity('min', 0, multiply(divide(subtract(0, ln(subtract(1, share))), actualAch), minutesPerHour));

/** Scrubbers of a room (specification, section 9, "Air scrubber"), beside the range that a maker advises. */
export const definition = define({
  name: 'air-scrubber',
  fields: { length, width, height, airChanges, unitCfm },
  formerNames: { targetAch: 'airChanges' },
  factors: { minutesPerHour, plainFloor, consultantHigh, ...clearances },
  quantities: {
    volume,
    requiredCfm,
    unitsNeeded,
    actualCfm,
    actualAch,
    coveragePerUnit: quantity('cu ft', 2, exact(divide(volume, unitsNeeded))),
    unitCfm: quantity('CFM', 0, unitCfm),
    targetAch: quantity('air changes/h', 0, airChanges),
    minutesToMost: minutesUntilGone(clearances.most),
    minutesToNearlyAll: minutesUntilGone(clearances.nearlyAll),
    makerCfmLow,
    makerCfmHigh,
    makerUnitsLow: unitsFor(makerCfmLow),
    makerUnitsHigh: unitsFor(makerCfmHigh),
  },
  example: { length: '20', width: '15', height: '8' },
  results: [
    'requiredCfm',
    'unitsNeeded',
    'actualCfm',
    'actualAch',
    'coveragePerUnit',
    'minutesToMost',
    'minutesToNearlyAll',
  ],
  refusals: [
    { code: 'not-positive', only: ['length', 'width', 'height'], fault: 'not-positive' },
    { code: 'size-out-of-range', only: ['length', 'width', 'height'], fault: 'out-of-range' },
    { code: 'scrubber-fields-empty' },
  ],
});

/**
 * Share of the particles still in the air after some minutes, with perfect mixing and nothing new coming in.
 * @param airChanges air changes an hour
 */
export function shareLeft(airChanges: number, minutes: number): number {
  return Math.exp((-airChanges * minutes) / factors.minutesPerHour.value);
}
