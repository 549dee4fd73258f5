import { describe, expect, test } from 'vitest';
import type { Category } from '../job/severity.ts';
import type { StepId } from './answer/steps.ts';
import type { Particular } from './details/details.ts';
import type { Hazard } from './hazards/hazards.ts';
import { type Reading, readText } from './hazards/read.ts';
import { leakingThing, wantedSteps } from './step-selection.ts';

const somewhere = { start: 0, end: 1 };

interface Told extends Partial<Omit<Reading, 'particulars'>> {
  readonly category?: Category;
  readonly hazards?: readonly Hazard[];
}

/** A text that names these things, and says no more than it is told to. */
function reading(named: readonly Particular[], told: Told = {}): Reading {
  return { ...readText('water'), intent: 'loss', ...told, particulars: new Set(named) };
}

/** The steps of a text, without those that any water of its category calls for. */
function own(named: readonly Particular[], { category = 1, hazards = [], ...told }: Told = {}): readonly StepId[] {
  const all = wantedSteps(reading([], { intent: 'loss' }), [], category);
  return wantedSteps(reading(named, told), hazards, category).filter((id) => !all.includes(id));
}

const rain = () => ({ ...readText('water').signs, building: [somewhere] });
const unstoppable = () => ({ ...readText('water').extent, uncontrolled: [somewhere] });

describe('what a text names has its step', () => {
  test.each<[Particular, Category, StepId]>([
    ['breathingMachine', 1, 'breathing-machine'],
    ['neighbor', 1, 'neighbor-tell'],
    ['washer', 1, 'appliance-off'],
    ['dishwasher', 1, 'appliance-off'],
    ['toilet', 1, 'fixture-stop'],
    ['sink', 2, 'fixture-stop'],
    ['fridge', 1, 'fixture-stop'],
    ['airConditioner', 2, 'cooling-off'],
    ['waterHeater', 3, 'heater-off'],
    ['generator', 1, 'generator-never-plug-in'],
    ['crawlspace', 2, 'crawl-keep-out'],
    ['animals', 3, 'pets-out'],
    ['rented', 1, 'landlord-tell'],
    ['well', 3, 'well-test'],
    ['carpet', 1, 'carpet-check'],
    ['woodFloor', 1, 'wood-dry-slowly'],
  ])('%s in category %i: %s', (particular, category, step) => {
    expect(own([particular], { category })).toEqual([step]);
  });

  test('rain through a roof is caught; a roof alone is not', () => {
    expect(own(['roof'], { signs: rain() })).toEqual(['rain-catch']);
    expect(own(['roof'])).toEqual([]);
    expect(own([], { signs: rain() })).toEqual([]);
    expect(own(['roof'], { signs: rain(), category: 3 })).toEqual([]);
  });

  test('a flooded basement is pumped slowly, and one with a leak is not', () => {
    expect(own(['basement'], { hazards: ['flood-water'] })).toContain('pump-slowly');
    expect(own(['basement'])).toEqual([]);
    expect(own([], { hazards: ['flood-water'] })).not.toContain('pump-slowly');
  });
});

describe('and has none', () => {
  test.each<[string, readonly Particular[], Told]>([
    ['at a washer in dirty water: nobody goes there', ['washer'], { category: 3 }],
    ['at a toilet in dirty water', ['toilet'], { category: 3 }],
    ['at a cooling unit in dirty water', ['airConditioner'], { category: 3 }],
    ['at a washer that was stopped', ['washer'], { stopped: true }],
    ['at a sink that was stopped', ['sink'], { stopped: true }],
    ['for a neighbor once it was stopped', ['neighbor'], { stopped: true }],
    ['in a crawl space with clean water', ['crawlspace'], { category: 1 }],
    ['for animals in clean water', ['animals'], { category: 1 }],
    ['for a well in clean water', ['well'], { category: 1 }],
    ['for a well in gray water', ['well'], { category: 2 }],
    ['for a carpet in gray water', ['carpet'], { category: 2 }],
    ['for a wood floor in dirty water', ['woodFloor'], { category: 3 }],
  ])('%s', (_what, named, told) => {
    // Where an appliance leaks gray water, turning it off is of the category.
    expect(own(named, told)).toEqual([]);
  });

  test('for a neighbor of a tenant, who tells the landlord, and in a flood', () => {
    expect(own(['neighbor', 'rented'])).toEqual(['landlord-tell']);
    expect(own(['neighbor'], { hazards: ['flood-water'] })).not.toContain('neighbor-tell');
  });
});

