import { expect, test } from 'vitest';
import { outputs } from '#core/triage/classifier/classifier.ts';
import { crossValidation } from '../second-reader.ts';
import { isHarmless } from './cross-validation.ts';
import { corpusRows, isSetApart, olderTexts, trainingTextOf } from './labelled-texts.ts';
import { exampleOf, packed, trainModel } from './train-model.ts';

const rows = corpusRows();
const trained = rows.filter((row) => !isSetApart(row));
const thresholds = { thresholds: outputs.map(() => 0), quietBelow: 0 };

test('training on the same texts gives the same bytes', () => {
  const slice = trained.slice(0, 40).map(trainingTextOf);
  const once = () => packed(trainModel(slice.map((text) => exampleOf(text))), thresholds);
  expect(once()).toEqual(once());
});

test('about 15 in 100 texts of the corpus are set apart, and none of them took part in the cross-validation', () => {
  expect(trained.length / rows.length).toBeGreaterThan(0.8);
  expect(trained.length / rows.length).toBeLessThan(0.9);
  expect(Object.keys(crossValidation().votes).sort()).toEqual(trained.map(({ id }) => id).sort());
});

test('texts that no model had seen: most calls a dispatcher wants are asked about, and few harmless ones', () => {
  const { votes } = crossValidation();
  const asked = (some: typeof rows) => some.filter(({ id }) => votes[id]?.[0]?.dispatcher).length / some.length;
  expect(asked(trained.filter(({ call911 }) => call911))).toBeGreaterThanOrEqual(0.7);
  expect(asked(trained.filter(isHarmless))).toBeLessThanOrEqual(0.125);
});

test('a label that a set does not have teaches nothing', () => {
  expect(olderTexts()[0]?.kinds.get('fumes')).toBeNull();
});
