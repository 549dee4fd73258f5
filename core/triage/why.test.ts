import { describe, expect, test } from 'vitest';
import type { Answer } from './answer/answer.ts';
import { headingOf } from './answer/answer.ts';
import type { AnswerId } from './answer/questions.ts';
import { triage } from './triage.ts';

const reasonsOf = (text: string) => triage(text).answer.reasons.map(({ id }) => id);

describe('a reason of how far the water got quotes the words that it goes by', () => {
  test.each([
    ['There is water in the hall, the carpet squishes', 'carpet squishes'],
    ['Se zafó la manguera de la lavadora', 'zafó la manguera'],
    ['There are 3 inches of water in the garage', '3 inches'],
    ['El agua sigue subiendo en la sala', 'sigue subiendo'],
    ['Water on the floor and we cannot find the shutoff valve', 'cannot find the shutoff'],
  ])('%s: %s', (text, quote) => {
    const { reasons } = triage(text).answer;
    expect(reasons.flatMap(({ words }) => words)).toContain(quote);
  });
});

describe('water of unknown source is left alone', () => {
  const ids = (text: string, answers: readonly AnswerId[] = []) =>
    triage(text, { answers }).answer.steps.map(({ id }) => id);

  test.each<[string, readonly AnswerId[]]>([
    ['There is a puddle in the hall and I don’t know where it comes from', []],
    ['Hay un charco en la cocina y no sé de dónde sale', ['none-of-these']],
    ['Water in the hall, the carpet squishes and I can’t tell where it comes from', ['none-of-these']],
    ['There’s water in the hall since last night', ['none-of-these']],
    ['Hay agua en el pasillo desde anoche', ['source-unknown']],
  ])('%s %j', (text, answers) => {
    const steps = ids(text, answers);
    expect(steps).toContain('unknown-water-leave');
    for (const work of ['used-water-out', 'water-out', 'gloves-and-boots', 'carpet-check'] as const)
      expect(steps).not.toContain(work);
  });

  test.each<[string, readonly AnswerId[], Answer['deadline']]>([
    ['There’s water in the hall since last night', ['none-of-these'], 'find-source'],
    ['There’s water in the hall since last night', ['none-of-these', 'source-pipe'], 'watch'],
    ['Hay agua en el pasillo desde anoche', ['source-unknown', 'none-of-these'], 'four-hours'],
    ['A brown stain on the ceiling', ['none-of-these'], 'watch'],
    ['Se mojaron 200 pies cuadrados por la llave del lavabo, ya la cerré', [], 'today'],
    ['The sink faucet wet the kitchen and the hall, it is off now', [], 'today'],
    ['The supply line under the sink wet a 3 by 3 foot area of tile, it is off now', [], 'watch'],
    ['I spilled a glass of water on the rug', [], 'watch'],
  ])('%s %j: %s', (text, answers, deadline) => expect(triage(text, { answers }).answer.deadline).toBe(deadline));
});

describe('what would change an emergency is not what would make it one', () => {
  test.each(['toilet overflow, just water', 'the river is in the living room', 'me llegó el río a la sala'])(
    '%s',
    (text) => {
      const { answer } = triage(text);
      expect(answer.severity).toBe('emergency');
      expect(answer.changes).toContain('only-on-site');
      expect(answer.changes).not.toContain('emergency-if');
    },
  );
});

