import type { Category } from '../job/severity.ts';
import type { ThingId } from './answer/belongings.ts';
import { personCalls, type StepId, stepOf } from './answer/steps.ts';
import type { Particular } from './details/details.ts';
import { type Hazard, lifeHazards } from './hazards/hazards.ts';
import type { Reading } from './hazards/read.ts';
import { categoryRules } from './rules/category-rules.ts';
import { hazardRules } from './rules/hazard-rules.ts';

/** Things whose valve a step can name, the likeliest source first. */
const thingOf: readonly (readonly [Particular, ThingId])[] = [
  ['washer', 'washer'],
  ['dishwasher', 'dishwasher'],
  ['waterHeater', 'water-heater'],
  ['toilet', 'toilet'],
  ['fridge', 'fridge'],
  ['sink', 'sink'],
];

/** The thing that leaks, as far as the text names one. */
export function leakingThing({ particulars }: Reading): ThingId {
  return thingOf.find(([particular]) => particulars.has(particular))?.[1] ?? 'appliance';
}

/** Steps for people, appliances and places that the text names, before those of the water's category. */
function particularSteps(reading: Reading, category: Category, hazards: readonly Hazard[]): readonly StepId[] {
  const { particulars, stopped, signs } = reading;
  const has = (...names: readonly Particular[]) => names.some((name) => particulars.has(name));
  const dirty = category === 3;
  const indoors = !hazards.includes('flood-water');
  const steps: readonly (readonly [boolean, StepId])[] = [
    [has('breathingMachine'), 'breathing-machine'],
    [has('neighbor') && !stopped && indoors && !has('rented'), 'neighbor-tell'],
    [has('washer', 'dishwasher') && !stopped && !dirty, 'appliance-off'],
    [has('toilet', 'sink', 'fridge') && !stopped && !dirty, 'fixture-stop'],
    [has('gasAppliance'), 'gas-no-relight'],
    [has('airConditioner') && !dirty, 'cooling-off'],
    [signs.building.length > 0 && has('roof') && !dirty, 'rain-catch'],
    [has('waterHeater'), 'heater-off'],
    [has('generator'), 'generator-never-plug-in'],
    [has('crawlspace') && category > 1, 'crawl-keep-out'],
    [has('basement') && hazards.includes('flood-water'), 'pump-slowly'],
    [has('animals') && category > 1, 'pets-out'],
    [has('rented'), 'landlord-tell'],
    [has('well') && dirty, 'well-test'],
    [has('carpet') && category === 1, 'carpet-check'],
    [has('woodFloor') && category === 1, 'wood-dry-slowly'],
  ];
  return steps.flatMap(([holds, id]) => (holds ? [id] : []));
}

