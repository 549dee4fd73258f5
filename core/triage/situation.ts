import type { ThingId } from './answer/belongings.ts';
import type { Particular } from './details/details.ts';
import { type Hazard, lifeHazards } from './hazards/hazards.ts';
import type { Reading } from './hazards/read.ts';

/** Fixtures and appliances whose valve a step can name, the likeliest source first. */
const thingOf: readonly (readonly [Particular, ThingId])[] = [
  ['washer', 'washer'],
  ['dishwasher', 'dishwasher'],
  ['waterHeater', 'water-heater'],
  ['toilet', 'toilet'],
  ['fridge', 'fridge'],
  ['sink', 'sink'],
];

/** The fixture or appliance that leaks, if the text names one. */
export function leakingThing({ particulars }: Reading): ThingId {
  return thingOf.find(([particular]) => particulars.has(particular))?.[1] ?? 'appliance';
}

export const hasAny = ({ particulars }: Reading, ...names: readonly Particular[]) =>
  names.some((name) => particulars.has(name));

/** Where the water comes from, as far as it decides whether a valve stops it. */
type Source = 'plumbing' | 'neighbor' | 'none-to-close' | 'unknown';

export function sourceOf(reading: Reading, hazards: readonly Hazard[]): Source {
  if (hazards.includes('flood-water')) return 'none-to-close';
  // A valve that lets off pressure is not closed, and mold on a shower says nothing of its pipes.
  if (hasAny(reading, 'heaterPressure')) return 'none-to-close';
  if (hasAny(reading, 'moldCleaning') && !hazards.includes('ongoing')) return 'unknown';
  if (hasAny(reading, 'neighbor')) return 'neighbor';
  if (hasAny(reading, 'slabLeak')) return 'plumbing';
  if (hasAny(reading, 'spill', 'condensation', 'waterBill')) return 'none-to-close';
  if (hasAny(reading, 'plumbing') || leakingThing(reading) !== 'appliance') return 'plumbing';
  if (hasAny(reading, 'weather', 'roof', 'roofHole', 'airConditioner', 'vehicle')) return 'none-to-close';
  return 'unknown';
}

/** Whether rain comes through the roof of the house, or something tore a hole in it. */
export function isRoofLeaking(reading: Reading): boolean {
  const isWet = hasAny(reading, 'weather') || reading.signs.building.length > 0;
  return hasAny(reading, 'roofRain', 'roofHole') || (hasAny(reading, 'roof') && isWet);
}

export function isMoldAlone(reading: Reading, hazards: readonly Hazard[]): boolean {
  return hazards.includes('mold') && !hazards.includes('ongoing') && sourceOf(reading, hazards) === 'unknown';
}

/** Whether mold was found behind furniture, and no water, source or number of days is named. */
export function isDryMold(reading: Reading, hazards: readonly Hazard[]): boolean {
  const { signs, elapsed } = reading;
  const isWet = signs.anySource || elapsed !== null || hasAny(reading, 'standing', 'stain', 'carpet');
  return hasAny(reading, 'behindFurniture') && isMoldAlone(reading, hazards) && !isWet;
}

/** Whether the text is about stains, mold, dry spots, dampness or a bill, without any water to take out. */
export function isOnlyDamp(reading: Reading): boolean {
  const { particulars, extent } = reading;
  const found = reading.findings.map(({ hazard }) => hazard);
  const isNamed = particulars.has('stain') || particulars.has('waterBill') || isMoldAlone(reading, found);
  return isNamed && !particulars.has('standing') && extent.deep.length === 0;
}

/** Whether water comes through a ceiling, even a drip: wet drywall can come down. A dry stain is none. */
export function isCeilingWet(reading: Reading, hazards: readonly Hazard[]): boolean {
  if (isOnlyDamp(reading) || hazards.includes('flood-water')) return false;
  if (hazards.includes('person-in-danger') && (isRescue(reading, hazards) || !hazards.includes('ongoing')))
    return false;
  const isRain = hasAny(reading, 'roof') && (reading.signs.building.length > 0 || hazards.includes('ongoing'));
  return isRain || hasAny(reading, 'ceiling', 'neighbor');
}

