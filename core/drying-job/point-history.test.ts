import { describe, expect, test } from 'vitest';
import type { MoisturePoint, MoistureReading, Visit } from '../job/drying-job.ts';
import { goalOf, pointHistoryOf } from './point-history.ts';

const point: MoisturePoint = {
  id: 'p',
  roomId: 'r',
  material: 'drywall',
  place: 'door',
  meterId: 'pin',
  scale: 'percent',
  dryStandard: 10,
  goalRule: 'ten-percent',
};

type Entry = number | null | Omit<MoistureReading, 'pointId'>;

/** Readings of the point by the day and time of the visit, in August; null where it has no entry. */
type Entries = Readonly<Record<string, Entry>>;

function visitsOf(entries: Entries): readonly Visit[] {
  return Object.entries(entries).map(([day, entry]) => {
    const at = `2026-08-${day}`;
    const reading = typeof entry === 'number' ? { value: entry } : entry;
    const readings = reading ? [{ pointId: 'p', ...reading }] : [];
    return { at, by: '', airs: [], readings, surfaces: [], changes: [], notes: '' };
  });
}

const last = (entries: Entries, given: Partial<MoisturePoint> = {}) =>
  pointHistoryOf({ ...point, ...given }, visitsOf(entries)).at(-1);

describe('verdict of the last reading', () => {
  test.each([
    ['the first, above the goal', { '10T08:00': 11.1 }, {}, 'wet'],
    ['the first, at the goal', { '10T08:00': 11 }, {}, 'dry'],
    ['a fall of the least step', { '10T08:00': 20, '11T08:00': 19.5 }, {}, 'drying'],
    ['less than the least step in a day', { '10T08:00': 20, '11T08:00': 19.6 }, {}, 'stalled'],
    ['the same in exactly 20 hours', { '10T08:00': 20, '11T04:00': 20 }, {}, 'stalled'],
    ['the same in 19 h 59 min', { '10T08:00': 20, '11T03:59': 20 }, {}, 'wet'],
    ['a rise of the least step', { '10T08:00': 20, '11T08:00': 20.5 }, {}, 'rising'],
    ['half a step of a relative scale', { '10T08:00': 60, '11T08:00': 59.5 }, { scale: 'relative' }, 'stalled'],
    ['a whole step of it', { '10T08:00': 60, '11T08:00': 59 }, { scale: 'relative' }, 'drying'],
    ['no dry standard', { '10T08:00': 20 }, { dryStandard: null }, 'no-goal'],
    ['not read', { '10T08:00': 20, '11T08:00': null }, {}, 'not-read'],
    ['not read for a reason', { '10T08:00': { value: null, why: 'no-access' } }, {}, 'not-read'],
    ['torn out', { '10T08:00': 20, '11T08:00': { value: null, why: 'removed' } }, {}, 'removed'],
    [
      'another meter: nothing to compare with',
      { '10T08:00': 20, '11T08:00': { value: 30, meterId: 'other' } },
      {},
      'wet',
    ],
  ] as const)('%s', (_what, entries, given, verdict) => expect(last(entries, given)?.verdict).toBe(verdict));
});

test('three visits in one day: the third is compared with the first', () => {
  const entries = { '10T08:00': 20, '10T16:00': 18, '11T00:00': 17 } as const;
  expect(last(entries)).toMatchObject({ comparedWith: '2026-08-10T08:00', changePer24h: -4.5 });
});

test('the latest reading that is a day old is taken, not the first', () => {
  const entries = { '10T08:00': 30, '11T08:00': 20, '12T08:00': 19.8 } as const;
  expect(last(entries)).toMatchObject({ comparedWith: '2026-08-11T08:00', verdict: 'stalled' });
});

test('a point that was dry and is not any more has rebounded', () => {
  const entries = { '10T08:00': 20, '11T08:00': 11, '12T08:00': 14 } as const;
  expect(last(entries)).toMatchObject({ rebounded: true, verdict: 'rising' });
});

test('progress stays between nothing and all, and there is none where nothing was wet', () => {
  const progress = (first: number, now: number) => last({ '10T08:00': first, '11T08:00': now })?.progressPercent;
  expect(progress(21, 16)).toBe(50);
  expect(progress(21, 30)).toBe(0);
  expect(progress(21, 5)).toBe(100);
  expect(progress(11, 10)).toBeNull();
});

test('a point that is torn out has no place on later visits', () => {
  const visits = visitsOf({ '10T08:00': { value: null, why: 'removed' }, '11T08:00': 20 });
  expect(pointHistoryOf(point, visits)[1]).toBeNull();
});

test('of two readings on one visit the later entry counts', () => {
  const [visit] = visitsOf({ '10T08:00': 20 });
  const corrected = visit && { ...visit, readings: [...visit.readings, { pointId: 'p', value: 12 }] };
  expect(corrected && pointHistoryOf(point, [corrected])[0]?.value).toBe(12);
});

test.each([
  ['20 hours ago, which is old enough', '10T12:00', '10T12:00'],
  ['a minute less ago is passed over for the one before', '10T12:01', '10T08:00'],
])('a reading is compared with one %s', (_what, second, comparedWith) => {
  const found = last({ '10T08:00': 20, [second]: 19, '11T08:00': 18 });
  expect(found?.comparedWith).toBe(`2026-08-${comparedWith}`);
});

test('two readings of one minute have no change a day', () => {
  const twice = [...visitsOf({ '10T08:00': 20 }), ...visitsOf({ '10T08:00': 18 })];
  expect(pointHistoryOf(point, twice).at(-1)?.changePer24h).toBeNull();
  expect(last({ '10T08:00': 20, '11T08:00': 18 })?.changePer24h).toBe(-2);
});

const oak = { id: 'p', roomId: 'r', material: 'oak', place: 'door', scale: 'percent', dryStandard: 12 } as const;

test.each([
  ['a tenth above the dry standard, without the noise of binary fractions', { goalRule: 'ten-percent' }, 13.2],
  ['four points unless others are typed', { goalRule: 'points' }, 16],
  ['points as typed', { goalRule: 'points', goalPoints: 2.5 }, 14.5],
  ['no points on a relative scale', { goalRule: 'points', scale: 'relative' }, null],
  ['a tenth on a relative scale', { goalRule: 'ten-percent', scale: 'relative', dryStandard: 15 }, 16.5],
  ['a goal set by a third party', { goalRule: 'typed', goal: 9 }, 9],
  ['the same without a dry standard', { goalRule: 'typed', goal: 9, dryStandard: null }, 9],
  ['no goal typed yet', { goalRule: 'typed' }, null],
  ['no dry standard', { goalRule: 'ten-percent', dryStandard: null }, null],
  ['a dry standard of zero is one', { goalRule: 'ten-percent', dryStandard: 0 }, 0],
] as const)('%s', (_what, given, goal) => expect(goalOf({ ...oak, ...given })).toBe(goal));
