import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Severity } from '../job/severity.ts';
import { noAdditions } from './answer/answer.ts';
import { personCalls, type StepId, stepOf } from './answer/steps.ts';
import { isWorse } from './assessment.ts';
import { type Hazard, lifeHazards } from './hazards/hazards.ts';
import { classifyByKeywords } from './rules/classify.ts';
import { lifeSteps } from './rules/hazard-rules.ts';
import { classifyByWords } from './rules/shown-classification.ts';
import { answerOf, deadlineFor, triage } from './triage.ts';

function read<Rows>(file: string): Rows {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}

interface Scenario {
  readonly id: string;
  readonly text: string;
  readonly min_category: number;
  readonly hazards: readonly Hazard[];
}

const scenarios = read<Scenario[]>('cases/scenarios.json');
const dangers = read<{ text: string; hazards: readonly Hazard[] }[]>('cases/dangers.json');
const extents = read<{ text: string; severity: Severity; category: number }[]>('cases/extents.json');
const traps = read<string[]>('cases/traps.json');
const hazardsOf = (text: string) => triage(text).answer.hazards;

describe('the labelled scenarios', () => {
  test.each(scenarios)('$id is not triaged too low, and its hazards are found', ({ text, min_category, hazards }) => {
    const { category, hazards: found } = triage(text).answer;
    expect(category).toBeGreaterThanOrEqual(min_category);
    expect(found).toEqual(expect.arrayContaining([...hazards]));
  });

  test.each(scenarios)('$id never gets a milder answer than the specified rule gives on whole words', ({ text }) => {
    const rule = classifyByWords(text);
    const { category, severity, professionals } = triage(text).answer;
    expect(category).toBeGreaterThanOrEqual(rule.category);
    expect(isWorse(rule.severity, severity)).toBe(false);
    expect(professionals || !rule.professionals).toBe(true);
  });
});

/** The step that a fire, a person in danger or a line begins with: where current may be in the way nobody touches anyone. */
function firstOf(hazards: readonly Hazard[]): readonly StepId[] {
  if (hazards.includes('fire')) return ['fire-leave'];
  if (hazards.includes('gas')) return ['gas-leave'];
  if (hazards.includes('carbon-monoxide')) return ['air-go-out'];
  if (hazards.includes('fumes')) return ['fumes-fresh-air', 'fumes-call-911'];
  if (hazards.includes('downed-line')) return ['call-911-touch-nothing'];
  if (!hazards.includes('person-in-danger')) return [];
  return hazards.includes('electrical') ? ['call-911-touch-nothing'] : personCalls;
}

describe('dangers to life, in many wordings', () => {
  test('there are the reviewer’s eleven and sixty more', () => expect(dangers.length).toBeGreaterThanOrEqual(71));

  test.each(dangers)('$text', ({ text, hazards }) => {
    const { answer } = triage(text);
    expect(answer.hazards).toEqual(expect.arrayContaining([...hazards]));
    expect(answer.severity).toBe('emergency');
    const first = firstOf(answer.hazards);
    if (first.length > 0) expect(first).toContain(answer.steps[0]?.id);
    expect(answer.steps[0]?.phase).toBe('now');
    const aboveTheGate = answer.steps.filter(({ phase }) => phase !== 'when-safe').flatMap(({ id }) => stepOf(id).does);
    expect(aboveTheGate.filter((act) => act !== 'work-a-switch')).toEqual([]);
  });
});

describe('words that sound like a danger and name none', () => {
  test.each<[text: string, not: Hazard]>([
    ['el plomero entró y ya no contesta el teléfono', 'person-in-danger'],
    ['the plumber went under the house and won’t come back until Monday', 'person-in-danger'],
    ['I cut the drywall, the floodwater left a red line', 'person-in-danger'],
    ['no encuentro a mi perro, el arroyo está crecido', 'person-in-danger'],
    ['my son cleaned the pool filter and I don’t see the leak', 'person-in-danger'],
    ['se paró el carro afuera del taller', 'person-in-danger'],
    ['se está despegando la pintura del techo', 'structural'],
    ['la sala se vería mejor sin mi alfombra', 'crisis'],
    ['mi papá se resbaló con el agua y no se puede parar, le duele la cadera', 'ongoing'],
    ['mi papá se resbaló con el agua y no se puede parar, le duele la cadera', 'flood-water'],
    ['huele a quemado atrás de la secadora y está mojado el piso', 'mold'],
  ])('%s: no %s', (text, hazard) => expect(hazardsOf(text)).not.toContain(hazard));
});

describe('how much, how deep, and whether it can be stopped', () => {
  test.each(extents)('$text: at least $severity, category $category', ({ text, severity, category }) => {
    const { answer } = triage(text);
    expect(isWorse(severity, answer.severity)).toBe(false);
    expect(answer.category).toBeGreaterThanOrEqual(category);
  });
});

