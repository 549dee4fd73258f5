import type { TextReading } from '../hazards/text-reading.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';

/** What else a text names that has a step of its own: the appliance, the place, the material, the people. */
export type Particular = (typeof allLexicons.named)['lists'][number];
export type Particulars = ReadonlySet<Particular>;

/** Lists that only refine a step. Their words name no thing, place or person, and do not count as understanding a text. */
export const refining: ReadonlySet<string> = new Set<Particular>([
  'weather',
  'rains',
  'roofRain',
  'roofHole',
  'condensation',
  'spill',
  'stain',
  'standing',
  'applianceOff',
  'fanRunning',
  'arcing',
  'lineOnCar',
  'carBurning',
  'ownsRental',
  'unattended',
  'waterBill',
  'onRoof',
  'inCar',
  'birth',
  'breathingTrouble',
  'injury',
  'fumeSigns',
  'breathingPower',
  'suddenIllness',
  'suddenLoss',
  'livestock',
  'hotWall',
  'sleeperBelow',
  'panelActs',
  'backup',
  'aftermath',
  'price',
  'schoolwork',
  'cityMain',
  'leftRunning',
  'smallSpill',
  'medical',
  'helpless',
  'elsewhere',
  'farAway',
  'wetLight',
  'surfaceMold',
  'scald',
  'confinedSpace',
  'shutIn',
  'batteryActs',
  'inAttic',
  'overheated',
  'givingWay',
  'liveInWater',
  'climbNearLine',
  'stroke',
  'strokeLoss',
  'pinned',
  'inExhaust',
  'little',
  'behindFurniture',
]);

/** Things and people that the water of a text comes from where it names them. */
export const waterSources: readonly Particular[] = [
  'smallSpill',
  'washer',
  'dishwasher',
  'waterHeater',
  'toilet',
  'sink',
  'fridge',
  'airConditioner',
  'roof',
  'neighbor',
];

/** Kinds whose own words deny: "cannot find", "not breathing", "no podemos salir". */
export const denying: readonly Particular[] = [
  'missingChild',
  'trappedByWater',
  'unresponsive',
  'breathingTrouble',
  'fumeSigns',
  'breathingPower',
  'suddenLoss',
  'helpless',
  'strokeLoss',
  'elsewhere',
  'confinedSpace',
  'shutIn',
  'overheated',
];

function says(text: TextReading, list: Particular): boolean {
  return denying.includes(list) ? text.all(allLexicons.named, list).length > 0 : text.says(allLexicons.named, list);
}

export function particularsIn(text: TextReading): Particulars {
  const { named } = allLexicons;
  return new Set(named.lists.filter((list) => says(text, list)));
}
