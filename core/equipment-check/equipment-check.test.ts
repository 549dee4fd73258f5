import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { DryingJob, JobMachine, JobRoom, MoisturePoint, Visit } from '../job/drying-job.ts';
import { plainMachine, plainRoom } from '../job/fixtures.ts';
import {
  type Branch,
  countBranches,
  daysBranches,
  type EquipmentCheck,
  equipmentCheckOf,
  jobOfRooms,
  ruleIds,
  ruleOf,
} from './check.ts';
import {
  blankCheck,
  blankLine,
  blankRoom,
  checkInputOf,
  type RatedLine,
  type TypedCheck,
  type TypedLine,
  type TypedRoom,
} from './input.ts';

const room: JobRoom = {
  ...plainRoom,
  id: 'r',
  name: 'Den',
  lengthFt: 20,
  widthFt: 15,
  wet: { floorSqFt: 300, wallHeightFt: 2, ceilingSqFt: 0, heldDeep: false },
};
const point: MoisturePoint = {
  id: 'p',
  roomId: 'r',
  material: 'drywall',
  place: 'wall',
  scale: 'percent',
  dryStandard: 10,
  goalRule: 'ten-percent',
};
const mover: JobMachine = {
  ...plainMachine,
  serial: 'A1',
  roomId: 'r',
  placedAt: '2026-01-05T16:00',
  removedAt: '2026-01-09T09:00',
};
const lgr: JobMachine = { ...mover, id: 'd', kind: 'lgr', serial: 'D1' };
const airs: Visit['airs'] = [
  { place: 'outside', temperatureF: 80, humidityPercent: 60 },
  { place: 'unaffected', temperatureF: 74, humidityPercent: 50 },
  { place: 'affected', roomId: 'r', temperatureF: 78, humidityPercent: 70 },
  { place: 'outlet', machineId: 'd', temperatureF: 90, humidityPercent: 25 },
];
const visitOn = (at: string, value: number, more: Partial<Visit> = {}): Visit => {
  return { at, by: 'T', airs, readings: [{ pointId: 'p', value }], surfaces: [], changes: [], notes: '', ...more };
};
const days = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08', '2026-01-09'];
const falling = [30, 22, 15, 13, 10].map((value, at) => visitOn(`${days[at]}T09:00`, value));

const empty: DryingJob = {
  altitudeFt: 600,
  rooms: [room],
  chambers: [{ id: 'c', roomIds: ['r'] }],
  plannedDehumidifier: { kind: 'lgr', ratedPints: 130 },
  airMoverType: 'axial',
  points: [],
  machines: [],
  visits: [],
};
/** Four days by periods, five by dates, four by nights; dry on the last visit. */
const logged: DryingJob = { ...empty, points: [point], machines: [mover, lgr], visits: falling };
const movers = (units: number, days: number, rate: number | null = null): RatedLine => {
  return { kind: 'air-mover', units, days, rate };
};
const said = ({ lines, questions }: EquipmentCheck) =>
  new Set<Branch>([
    ...lines.flatMap(({ countSays, daysSay }) => [countSays, daysSay]),
    ...questions.map(({ id }) => id),
  ]);

