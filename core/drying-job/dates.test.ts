import { describe, expect, test } from 'vitest';
import type { JobMachine, Visit } from '../job/drying-job.ts';
import { plainMachine, plainVisit as visit } from '../job/fixtures.ts';
import { equipmentOf } from './equipment.ts';

const machine = { ...plainMachine, removedAt: '2026-08-12T09:00' };
const air = { place: 'outside', temperatureF: 90, humidityPercent: 60 } as const;
const [value, noValue] = [
  { pointId: 'p', value: 12 },
  { pointId: 'q', value: null, why: 'no-access' },
] as const;

const equipment = (machines: readonly JobMachine[], visits: readonly Visit[] = [visit('2026-08-13T09:00')]) =>
  equipmentOf({ machines, chambers: [] }, visits, { rooms: {}, chambers: {} });
const dates = (machines: readonly JobMachine[]) => equipment(machines).standingByDate.map(({ date }) => date);

test('a machine is on site on the dates of placement and removal', () => {
  const lgr: JobMachine = { ...machine, id: 'd', kind: 'lgr', placedAt: '2026-08-11T16:00', removedAt: null };
  const { standingByDate } = equipment([lgr, machine, { ...machine, id: 'n', removedAt: '2026-08-10T18:00' }]);
  expect(standingByDate).toEqual([
    { date: '2026-08-10', lgr: 0, 'air-mover': 2 },
    { date: '2026-08-11', lgr: 1, 'air-mover': 1 },
    { date: '2026-08-12', lgr: 1, 'air-mover': 1 },
    { date: '2026-08-13', lgr: 1, 'air-mover': 0 },
  ]);
});

describe('dates', () => {
  const later = { ...machine, id: 'n', placedAt: '2026-08-14T09:00', removedAt: '2026-08-14T17:00' };
  const backward = { ...machine, id: 'o', placedAt: '2026-08-05T09:00', removedAt: '2026-08-04T09:00' };
  const unreadable = { ...machine, id: 'u', placedAt: 'soon' };
  const three = ['2026-08-10', '2026-08-11', '2026-08-12'];
  test.each([
    ['none without a machine', [], []],
    ['one of a machine that goes on the day on which it came', [later], ['2026-08-14']],
    [
      'those between two stays too, whichever was entered first',
      [later, machine],
      [...three, '2026-08-13', '2026-08-14'],
    ],
    ['none of a machine that was removed before it was placed', [backward, machine], three],
    ['none of a machine whose placing is no moment', [unreadable], []],
    ['none of a machine whose removal is no moment', [{ ...machine, removedAt: 'later' }], []],
  ])('%s', (_what, machines, expected) => expect(dates(machines)).toEqual(expected));
});

describe('dates without readings', () => {
  const [first, third] = [visit('2026-08-10T10:00', { airs: [air] }), visit('2026-08-12T08:00', { airs: [air] })];
  const second = (given: Partial<Visit>) => [first, visit('2026-08-11T10:00', given), third];
  const scrubber: JobMachine = { ...machine, kind: 'scrubber' };
  const whole = ['2026-08-11'];
  test.each<[string, readonly Visit[], readonly JobMachine[], readonly string[]]>([
    ['the date on which nobody came', [first, third], [machine], whole],
    ['the date of a visit that read nothing', second({}), [machine], whole],
    ['the date of a visit that only says why', second({ readings: [noValue] }), [machine], whole],
    ['none where air was read', second({ airs: [air] }), [machine], []],
    ['none where a point was read', second({ readings: [value] }), [machine], []],
    ['none where one point of two was read', second({ readings: [noValue, value] }), [machine], []],
    ['none where only a scrubber stood, which does not dry', [first, third], [scrubber], []],
    ['the date of one machine of two', [first, third], [machine, { ...machine, id: 'n', removedAt: first.at }], whole],
    ['none on which no machine stood', [first, third], [{ ...machine, removedAt: first.at }], []],
    [
      'none between two stays',
      [first, third],
      [
        { ...machine, removedAt: first.at },
        { ...machine, id: 'n', placedAt: third.at },
      ],
      [],
    ],
  ])('%s', (_what, visits, machines, expected) => {
    expect(equipment(machines, visits).datesWithoutReadings).toEqual(expected);
  });
});