describe('what only sounds like a danger', () => {
  test.each(traps)('%s', (text) => {
    expect(triage(text).answer.steps.map(({ id }) => id)).not.toContain('call-911-touch-nothing');
    expect(hazardsOf(text).filter((hazard) => !['ongoing', 'contents-only'].includes(hazard))).toEqual([]);
  });
});

describe('what raises the category', () => {
  test.each([
    ['supply line leak, an hour ago', 1],
    ['supply line leak, 3 days ago', 2],
    ['The hose behind the toilet broke and water is still coming out', 1],
    ['The supply line under the toilet snapped and water is coming out', 1],
    ['The line to the toilet is backing up into the tub', 3],
    ['Se rompió la manguera del excusado y sigue saliendo agua', 1],
    ['Se tapó el excusado y se está regresando', 3],
    ['dishwasher drained on the floor 5 days ago', 3],
    ['hot tub leaked through the deck', 2],
    ['brown smelly water, source unknown', 2],
    ['green standing water with mosquitos for 3 weeks', 3],
    ['supply line leak onto the dog urine carpet', 2],
    ['diesel floating on the water', 3],
    ['a dead raccoon lies in the wet crawl space', 3],
  ])('%s: %d', (text, category) => {
    expect(triage(text).answer.category).toBe(category);
  });

  test('a category that someone names brings its severity, and the advice to call', () => {
    expect(triage('The plumber said it is category 3').answer).toMatchObject({
      category: 3,
      severity: 'emergency',
      professionals: true,
      deadline: 'one-hour',
    });
  });
});

describe('what someone writes for', () => {
  test.each([
    ['hace tres años se inundó y ya está arreglado', 'past', 'old-damp-look'],
    ['¿qué hago si un día se inunda?', 'possible', 'valve-learn'],
    ['how long does carpet take to dry', 'question', 'tell-more'],
    ['the supply line drips', 'loss', 'call-if-worse'],
  ] as const)('%s: %s', (text, intent, step) => {
    const { reading, answer } = triage(text);
    expect(reading.intent).toBe(intent);
    expect(answer.steps.map(({ id }) => id)).toContain(step);
    expect(answer.steps.some(({ id }) => stepOf(id).deadline !== undefined)).toBe(intent === 'loss');
  });

  test.each([
    'Our house flooded three years ago and it’s all fixed. Could there still be mold?',
    'The basement flooded last year and was dried out. How do I know if there is mold behind the walls?',
    'Hace tres años se inundó la casa y ya quedó arreglada. ¿Todavía puede haber moho?',
    'hace dos años se mojó la pared y la repararon. ¿Cómo sé si hay moho?',
    'el año pasado se tronó un tubo, ya lo cubrió el seguro',
  ])('%s: past, and a look at the old damage', (text) => {
    const { answer } = triage(text);
    expect(answer).toMatchObject({ about: 'past', severity: 'low', deadline: 'calm' });
    expect(answer.steps.map(({ id }) => id)).toContain('moisture-measure');
  });

  test.each([
    'Our house flooded three years ago and it’s all fixed. Now there is black mold on the wall',
    'We had a leak in 2019, all repaired. The wall is wet again. Could there be mold?',
    'Hace tres años se inundó y ya quedó arreglada. Ahora hay moho en la pared',
  ])('%s: a loss now', (text) => expect(triage(text).answer.about).toBe('event'));

  test.each([
    'No gas smell, nothing burning, just a bucket of water spilled in the hallway.',
    'No huele a gas ni hay nada quemado, nomás se tiró una cubeta de agua en el pasillo.',
  ])('%s: low, whatever the classifier says', (text) => {
    const vote = { dispatcher: true, kinds: ['gas'] as const, quiet: false };
    const { answer, asksFirst } = triage(text, { vote });
    expect(answer).toMatchObject({ severity: 'low', deadline: 'watch', unsure: false });
    expect(asksFirst).toBe(false);
    expect(answer.steps[0]?.id).toBe('spill-mop');
  });

  test.each([
    'No gas smell, just a bucket of water spilled on the power strip',
    'No huele a gas, pero se tiró una cubeta de agua y mi abuelita se cayó y no se mueve',
  ])('%s: no harmless spill', (text) => expect(triage(text).answer.severity).toBe('emergency'));

  test('a question about the future keeps the category of the keyword rule, and is calm', () => {
    expect(triage('What if a hurricane comes someday?').answer).toMatchObject({
      category: 3,
      severity: 'low',
      deadline: 'calm',
      professionals: false,
      about: 'hypothetical',
    });
    expect(classifyByKeywords('What if a hurricane comes someday?').severity).toBe('emergency');
  });

  test.each([
    ['how long does carpet take to dry', 'question'],
    ['the sewer backed up in 2019, all cleaned up, just wondering about resale', 'past'],
    ['hace tres años se inundó y ya está arreglado', 'past'],
    ['¿qué hago si un día se inunda?', 'hypothetical'],
  ] as const)('%s: a calm answer about what is %s, corrected in one tap', (text, about) => {
    const { answer } = triage(text);
    expect(answer).toMatchObject({ about, severity: 'low', deadline: 'calm', unsure: false });
    expect(answer.questions.map(({ id }) => id)).toEqual(['now']);
    const acts = answer.steps.flatMap(({ id }) => stepOf(id).does);
    expect(acts).toEqual([]);
    const corrected = triage(text, { answers: ['happening-now'] }).answer;
    expect(corrected.about).toBe('event');
    expect(corrected.severity).not.toBe('low');
    expect(corrected.deadline).not.toBe('calm');
  });

  test.each(['hello', 'help', 'can you please come and look', 'ayuda por favor', 'se oye raro allá atrás'])(
    '%s: not understood, so the danger check comes before any verdict',
    (text) => {
      const { answer } = triage(text);
      expect(answer).toMatchObject({ unsure: true, about: 'unclear', deadline: 'unclear' });
      expect(answer.questions[0]?.id).toBe('danger');
      expect(answer.steps[0]).toEqual({ id: 'check-danger', phase: 'now' });
      expect(answer.steps.map(({ id }) => id)).not.toContain('call-if-worse');
      const checked = triage(text, { answers: ['none-of-these'] }).answer;
      expect(checked.unsure).toBe(false);
      expect(triage(text, { answers: ['gas-smell'] }).answer.steps[0]?.id).toBe('gas-leave');
    },
  );
});