/** One row a branch: the least case that brings it up, and one beside it that does not. */
const rows: readonly (readonly [Branch, DryingJob, readonly RatedLine[], DryingJob, readonly RatedLine[]])[] = [
  ['count-within', empty, [movers(7, 3)], empty, [movers(1, 3)]],
  ['count-below', empty, [movers(1, 3)], empty, [movers(7, 3)]],
  ['count-above', empty, [movers(40, 3)], empty, [movers(7, 3)]],
  ['no-method', empty, [{ kind: 'scrubber', units: 1, days: 1, rate: null }], empty, [movers(7, 3)]],
  ['no-rooms', { ...empty, rooms: [], chambers: [] }, [movers(7, 3)], empty, [movers(7, 3)]],
  ['days-fit', logged, [movers(1, 4)], logged, [movers(1, 5)]],
  ['days-convention', logged, [movers(1, 5)], logged, [movers(1, 4)]],
  ['days-above-log', logged, [movers(1, 5.5)], logged, [movers(1, 5)]],
  ['kind-not-in-log', logged, [{ kind: 'scrubber', units: 1, days: 1, rate: null }], logged, [movers(1, 4)]],
  ['no-log', empty, [movers(7, 3)], logged, [movers(7, 3)]],
  ['several-lines', empty, [movers(7, 1), movers(3, 2)], empty, [movers(7, 1)]],
  ['rates-differ', empty, [movers(7, 1, 30), movers(3, 2, 31)], empty, [movers(7, 1, 30), movers(3, 2, 30)]],
  ['date-without-readings', { ...logged, visits: falling.toSpliced(2, 1) }, [movers(1, 4)], logged, [movers(1, 4)]],
  [
    'days-after-dry',
    { ...logged, visits: falling.map((visit) => ({ ...visit, readings: [{ pointId: 'p', value: 10 }] })) },
    [movers(1, 4)],
    logged,
    [movers(1, 4)],
  ],
  ['no-dry-standard', { ...logged, points: [{ ...point, dryStandard: null }] }, [movers(1, 4)], logged, [movers(1, 4)]],
  [
    'air-not-read',
    { ...logged, visits: falling.with(1, { ...(falling[1] as Visit), airs: airs.slice(1) }) },
    [movers(1, 4)],
    logged,
    [movers(1, 4)],
  ],
  [
    'weak-depression',
    {
      ...logged,
      visits: falling.with(1, {
        ...(falling[1] as Visit),
        airs: airs.with(3, { place: 'outlet', machineId: 'd', temperatureF: 80, humidityPercent: 64 }),
      }),
    },
    [movers(1, 4)],
    logged,
    [movers(1, 4)],
  ],
  [
    'no-change-noted',
    { ...logged, visits: falling.with(2, visitOn(`${days[2]}T09:00`, 22)) },
    [movers(1, 4)],
    { ...logged, visits: falling.with(2, visitOn(`${days[2]}T09:00`, 22, { changes: ['moved'] })) },
    [movers(1, 4)],
  ],
  ['not-dry-at-last-visit', { ...logged, visits: falling.slice(0, 4) }, [movers(1, 3)], logged, [movers(1, 4)]],
];

test.each(rows)('%s is reported if and only if it applies', (branch, job, lines, otherJob, otherLines) => {
  expect(said(equipmentCheckOf(job, lines))).toContain(branch);
  expect(said(equipmentCheckOf(otherJob, otherLines))).not.toContain(branch);
});

test('the table has every branch, and every branch a rule', () => {
  expect(rows.map(([branch]) => branch).sort()).toEqual(Object.keys(ruleOf).sort());
  expect(new Set(Object.values(ruleOf))).toEqual(new Set(ruleIds));
  expect([...countBranches, ...daysBranches].filter((branch) => !(branch in ruleOf))).toEqual([]);
});

test('the edges of a range are within it', () => {
  const [line] = equipmentCheckOf(empty, [movers(1, 1)]).lines;
  const [low, high] = [line?.methodsLow ?? 0, line?.methodsHigh ?? 0];
  const saysOf = (units: number) => equipmentCheckOf(empty, [movers(units, 1)]).lines[0]?.countSays;
  expect([low - 1, low, high, high + 1].map(saysOf)).toEqual([
    'count-below',
    'count-within',
    'count-within',
    'count-above',
  ]);
});

test('the given invoices ask what was worked out by hand', () => {
  const { jobs } = JSON.parse(readFileSync(new URL('../drying-job/given.json', import.meta.url), 'utf8')) as {
    readonly jobs: readonly { readonly job: DryingJob; readonly expected: { readonly check: EquipmentCheck } }[];
  };
  for (const { job, expected } of jobs) {
    const lines = (job.invoice?.lines ?? []).map((line) => ({ ...line, rate: null }));
    const found = equipmentCheckOf(job, lines).questions.filter(({ id }) => id !== 'several-lines');
    expect(found.map(({ id }) => id).sort()).toEqual(expected.check.questions.map(({ id }) => id).sort());
  }
});

const line: TypedLine = { kind: 'air-mover', units: '8', days: '4', rate: '' };
const typedRoom: TypedRoom = { ...blankRoom, length: '20', width: '15', height: '8' };
const typed: TypedCheck = { ...blankCheck, lines: [line], rooms: [typedRoom] };

