import { describe, expect, test } from 'vitest';
import { plainVisit } from '../job/fixtures.ts';
import type { Equipment, KindTotals } from './equipment.ts';
import { type CheckedLine, questionsOfLine, questionsOfLog } from './invoice.ts';
import type { PointVerdict, Wetness } from './point-history.ts';
import type { DehumidifierFigures } from './visit-air.ts';
import type { RoomFigures, VisitFigures } from './visits.ts';

const at = '2026-08-11T09:00';
const job = { points: [], chambers: [{ id: 'c', roomIds: ['hall', 'den'] }] } as const;
const equipment: Equipment = { asOf: at, machines: [], totals: [], standingByDate: [], datesWithoutReadings: [] };
const dryVisit = {
  at,
  jobVerdict: 'dry',
  dryRoomIds: [],
  points: [],
  gaps: [],
  airs: [],
  rooms: [],
  dehumidifiers: [],
};

/** The questions of a job that has one visit, on which all is dry but what is given. */
function asked(
  given: Partial<VisitFigures>,
  changes: readonly string[] = [],
  of: Parameters<typeof questionsOfLog>[0] = job,
) {
  return questionsOfLog(of, [plainVisit(at, { changes })], [{ ...dryVisit, ...given } as VisitFigures], equipment);
}

describe('days of a line', () => {
  const totals = {
    kind: 'lgr',
    machines: 1,
    mostAtOnce: 1,
    periodsOf24h: 4,
    calendarDays: 5,
    nights: 4,
    exactDays: 3.7,
  };
  const line = (machineDays: number) => ({ kind: 'lgr', count: null, machineDays }) as CheckedLine;
  test.each([
    ['fewer than the periods of 24 hours', 3, []],
    ['as many as the periods of 24 hours', 4, []],
    ['half a day more', 4.5, [{ id: 'days-convention', kind: 'lgr' }]],
    ['as many as the dates touched', 5, [{ id: 'days-convention', kind: 'lgr' }]],
    ['more than any convention counts', 5.5, [{ id: 'days-above-log', kind: 'lgr', machineDays: 0.5 }]],
  ])('%s', (_what, days, expected) => {
    expect(questionsOfLine(line(days), [totals as KindTotals])).toEqual(expected);
  });
});

test('machines that stayed over a day after dry are named kind by kind', () => {
  const stayed = (machineId: string, kind: string, hoursAfterDry: number | null) => ({
    machineId,
    kind,
    hoursAfterDry,
  });
  const machines = [
    stayed('a', 'air-mover', 30),
    stayed('d', 'lgr', 24.5),
    stayed('b', 'air-mover', 25),
    stayed('exactly-a-day', 'air-mover', 24),
    stayed('never-dry', 'lgr', null),
  ] as unknown as Equipment['machines'];
  expect(questionsOfLog(job, [], [], { ...equipment, machines })).toEqual([
    { id: 'days-after-dry', kind: 'air-mover', machineIds: ['a', 'b'] },
    { id: 'days-after-dry', kind: 'lgr', machineIds: ['d'] },
  ]);
});

describe('a dry standard', () => {
  const point = { id: 'p', roomId: 'hall', material: '', place: '', scale: 'percent', dryStandard: null } as const;
  test.each([
    [
      'is asked for where the goal hangs on it',
      { ...point, goalRule: 'points' },
      [{ id: 'no-dry-standard', pointId: 'p' }],
    ],
    ['is not asked for where it is there', { ...point, goalRule: 'points', dryStandard: 9 }, []],
    ['is not asked for where the goal itself was typed', { ...point, goalRule: 'typed', goal: 12 }, []],
  ] as const)('%s', (_what, given, expected) => expect(asked({}, [], { ...job, points: [given] })).toEqual(expected));
});

describe('air that was not read', () => {
  test.each<[string, VisitFigures['gaps'], readonly object[]]>([
    [
      'asks with the gaps of air alone',
      ['no-outside', 'not-read:p'],
      [{ id: 'air-not-read', at, gaps: ['no-outside'] }],
    ],
    ['asks nothing of a point that was not read', ['not-read:p'], []],
  ])('%s', (_what, gaps, expected) => expect(asked({ gaps })).toEqual(expected));
});

describe('points that did not fall', () => {
  const found = (...verdicts: readonly PointVerdict[]) =>
    verdicts.map((verdict, index) => ({ pointId: `p${index}`, verdict })) as unknown as VisitFigures['points'];
  const question = (...pointIds: readonly string[]) => [{ id: 'no-change-noted', at, pointIds }];
  test.each<[string, readonly PointVerdict[], readonly string[], readonly object[]]>([
    ['ask which they are', ['rising', 'drying', 'stalled'], [], question('p0', 'p2')],
    ['ask where they rise', ['rising'], [], question('p0')],
    ['ask nothing where a change was written down', ['rising', 'stalled'], ['moved a fan'], []],
    [
      'are none where points are wet for the first time, or fall, or were not read',
      ['wet', 'drying', 'not-read'],
      [],
      [],
    ],
  ])('%s', (_what, verdicts, changes, expected) => {
    expect(asked({ points: found(...verdicts) }, changes)).toEqual(expected);
  });
});

describe('a dehumidifier below the limit', () => {
  const rooms = (hall: Wetness, den: Wetness, shed: Wetness = 'dry') =>
    Object.entries({ hall, den, shed }).map(([roomId, verdict]) => ({ roomId, verdict })) as unknown as RoomFigures[];
  const does = (verdict: DehumidifierFigures['verdict'], roomId = 'hall') =>
    [{ machineId: 'd', roomId, verdict }] as unknown as DehumidifierFigures[];
  test.each<[string, readonly RoomFigures[], readonly DehumidifierFigures[], boolean]>([
    ['asks where it takes little', rooms('wet', 'wet'), does('weak'), true],
    ['asks where it adds water', rooms('wet', 'wet'), does('adding'), true],
    ['asks nothing where it dries', rooms('wet', 'wet'), does('drying'), false],
    ['asks nothing where its air was not read', rooms('wet', 'wet'), does(null), false],
    ['asks while another room of its chamber is wet', rooms('dry', 'drying'), does('weak'), true],
    [
      'asks nothing once its chamber is dry, though a room outside of it is not',
      rooms('dry', 'dry', 'wet'),
      does('weak'),
      false,
    ],
    ['asks in a wet room of no chamber', rooms('dry', 'dry', 'wet'), does('weak', 'shed'), true],
    ['asks nothing in a dry room of no chamber', rooms('wet', 'wet', 'dry'), does('weak', 'shed'), false],
  ])('%s', (_what, found, dehumidifiers, asks) => {
    const expected = asks ? [{ id: 'weak-depression', at, machineId: 'd' }] : [];
    expect(asked({ rooms: found, dehumidifiers })).toEqual(expected);
  });
});