describe('why', () => {
  test('a denied keyword keeps its category and the answer says so', () => {
    const { answer, raises } = triage('No sewage, just a dripping pot filler since lunch');
    expect(answer.category).toBe(3);
    expect(raises).toEqual([]);
    expect(answer.changes[0]).toBe('words-count-anyway');
  });

  test('a raise names its words', () => {
    expect(triage('pipe leaked 4 days ago').answer.reasons[0]).toEqual({ id: 'clean-for-days', words: ['4 days'] });
  });

  test.each([
    ['help', false],
    ['wet carpet', false],
    ['a pipe burst', true],
    ['sewage', true],
  ])('%s: the source is known: %s', (text, known) => {
    const { answer } = triage(text);
    expect(answer.sourceKnown).toBe(known);
    expect(answer.reasons.some(({ id }) => id === 'source-not-known')).toBe(!known);
  });
});

describe('who lives with the water', () => {
  test.each([
    ['my mother is on an oxygen machine and the sink leaks', 'high', true],
    ['the sink leaks in our nursing home', 'high', true],
    ['the sink leaks and my baby sleeps here', 'moderate', false],
    ['the sink leaks', 'moderate', false],
    ['the water has spread', 'moderate', true],
    ['hace dos años había agua en todos los cuartos, ya lo arreglaron', 'low', false],
  ] as const)('%s: %s', (text, severity, professionals) => {
    expect(triage(text).answer).toMatchObject({ category: 1, severity, professionals });
  });
});

describe('how soon professionals hear of it', () => {
  test.each<[severity: Severity, hazards: readonly Hazard[], deadline: ReturnType<typeof deadlineFor>]>([
    ['low', [], 'watch'],
    ['moderate', ['mold'], 'watch'],
    ['high', ['mold'], 'four-hours'],
    ['emergency', ['electrical'], 'one-hour'],
    ['low', ['mold', 'gas'], 'call-first'],
  ])('%s, %j: %s', (severity, hazards, deadline) => expect(deadlineFor(severity, hazards)).toBe(deadline));

  test('added advice to call is taken, and cannot be removed', () => {
    const mild = triage('the sink leaks');
    expect(answerOf(mild).professionals).toBe(false);
    expect(answerOf(mild, { ...noAdditions, professionals: true }).professionals).toBe(true);
    expect(answerOf(mild, { ...noAdditions, category: 2 })).toMatchObject({ professionals: true, sourceKnown: true });
    expect(answerOf(triage('the water has spread'), noAdditions).professionals).toBe(true);
    const unknown = triage('wet carpet');
    expect([answerOf(unknown), answerOf(unknown, { ...noAdditions, category: 2 })]).toMatchObject([
      { sourceKnown: false },
      { sourceKnown: true },
    ]);
  });
});