describe('one story has one category and the same reasons in both languages', () => {
  test.each<[english: string, spanish: string, category: number, reasons: readonly string[]]>([
    [
      'Hail put a hole in the roof and the rain got into the bedroom',
      'Hoyo en el techo por el granizo, se metió la lluvia a la recámara',
      2,
      ['rain'],
    ],
    ['The rain got in through the roof', 'Se metió la lluvia por el techo', 2, ['rain']],
    [
      'The rain got into the living room. The hail broke the skylight',
      'Se metió la lluvia a la sala. El granizo quebró el tragaluz',
      2,
      ['rain'],
    ],
    [
      'Water won’t stop coming out of the bathroom wall and I don’t know where the valve is',
      'No para de salir agua de la pared del baño y no sé dónde está la llave',
      2,
      ['wall', 'uncontrolled'],
    ],
    [
      'The water heater in the attic burst and drips through the ceiling',
      'Se reventó el calentador de agua en el ático y gotea por el techo',
      2,
      ['keywords-gray'],
    ],
    ['The washing machine leaked', 'La lavadora tiró agua', 2, ['keywords-gray']],
    [
      'The drain under the kitchen sink came apart and the cabinet is wet',
      'Se zafó el desagüe del fregadero y el gabinete está mojado',
      2,
      ['used'],
    ],
    [
      'A city main break in the street, water is coming into my garage',
      'Se rompió el tubo de la ciudad en la calle y entra agua a mi cochera',
      2,
      ['outdoorSupply'],
    ],
    [
      'A hose came off the washing machine, the washing machine emptied onto the carpet',
      'Se salió una manguera de la lavadora y se vació en la alfombra',
      2,
      ['keywords-gray'],
    ],
    [
      'The cold hose on the washer came loose and wet the floor',
      'La manguera de agua fría de la lavadora se salió y mojó el piso',
      1,
      ['reads-clean'],
    ],
    [
      'My kid clogged the toilet and it overflowed, just water no poop',
      'Mi niño tapó el excusado y se tiró el agua, pura agua sin popó',
      3,
      ['keywords-black'],
    ],
    [
      'The carpet smells musty and there’s mold, I don’t know how long it’s been wet',
      'La alfombra huele a humedad y tiene moho, no sé cuánto tiempo lleva mojada',
      2,
      ['mold', 'clean-perhaps-for-days'],
    ],
    [
      'The carpet is wet and I don’t know where it comes from',
      'La alfombra está mojada y no sé de dónde viene',
      2,
      ['unknown-source'],
    ],
    [
      'The toilet overflowed, pee but no poop',
      'El toilet se desbordó con todo y pipí, sin popó',
      3,
      ['keywords-black'],
    ],
    ['Water is coming up from the foundation', 'Sale agua de los cimientos', 2, ['ground']],
  ])('%s / %s', (english, spanish, category, reasons) => {
    for (const text of [english, spanish]) {
      expect(triage(text).answer.category, text).toBe(category);
      expect(reasonsOf(text).toSorted(), text).toEqual(reasons.toSorted());
    }
  });
});

describe('rain through the roof is no flood, and gets its bucket', () => {
  test.each([
    'Hoyo en la azotea, se metió la lluvia',
    'Se metió la lluvia por la azotea',
    'Rain came in where the roof leaks',
  ])('%s', (text) => {
    const { hazards, steps } = triage(text).answer;
    expect(hazards).not.toContain('flood-water');
    expect(steps.map(({ id }) => id)).toContain('rain-catch');
  });

  test.each([
    'Llovió mucho y el agua entró por todos lados a la casa, estamos en el techo',
    'Se metió el agua del arroyo con la lluvia y también gotea el techo',
    'The storm flooded the house and the roof leaks',
  ])('water from outdoors is one beside it: %s', (text) =>
    expect(triage(text).answer.hazards).toContain('flood-water'),
  );
});

describe('no one goes up on a roof that leaks, whatever else is found', () => {
  const now = (text: string) =>
    triage(text).answer.steps.flatMap(({ id, phase }) => (phase === 'now' ? [id as string] : []));

  test.each([
    'Hail punched holes in my roof and rain is pouring into the bedroom',
    'El granizo hizo hoyos en el techo y está entrando la lluvia a la recámara',
    'A branch went through the roof and water drips in, the ceiling is sagging',
    'Cayó una rama y abrió un hoyo en el techo, gotea y el techo está pandeado',
    'Rain drips from the roof into the light in the hall',
  ])('%s', (text) => expect(now(text)).toContain('roof-stay-off'));

  test.each([
    'There is a hole in the ceiling under the bathroom',
    'Hay un hoyo en el techo por la fuga del baño de arriba',
  ])('a hole in a ceiling is none in the roof: %s', (text) => expect(now(text)).not.toContain('roof-stay-off'));
});

