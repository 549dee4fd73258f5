import { expect, test } from 'vitest';
import { factCounts, factsTable } from './list-facts.ts';

const fact = { status: 'A', says: 'Words.', sources: ['jondon-dehumidifiers'] } as const;
const facts = {
  'by-the-book': { ...fact, matter: 'safety', sources: ['epa-mold-home', 'jondon-dehumidifiers'] },
  'by-a-dealer': { ...fact, matter: 'law', expires: { on: '2027-09-01', check: 'the session' } },
  'of-the-trade': { ...fact, matter: 'other' },
  'not-confirmed': { ...fact, matter: 'safety', status: 'C' },
} as const;

test('lists what safety and law hang on, weakest source first', () => {
  expect(factsTable(facts).split('\n').slice(2)).toEqual([
    '| by-a-dealer | law | A | trade | Jon-Don | none | stored copy 2026-11-21 | 2027-09-01 | second hand |',
    '| by-the-book | safety | A | authority | EPA | none | stored copy 2026-11-21 |  |  |',
  ]);
});

test('counts facts by their best source and names those that are second hand', () => {
  const [counts, second] = factCounts(facts).split('\n');
  expect(counts).toBe('2 facts about safety and law, by their best source: authority 1, standard 0, trade 1, press 0');
  expect(second).toBe('second hand (1): by-a-dealer');
});