describe('the risks of the dangers first, then those of the category that they leave unsaid, and where to look', () => {
  const clean = ['other-side-of-walls', 'baseboards', 'under-floors'];
  const gray = ['behind-the-appliance', 'pad-and-subfloor', 'cavities-and-ceiling-below'];
  const black = ['height-of-the-water', 'cavities-below-the-line', 'ducts-and-crawl-space'];
  test.each<[text: string, risks: readonly string[], priorities: readonly string[]]>([
    ['the sink leaks', ['mold-in-two-days', 'clean-gets-dirty', 'water-hides', 'wood-swells'], clean],
    ['mold under the leaking sink', ['mold', 'used-water-germs', 'used-water-turns-black', 'water-runs-on'], gray],
    ['sewage in the tub', ['sewage', 'soaked-is-lost', 'shock', 'mold-soon'], black],
    ['the river is in the living room', ['flood-water', 'soaked-is-lost', 'shock', 'mold-soon'], black],
    [
      'pipe leaked 4 days ago, there is a dead raccoon in it',
      ['germs-and-chemicals', 'soaked-is-lost', 'shock', 'mold-soon'],
      black,
    ],
  ])('%s', (text, risks, priorities) => expect(triage(text).answer).toMatchObject({ risks, priorities }));

  test('what a model adds comes behind, each once', () => {
    const { risks, priorities } = answerOf(triage('the sink leaks'), {
      ...noAdditions,
      risks: ['mold-soon', 'water-hides'],
      priorities: ['baseboards', 'pad-and-subfloor'],
    });
    expect(risks).toEqual(['mold-in-two-days', 'clean-gets-dirty', 'water-hides', 'wood-swells', 'mold-soon']);
    expect(priorities).toEqual([...clean, 'pad-and-subfloor']);
  });
});

describe('equipment that a danger forbids is not named', () => {
  test.each<[text: string, equipment: readonly string[]]>([
    ['the sink leaks', ['wet-vacuum', 'air-movers', 'dehumidifier', 'moisture-meter']],
    ['the outlets are sparking, supply line burst', ['moisture-meter']],
    ['I smell gas and a pipe burst', ['moisture-meter']],
  ])('%s', (text, equipment) => expect(triage(text).answer.equipment).toEqual(equipment));
});

describe('the reasons of an answer, and what would change it', () => {
  test.each<[text: string, reasons: readonly string[], changes: readonly string[]]>([
    ['the sink leaks', ['reads-clean'], ['gray-if', 'emergency-if']],
    ['the dishwasher leaked', ['keywords-gray'], ['words-count-anyway', 'clean-if', 'black-if', 'emergency-if']],
    ['sewage in the tub', ['keywords-black'], ['only-on-site']],
    ['the river is in the living room', ['keywords-black'], ['only-on-site']],
    ['dishwasher drained on the floor 5 days ago', ['used-for-days'], ['only-on-site']],
    ['pipe leaked 4 days ago, there is a dead raccoon in it', ['remains'], ['only-on-site']],
    ['hace dos años había agua en todos los cuartos, ya lo arreglaron', ['past'], ['emergency-if']],
    ['how do I prevent mold in my basement', ['possible'], ['emergency-if']],
    ['what if the whole house floods', ['possible'], ['emergency-if']],
    [
      'water everywhere in every room and it keeps rising',
      ['source-not-known', 'wide', 'rising'],
      ['gray-if', 'emergency-if'],
    ],
  ])('%s', (text, reasons, changes) => {
    const { answer } = triage(text);
    expect(answer.reasons.map(({ id }) => id)).toEqual(reasons);
    expect(answer.changes).toEqual(changes);
  });

  test('an answer to a question is the last of them', () => {
    const { reasons } = triage('the sink leaks', { answers: ['none-of-these'] }).answer;
    expect(reasons.map(({ id }) => id)).toEqual(['reads-clean', 'answered']);
  });
});

describe('the language of the answer', () => {
  test.each([
    ['huele a gas en la cocina', undefined, 'es'],
    ['smell of gas in the kitchen', undefined, 'en'],
    ['el toilet se overfloweo y hay water por todo el hallway', undefined, 'es'],
    ['smell of gas in the kitchen', 'es', 'es'],
    ['xyz', undefined, 'en'],
  ] as const)('%s, wish %s: %s', (text, language, expected) => {
    expect(triage(text, { language }).answer.language).toBe(expected);
  });
});

test('an alarm for carbon monoxide sends people out first, and keeps them out', () => {
  const steps = triage('the CO alarm is going off').answer.steps.map(({ id }) => id);
  expect(steps.slice(0, 2)).toEqual(['air-go-out', 'air-stay-out']);
});