/** Whether the water no longer runs: it was stopped, or the appliance that leaked is off. */
export function isStopped({ particulars, stopped }: Reading, hazards: readonly Hazard[]): boolean {
  return stopped || (particulars.has('applianceOff') && !hazards.includes('ongoing'));
}

/** Hazards that say nothing against a small wet place that was dried. */
const harmless: readonly Hazard[] = ['contents-only', 'vulnerable-people'];

/** Whether a little water is all there was, and the text denies a danger or says that it was stopped and dried. */
export function isOnlySpill(reading: Reading, hazards: readonly Hazard[]): boolean {
  const isDried =
    reading.stopped && reading.dried && hasAny(reading, 'little', 'smallSpill') && !isMuch(reading) && !reading.large;
  return (reading.harmlessSpill || isDried) && hazards.every((hazard) => harmless.includes(hazard));
}

export function isMuch({ extent }: Reading): boolean {
  return [extent.wide, extent.strong, extent.deep, extent.rising].some((spans) => spans.length > 0);
}

/**
 * Whether dirty water is over, was not much, and put no life in danger: a little of it was stopped, or a flood has gone down.
 * A flood that stood deep is an emergency after it too.
 */
export function isOver(reading: Reading, hazards: readonly Hazard[]): boolean {
  if (!reading.stopped || isMuch(reading) || isRising(reading, hazards)) return false;
  if (hazards.some((hazard) => lifeHazards.includes(hazard))) return false;
  const isSmall = hasAny(reading, 'little') && !hazards.includes('flood-water');
  return isSmall || (hasAny(reading, 'aftermath') && hazards.includes('flood-water'));
}

/** Whether people wait for rescue, on a roof, above the water or in a car, or look for a child: steps on the water are of no use to them. */
export function isRescue(reading: Reading, hazards: readonly Hazard[]): boolean {
  const trapped =
    hazards.includes('person-in-danger') &&
    hasAny(reading, 'onRoof', 'trappedByWater', 'inAttic', 'inCar', 'missingChild');
  return trapped || (hazards.includes('downed-line') && hasAny(reading, 'lineOnCar'));
}

/** Dangers that say that the house is wet. */
const wetHazards: readonly Hazard[] = ['electrical', 'structural', 'flood-water', 'sewage', 'mold', 'ongoing'];

/** Whether a text names a danger and no water in the house now: a generator, a bite, a line over a puddle outdoors. */
export function isDry(reading: Reading, hazards: readonly Hazard[]): boolean {
  const { signs, extent } = reading;
  const isOver = hasAny(reading, 'aftermath') && !isRising(reading, hazards);
  const isOutdoors = hazards.includes('downed-line') || hasAny(reading, 'climbNearLine');
  const wet = wetHazards.filter(
    (hazard) => !(hazard === 'electrical' && isOutdoors) && !(hazard === 'flood-water' && isOver),
  );
  const named = [signs.used, signs.building, extent.wide, extent.deep, extent.strong].some(({ length }) => length > 0);
  const isNamed = (signs.anySource && !isOverhead(reading)) || (named && !isOutdoors);
  const alarming = hazards.some((hazard) => lifeHazards.includes(hazard));
  return alarming && !isNamed && !hazards.some((hazard) => wet.includes(hazard));
}

/** Whether lines overhead are all the electricity that is named: nothing is wet. */
export function isOverhead(reading: Reading): boolean {
  return hasAny(reading, 'climbNearLine') && !reading.namesWetness;
}

/** Whether the text says that water is coming now. */
export function isRising({ extent }: Reading, hazards: readonly Hazard[]): boolean {
  return hazards.includes('ongoing') || extent.rising.length > 0;
}

/** Whether someone is in crisis or was bitten: the house waits. */
export function houseWaits(hazards: readonly Hazard[]): boolean {
  return hazards.includes('crisis') || hazards.includes('animals');
}

/** Whether an answer says nothing of the house: it waits, or a child writes. */
export function isHouseLater({ childWriter }: Reading, hazards: readonly Hazard[]): boolean {
  return houseWaits(hazards) || childWriter;
}

/** Whether a text gets no advice on the house beyond the dangers: that is for later, or people wait for rescue. */
export function isAboutPeople(reading: Reading, hazards: readonly Hazard[]): boolean {
  return isHouseLater(reading, hazards) || isRescue(reading, hazards);
}
