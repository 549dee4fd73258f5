import type { Expression } from '../../algebra/expression.ts';
import {
  add,
  compare,
  computed,
  divide,
  exact,
  lookup,
  multiply,
  orElse,
  quantity,
  roundDown,
  roundUp,
  subtract,
  when,
} from '../../algebra/operations.ts';
import { airMoverTypes } from '../../job/equipment.ts';
import { surfaces } from '../../job/room.ts';
import { areaOf, perimeterOf, sizeField } from '../shared/common-fields.ts';
import { define } from '../shared/define.ts';
import { choice, decimal, optional, whole } from '../shared/fields.ts';
import { airflowOfTypes, factors, industryFactors, industryLimits, surfaceFactors } from './factors.ts';
import { positionsFor } from './layout.ts';

const { feetPerUnit, roomUnit: oneForTheRoom, offsetFrom, offsetStep } = factors;
const {
  perRoom,
  floorLow,
  floorHigh,
  upperLow,
  upperHigh,
  perInset,
  feetPerUnit: feetPerLowWallUnit,
} = industryFactors;
const wetArea = (first?: number) =>
  decimal({ unit: 'sq ft', ...industryLimits.area, ...(first === undefined ? {} : { first }) });

const length = sizeField();
const width = sizeField();
const moverType = choice(airMoverTypes);
const surface = choice(surfaces);
/** Square feet; blank when the whole floor is wet. */
const wetFloor = optional(wetArea());
/** Square feet of wet ceiling, and of wall above 2 ft. */
const wetUpper = wetArea(0);
/** Insets and offsets of the walls deeper than 18 in. */
const insets = whole({ unit: '', ...industryLimits.insets, first: 0 });

const units = (is: Expression<number>) => quantity('unit', 0, is);

const area = areaOf(length, width);
const perimeter = perimeterOf(length, width);
const baseUnits = units(roundUp(divide(perimeter, feetPerUnit)));
const roomUnit = units(add(oneForTheRoom));
const pastFirst = divide(subtract(area, offsetFrom), offsetStep);
const offsetUnits = units(when(compare(area, '>', offsetFrom), roundDown(pastFirst), 0));
const totalUnitsBase = units(add(baseUnits, roomUnit, offsetUnits));
const unitsNeeded = units(roundUp(multiply(totalUnitsBase, lookup(surfaceFactors, surface))));
const requiredCFM = quantity('CFM', 0, multiply(unitsNeeded, lookup(airflowOfTypes, moverType)));

const floor = orElse(wetFloor, area);
const floorUnitsLow = units(roundUp(divide(floor, floorLow)));
const floorUnitsHigh = units(roundUp(divide(floor, floorHigh)));
const upperUnitsLow = units(roundUp(divide(wetUpper, upperLow)));
const upperUnitsHigh = units(roundUp(divide(wetUpper, upperHigh)));
const insetUnits = units(multiply(insets, perInset));

/**
 * Air movers of a room (specification, section 9, "Air movement"), beside the count by wet area that the trade uses, low
 * for open rooms and high for cluttered ones, and its alternative where only the lower walls are wet.
 */
export const definition = define({
  name: 'air-movement',
  fields: { length, width, moverType, surface, wetFloor, wetUpper, insets },
  formerNames: { type: 'moverType' },
  groups: { wet: ['wetFloor', 'wetUpper', 'insets'] },
  factors: {
    feetPerUnit,
    oneForTheRoom,
    offsetFrom,
    offsetStep,
    surfaceFactors,
    airflowOfTypes,
    perRoom,
    floorLow,
    floorHigh,
    upperLow,
    upperHigh,
    perInset,
    feetPerLowWallUnit,
  },
  quantities: {
    area,
    perimeter,
    baseUnits,
    roomUnit,
    offsetUnits,
    totalUnitsBase,
    unitsNeeded,
    requiredCFM,
    airVelocity: quantity('FPM', 2, exact(divide(requiredCFM, area))),
    coveragePerUnit: quantity('sq ft', 2, exact(divide(area, unitsNeeded))),
    positions: computed([unitsNeeded], positionsFor),
    floorUnitsLow,
    floorUnitsHigh,
    upperUnitsLow,
    upperUnitsHigh,
    insetUnits,
    airMoversLow: units(add(perRoom, floorUnitsLow, upperUnitsLow, insetUnits)),
    airMoversHigh: units(add(perRoom, floorUnitsHigh, upperUnitsHigh, insetUnits)),
    lowerWallsOnly: units(roundUp(divide(perimeter, feetPerLowWallUnit))),
  },
  example: { length: '8', width: '7', moverType: 'centrifugal', surface: 'tile' },
  results: ['unitsNeeded', 'requiredCFM', 'airVelocity', 'coveragePerUnit'],
  refusals: [
    { code: 'fields-invalid' },
    { code: 'more-wet-than-floor', fields: ['wetFloor'], refused: compare(floor, '>', area) },
  ],
});