describe('kinds of danger with a step of their own', () => {
  test.each<[text: string, hazard: Hazard, first: StepId]>([
    ['we mixed bleach and ammonia and it smells awful', 'fumes', 'fumes-fresh-air'],
    ['mold remover fumes my eyes burn', 'fumes', 'fumes-call-911'],
    ['mezclamos cloro con amoniaco', 'fumes', 'fumes-fresh-air'],
    ['I mixed bleach and ammonia in the bathroom and now my throat is burning', 'fumes', 'fumes-call-911'],
    ['Revolví cloro con otro limpiador y me arde la garganta', 'fumes', 'fumes-call-911'],
    ['I lost everything, I don’t want to be alive anymore', 'crisis', 'crisis-call'],
    ['el agua llega al pecho y estamos atrapados en el segundo piso', 'person-in-danger', 'trapped-go-up'],
    [
      'im 9 and theres water coming out of the ceiling light and my mom is at work',
      'person-in-danger',
      'call-911-touch-nothing',
    ],
    ['tesla flooded in garage', 'battery', 'battery-stay-away'],
    ['I was bitten by a snake cleaning after the flood', 'animals', 'bite-call'],
    ['me picó una víbora limpiando', 'animals', 'bite-call'],
    ['se zafó el plafón del cuarto y gotea', 'structural', 'ceiling-keep-out'],
    ['There is water dripping from the breaker box', 'electrical', 'panel-call-911'],
    ['My fuse box is wet', 'electrical', 'panel-hands-off'],
    ['Cae agua dentro de la caja de los breakers', 'electrical', 'panel-call-911'],
    ['we are on the second floor and the water is at the stairs', 'person-in-danger', 'trapped-go-up'],
    ['cant find my 3 year old and the backyard pool overflowed', 'person-in-danger', 'child-look-in-water'],
    ['my baby drank some of the flood water', 'person-in-danger', 'ill-call'],
    ['left arm is numb and his chest feels tight, carpet is wet', 'person-in-danger', 'chest-sit-down'],
    ['no siente el brazo y le aprieta el pecho, hay agua', 'person-in-danger', 'chest-sit-down'],
  ])('%s: %s, %s first', (text, hazard, first) => {
    const { answer } = triage(text);
    expect(answer.hazards).toContain(hazard);
    expect(answer.steps[0]).toEqual({ id: first, phase: 'now' });
    expect(answer.deadline).not.toBe('watch');
  });

  test('no answer sends a reader to a wet panel, even from a dry place', () => {
    for (const text of ['There is water inside the electrical panel', 'The panel is wet and buzzing']) {
      const ids = triage(text).answer.steps.map(({ id }) => id);
      expect(ids).not.toContain('power-off-dry');
      expect(ids).not.toContain('power-keep-away');
    }
  });

  test('words that name a danger elsewhere name none here', () => {
    expect(triage('I mixed bleach and ammonia and my throat is burning').answer.hazards).not.toContain('fire');
    expect(triage('gotea el lavabo y solo está húmedo el mueble').answer.hazards).not.toContain('mold');
    for (const text of ['rotten egg smell since the pipe burst', 'huele a huevo podrido desde que se rompió el tubo'])
      expect(triage(text).raises.map(({ id }) => id)).not.toContain('long-damp');
  });

  test.each([
    'I don’t want to live anymore',
    'I want to die, I lost everything in the flood',
    'the house flooded again and I want to kill myself',
    'ya no quiero vivir, perdí todo con la inundación',
    'mi esposo dice que ya no quiere vivir desde que se inundó la casa',
  ])('%s: 988 first, and nothing of the water', (text) => {
    const { answer } = triage(text);
    expect(answer.steps.map(({ id }) => id)).toEqual(['crisis-call', 'house-can-wait']);
    expect(answer.reasons).toEqual([]);
    expect(answer.equipment).toEqual([]);
  });

  test.each(['I don’t want to live in this world anymore', 'ya no quiero vivir en este mundo'])('%s: crisis', (text) =>
    expect(triage(text).answer.steps[0]?.id).toBe('crisis-call'),
  );

  test.each([
    'we don’t want to live here with this leak',
    'I don’t want to live in this house with the leak',
    'no quiero vivir aquí con esta gotera',
    'no quiero vivir en esta casa con goteras',
  ])('%s: no crisis', (text) => expect(triage(text).answer.hazards).not.toContain('crisis'));

  test('a threat is a danger from someone else: 911 first', () => {
    for (const text of ['my ex threatens me with a knife, the pipe burst', 'mi ex me amenaza con una pistola'])
      expect(triage(text).answer.steps[0]?.id).toBe('call-911-now');
  });

  test.each([
    'a copperhead bit my daughter while we were cleaning up after the flood',
    'me picó una víbora limpiando el lodo del garaje',
  ])('%s: the bite, and no water steps', (text) => {
    expect(triage(text).answer.steps.map(({ id }) => id)).toEqual(['bite-call', 'house-can-wait']);
  });

  test('gas and a person: leave, then call', () => {
    const ids = triage('I smell gas and my husband is unconscious').answer.steps.map(({ id }) => id);
    expect(ids.slice(0, 3)).toEqual(['gas-leave', 'gas-call-outside', 'person-tell-911']);
  });

  test.each(['the water put out the pilot on the heater', 'can I relight the furnace after six inches reached it'])(
    '%s: nothing is lit again',
    (text) => expect(triage(text).answer.steps.map(({ id }) => id)).toContain('gas-no-relight'),
  );
});