describe('the form', () => {
  test('reads points and commas, and leaves blank rows out', () => {
    const lines = [blankLine, { ...line, days: '3,5', rate: '29.50' }];
    const rooms = [{ ...typedRoom, length: '12,5', floor: '100', walls: '1.5' }, blankRoom];
    const read = checkInputOf({ ...typed, lines, rooms, rating: '130' }, false, 'en');
    expect(read).toMatchObject({
      ok: true,
      value: {
        lines: [{ kind: 'air-mover', units: 8, days: 3.5, rate: 29.5 }],
        rooms: [{ lengthFt: 12.5, wet: { floorSqFt: 100, wallHeightFt: 1.5, ceilingSqFt: 0 } }],
        dehumidifier: 'lgr',
        rating: 130,
      },
    });
  });

  test('ignores the rooms of the form if a job has rooms', () => {
    const rooms = [{ ...typedRoom, length: 'x' }];
    expect(checkInputOf({ ...typed, rooms }, true, 'en')).toMatchObject({ ok: true, value: { rooms: [] } });
  });

  test.each(['lgr', 'desiccant'] as const)('a %s of a rating is counted, and without one is not', (dehumidifier) => {
    const saysOf = (rating: string) => {
      const read = checkInputOf(
        { ...typed, dehumidifier, rating, lines: [{ ...line, kind: dehumidifier }] },
        false,
        'en',
      );
      return read.ok && equipmentCheckOf(jobOfRooms(read.value), read.value.lines).lines[0]?.countSays;
    };
    expect(saysOf('')).toBe('no-method');
    expect(saysOf('130')).toMatch(/^count-/);
  });

  test('a blank wet floor counts as the air movement calculator does: 24 × 18 ft is 8 to 10', () => {
    const rooms = [{ ...typedRoom, length: '24', width: '18' }];
    const read = checkInputOf({ ...typed, rooms }, false, 'en');
    const [movers] = read.ok ? equipmentCheckOf(jobOfRooms(read.value), read.value.lines).lines : [];
    expect(movers).toMatchObject({ industry: { low: 8, high: 10 }, countSays: 'count-within' });
  });

  const oneLine = (change: Partial<TypedLine>) => ({ lines: [{ ...line, ...change }] });
  const oneRoom = (change: Partial<TypedRoom>) => ({ rooms: [{ ...typedRoom, ...change }] });
  test.each<[string, Partial<TypedCheck>, string, string]>([
    ['no line at all', { lines: [blankLine] }, 'no-line', 'lines.0.kind'],
    ['a line of nothing', oneLine({ kind: '' }), 'no-kind', 'lines.0.kind'],
    ['an unknown machine', oneLine({ kind: 'toString' }), 'no-kind', 'lines.0.kind'],
    ['no machines', oneLine({ units: '0' }), 'bad-units', 'lines.0.units'],
    ['half a machine', oneLine({ units: '1.5' }), 'bad-units', 'lines.0.units'],
    ['letters', oneLine({ units: 'some' }), 'bad-units', 'lines.0.units'],
    ['no days', oneLine({ days: '' }), 'bad-days', 'lines.0.days'],
    ['negative days', oneLine({ days: '-1' }), 'bad-days', 'lines.0.days'],
    ['a thousand days', oneLine({ days: '1000' }), 'bad-days', 'lines.0.days'],
    ['a rate of letters', oneLine({ rate: '$' }), 'bad-rate', 'lines.0.rate'],
    ['a room without width', oneRoom({ width: '' }), 'bad-size', 'rooms.0.width'],
    ['a room of no height', oneRoom({ height: '0' }), 'bad-size', 'rooms.0.height'],
    ['a huge room', oneRoom({ length: '10001' }), 'bad-size', 'rooms.0.length'],
    ['more wet floor than floor', oneRoom({ floor: '301' }), 'bad-wet', 'rooms.0.floor'],
    ['walls wet above the ceiling', oneRoom({ walls: '8.1' }), 'bad-wet', 'rooms.0.walls'],
    ['a ceiling of letters', oneRoom({ ceiling: 'x' }), 'bad-wet', 'rooms.0.ceiling'],
    ['a room that is dry', oneRoom({ floor: '0', walls: '', ceiling: '0' }), 'dry-room', 'rooms.0.floor'],
    ['a rating of zero', { rating: '0' }, 'bad-rating', 'rating'],
  ])('%s', (_what, change, error, field) => {
    expect(checkInputOf({ ...typed, ...change }, false, 'en')).toEqual({ ok: false, error, fields: [field] });
  });
});
