import { type Hazard, lifeHazards } from '../hazards/hazards.ts';
import type { Particular } from '../hazards/particulars/particulars.ts';
import type { Reading } from '../hazards/read.ts';
import type { Category } from '../job/category.ts';
import { categoryRules } from './rule/category-rules.ts';
import { hazardRules } from './rule/hazard-rules.ts';
import { type StepId, stepOf } from './steps/steps.ts';
import type { ThingId } from './steps/things.ts';

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

/** Steps of a hazard that only fit some of its texts. */
function isMeant(id: StepId, hazards: readonly Hazard[], { particulars, signs, stopped, extent }: Reading): boolean {
  if (id === 'line-stay-in-car') return particulars.has('vehicle');
  const isLive = hazards.includes('electrical') || hazards.includes('downed-line');
  if (id === 'call-911-touch-nothing') return isLive;
  // Whoever does not breathe needs a hand at once, where nothing says that current is in the way.
  if (id === 'call-911-now') return !isLive;
  if (id === 'power-company-off') return isLive || !hazards.includes('person-in-danger');
  if (id === 'main-valve-close' || id === 'water-company-off') {
    const fromPipes = signs.building.length === 0 && !hazards.includes('flood-water') && !hazards.includes('sewage');
    const stoppable = id === 'main-valve-close' ? extent.uncontrolled.length === 0 : extent.uncontrolled.length > 0;
    const indoorsOnly = !hazards.some((hazard) => lifeHazards.includes(hazard));
    return fromPipes && !stopped && (stoppable || (id === 'water-company-off' && !indoorsOnly));
  }
  if (id === 'power-off-dry') return !hazards.includes('person-in-danger') && !hazards.includes('downed-line');
  return true;
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
  const life = hazards.filter((hazard) => lifeHazards.includes(hazard));
  const others = hazards.filter((hazard) => !lifeHazards.includes(hazard));
  const [first, ...rest] = hazardSteps(life, hazards, reading);
  const child: readonly StepId[] = reading.childWriter ? ['child-go-out'] : [];
  const ofCategory = categoryRules[category].steps.filter((id) => {
    if (id === 'appliance-off') return reading.particulars.has('washer') || reading.particulars.has('dishwasher');
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