describe('the answers to texts that people wrote', () => {
  const idsOf = (text: string) => triage(text).answer.steps.map(({ id }) => id);

  test.each<[text: string, first: StepId]>([
    ['My legs tingle when I stand on the wet floor', 'call-911-touch-nothing'],
    ['I feel a buzz in my fingers when I touch the wet faucet', 'call-911-touch-nothing'],
    ['my feet feel prickly standing in the water by the washer', 'call-911-touch-nothing'],
    ['When I step in the puddle I get a little zap', 'call-911-touch-nothing'],
    ['Siento hormigueo en las piernas cuando piso el piso mojado', 'call-911-touch-nothing'],
    ['siento cosquilleo en los pies cuando piso el charco', 'call-911-touch-nothing'],
    ['me da toques el agua del piso', 'call-911-touch-nothing'],
    ['The breaker panel is wet and humming', 'panel-call-911'],
    ['La caja de breakers está mojada y zumba', 'panel-call-911'],
    ['he touched it and now he wont wake up', 'breathing-help'],
    ['my wife went into the flooded garage and she is not answering', 'call-911-water'],
    ['he went down into the crawl space and hasn’t come out', 'confined-stay-out'],
    ['mi hermano entró al sótano inundado y no sale', 'call-911-water'],
    ['mi suegra se cayó en el piso mojado y no se puede levantar', 'head-keep-still'],
    ['grandpa slipped on the wet tile, he says his hip hurts and can’t get up', 'head-keep-still'],
    ['mi papá se resbaló con el agua y no se puede parar, le duele la cadera', 'head-keep-still'],
    ['my kid swallowed water from the flooded yard and is throwing up', 'ill-call'],
    ['I scraped my arm in the sewage and it is swollen', 'ill-call'],
    ['me corté la mano limpiando el lodo y está hinchada', 'ill-call'],
    ['our truck died in the high water', 'car-get-up'],
    ['la camioneta se quedó en el vado y entra agua', 'car-get-up'],
    ['I can’t find my sister, she is 4, and we have a pool', 'child-look-in-water'],
    ['no encuentro a mi hermanita y el canal está crecido', 'child-look-in-water'],
    ['my niece jumped in the pond after her ball and I dont see her', 'child-look-in-water'],
    ['mi sobrino se metió al estanque y no lo veo', 'child-look-in-water'],
    ['everyone would be better off if I were gone', 'crisis-call'],
    ['if the house floods again, my kids would be better off without me', 'crisis-call'],
    ['otra inundación, mis hijos estarían mejor sin mí', 'crisis-call'],
    ['something smells burnt behind the fridge and the floor is wet', 'arcing-leave'],
    ['huele a quemado la lavadora y hay agua', 'arcing-leave'],
    ['my dad has asthma and cant breathe well, his inhaler is not helping', 'breathing-sit-up'],
    ['my grandpa fell down the wet stairs and hit his head', 'head-keep-still'],
    ['she cut her leg on the glass, it is bleeding a lot', 'bleeding-press'],
    ['we pulled grandma out of the cold creek, she is shivering and confused', 'chilled-warm'],
    ['someone is drowning in the low water crossing', 'water-reach-throw'],
    ['people are on the roof of a trailer and the water is rising', 'roof-stay-up'],
    ['hay gente en el techo de la traila y el agua sube', 'roof-stay-up'],
    ['We are in the attic, water is rising in the living room', 'attic-get-out'],
    ['mi familia está atrapada en la casa y el agua va subiendo', 'trapped-go-up'],
    ['no encuentro a mi niña de 3 años y la alberca se desbordó', 'child-look-in-water'],
    ['stuck in the car with my baby water rising', 'car-get-up'],
    ['estoy en mi carro y el agua sube', 'car-get-up'],
    ['my wife is in labor and the road is flooded', 'birth-call'],
    ['mi esposa está dando a luz y la calle está inundada', 'birth-call'],
    ['I am 8 my mom fell in the bathroom there is water and blood and she wont talk to me', 'child-call'],
    ['tengo 8 años mi mami se callo en el baño y hay agua y sangre y no me abla', 'child-call'],
    ['the outlet is arcing and smells like burning plastic, there is water', 'arcing-leave'],
    ['la pared está caliente y huele a quemado junto al enchufe', 'arcing-leave'],
    ['a power line fell on my car and the car is on fire, I am inside', 'line-jump-clear'],
    ['cayó un cable en mi carro y se está quemando el carro', 'line-jump-clear'],
  ])('%s: %s first, and the answer calls first', (text, first) => {
    const { answer } = triage(text);
    expect(answer.steps[0]?.id).toBe(first);
    expect(answer.deadline).toBe('call-first');
  });

  test.each([
    'water went under the kitchen cabinets',
    'The carpet is wet. My brother is down there with a wet vac and the water is off.',
    'we got stuck with the water bill after the leak',
    'he passed out flyers about the water main',
    'I’m shocked how high my water bill is',
    'Our wood floor has buckled after the dishwasher leaked.',
    'Laminate planks are buckling and lifting where the ice maker leaked.',
    'el piso de madera se levantó con el agua',
    'a pipe in the ceiling burst',
    'está cayendo agua por el techo del departamento de arriba',
  ])('%s: no danger to life', (text) => expect(hazardsOf(text).filter((one) => lifeHazards.includes(one))).toEqual([]));

  test('a ceiling that starts to fall is found in a longer text', () => {
    const text =
      'the ceiling has been leaking for weeks and keeps getting worse, to the point of starting to fall down';
    expect(hazardsOf(text)).toContain('structural');
  });

  test.each([
    'The AC was running non-stop and its pan overflowed yesterday. It is fixed and mopped up.',
    'the furnace wont work and there was water yesterday',
    'water was pouring from the ceiling before the plumber cut it off',
    'my dehumidifier smells like burning plastic but it’s still running',
    'tiró agua el lavaplatos en la cocina, ya trapié',
    'se salió el agua del lavabo, ya sequé y ya cerré la llave',
  ])('%s: the water does not run', (text) => expect(hazardsOf(text)).not.toContain('ongoing'));

  test.each([
    'A pipe burst and water is shooting out of the wall. I can’t find the shutoff.',
    'El agua sale a chorros de un tubo. No sé cómo cerrar el agua.',
    'the whole house is two inches deep and nobody can close the valve',
    'Se reventó un tubo en el baño y no sé cómo cerrar el agua, sale a chorros.',
    'water has been running for four days while nobody was home',
  ])('%s: an emergency that the main valve stops', (text) => {
    expect(triage(text).answer).toMatchObject({ severity: 'emergency', deadline: 'one-hour' });
    expect(idsOf(text)).toContain('main-valve-close');
  });

  test('a meter that moves with every tap closed is running water', () => {
    expect(hazardsOf('El medidor se mueve con todas las llaves cerradas y el piso está mojado')).toContain('ongoing');
  });

  test.each([
    'basement has 3 feet of water',
    'sump pump quit and the basement has two feet of water',
    'hay tres pies de agua en el sótano',
  ])('%s: out of the water, no power switched by hand, and pumped slowly', (text) => {
    expect(triage(text).answer.severity).toBe('emergency');
    expect(idsOf(text).slice(0, 2)).toEqual(['water-stay-out', 'power-company-off']);
    expect(idsOf(text)).toContain('pump-slowly');
    expect(idsOf(text)).not.toContain('power-off-dry');
  });

  test.each([
    'water seeped in from outside during the rain',
    'water came in under the door in the heavy rain, the street is flooded',
    'entró agua por debajo de la puerta con la lluvia, el arroyo está crecido',
  ])('%s: black water, no fans', (text) => {
    expect(triage(text).answer.category).toBe(3);
    expect(idsOf(text)).not.toContain('dry-with-fans');
  });

  test.each(['Toilet backed up and I already started a box fan', 'se regresó el excusado y ya prendí el ventilador'])(
    '%s: the fan is turned off',
    (text) => expect(idsOf(text)).toContain('fan-off'),
  );

  test('no step against a danger to life is below the first heading', () => {
    for (const text of [
      'my mom is on oxygen, water is over outlets, the ceiling sags, sewage in the hall',
      'the car is under water and a power line is down near the car and the ceiling sags',
    ]) {
      const below = triage(text).answer.steps.filter(({ id, phase }) => phase === 'today' && lifeSteps.has(id));
      expect(below.filter(({ id }) => stepOf(id).phase === 'now')).toEqual([]);
    }
  });
});

