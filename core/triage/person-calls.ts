import { personCalls, type StepId } from './answer/steps.ts';
import type { Particular } from './details/details.ts';
import type { Hazard } from './hazards/hazards.ts';
import type { Reading } from './hazards/read.ts';
import { hasAny } from './situation.ts';

/** The kinds of person in danger that have a call of their own, the most urgent first. */
const kindOfCall: readonly (readonly [StepId, Particular])[] = [
  ['confined-stay-out', 'confinedSpace'],
  ['child-look-in-water', 'missingChild'],
  ['roof-stay-up', 'onRoof'],
  ['car-get-up', 'inCar'],
  ['attic-get-out', 'inAttic'],
  ['trapped-go-up', 'trappedByWater'],
  ['shut-in-call', 'shutIn'],
  ['breathing-power-call', 'breathingPower'],
  ['pinned-call', 'pinned'],
  ['stroke-call', 'stroke'],
  ['stroke-call', 'strokeLoss'],
  ['elsewhere-call', 'elsewhere'],
  ['water-reach-throw', 'inWater'],
  ['breathing-help', 'unresponsive'],
  ['breathing-sit-up', 'breathingTrouble'],
  ['chest-sit-down', 'chestPain'],
  ['burn-cool', 'scald'],
  ['bleeding-press', 'bleeding'],
  ['head-keep-still', 'injury'],
  ['heat-cool', 'overheated'],
  ['sudden-illness-call', 'suddenIllness'],
  ['sudden-illness-call', 'suddenLoss'],
  ['medical-call', 'medical'],
  ['medical-call', 'helpless'],
  ['chilled-warm', 'chilled'],
  ['birth-call', 'birth'],
  ['ill-call', 'illFromWater'],
];

/** Calls that ask no one to touch another person, who may still be in contact with current. */
const handsOff: readonly StepId[] = [
  'child-call',
  'child-look-in-water',
  'roof-stay-up',
  'car-get-up',
  'attic-get-out',
  'trapped-go-up',
  'confined-stay-out',
  'shut-in-call',
  'breathing-power-call',
  'pinned-call',
  'stroke-call',
  'elsewhere-call',
  'chest-sit-down',
  'birth-call',
  'ill-call',
];

/** Calls that another makes redundant: signs that are named leave no condition, and no one with a stroke gets aspirin. */
const saidBy: Readonly<Partial<Record<StepId, readonly StepId[]>>> = {
  'ill-call': ['medical-call', 'stroke-call', 'sudden-illness-call'],
  'medical-call': ['stroke-call', 'sudden-illness-call', 'breathing-power-call'],
  'sudden-illness-call': ['stroke-call', 'heat-cool'],
  'chest-sit-down': ['stroke-call'],
};

/** Maximum calls for kinds of people in danger. */
const mostCalls = 2;

/**
 * Whether a call fits the danger. Where everyone has to leave first, they call from outside; where current may flow, no one
 * touches anyone; else one call for each kind of danger that the text names, and the general one if it names none.
 */
export function isPersonCall(id: StepId, hazards: readonly Hazard[], reading: Reading): boolean {
  if (leavingOf(hazards, reading).length > 0) return id === 'person-tell-911';
  if (id === 'child-call') return reading.childWriter;
  const named = kindOfCall.filter(([, kind]) => reading.particulars.has(kind)).map(([call]) => call);
  const kinds = [...new Set(named)].filter((call) => !saidBy[call]?.some((other) => named.includes(other)));
  if (isLive(hazards, reading)) {
    return id === 'call-911-touch-nothing' || (handsOff.includes(id) && kinds.slice(0, mostCalls).includes(id));
  }
  // No one follows a person into a tank, to help or to look.
  if (reading.particulars.has('confinedSpace')) return id === 'confined-stay-out';
  if (kinds.length > 0) return kinds.slice(0, mostCalls).includes(id);
  return id === (isDeep(reading, hazards) ? 'call-911-water' : 'call-911-now');
}

/** Whether current may flow where a person is in danger. Outlets that only show how high the water stands say nothing of that. */
function isLive(hazards: readonly Hazard[], reading: Reading): boolean {
  if (hazards.includes('downed-line')) return true;
  return hazards.includes('electrical') && !isHeightMark(reading);
}

/** Whether outlets are named by people above the water, who felt no current: they say how high it stands. */
export function isHeightMark(reading: Reading): boolean {
  const named = reading.findings.some(({ hazard, spans }) => hazard === 'electrical' && spans.length > 0);
  return named && !reading.shocked && hasAny(reading, 'onRoof', 'trappedByWater', 'inAttic');
}

function isDeep({ extent }: Reading, hazards: readonly Hazard[]): boolean {
  return hazards.includes('flood-water') || extent.deep.length + extent.rising.length > 0;
}

const leaveFirst: readonly Hazard[] = ['fire', 'gas', 'carbon-monoxide', 'fumes'];

/**
 * Dangers from which everyone leaves before anyone calls. A battery is one when it swells, hisses or smokes. Exhaust is none
 * where someone is down in a tank or under a house: "get everyone out" sends the next person in.
 */
export function leavingOf(hazards: readonly Hazard[], reading: Reading): readonly Hazard[] {
  return hazards.filter((hazard) => {
    if (hazard === 'battery') return hasAny(reading, 'batteryActs');
    if (hazard === 'carbon-monoxide' && hasAny(reading, 'confinedSpace')) return false;
    return leaveFirst.includes(hazard);
  });
}

/** Steps that a child can take alone: leave, call, keep away. Utilities, switches, valves and the house are for adults. */
export const forChildren: ReadonlySet<StepId> = new Set([
  ...personCalls,
  'child-go-out',
  'current-get-clear',
  'fumes-call-911',
  'fumes-fresh-air',
  'fumes-poison-help',
  'crisis-call',
  'battery-leave',
  'battery-stay-away',
  'bite-call',
  'heater-pressure',
  'light-keep-out',
  'snake-stand-back',
  'arcing-leave',
  'line-stay-away',
  'line-overhead-clear',
  'line-animal-stay-back',
  'line-stay-in-car',
  'line-jump-clear',
  'fire-leave',
  'fire-stay-out',
  'gas-leave',
  'gas-call-outside',
  'air-go-out',
  'air-open-outside',
  'air-stay-out',
  'water-stay-out',
  'ceiling-keep-out',
  'structure-out-now',
  'sleeper-carry-out',
  'wet-floor-keep-off',
  'ceiling-wet-keep-out',
  'line-keep-clear',
  'breathing-watch',
  'structure-leave',
  'higher-ground',
  'dirty-water-leave',
  'dirty-water-keep-out',
]);
