import { describe, expect, test } from 'vitest';
import type { Category } from '../job/severity.ts';
import { personCalls, type StepId } from './answer/steps.ts';
import type { Particular } from './details/details.ts';
import type { Hazard } from './hazards/hazards.ts';
import { type Reading, readText } from './hazards/read.ts';
import { leakingThing } from './situation.ts';
import { wantedSteps } from './step-selection.ts';

const somewhere = { start: 0, end: 1 };
const valves: readonly StepId[] = ['water-stop', 'main-valve-close', 'fixture-stop', 'water-company-off'];

interface Given extends Partial<Omit<Reading, 'particulars'>> {
  readonly category?: Category;
  readonly hazards?: readonly Hazard[];
}

/** The reading of a text with these particulars and nothing else but what is given. */
function reading(named: readonly Particular[], given: Given = {}): Reading {
  return { ...readText('water'), intent: 'loss', ...given, particulars: new Set(named) };
}

/** The steps of a text, without those of any water of its category. */
function own(named: readonly Particular[], { category = 1, hazards = [], ...given }: Given = {}): readonly StepId[] {
  const all = [[], ['plumbing'], ['smallSpill']].flatMap((names) =>
    wantedSteps(reading(names as readonly Particular[]), [], category),
  );
  return wantedSteps(reading(named, given), hazards, category).filter((id) => !all.includes(id));
}

/** Under water that comes through a ceiling no one stands, and no one touches its light. */
const underCeiling: readonly StepId[] = ['ceiling-wet-keep-out', 'ceiling-breaker-off'];

const rain = () => ({ ...readText('water').signs, building: [somewhere] });
const unstoppable = () => ({ ...readText('water').extent, uncontrolled: [somewhere] });