describe('steps that fit', () => {
  const stepsOf = (text: string) => triage(text).answer.steps.map(({ id }) => id);

  test.each([
    'Water is spraying from a pipe. How do I turn the water off?',
    "The supply line is spraying everywhere. I don't know how to shut the water off.",
    'a pipe is gushing. The power is shut off.',
  ])('%s: running water has a step that stops it', (text) => {
    expect(stepsOf(text).some((id) => ['main-valve-close', 'water-company-off', 'fixture-stop'].includes(id))).toBe(
      true,
    );
  });

  test.each(['rain is coming through the roof into the attic', 'the ac drain pan is dripping on the floor'])(
    '%s: no valve is closed',
    (text) =>
      expect(stepsOf(text).filter((id) => /^(?:water-stop|main-valve-close|fixture-stop)$/.test(id))).toEqual([]),
  );

  test.each([
    'The toilet and the shower are both backing up',
    'sewage comes up in the tub when I flush the toilet',
    'el excusado y la regadera se están regresando al mismo tiempo',
  ])('%s: a plumber, and no valve', (text) => {
    expect(stepsOf(text)).toContain('sewer-plumber');
    expect(stepsOf(text).filter((id) => /valve|fixture-stop|water-stop/.test(id))).toEqual([]);
  });

  test.each(['the toilet is overflowing with poop', 'se está desbordando el excusado con caca'])(
    '%s: one fixture, so its own valve',
    (text) => expect(stepsOf(text)).toContain('fixture-stop'),
  );

  test.each(['the generator runs in the garage and I am dizzy', 'el generador está en la cochera y estoy mareado'])(
    '%s: nothing about water',
    (text) => {
      expect(stepsOf(text).filter((id) => /water|valve|pictures|higher-ground|gloves/.test(id))).toEqual([]);
      const { reasons, priorities, equipment, risks } = triage(text).answer;
      expect([reasons, priorities, equipment, risks]).toEqual([[], [], [], ['carbon-monoxide']]);
    },
  );

  test.each(['How much does it cost to dry out one wet bedroom?', '¿Cuánto cuesta secar un cuarto mojado?'])(
    '%s: the guides answer it',
    (text) => expect(stepsOf(text)).toContain('guides-read'),
  );

  test.each([
    'a power line fell in the yard and the creek is rising into the house',
    'se cayó un cable de luz en el patio y el arroyo se está metiendo a la casa',
  ])('%s: away from the line, not uphill past it', (text) => {
    expect(stepsOf(text)).toContain('line-stay-away');
    expect(stepsOf(text)).not.toContain('higher-ground');
  });

  test('only black water is left to professionals: what clean water gets to do follows', () => {
    expect(stepsOf('pipe burst, water everywhere, I cannot stop it')).toContain('call-in-one-hour');
    expect(stepsOf('sewage in the tub')).toContain('crew-in-one-hour');
    expect(stepsOf('I smell gas and a pipe burst')).toContain('call-once-safe');
    expect(stepsOf('I smell gas and there is sewage in the tub')).toContain('crew-once-safe');
  });

  test('the landlord is for tenants, the neighbor above for water from above', () => {
    expect(stepsOf('wet carpet, should I rent a blower')).not.toContain('landlord-tell');
    expect(stepsOf('we are renting and the carpet is wet')).toContain('landlord-tell');
    expect(stepsOf('our upstairs tub leaked into the hall')).not.toContain('neighbor-tell');
    expect(stepsOf('water drips from the unit above us')).toContain('neighbor-tell');
    expect(stepsOf('my neighbor came over, our sink leaks')).not.toContain('neighbor-tell');
    expect(stepsOf('nuestra tina de arriba se desbordó')).not.toContain('neighbor-tell');
    expect(stepsOf('la lavadora del vecino de arriba mojó el techo')).not.toContain('appliance-off');
    expect(stepsOf('I am the landlord and the tenant says the sink leaks')).not.toContain('landlord-tell');
    expect(stepsOf('soy casera y a mi inquilina se le mojó la alfombra')).not.toContain('landlord-tell');
  });

  test.each<[text: string, first: StepId]>([
    ['Rain blew in under the back door and the carpet is wet about 3 feet in', 'rain-block'],
    ['con la lluvia se metió agua por la puerta y se mojó la carpeta como tres pies', 'rain-block'],
    ['rain came in through the window and the rug is wet', 'rain-block'],
    ['The river rose and rain came in under the door', 'higher-ground'],
    ['rain came in under the door, there are 6 inches of water in the den', 'higher-ground'],
    ['the water heater rumbles and its top valve is spitting steam', 'heater-pressure'],
    ['el boiler truena y la válvula de arriba escupe vapor', 'heater-pressure'],
    ['the water heater rumbles and I smell gas', 'gas-leave'],
    ['a water moccasin is in the hallway since the creek came up', 'snake-stand-back'],
    ['hay una víbora en el pasillo desde que subió el arroyo', 'snake-stand-back'],
    ['a snake bit my son in the hallway', 'bite-call'],
    ['is it ok to use bleach on mold in the shower', 'mold-bleach'],
    ['¿le puedo poner cloro al moho de la regadera?', 'mold-bleach'],
    ['Lights flicker every time the shower runs upstairs', 'power-off-dry'],
    ['the lights flicker and water drips from them', 'light-keep-out'],
  ])('%s: %s first', (text, first) => expect(stepsOf(text)[0]).toBe(first));

  test.each([
    'Rain blew in under the back door and the carpet is wet',
    'el boiler truena y la válvula de arriba escupe vapor',
    'there is mold on the shower tile and I keep cleaning it with bleach',
    '¿le puedo poner cloro al moho de la regadera?',
  ])('%s: no valve is closed', (text) =>
    expect(stepsOf(text).filter((id) => /water-stop|valve-close|fixture-stop/.test(id))).toEqual([]),
  );

  test('the drains of a neighbor are not the reader’s', () => {
    expect(stepsOf('the neighbor’s toilet above overflowed into my bath')).not.toContain('drains-stop');
    expect(stepsOf('the toilet overflowed with sewage')).toContain('drains-stop');
  });

  test.each([
    ['I dropped a screwdriver and nicked a pipe', 1],
    ['the floodlight fixture drips', 1],
    ['we were brainstorming about the drip', 1],
    ['the sewers flooded our street', 3],
  ])('%s: whole words only, category %d', (text, category) => {
    expect(triage(text).answer.category).toBe(category);
  });
});
