import { describe, expect, test } from 'vitest';
import type { TypedClaim } from '../claim-clock/input.ts';
import { claimEdit, claimOf, editionEdit, nextEdition } from './claim.ts';
import { apply, blankRecord, type Edit, type LossRecord } from './record.ts';
import { mostEdition } from './shape.ts';

const withEdits = (record: LossRecord, ...edits: readonly Edit[]): LossRecord =>
  edits.reduce((before, edit) => {
    const applied = apply(before, edit);
    if (!applied.ok) throw new Error(applied.error);
    return applied.record;
  }, record);
const seen = (field: 'discovered' | 'began', value: string): Edit => ({ kind: 'fill', section: 'story', field, value });
const day = (field: string, value: string): Edit => ({ kind: 'fill', section: 'claim', field, value });
const blank = blankRecord('a');

describe('the day of the damage', () => {
  test.each<[string, readonly Edit[], string | undefined]>([
    ['is not made up', [], undefined],
    ['is the day on which it was seen', [seen('discovered', '2026-11-21T02:10')], '2026-11-21'],
    [
      'is the day on which it began, where that is known',
      [seen('discovered', '2026-11-21T02:10'), seen('began', '2026-11-20T23:59')],
      '2026-11-20',
    ],
    ['is the one that was given', [seen('discovered', '2026-11-21T02:10'), day('loss', '2026-11-19')], '2026-11-19'],
  ])('%s', (_, edits, loss) => {
    expect(claimOf(withEdits(blank, ...edits)).days.loss).toBe(loss);
  });
});

const claim: TypedClaim = {
  policy: 'surplus',
  days: { loss: '2026-11-21', notice: '2026-11-22', papersIn: '2026-12-01' },
  catastrophe: true,
  arson: false,
  calledOnly: true,
  guesses: ['papersIn'],
};

describe('a claim of the clock', () => {
  test.each<[string, LossRecord]>([
    ['an empty record', blank],
    ['a record with other days', withEdits(blank, day('notice', '2026-11-25'), day('decision', '2026-12-24'))],
    ['a record whose story has another day', withEdits(blank, seen('discovered', '2026-11-20T10:00'))],
  ])('goes into %s and comes out again as it was', (_, record) => {
    expect(claimOf(withEdits(record, claimEdit(record, claim)))).toEqual(claim);
  });

  test('leaves the day of the damage to the story that gave it', () => {
    const record = withEdits(blank, seen('discovered', '2026-11-21T02:10'));
    const written = withEdits(record, claimEdit(record, claim));
    expect([written.claim.loss, written.claim.notice]).toEqual(['', '2026-11-22']);
  });

  test('of a record that says nothing is of an ordinary company, and is not written', () => {
    expect(claimOf(blank)).toEqual({
      policy: 'admitted',
      days: {},
      catastrophe: false,
      arson: false,
      calledOnly: false,
      guesses: [],
    });
    expect(claimEdit(blank, claimOf(blank))).toEqual({ kind: 'several', edits: [] });
  });

  test.each<[string, Partial<TypedClaim>, string, string | boolean]>([
    ['a day', { days: { ...claim.days, moldStop: '2026-12-20' } }, 'moldStop', '2026-12-20'],
    ['a day that is taken back', { days: { loss: '2026-11-21', notice: '2026-11-22' } }, 'papersIn', ''],
    ['a guess', { guesses: ['notice', 'papersIn'] }, 'noticeGuess', true],
    ['the kind of policy', { policy: 'twia' }, 'policy', 'twia'],
    ['a tick', { arson: true }, 'arson', true],
  ])('of which %s is another fills that field alone', (_, change, field, value) => {
    const record = withEdits(blank, claimEdit(blank, claim));
    const fill = { kind: 'fill', section: 'claim', field, value };
    expect(claimEdit(record, { ...claimOf(record), ...change })).toEqual({ kind: 'several', edits: [fill] });
  });

  test('that says the same changes nothing', () => {
    const record = withEdits(blank, claimEdit(blank, claim));
    expect(claimEdit(record, claimOf(record))).toEqual({ kind: 'several', edits: [] });
  });
});

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

  test('is stored in the record, and the next one is higher', () => {
    const applied = apply(blankRecord('a'), editionEdit(seconds));
    expect(applied.ok && nextEdition(applied.record, 0)).toBe(seconds + 1);
  });
});