/** Steps of the hazards: the first of each, then the second of each, so that no danger waits behind another's details. */
function hazardSteps(some: readonly Hazard[], all: readonly Hazard[], reading: Reading): readonly StepId[] {
  const rows = some.map((hazard) => hazardRules[hazard].steps.filter((id) => isMeant(id, all, reading)));
  const longest = Math.max(0, ...rows.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

/** What shows that a person in danger is of a kind with a step of its own. */
const kindOfCall: readonly (readonly [StepId, Particular])[] = [
  ['child-look-in-water', 'missingChild'],
  ['trapped-go-up', 'trappedByWater'],
  ['breathing-help', 'unresponsive'],
  ['chest-sit-down', 'chestPain'],
  ['bleeding-press', 'bleeding'],
  ['chilled-warm', 'chilled'],
  ['water-reach-throw', 'inWater'],
  ['ill-call', 'illFromWater'],
];

/**
 * Whether a call fits the kind of danger: where current may be in the way nobody touches anyone, one call for each kind that the
 * text names, and the general one where it names none.
 */
function isPersonCall(id: StepId, hazards: readonly Hazard[], { particulars }: Reading): boolean {
  if (hazards.includes('electrical') || hazards.includes('downed-line')) {
    return id === 'call-911-touch-nothing' || (id === 'trapped-go-up' && particulars.has('trappedByWater'));
  }
  const kinds = kindOfCall.filter(([, kind]) => particulars.has(kind)).map(([call]) => call);
  return kinds.length > 0 ? kinds.slice(0, 2).includes(id) : id === 'call-911-now';
}

/** Dangers from which everyone leaves before anyone calls. */
const leaveFirst: readonly Hazard[] = ['fire', 'gas', 'carbon-monoxide', 'fumes'];

/** Steps of a hazard that only fit some of its texts. */
function isMeant(id: StepId, hazards: readonly Hazard[], reading: Reading): boolean {
  const { particulars, signs, stopped, extent } = reading;
  if (personCalls.includes(id)) return isPersonCall(id, hazards, reading);
  if (id === 'panel-hands-off') return particulars.has('wetPanel');
  if (id === 'line-stay-in-car') return particulars.has('vehicle');
  const isLive = hazards.includes('electrical') || hazards.includes('downed-line');
  if (id === 'power-off-dry' && particulars.has('wetPanel')) return false;
  if (id === 'power-company-off') return isLive || !hazards.includes('person-in-danger');
  if (id === 'main-valve-close' || id === 'water-company-off') {
    const fromPipes = isPlumbing(reading, hazards) && signs.building.length === 0 && !hazards.includes('sewage');
    const stoppable = id === 'main-valve-close' ? extent.uncontrolled.length === 0 : extent.uncontrolled.length > 0;
    const indoorsOnly = !hazards.some((hazard) => lifeHazards.includes(hazard));
    return fromPipes && !stopped && (stoppable || (id === 'water-company-off' && !indoorsOnly));
  }
  if (id === 'power-off-dry') return !hazards.includes('person-in-danger') && !hazards.includes('downed-line');
  return true;
}

/** Whether a valve can stop the water: not rain, not a creek, not what an air conditioner drips. */
function isPlumbing({ signs, particulars }: Reading, hazards: readonly Hazard[]): boolean {
  const fixtures: readonly Particular[] = ['washer', 'dishwasher', 'waterHeater', 'toilet', 'sink', 'fridge', 'pipe'];
  const named = fixtures.some((fixture) => particulars.has(fixture));
  if (hazards.includes('flood-water')) return false;
  return named || !(signs.building.length > 0 || particulars.has('airConditioner') || particulars.has('roof'));
}

const stopsWater: readonly StepId[] = ['water-stop', 'appliance-off', 'main-valve-close', 'fixture-stop'];

/** Steps that someone else may add to the own ones of a text, before the general ones of its category. */
const mostAdded = 2;

/** Every step that a text calls for, the most important first. `added` are steps that a model chose. */
export function wantedSteps(
  reading: Reading,
  hazards: readonly Hazard[],
  category: Category,
  added: readonly StepId[] = [],
): readonly StepId[] {
  if (reading.intent === 'possible')
    return ['if-it-runs-now', 'valve-learn', 'emergency-plan', 'policy-ask', 'guides-read'];
  if (reading.intent === 'past') return ['if-it-runs-now', 'old-damp-look', 'moisture-measure', 'old-papers-ask'];
  if (reading.intent === 'question') return ['if-it-runs-now', 'tell-more', 'guides-read'];
  const dangers = hazards.filter((hazard) => lifeHazards.includes(hazard));
  const life = [
    ...dangers.filter((hazard) => leaveFirst.includes(hazard)),
    ...dangers.filter((hazard) => !leaveFirst.includes(hazard)),
  ];
  const others = hazards.filter((hazard) => !lifeHazards.includes(hazard));
  const [first, ...rest] = hazardSteps(life, hazards, reading);
  const child: readonly StepId[] = reading.childWriter ? ['child-go-out'] : [];
  const ofCategory = categoryRules[category].steps.filter((id) => {
    if (id === 'appliance-off') return reading.particulars.has('washer') || reading.particulars.has('dishwasher');
    if (stopsWater.includes(id) && !isPlumbing(reading, hazards)) return false;
    return !(reading.stopped && stopsWater.includes(id));
  });
  const own = [
    ...(first ? [first] : []),
    ...child,
    ...rest,
    ...hazardSteps(others, hazards, reading),
    ...particularSteps(reading, category, hazards),
  ];
  const known = new Set([...own, ...ofCategory]);
  const more = added.filter((id) => !known.has(id) && (life.length === 0 || stepOf(id).does.length === 0));
  return [...own, ...more.slice(0, mostAdded), ...ofCategory];
}
