import { expect, test } from 'vitest';
import { allPatterns, vocabulary } from '#core/triage/hazards/read.ts';
import { Reader } from '#core/triage/hazards/reader.ts';
import { tokenize } from '#core/triage/nlp/tokens.ts';
import { everyText } from './sets/every-text.ts';
import { corpusRows, isSetApart } from './training/labelled-texts.ts';

test('no phrase of the lexicon is without a case: each finds something in a labelled text', () => {
  let untried = allPatterns();
  const corpus = corpusRows().filter((row) => !isSetApart(row));
  for (const text of [...everyText(), ...corpus.map(({ text }) => text)]) {
    const reader = new Reader(tokenize(text), vocabulary());
    untried = untried.filter((pattern) => reader.matches(pattern).length === 0);
  }
  expect(untried.map(({ source }) => source)).toEqual([]);
});
