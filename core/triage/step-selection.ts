import type { Category } from '../job/severity.ts';
import { isSourceKnown } from './answer/questions.ts';
import { personCalls, type StepId, stepOf, waterStops } from './answer/steps.ts';
import type { Particular } from './details/details.ts';
import { type Hazard, lifeHazards } from './hazards/hazards.ts';
import type { Reading } from './hazards/read.ts';
import { forChildren, isHeightMark, isPersonCall, leavingOf } from './person-calls.ts';
import { categoryRules } from './rules/category-rules.ts';
import { hazardRules } from './rules/hazard-rules.ts';
import {
  hasAny,
  houseWaits,
  isCeilingWet,
  isDry,
  isMoldAlone,
  isOnlyDamp,
  isOnlySpill,
  isOverhead,
  isRescue,
  isRising,
  isRoofLeaking,
  isStopped,
  leakingThing,
  sourceOf,
} from './situation.ts';

/** Whether mold may make someone at higher risk worse, and no one is said to be ill yet. */
function isBreathingWatched(hazards: readonly Hazard[]): boolean {
  return hazards.includes('mold') && hazards.includes('vulnerable-people') && !hazards.includes('person-in-danger');
}

/** Steps for people, appliances and places that the text names, before those of the water's category. */
function particularSteps(reading: Reading, category: Category, hazards: readonly Hazard[]): readonly StepId[] {
  const has = (...names: readonly Particular[]) => hasAny(reading, ...names);
  const dirty = category === 3;
  const source = sourceOf(reading, hazards);
  const isOpen = !isStopped(reading, hazards);
  const isUnder = isCeilingWet(reading, hazards);
  const isLeaking = isOpen && source === 'plumbing';
  const isRoofOpen = isRoofLeaking(reading);
  const rain = isRoofOpen || (has('ceiling') && has('weather'));
  const isLife = hazards.some((hazard) => lifeHazards.includes(hazard));
  const isFlooded = hazards.includes('flood-water') || reading.extent.overOutlets.length > 0;
  // The valve of an overflowing toilet is behind it, out of the water.
  const isOverflowing = has('toilet') && hazards.includes('ongoing') && !has('backup');
  const steps: readonly (readonly [boolean, StepId])[] = [
    [has('breathingMachine'), 'breathing-machine'],
    [isBreathingWatched(hazards), 'breathing-watch'],
    [has('price') && !isLife, 'price-range'],
    [isUnder, 'ceiling-wet-keep-out'],
    [isOpen && source === 'neighbor', 'neighbor-tell'],
    [isStoppedBelow(hazards, reading) && !hazards.includes('structural'), 'ceiling-water-stop'],
    [isUnder && !has('wetPanel', 'panelActs'), 'ceiling-breaker-off'],
    [has('washer', 'dishwasher') && isLeaking && !dirty, 'appliance-off'],
    [has('toilet', 'sink', 'fridge') && isLeaking && (!dirty || isOverflowing), 'fixture-stop'],
    [has('gasAppliance'), 'gas-no-relight'],
    [has('airConditioner') && !dirty, 'cooling-off'],
    [rain && !dirty && !isLife, 'rain-catch'],
    [isRoofOpen && !has('onRoof', 'trappedByWater', 'inAttic'), 'roof-stay-off'],
    [has('rainEntry') && isOpen && !dirty, 'rain-block'],
    [has('moldCleaning'), 'mold-bleach'],
    [has('fanRunning') && (category > 1 || hazards.includes('mold')), 'fan-off'],
    [has('waterHeater') && !has('wetPanel', 'panelActs'), 'heater-off'],
    [has('generator'), 'generator-never-plug-in'],
    [has('crawlspace') && category > 1, 'crawl-keep-out'],
    [has('basement') && isFlooded, 'pump-slowly'],
    [has('animals') && category > 1, 'pets-out'],
    [has('rented') && !has('ownsRental'), 'landlord-tell'],
    [has('well') && dirty, 'well-test'],
    [has('carpet') && category === 1 && !isUnder, 'carpet-check'],
    [has('woodFloor') && category === 1, 'wood-dry-slowly'],
    [has('waterBill', 'slabLeak'), 'meter-read'],
    [isOnlyDamp(reading) && !has('waterBill') && category < 3, 'moisture-measure'],
  ];
  return steps.flatMap(([holds, id]) => (holds ? [id] : []));
}