describe('the city’s own pipe and a faucet that was left on', () => {
  test.each([
    ['The water main broke and the creek is rising in the street', 'flood-water'],
    ['The sewer main in the street backs up into my tub', 'sewage'],
    ['The sewer drain came apart, poop in the crawlspace', 'sewage'],
  ])('%s: %s all the same', (text, hazard) => expect(triage(text).answer.hazards).toContain(hazard));

  test.each(['The city main broke and our hall is wet', 'Se rompió el tubo de la ciudad y el pasillo está mojado'])(
    '%s: no valve of the house stops it',
    (text) => {
      const ids = triage(text).answer.steps.map(({ id }) => id as string);
      expect(ids.filter((id) => /valve|water-(?:stop|company)/.test(id))).toEqual(['water-company-off']);
    },
  );

  test.each<[string, boolean]>([
    ['I left the tub running', false],
    ['Se me olvidó cerrar la llave de la tina', false],
    ['I left the bath running with my toddler in it', true],
    ['The tub drips', true],
  ])('%s: where the classifier is not sure, the check opens: %s', (text, asks) => {
    expect(triage(text, { vote: { dispatcher: false, kinds: [], quiet: false } }).asksFirst).toBe(asks);
  });
});

describe('what runs and is no water', () => {
  test.each([
    'The truck is running in the driveway, my carpet is damp',
    'I’m running late and the mirror in the bathroom fell',
    'My kid has a runny nose and a fever',
    'Voy tarde, a mi hijo le escurre la nariz',
    'We are running out of time at work',
    'The engine is still running by the curb',
  ])('%s: no water is stopped, and no flood is found', (text) => {
    const { hazards, steps } = triage(text).answer;
    expect(hazards.filter((hazard) => hazard === 'ongoing' || hazard === 'flood-water')).toEqual([]);
    expect(steps.filter(({ id }) => /valve|water-(?:stop|company)/.test(id))).toEqual([]);
  });

  test.each([
    'Water is running under the truck from a broken hose',
    'We are running out of towels, the pipe keeps leaking',
  ])('%s: water runs', (text) => expect(triage(text).answer.hazards).toContain('ongoing'));
});

describe('a reason needs words that say it', () => {
  test.each<[text: string, reason: string]>([
    ['No encuentro el recibo, la alfombra está mojada', 'unknown-source'],
    ['I don’t know how long it has been wet', 'unknown-source'],
    ['The pipe in the wall burst and water is coming out of the wall', 'wall'],
    ['The pipe in the attic leaks', 'roof'],
    ['The washer ran over and water is coming from the machine onto the floor', 'ground'],
    ['La alfombra está mojada, lleva así desde ayer', 'uncontrolled'],
    ['The baby fell in the bucket, I don’t know how long it was', 'clean-perhaps-for-days'],
    ['La bebé se cayó a la cubeta, no sé cuánto tiempo fue', 'clean-perhaps-for-days'],
  ])('%s: not %s', (text, reason) => expect(reasonsOf(text)).not.toContain(reason));

  test('a carpet that has been wet since yesterday is no running water', () => {
    expect(triage('La alfombra está mojada, lleva así desde ayer').answer.hazards).not.toContain('ongoing');
  });
});

describe('what the text answered is not asked', () => {
  test.each<[text: string, asked: readonly string[]]>([
    ['There is mold on the wet carpet', ['danger', 'source']],
    ['La alfombra tiene moho', ['danger', 'source']],
    ['I don’t know how long the carpet has been wet', ['danger', 'source']],
    ['No sé cuánto tiempo lleva mojada la alfombra', ['danger', 'source']],
    ['The carpet is wet and I don’t know where it comes from', ['danger', 'age']],
    ['Debajo del fregadero hay agua', ['danger', 'age']],
    ['The carpet is wet. I don’t know how long drying it takes', ['danger', 'source', 'age']],
  ])('%s: %j', (text, asked) => expect(triage(text).answer.questions.map(({ id }) => id)).toEqual(asked));
});

test.each(['I found black mold behind the dresser', 'Hay moho negro atrás del ropero'])(
  '%s: the heading names mold',
  (text) => expect(headingOf(triage(text).answer)).toBe('damp'),
);
