import { expect, test } from 'vitest';
import { allPatterns, vocabulary } from '#core/triage/hazards/read.ts';
import { Reader } from '#core/triage/hazards/reader.ts';
import { tokenize } from '#core/triage/nlp/tokens.ts';
import { everyText } from './sets/every-text.ts';

test('no phrase of the lexicon is without a case: each finds something in a labelled text', () => {
  let untried = allPatterns();
  for (const text of everyText()) {
    const reader = new Reader(tokenize(text), vocabulary());
    untried = untried.filter((pattern) => reader.matches(pattern).length === 0);
  }
  expect(untried.map(({ source }) => source)).toEqual([]);
});
