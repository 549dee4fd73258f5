import { expect, test } from 'vitest';
import { promptExamples } from '#server/ai/prompt.ts';
import { corpusRows, isSetApart } from './training/labelled-texts.ts';

const rows = new Map(corpusRows().map((row) => [row.text, row]));

test.each(promptExamples)('the model’s example %j is a training text with its labels', (text, hazards) => {
  const row = rows.get(text);
  expect(row && isSetApart(row)).toBe(false);
  expect([...(row?.hazards ?? []), ...(row?.acceptable ?? [])]).toEqual(expect.arrayContaining([...hazards]));
  expect(hazards).toEqual(expect.arrayContaining([...(row?.hazards ?? [])]));
});