/** Steps of the hazards: the first of each, then the second of each, so that no danger waits behind another's details. */
function hazardSteps(some: readonly Hazard[], all: readonly Hazard[], reading: Reading): readonly StepId[] {
  return byTurns(some.map((hazard) => stepsOf(hazard, all, reading)));
}

function stepsOf(hazard: Hazard, all: readonly Hazard[], reading: Reading): readonly StepId[] {
  return hazardRules[hazard].steps.filter((id) => isMeant(id, all, reading));
}

function byTurns(rows: readonly (readonly StepId[])[]): readonly StepId[] {
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

/** Whether someone sits in a burning car that a power line touches: leaving it in the usual way kills. */
function isBurningUnderLine({ particulars }: Reading, hazards: readonly Hazard[]): boolean {
  return hazards.includes('downed-line') && particulars.has('lineOnCar') && particulars.has('carBurning');
}

/** Whether a step of a hazard fits this text: some fit only some texts. */
function isMeant(id: StepId, hazards: readonly Hazard[], reading: Reading): boolean {
  const { particulars, extent } = reading;
  const isLive = hazards.includes('electrical') || hazards.includes('downed-line');
  if (id === 'call-911-touch-nothing' && !hazards.includes('person-in-danger')) return isLive;
  if (personCalls.includes(id)) return isPersonCall(id, hazards, reading);
  switch (id) {
    case 'fire-leave':
    case 'fire-stay-out':
      return !isBurningUnderLine(reading, hazards);
    case 'air-go-out':
      return !hasAny(reading, 'confinedSpace', 'inExhaust');
    case 'air-open-outside':
      return particulars.has('inExhaust') && !particulars.has('confinedSpace');
    case 'line-jump-clear':
      return isBurningUnderLine(reading, hazards);
    case 'line-stay-away':
      return hazards.includes('downed-line');
    case 'line-overhead-clear':
      return particulars.has('climbNearLine') && !hazards.includes('downed-line');
    case 'electrician-check':
      return !isOverhead(reading);
    case 'line-animal-stay-back':
      return hasAny(reading, 'animals', 'livestock');
    case 'line-stay-in-car':
      return particulars.has('vehicle');
    case 'line-keep-clear':
      return hasAny(reading, 'lineOnCar', 'inCar') || leavingOf(hazards, reading).length > 0;
    case 'fumes-fresh-air':
      return !isHurtByFumes(reading, hazards);
    case 'fumes-call-911':
      return isHurtByFumes(reading, hazards);
    case 'battery-leave':
      return particulars.has('batteryActs');
    case 'battery-stay-away':
      return !particulars.has('batteryActs');
    case 'light-keep-out':
      return (
        particulars.has('wetLight') &&
        !isRescue(reading, hazards) &&
        !hazards.includes('fire') &&
        !hazards.includes('downed-line')
      );
    case 'wet-floor-keep-off':
      return particulars.has('liveInWater') && !isRescue(reading, hazards);
    case 'sleeper-carry-out':
      return particulars.has('sleeperBelow');
    case 'structure-out-now':
      return particulars.has('givingWay') && !isRescue(reading, hazards);
    case 'arcing-leave':
      return hasAny(reading, 'arcing', 'hotWall') && !hazards.includes('fire') && !hazards.includes('downed-line');
    case 'panel-hands-off':
      return particulars.has('wetPanel') && !isPanelUrgent(reading, hazards);
    case 'panel-call-911':
      return isPanelUrgent(reading, hazards) && !isRescue(reading, hazards);
    case 'current-get-clear':
      return hazards.includes('electrical') && !isHeightMark(reading);
    case 'water-stay-out':
      return reading.namesWetness || !reading.findings.some(({ hazard }) => hazard === 'electrical');
    case 'drains-stop':
      return !particulars.has('neighbor') || particulars.has('backup');
    case 'sewer-plumber':
      return particulars.has('backup');
    case 'higher-ground':
      if (isLeavingBattery(reading, hazards)) return isRising(reading, hazards);
      // After a flood there is no water to flee from.
      return !particulars.has('aftermath') || isRising(reading, hazards);
    case 'power-off-dry':
      return (
        !hasAny(reading, 'wetPanel', 'panelActs') &&
        !isOverhead(reading) &&
        extent.overOutlets.length === 0 &&
        !hazards.includes('person-in-danger') &&
        !hazards.includes('downed-line')
      );
    case 'power-company-off':
      if (isHeightMark(reading) || isOverhead(reading)) return false;
      return !hazards.includes('downed-line') && (isLive || !hazards.includes('person-in-danger'));
    case 'people-first':
      return !hazards.includes('person-in-danger');
    case 'main-valve-close':
    case 'water-company-off':
      return isClosing(id, hazards, reading);
    case 'ceiling-water-company':
      return isStoppedBelow(hazards, reading);
    default:
      return true;
  }
}

/** Whether the fumes already make someone ill: 911 is called for sure, not on a condition. */
const isHurtByFumes = (reading: Reading, hazards: readonly Hazard[]) =>
  hazards.includes('person-in-danger') || hasAny(reading, 'fumeSigns', 'breathingTrouble');

const isLeavingBattery = (reading: Reading, hazards: readonly Hazard[]) =>
  leavingOf(hazards, reading).includes('battery');

/** Whether a panel hums, sparks or is hot, or water runs into it: everyone leaves. */
function isPanelUrgent(reading: Reading, hazards: readonly Hazard[]): boolean {
  return hasAny(reading, 'panelActs') || (hasAny(reading, 'wetPanel') && hazards.includes('ongoing'));
}

/** Whether the water above a ceiling is stopped without going under it. */
function isStoppedBelow(hazards: readonly Hazard[], reading: Reading): boolean {
  const source = sourceOf(reading, hazards);
  const others = hazards.filter((hazard) => hazard !== 'structural' && noValve.includes(hazard));
  const isNamed = leakingThing(reading) !== 'appliance' && !hazards.includes('structural');
  const isAbove = hasAny(reading, 'ceiling') && isCeilingWet(reading, hazards);
  return (
    isAbove &&
    !isNamed &&
    !isStopped(reading, hazards) &&
    (source === 'plumbing' || source === 'unknown') &&
    !others.length
  );
}

/** Whether running water is stopped by this step: by a call where no one should go in, else at the main valve. */
function isClosing(id: StepId, hazards: readonly Hazard[], reading: Reading): boolean {
  const source = sourceOf(reading, hazards);
  if (isStopped(reading, hazards) || (source !== 'plumbing' && source !== 'unknown')) return false;
  if (isStoppedBelow(hazards, reading)) return false;
  // What comes up from a drain has no valve; a burst pipe beside it does.
  if (hazards.includes('sewage') && (source !== 'plumbing' || hasAny(reading, 'backup'))) return false;
  const mustCall = hazards.some((hazard) => lifeHazards.includes(hazard));
  if (mustCall || hasAny(reading, 'cityMain')) return id === 'water-company-off';
  const hasOwnValve = hasAny(reading, 'toilet', 'sink', 'fridge') && reading.extent.uncontrolled.length === 0;
  return id === 'main-valve-close' && !hasOwnValve;
}

/** Steps that a model may add to the own ones of a text, before the general ones of its category. */
const mostAdded = 2;

/** Steps for a text about what is over, may come or is only asked. */
const calmSteps: Readonly<Record<Exclude<Reading['intent'], 'loss'>, readonly StepId[]>> = {
  possible: ['valve-learn', 'emergency-plan', 'policy-ask', 'guides-read', 'if-it-runs-now'],
  past: ['old-damp-look', 'moisture-measure', 'old-papers-ask', 'if-it-runs-now'],
  question: ['guides-read', 'tell-more', 'if-it-runs-now'],
};

/** Whether a text asks if mold stayed behind a loss that is over. */
const asksMold = ({ intent, namesMold }: Reading) => namesMold && (intent === 'past' || intent === 'possible');

/** What a text that is no loss asks in so many words, answered before the rest. */
function answersFirst(reading: Reading): readonly StepId[] {
  return [
    ...(hasAny(reading, 'price') ? (['price-range', 'price-visit'] as const) : []),
    ...(asksMold(reading) ? (['mold-may-remain'] as const) : []),
    ...(hasAny(reading, 'moldCleaning', 'surfaceMold') ? (['mold-bleach'] as const) : []),
  ];
}

/** Steps for a little clean water where the text denies any danger. */
const spillSteps: readonly StepId[] = ['spill-mop', 'dry-with-fans'];

/** Dangers that say nothing of a pipe: a valve is named only where the text names plumbing. */
const noValve: readonly Hazard[] = [...lifeHazards, 'sewage'];

/** The hazards besides those to life that get their steps. Where the house waits, only water that is coming now; in a crisis no flood. */
function othersOf(reading: Reading, hazards: readonly Hazard[]): readonly Hazard[] {
  const others = hazards.filter((hazard) => !lifeHazards.includes(hazard));
  if (!houseWaits(hazards)) return others;
  return others.filter(
    (hazard) =>
      hazard === 'ongoing' || (hazard === 'flood-water' && !hazards.includes('crisis') && isRising(reading, hazards)),
  );
}

/** Steps in the place of others until the source is known: the water counts as dirty. */
const untilKnown: Readonly<Partial<Record<StepId, StepId>>> = {
  'water-out': 'used-water-out',
  'dry-with-fans': 'dry-once-clean',
};

/** The general steps of a category that fit the text: valves only for plumbing, and no water taken out where there is none. */
function categorySteps(reading: Reading, hazards: readonly Hazard[], category: Category): readonly StepId[] {
  const source = sourceOf(reading, hazards);
  const damp = isOnlyDamp(reading);
  const isKnown = category > 1 || isSourceKnown(reading, hazards, []);
  return categoryRules[category].steps.flatMap((id): readonly StepId[] => {
    if (id === 'appliance-off' && !hasAny(reading, 'washer', 'dishwasher')) return [];
    if (waterStops.includes(id)) {
      if (isStopped(reading, hazards)) return [];
      if (hasAny(reading, 'cityMain')) return ['water-company-off'];
      if (source === 'plumbing') return [id];
      const isAsked = hasAny(reading, 'price') && !hazards.includes('ongoing');
      const isWet = reading.namesWater || hazards.includes('ongoing');
      return source === 'unknown' && isWet && !damp && !isAsked && !noValve.some((hazard) => hazards.includes(hazard))
        ? ['main-valve-close']
        : [];
    }
    if (damp && (id === 'water-out' || id === 'used-water-out' || id === 'dry-with-fans')) return [];
    if (particularsForbid(id, reading)) return [];
    // Nothing is thrown out while people leave.
    if (id === 'pad-goes' && hazards.some((hazard) => lifeHazards.includes(hazard))) return [];
    if (!isKnown) return [untilKnown[id] ?? id];
    // Mold behind a dresser wets no outlet.
    if (id === 'power-keep-away' && damp && isMoldAlone(reading, hazards)) return [];
    return [id];
  });
}

/** Where the panel is wet, no step has the reader judge it "from a dry place". */
function particularsForbid(id: StepId, reading: Reading): boolean {
  return hasAny(reading, 'wetPanel', 'panelActs') && (id === 'power-keep-away' || id === 'heating-cooling-off');
}

/** What a child can do of some steps, and the warning of water that an adult does not need. */
function childSteps(own: readonly StepId[], isDryHouse: boolean): readonly StepId[] {
  const all: readonly StepId[] = isDryHouse ? own : [...own, 'water-stay-out'];
  return [...new Set(all)].filter((id) => forChildren.has(id));
}

/** Every step that a text calls for, the most important first. `added` are steps that a model chose. */
export function wantedSteps(
  reading: Reading,
  hazards: readonly Hazard[],
  category: Category,
  added: readonly StepId[] = [],
): readonly StepId[] {
  if (reading.intent !== 'loss') {
    const steps = [...answersFirst(reading), ...calmSteps[asksMold(reading) ? 'past' : reading.intent]];
    return hasAny(reading, 'price') ? steps.filter((id) => id !== 'tell-more') : steps;
  }
  if (isOnlySpill(reading, hazards)) return spillSteps;
  const life = hazards.filter((hazard) => lifeHazards.includes(hazard));
  const [first, ...rest] = lifeStepsOf(life, hazards, reading);
  const leavesFirst = reading.childWriter && !hazards.includes('person-in-danger');
  const leaving = leavingOf(hazards, reading).length > 0;
  const child: readonly StepId[] = leavesFirst || (reading.childWriter && leaving) ? ['child-go-out'] : [];
  const bursts = hasAny(reading, 'heaterPressure');
  const isCeilingFirst = isCeilingWet(reading, hazards) && life.every((hazard) => hazard === 'electrical');
  const own = [
    ...(isCeilingFirst && !hasAny(reading, 'wetLight', 'climbNearLine') ? (['ceiling-wet-keep-out'] as const) : []),
    ...(bursts && !leaving ? (['heater-pressure'] as const) : []),
    ...(first ? [first] : []),
    ...(bursts ? (['heater-pressure'] as const) : []),
    ...child,
    ...rest,
    ...(hasAny(reading, 'snake') && !hazards.includes('animals') ? (['snake-stand-back'] as const) : []),
    ...(hasAny(reading, 'breathingMachine') && !houseWaits(hazards) ? (['breathing-machine'] as const) : []),
    ...(hasAny(reading, 'farAway') ? (['away-tell'] as const) : []),
    ...hazardSteps(othersOf(reading, hazards), hazards, reading),
    ...(houseWaits(hazards) ? [] : particularSteps(reading, category, hazards)),
  ];
  const isDryHouse = houseWaits(hazards) || isDry(reading, hazards);
  if (reading.childWriter) return childSteps(own, isDryHouse);
  const noWork = isDryHouse || isRescue(reading, hazards);
  const ofCategory = noWork ? [] : categorySteps(reading, hazards, category);
  const known = new Set([...own, ...ofCategory]);
  const closes = ['plumbing', 'unknown'].includes(sourceOf(reading, hazards));
  const isFitting = (id: StepId) =>
    (life.length === 0 || stepOf(id).does.length === 0) && (closes || !waterStops.includes(id));
  const isKnown = category > 1 || isSourceKnown(reading, hazards, []);
  const more = added
    .map((id) => (isKnown ? id : (untilKnown[id] ?? id)))
    .filter((id) => !known.has(id) && isFitting(id));
  return [...new Set([...own, ...more.slice(0, mostAdded), ...ofCategory])];
}

/** Steps that leave, or call once outside, where the step that leaves does not. */
const leavingCalls: readonly StepId[] = [
  'fire-leave',
  'gas-leave',
  'gas-call-outside',
  'air-open-outside',
  'air-go-out',
  'fumes-call-911',
  'fumes-fresh-air',
  'battery-leave',
];

/** Steps of the dangers to life, leaving first. With a person in danger, everyone leaves and calls before the rest is said. */
function lifeStepsOf(life: readonly Hazard[], hazards: readonly Hazard[], reading: Reading): readonly StepId[] {
  const leaving = leavingOf(life, reading);
  const staying = life.filter((hazard) => !leaving.includes(hazard));
  // Two reasons to leave are two lists, one after the other.
  const inTurn = (some: readonly Hazard[]) => some.flatMap((hazard) => stepsOf(hazard, hazards, reading));
  const line = isBurningUnderLine(reading, hazards) ? (['line-jump-clear'] as const) : [];
  if (!life.includes('person-in-danger'))
    return [
      ...new Set([
        ...line,
        ...byTurns([inTurn(leaving), ...staying.map((hazard) => stepsOf(hazard, hazards, reading))]),
      ]),
    ];
  return [
    ...new Set([
      ...line,
      ...inTurn(leaving).filter((id) => leavingCalls.includes(id)),
      ...inTurn(['person-in-danger']).filter((id) => personCalls.includes(id)),
      ...hazardSteps([...staying, ...leaving], hazards, reading),
    ]),
  ];
}
