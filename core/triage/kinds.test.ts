import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Deadline, StepId } from './answer/steps.ts';
import { lifeHazards } from './hazards/hazards.ts';
import { triage } from './triage.ts';

interface Kind {
  readonly text: string;
  readonly first: StepId;
  readonly deadline: Deadline;
}

const kinds: readonly Kind[] = JSON.parse(readFileSync(new URL('cases/kinds.json', import.meta.url), 'utf8'));

test.each(kinds)('$text: $first first', ({ text, first, deadline }) => {
  const { answer } = triage(text);
  expect(answer.steps[0]?.id).toBe(first);
  expect(answer.deadline).toBe(deadline);
});

describe('ordinary damage in the words of a household', () => {
  test.each([
    'The dishwasher hose let go, kitchen and hall are wet wall to wall, it is shut off',
    'The laminate is buckling, the valve is closed',
    'The wall is soft and the carpet squishes',
    'There is a hot spot on the tile floor and the water bill doubled',
    'The floor is warm in one spot',
    'We think it is a slab leak',
    'The meter keeps spinning with everything off',
    'Se soltó la manguerita y se mojó media sala, ya cerré la llavecita',
    'El laminado se está levantando',
    'La alfombra suena como esponja',
    'La tablaroca está blandita y el piso mojado',
    'El piso está calientito en un lugar y el recibo subió',
    'El piso está calientito y el medidor corre',
    'Hay una fuga en el concreto',
    'El medidor da vueltas con todo cerrado',
  ])('%s: a professional today', (text) => expect(triage(text).answer.deadline).toBe('four-hours'));
});

describe('what a text denies or calls over', () => {
  test.each([
    'No fire, no gas smell. The dishwasher dribbled a cup’s worth and it is all dry',
    'No hay humo ni huele a gas, nomás se volteó una cubeta en la alfombra',
    'No gas smell, nobody hurt. I spilled about a towel’s worth',
    'Nadie está herido ni hay humo, la cubeta se volteó en el piso',
  ])('%s: low', (text) => expect(triage(text).answer.severity).toBe('low'));

  test.each([
    'my neighbor’s house flooded in 2015 but ours never got wet, should I worry',
    'the street flooded years ago and my aunt lost everything, our house stayed dry',
    'My cousin’s place in Houston got flooded by Harvey, mine never had a drop',
    'hace diez años se inundó mi vecino, a nosotros no nos entró agua',
    'mi hermana se inundó con Harvey, mi casa nunca se mojó',
    '¿qué se hace cuando hay una fuga de agua?',
  ])('%s: calm', (text) => expect(triage(text).answer.deadline).toBe('calm'));

  test.each([
    'my husband had a stroke of genius and put a bucket under the drip',
    'it was a stroke of luck that we caught the leak early',
    'el pintor le dio unos toques a la pared donde estaba la mancha',
    'ya nada más faltan los últimos toques de pintura después de la fuga',
    'me quería morir cuando vi el recibo del agua',
    'me muero de vergüenza, dejé la llave abierta y se mojó el baño',
    'I nearly died of embarrassment when the sink ran over at the party',
    'we gave our dog to the neighbor while the house dries',
    'se mojaron los papeles del seguro de vida y las escrituras',
    'is the funeral insurance in the drawer ruined, it got wet',
    'we left the keys with the neighbor, please don’t send anybody before 9',
  ])('%s: no danger to life', (text) =>
    expect(triage(text).answer.hazards.filter((hazard) => lifeHazards.includes(hazard))).toEqual([]),
  );

  test.each([
    'The creek came in the den but the water has already gone back down',
    'The flood has receded, mud on the floor',
    'El arroyo se metió y ya bajó',
    'Se metió la creciente pero ya bajó el agua',
  ])('%s: nobody is sent to higher ground', (text) =>
    expect(triage(text).answer.steps.map(({ id }) => id)).not.toContain('higher-ground'),
  );

  test.each([
    'The ceiling fell on him and his nose is bleeding and won’t stop',
    'Mi hijo se cortó, la sangre no para, sangra mucho',
    'The kitchen is filling with smoke',
    'Se está llenando de humo la sala',
  ])('%s: no water company', (text) =>
    expect(triage(text).answer.steps.map(({ id }) => id)).not.toContain('water-company-off'),
  );

  test.each([
    'The well pump is not responding since the flood',
    'My husband says the pump burned up and there is no hot water',
    'El agua caliente quemó la bomba',
    'El pozo no responde',
  ])('%s: no one is hurt or shut in', (text) => expect(triage(text).answer.hazards).not.toContain('person-in-danger'));

  test.each([
    'A power line is down in the water on our street, the street light hangs over it',
    'Hay un cable de luz caído en el agua de la calle',
  ])('%s: the distance comes before any step for a lamp', (text) => {
    const ids = triage(text).answer.steps.map(({ id }) => id);
    expect(ids).toContain('line-stay-away');
    expect(ids).not.toContain('light-keep-out');
  });

  test('a burn from hot water is no shock', () => {
    const { answer } = triage('The hot pipe burst and burned my wife’s arms, the carpet is wet');
    expect(answer.steps.map(({ id }) => id)).not.toContain('call-911-touch-nothing');
  });

  test('a writer who is far away is told to call the house', () => {
    for (const text of [
      'The fridge line leaks, I’m out of town',
      'Yo vivo en Laredo y gotea el refri de la casa de renta',
    ])
      expect(triage(text).answer.steps.map(({ id }) => id)).toContain('away-tell');
  });
});