describe('the order', () => {
  test('the first step of each danger comes before the second of any', () => {
    expect(wantedSteps(reading([]), ['gas', 'structural'], 1).slice(0, 4)).toEqual([
      'gas-leave',
      'ceiling-keep-out',
      'gas-call-outside',
      'structure-leave',
    ]);
  });

  test('a child goes out right after the first step for life, and first where there is none', () => {
    expect(wantedSteps(reading([], { childWriter: true }), ['gas'], 1).slice(0, 3)).toEqual([
      'gas-leave',
      'child-go-out',
      'gas-call-outside',
    ]);
    expect(wantedSteps(reading([], { childWriter: true }), ['mold'], 1)[0]).toBe('child-go-out');
    expect(wantedSteps(reading([]), ['gas'], 1)).not.toContain('child-go-out');
  });

  test('steps for a named thing come after every danger and before the category', () => {
    const steps = wantedSteps(reading(['generator']), ['mold'], 1);
    expect(steps.slice(0, 3)).toEqual(['mold-no-fans', 'generator-never-plug-in', 'water-stop']);
  });
});

describe('steps that a model adds', () => {
  const added: readonly StepId[] = ['carpet-check', 'water-out', 'pets-out', 'landlord-tell'];

  test('two at most, none twice, before those of the category', () => {
    const steps = wantedSteps(reading(['carpet']), [], 1, added);
    expect(steps.slice(0, 4)).toEqual(['carpet-check', 'pets-out', 'landlord-tell', 'water-stop']);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('beside a danger to life none that does something', () => {
    expect(wantedSteps(reading([]), ['gas'], 1, ['things-lift'])).not.toContain('things-lift');
    expect(wantedSteps(reading([]), [], 1, ['things-lift'])).toContain('things-lift');
    expect(wantedSteps(reading([]), ['gas'], 1, ['landlord-tell'])).toContain('landlord-tell');
  });
});

describe('water that runs', () => {
  const closing = (told: Told, ...hazards: readonly Hazard[]) =>
    wantedSteps(reading([], told), hazards, 1).filter((id) => /^(main-valve-close|water-company-off)$/.test(id));

  test.each<[string, Told, readonly Hazard[], readonly StepId[]]>([
    ['is closed at the main', {}, ['ongoing'], ['main-valve-close']],
    ['is closed by its company where nobody can', { extent: unstoppable() }, ['ongoing'], ['water-company-off']],
    ['is left once it was stopped', { stopped: true }, ['ongoing'], []],
    ['is not closed where it is rain', { signs: rain() }, ['ongoing'], []],
    ['is not closed in a flood', {}, ['ongoing', 'flood-water'], []],
    ['is not closed where it is sewage', {}, ['ongoing', 'sewage'], []],
    [
      'is closed by its company too where there is danger to life',
      {},
      ['gas', 'ongoing'],
      ['main-valve-close', 'water-company-off'],
    ],
  ])('%s', (_how, told, hazards, steps) => {
    expect(closing(told, ...hazards)).toEqual(steps);
  });

  test('what was stopped is not stopped again', () => {
    expect(wantedSteps(reading([]), [], 1)).toContain('water-stop');
    expect(wantedSteps(reading([], { stopped: true }), [], 1)).not.toContain('water-stop');
    expect(wantedSteps(reading([], { stopped: true }), [], 1)).toContain('pictures-first');
  });

  test('in gray water a machine is turned off where the text names one', () => {
    expect(wantedSteps(reading(['washer']), [], 2)).toContain('appliance-off');
    expect(wantedSteps(reading(['dishwasher']), [], 2)).toContain('appliance-off');
    expect(wantedSteps(reading([]), [], 2)).not.toContain('appliance-off');
  });
});

describe('power', () => {
  test.each<[readonly Hazard[], boolean]>([
    [['electrical'], true],
    [['electrical', 'person-in-danger'], false],
    [['electrical', 'downed-line'], false],
  ])('with %j it is cut at the breaker: %s', (hazards, isCut) => {
    expect(wantedSteps(reading([]), hazards, 1).includes('power-off-dry')).toBe(isCut);
  });

  test('a person in a car under a power line stays in it', () => {
    expect(wantedSteps(reading(['vehicle']), ['downed-line'], 1)).toContain('line-stay-in-car');
    expect(wantedSteps(reading([]), ['downed-line'], 1)).not.toContain('line-stay-in-car');
  });
});

test.each<[Reading['intent'], readonly StepId[]]>([
  ['possible', ['if-it-runs-now', 'valve-learn', 'emergency-plan', 'policy-ask', 'guides-read']],
  ['past', ['if-it-runs-now', 'old-damp-look', 'moisture-measure', 'old-papers-ask']],
  ['question', ['if-it-runs-now', 'tell-more', 'guides-read']],
])('a text about what is %s asks for no water to be stopped', (intent, steps) => {
  expect(wantedSteps(reading(['washer'], { intent }), [], 1)).toEqual(steps);
});

test.each<[readonly Particular[], string]>([
  [['sink', 'washer'], 'washer'],
  [['sink', 'dishwasher'], 'dishwasher'],
  [['toilet', 'waterHeater'], 'water-heater'],
  [['fridge', 'toilet'], 'toilet'],
  [['sink', 'fridge'], 'fridge'],
  [['sink'], 'sink'],
  [['carpet'], 'appliance'],
])('of %j what leaks is the %s', (named, thing) => {
  expect(leakingThing(reading(named))).toBe(thing);
});
