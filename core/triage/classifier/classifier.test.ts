import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Classifier, createClassifier, loadClassifier, outputs, suspectedDangers } from './classifier.ts';
import { partsOf, wordsOf } from './features.ts';
import { model } from './weights.ts';

let classify: Classifier;
beforeAll(async () => {
  classify = await loadClassifier();
});

const asks = (text: string) => classify(text).dispatcher;

describe('the trained model', () => {
  test('fits its limit of 250 kB and the outputs of this version', () => {
    expect(readFileSync(new URL('weights.ts', import.meta.url)).length).toBeLessThanOrEqual(250_000);
    expect(model.outputs, 'run: npm run train:classifier').toEqual(outputs);
  });

  test.each([
    'my dad touched the dryer barefoot in the water and now he is on the floor and not moving',
    'i smell gas in the kitchen and the stove got knocked over by the water',
    'the wire is down in the yard and it is sparking in the puddle',
    'mi hijo se quedo pegado al cable y no responde',
    'huele a gas en la cocina y me duele la cabeza',
  ])('asks about danger: %s', (text) => {
    expect(asks(text)).toBe(true);
  });

  test.each([
    'how much do you charge to clean a carpet',
    'the faucet in the guest bathroom drips a little',
    '¿cuánto cuesta secar una alfombra?',
    '',
  ])('asks nothing: %s', (text) => {
    expect(asks(text)).toBe(false);
  });

  test('a danger in one sentence of a long text is not outweighed by the rest', () => {
    const chat = 'The carpet in the guest room was installed last spring and we like the color a lot. '.repeat(8);
    expect(asks(`${chat} The wire is down in the yard and it is sparking in the puddle.`)).toBe(true);
  });

  test('the answer on the page and on the server comes from the same loaded model', () => {
    const text = 'the wire is down in the yard and it is sparking in the puddle';
    expect(suspectedDangers(text)).toEqual(createClassifier(model)(text));
  });

  test.each([['a'.repeat(5000)], ['🔥'.repeat(2500)], ['ﷺ'.repeat(5000)], ['x '.repeat(2500)]])(
    'hostile text %# is read without an error',
    (text) => {
      expect(() => classify(text)).not.toThrow();
    },
  );
});

describe('features', () => {
  test('capitals, accents and letters repeated for emphasis make no difference', () => {
    expect(wordsOf('HELPPPP Se cayó')).toEqual(wordsOf('helpp se cayo'));
  });

  test('a long text is read as a whole and in parts that overlap', () => {
    expect(partsOf(20)).toEqual([{ start: 0, end: 20 }]);
    expect(partsOf(60)).toEqual([
      { start: 0, end: 60 },
      { start: 0, end: 24 },
      { start: 12, end: 36 },
      { start: 24, end: 48 },
      { start: 36, end: 60 },
    ]);
  });
});
