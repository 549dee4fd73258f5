import { describe, expect, test } from 'vitest';
import { facts } from './all-facts.ts';
import type { Fact } from './fact.ts';
import { expiredFacts, isSecondHand } from './fact-status.ts';
import { type SourceId, sources } from './sources/all-sources.ts';
import { ranks } from './sources/source.ts';

const entries: readonly (readonly [string, Fact])[] = Object.entries(facts);

test.each([
  ['safety, a public body', 'safety', ['epa-mold-home'], false],
  ['safety, a standards body', 'safety', ['esfi-downed-lines'], false],
  ['safety, the trade', 'safety', ['jondon-dehumidifiers'], true],
  ['law, the press', 'law', ['blog4safety-osha-wires'], true],
  ['law, the trade beside a public body', 'law', ['fema-reauthorization', 'nar-nfip'], false],
  ['neither, the trade', 'other', ['jondon-dehumidifiers'], false],
] as const)('second hand: %s', (_name, matter, ids, expected) => {
  expect(isSecondHand({ matter, sources: ids })).toBe(expected);
});

describe('the day of a fact', () => {
  const dated = (on: string) => ({
    'flood-program': { matter: 'law', sources: ['nar-nfip'], expires: { on, check: 'the page of FEMA' } } as const,
  });

  test.each([
    ['the day before', '2027-03-30', 0],
    ['the day', '2027-03-31', 1],
    ['a year later', '2028-03-31', 1],
  ])('%s', (_name, today, faults) => {
    expect(expiredFacts(dated('2027-03-31'), today)).toHaveLength(faults);
  });

  test('names the fact, what to look at, and where', () => {
    expect(expiredFacts(dated('2027-03-31'), '2027-04-01')).toEqual([
      `fact "flood-program" was good until 2027-03-31. Check the page of FEMA. Its first source: ${sources['nar-nfip'].url}`,
    ]);
  });

  test.each([
    ['the day before its day', '2027-08-31', false],
    ['on its day', '2027-09-01', true],
    ['a year after its day', '2028-09-01', true],
  ])('the rule of 15 days stops a build %s: %s', (_name, today, isStopped) => {
    const stopped = expiredFacts(facts, today).some((line) => line.startsWith('fact "acknowledge-15-days"'));
    expect(stopped).toBe(isStopped);
  });

  test('no fact has run out today', () => {
    expect(expiredFacts(facts, new Date().toISOString().slice(0, 10))).toEqual([]);
  });
});

test('the sources of a fact stand in the order of their rank', () => {
  const rank = (id: SourceId) => ranks.indexOf(sources[id].rank);
  const unsorted = entries.filter(([, { sources: ids }]) =>
    ids.some((id, index) => rank(id) < rank(ids[Math.max(0, index - 1)] ?? id)),
  );
  expect(unsorted.map(([id]) => id)).toEqual([]);
});

test('no fact rests on pages that could not be read', () => {
  const unread = entries.filter(([, { sources: ids }]) => ids.every((id) => sources[id].copyRead === null));
  expect(unread.map(([id]) => id)).toEqual([]);
});

test('dates are days, months or years, and no page is younger than the copy that was read', () => {
  const wrong = Object.entries(sources).filter(
    ([, { pageDate, copyRead }]) =>
      (pageDate !== null && !/^\d{4}(-\d{2}(-\d{2})?)?$/.test(pageDate)) ||
      (pageDate !== null && copyRead !== null && pageDate > copyRead),
  );
  expect(wrong.map(([id]) => id)).toEqual([]);
});