describe('steps for what a text names', () => {
  test.each<[Particular, Category, StepId]>([
    ['breathingMachine', 1, 'breathing-machine'],
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

  test.each<[Particular, StepId]>([
    ['fanRunning', 'fan-off'],
    ['gasAppliance', 'gas-no-relight'],
  ])('%s: %s', (particular, step) => {
    expect(own([particular], { category: 2 })).toEqual([step]);
  });

  test('rain through a roof or a ceiling is caught; a roof alone is not', () => {
    expect(own(['weather', 'ceiling'])).toEqual([...underCeiling, 'rain-catch']);
    expect(own(['roof'], { signs: rain() })).toEqual([...underCeiling, 'rain-catch', 'roof-stay-off']);
    expect(own(['roof'])).toEqual([]);
    expect(own([], { signs: rain() })).toEqual([]);
    expect(own(['roof'], { signs: rain(), category: 3 })).toEqual([...underCeiling, 'roof-stay-off']);
  });

  test.each<[string, Given, readonly Particular[]]>([
    ['a hole', {}, ['roofHole']],
    ['rain in dirty water', { category: 3 }, ['roofRain']],
    ['rain and a sagging ceiling', { hazards: ['structural'] }, ['roofRain']],
    ['rain at a light', { hazards: ['electrical'] }, ['roofRain', 'wetLight']],
    ['rain and someone who fell', { hazards: ['person-in-danger'] }, ['roofRain', 'injury']],
  ])('%s in the roof: no one goes up there, not even to put up a tarp', (_what, given, named) => {
    expect(own(named, given)).toContain('roof-stay-off');
    expect(own([...named, 'onRoof'], given)).not.toContain('roof-stay-off');
  });

  test('a flooded basement, or one with water over its outlets, is pumped slowly; one with a leak is not', () => {
    expect(own(['basement'], { hazards: ['flood-water'] })).toContain('pump-slowly');
    const extent = { ...readText('water').extent, overOutlets: [somewhere] };
    expect(own(['basement'], { hazards: ['electrical'], extent })).toContain('pump-slowly');
    expect(own(['basement'], { hazards: ['electrical'], extent })).not.toContain('power-off-dry');
    expect(own(['basement'])).toEqual([]);
    expect(own([], { hazards: ['flood-water'] })).not.toContain('pump-slowly');
  });
});

describe('no step', () => {
  test.each<[string, readonly Particular[], Given]>([
    ['at a washer in dirty water: no one goes there', ['washer'], { category: 3 }],
    ['at a toilet in dirty water', ['toilet'], { category: 3 }],
    ['at a cooling unit in dirty water', ['airConditioner'], { category: 3 }],
    ['at a washer that was stopped', ['washer'], { stopped: true }],
    ['at a sink that was stopped', ['sink'], { stopped: true }],
    ['in a crawl space with clean water', ['crawlspace'], { category: 1 }],
    ['for animals in clean water', ['animals'], { category: 1 }],
    ['for a well in clean water', ['well'], { category: 1 }],
    ['for a well in gray water', ['well'], { category: 2 }],
    ['for a carpet in gray water', ['carpet'], { category: 2 }],
    ['for a wood floor in dirty water', ['woodFloor'], { category: 3 }],
    ['at a washer that is off', ['washer', 'applianceOff'], {}],
    ['to a landlord for the landlord', ['rented', 'ownsRental'], {}],
    ['for a fan in clean water', ['fanRunning'], {}],
  ])('%s', (_what, named, given) => {
    // Where an appliance leaks gray water, turning it off is of the category.
    expect(own(named, given)).toEqual([]);
  });

  test('at the own valves where the water is the neighbor’s; a tenant tells both neighbor and landlord', () => {
    const [keepOut, breaker] = underCeiling;
    expect(own(['neighbor', 'washer'])).toEqual([keepOut, 'neighbor-tell', breaker]);
    expect(own(['neighbor', 'rented'])).toEqual([keepOut, 'neighbor-tell', breaker, 'landlord-tell']);
    expect(own(['neighbor'], { stopped: true })).toEqual(underCeiling);
    expect(own(['neighbor'], { hazards: ['flood-water'] })).not.toContain('neighbor-tell');
  });

  test.each<[string, readonly Particular[]]>([
    ['rain', ['weather']],
    ['an air conditioner', ['airConditioner']],
    ['condensation', ['condensation']],
    ['a vase', ['spill']],
    ['a car', ['vehicle']],
    ['a stain', ['stain']],
    ['a bill', ['waterBill']],
  ])('at a valve for %s', (_what, named) => {
    for (const category of [1, 2] as const) {
      expect(wantedSteps(reading(named), [], category).filter((id) => valves.includes(id))).toEqual([]);
    }
  });

  test('that takes water out where there is only a stain, and fans neither; the wet vacuum stays for a puddle', () => {
    const works: readonly StepId[] = ['water-out', 'used-water-out', 'dry-with-fans'];
    for (const category of [1, 2] as const) {
      const steps = (...named: readonly Particular[]) =>
        wantedSteps(reading(named), [], category).filter((id) => works.includes(id));
      expect(steps('stain')).toEqual([]);
      expect(steps('stain', 'standing').length).toBeGreaterThan(0);
    }
  });

  test('at a valve or on standing water where there is mold and no water', () => {
    const steps = (...named: readonly Particular[]) =>
      wantedSteps(reading(named, { findings: [{ hazard: 'mold', spans: [somewhere] }] }), ['mold'], 2);
    expect(steps()).not.toContain('main-valve-close');
    expect(steps()).not.toContain('used-water-out');
    expect(steps('plumbing')).toContain('water-stop');
    expect(steps('standing')).toContain('used-water-out');
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

  test('steps for what is named come after every danger and before the category', () => {
    const steps = wantedSteps(reading(['generator']), ['mold'], 1);
    expect(steps.slice(0, 3)).toEqual(['mold-no-fans', 'generator-never-plug-in', 'main-valve-close']);
  });
});

describe('steps that a model adds', () => {
  const added: readonly StepId[] = ['carpet-check', 'water-out', 'pets-out', 'landlord-tell'];

  test('two at most, none twice, before those of the category', () => {
    const steps = wantedSteps(reading(['carpet']), [], 1, added);
    expect(steps.slice(0, 4)).toEqual(['carpet-check', 'pets-out', 'landlord-tell', 'main-valve-close']);
    expect(new Set(steps).size).toBe(steps.length);
  });

  test('beside a danger to life none that does something', () => {
    expect(wantedSteps(reading([]), ['gas'], 1, ['things-lift'])).not.toContain('things-lift');
    expect(wantedSteps(reading([]), [], 1, ['things-lift'])).toContain('things-lift');
    expect(wantedSteps(reading([]), ['gas'], 1, ['landlord-tell'])).toContain('landlord-tell');
  });
});

describe('running water', () => {
  const closing = (named: readonly Particular[], given: Given, ...hazards: readonly Hazard[]) =>
    wantedSteps(reading(named, given), hazards, 1).filter((id) => valves.includes(id));

  test.each<[string, readonly Particular[], Given, readonly Hazard[], readonly StepId[]]>([
    ['is closed at the main', ['plumbing'], {}, ['ongoing'], ['main-valve-close', 'water-stop']],
    ['of unknown source, too', [], {}, ['ongoing'], ['main-valve-close']],
    ['is closed at its own valve', ['sink'], {}, ['ongoing'], ['fixture-stop', 'water-stop']],
    ['that no one can stop, at the main', ['sink'], { extent: unstoppable() }, ['ongoing'], ['main-valve-close']],
    ['is left once it was stopped', ['plumbing'], { stopped: true }, ['ongoing'], []],
    ['is not closed where it is rain', ['weather'], {}, ['ongoing'], []],
    ['is not closed in a flood', ['plumbing'], {}, ['ongoing', 'flood-water'], []],
    ['of a toilet with sewage is closed behind it', ['toilet'], {}, ['ongoing', 'sewage'], ['fixture-stop']],
    ['beside a danger to life is closed by a call', ['plumbing'], {}, ['gas', 'ongoing'], ['water-company-off']],
  ])('%s', (_how, named, given, hazards, steps) => {
    expect(closing(named, given, ...hazards)).toEqual(expect.arrayContaining([...steps]));
    if (steps.length === 0) expect(closing(named, given, ...hazards)).toEqual([]);
    const both = closing(named, given, ...hazards).filter((id) => /^(main-valve-close|water-company-off)$/.test(id));
    expect(both.length).toBeLessThan(2);
  });

  test('that was stopped is not stopped again', () => {
    expect(wantedSteps(reading(['plumbing']), [], 1)).toContain('water-stop');
    expect(wantedSteps(reading(['plumbing'], { stopped: true }), [], 1)).not.toContain('water-stop');
    expect(wantedSteps(reading(['plumbing'], { stopped: true }), [], 1)).toContain('pictures-first');
  });

  test('in gray water an appliance is turned off where the text names one', () => {
    expect(wantedSteps(reading(['washer']), [], 2)).toContain('appliance-off');
    expect(wantedSteps(reading(['dishwasher']), [], 2)).toContain('appliance-off');
    expect(wantedSteps(reading([]), [], 2)).not.toContain('appliance-off');
  });
});

describe('a person in danger', () => {
  const calls = (named: readonly Particular[], ...hazards: readonly Hazard[]) =>
    wantedSteps(reading(named), ['person-in-danger', ...hazards], 1).filter((id) => personCalls.includes(id));

  test.each<[Particular, StepId]>([
    ['missingChild', 'child-look-in-water'],
    ['onRoof', 'roof-stay-up'],
    ['trappedByWater', 'trapped-go-up'],
    ['inCar', 'car-get-up'],
    ['inWater', 'water-reach-throw'],
    ['unresponsive', 'breathing-help'],
    ['breathingTrouble', 'breathing-sit-up'],
    ['chestPain', 'chest-sit-down'],
    ['bleeding', 'bleeding-press'],
    ['injury', 'head-keep-still'],
    ['chilled', 'chilled-warm'],
    ['birth', 'birth-call'],
    ['illFromWater', 'ill-call'],
  ])('%s: %s, and no general call', (kind, call) => expect(calls([kind])).toEqual([call]));

  test('of no kind that is named: the general call', () => expect(calls([])).toEqual(['call-911-now']));

  test('near current: no call that touches someone', () => {
    expect(calls(['unresponsive', 'bleeding'], 'electrical')).toEqual(['call-911-touch-nothing']);
    expect(calls(['chestPain'], 'electrical')).toEqual(['call-911-touch-nothing', 'chest-sit-down']);
  });

  test.each<[Hazard, readonly StepId[]]>([
    ['gas', ['gas-leave', 'gas-call-outside', 'person-tell-911']],
    ['fire', ['fire-leave', 'person-tell-911', 'fire-stay-out']],
    ['carbon-monoxide', ['air-go-out', 'person-tell-911', 'air-stay-out']],
  ])('with %s: everyone leaves, then calls from outside', (hazard, steps) => {
    expect(wantedSteps(reading(['unresponsive']), ['person-in-danger', hazard], 1).slice(0, 3)).toEqual(steps);
  });

  test('while a child writes: how to call comes first', () => {
    expect(wantedSteps(reading(['bleeding'], { childWriter: true }), ['person-in-danger'], 1).slice(0, 2)).toEqual([
      'child-call',
      'bleeding-press',
    ]);
  });
});

describe('a child who writes', () => {
  const stepsOf = (named: readonly Particular[], ...hazards: readonly Hazard[]) =>
    wantedSteps(reading(named, { childWriter: true }), hazards, 1);

  test.each<[readonly Hazard[], readonly StepId[]]>([
    [['ongoing'], ['child-go-out', 'water-stay-out']],
    [
      ['person-in-danger', 'ongoing'],
      ['child-call', 'call-911-now', 'water-stay-out'],
    ],
    [
      ['electrical', 'ongoing'],
      ['water-stay-out', 'child-go-out'],
    ],
    [['fire'], ['fire-leave', 'child-go-out', 'fire-stay-out']],
    [
      ['sewage', 'vulnerable-people'],
      ['child-go-out', 'dirty-water-keep-out', 'water-stay-out'],
    ],
    [
      ['crisis', 'ongoing'],
      ['crisis-call', 'child-go-out'],
    ],
  ])('%j: %j', (hazards, steps) => expect(stepsOf([], ...hazards)).toEqual(steps));

  test('calls no utility, closes no valve and does no work', () => {
    const all = stepsOf(['sink', 'washer', 'rented', 'waterHeater'], 'person-in-danger', 'electrical', 'ongoing');
    expect(all.filter((id) => /company|valve|stop$|off$|tell$|electrician/.test(id))).toEqual([]);
  });
});

describe('floodwater', () => {
  const goesUp = (named: readonly Particular[], given: Given, ...hazards: readonly Hazard[]) =>
    wantedSteps(reading(named, given), ['flood-water', ...hazards], 3).includes('higher-ground');
  const rising = () => ({ ...readText('water').extent, rising: [somewhere] });

  test.each<[string, boolean, readonly Particular[], Given, readonly Hazard[]]>([
    ['that is here', true, [], {}, []],
    ['that is over', false, ['aftermath'], {}, []],
    ['that is over and rises again', true, ['aftermath'], { extent: rising() }, []],
    ['beside a bite', false, [], {}, ['animals']],
    ['that rises beside a bite', true, [], { extent: rising() }, ['animals']],
  ])('%s sends people to higher ground: %s', (_which, goes, named, given, hazards) => {
    expect(goesUp(named, given, ...hazards)).toBe(goes);
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

  test('people in a car under a line stay in it, unless it burns: then they jump clear first', () => {
    expect(wantedSteps(reading(['vehicle']), ['downed-line'], 1)).toContain('line-stay-in-car');
    expect(wantedSteps(reading([]), ['downed-line'], 1)).not.toContain('line-stay-in-car');
    const burning = wantedSteps(reading(['vehicle', 'lineOnCar', 'carBurning']), ['fire', 'downed-line'], 1);
    expect(burning[0]).toBe('line-jump-clear');
    expect(burning).not.toContain('fire-leave');
    expect(wantedSteps(reading(['vehicle', 'carBurning']), ['fire', 'downed-line'], 1)[0]).toBe('fire-leave');
  });

  test('at a wet panel no step judges it from a dry place', () => {
    for (const category of [1, 2, 3] as const) {
      const steps = wantedSteps(reading(['wetPanel', 'waterHeater']), ['electrical'], category);
      expect(steps[0]).toBe('panel-hands-off');
      for (const id of ['power-off-dry', 'power-keep-away', 'heater-off', 'heating-cooling-off'] as const)
        expect(steps).not.toContain(id);
    }
  });

  test('a panel that hums is a call to 911', () => {
    const steps = wantedSteps(reading(['wetPanel', 'panelActs']), ['electrical'], 1);
    expect(steps[0]).toBe('panel-call-911');
    for (const id of ['panel-hands-off', 'power-off-dry', 'power-keep-away'] as const) expect(steps).not.toContain(id);
  });

  test('someone who felt current gets clear of it before the power company is called', () => {
    expect(wantedSteps(reading([]), ['person-in-danger', 'electrical'], 1).slice(0, 3)).toEqual([
      'call-911-touch-nothing',
      'water-stay-out',
      'current-get-clear',
    ]);
    expect(wantedSteps(reading([]), ['person-in-danger'], 1)).not.toContain('current-get-clear');
  });

  test('arcing sends everyone out', () => {
    expect(wantedSteps(reading(['arcing']), ['electrical'], 1)[0]).toBe('arcing-leave');
    expect(wantedSteps(reading(['arcing']), ['fire', 'electrical'], 1)).not.toContain('arcing-leave');
  });
});

test.each<[Reading['intent'], readonly StepId[]]>([
  ['possible', ['valve-learn', 'emergency-plan', 'policy-ask', 'guides-read', 'if-it-runs-now']],
  ['past', ['old-damp-look', 'moisture-measure', 'old-papers-ask', 'if-it-runs-now']],
  ['question', ['guides-read', 'tell-more', 'if-it-runs-now']],
])('a text with intent %s gets no step that stops water', (intent, steps) => {
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
])('of %j the %s leaks', (named, thing) => {
  expect(leakingThing(reading(named))).toBe(thing);
});
