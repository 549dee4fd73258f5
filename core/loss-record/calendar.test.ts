import { describe, expect, test } from 'vitest';
import { editionEdit, nextEdition } from './calendar.ts';
import { apply } from './edit.ts';
import { blankRecord } from './record.ts';
import { mostEdition } from './shape.ts';

/** Noon of 22 November 2026, in seconds since 1970. */
const seconds = 1_795_348_800;
const [today, aYearLater] = [seconds * 1000, 1_826_884_800_000];
/** The last second that a clock is followed at: 300,000,000 below the most that a calendar may hold. */
const latest = 1_847_483_647;
const [in1976, in1969, in9999] = [189_302_400_000, -1000, 253_370_764_800_000];

describe('the number of the next calendar file', () => {
  test.each([
    ['is the second of its making', null, today, seconds],
    ['rises by one within a second', seconds, today, seconds + 1],
    ['rises by one where the clock was set back', seconds, in1976, seconds + 1],
    ['rises by one where the clock stands before 1970', seconds, in1969, seconds + 1],
    ['follows the clock of years later', seconds, aYearLater, aYearLater / 1000],
    ['follows the clock up to its last second', seconds, latest * 1000, latest],
    ['does not follow it a second later', seconds, (latest + 1) * 1000, seconds + 1],
    ['does not follow a clock that runs ages ahead', seconds, in9999, seconds + 1],
    ['is 1 for a first file before 1970', null, in1969, 1],
    ['is 1 for a first file under such a clock', null, in9999, 1],
    ['ends at the most that a calendar may hold', mostEdition, today, mostEdition],
  ])('%s', (_, edition, now, next) => {
    const { claim } = blankRecord('a');
    expect(nextEdition({ claim: { ...claim, edition } }, now)).toBe(next);
  });

  test('is kept with the record, and the next one is above it', () => {
    const kept = apply(blankRecord('a'), editionEdit(seconds));
    expect(kept.ok && nextEdition(kept.record, 0)).toBe(seconds + 1);
  });
});
