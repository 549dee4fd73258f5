import { describe, expect, test } from 'vitest';
import { plainRoom as room } from '../../job/fixtures.ts';
import { jobOf, looseChamber, machinesOf, visitsOf } from './job-of.ts';
import { blankJob, blankJobRow, type JobRecord, type JobRow } from './record.ts';

const blank = blankJob('a');
const hall = { ...blankJobRow('rooms', 'hall'), lengthFt: 12, widthFt: 10, heightFt: 8 };
const of = (given: Partial<JobRecord>) => jobOf({ ...blank, ...given });

test('blank fields get the most common value, and no rows are added', () => {
  expect(jobOf(blank)).toEqual({
    altitudeFt: 0,
    rooms: [],
    chambers: [],
    plannedDehumidifier: { kind: 'lgr' },
    airMoverType: 'axial',
    power: { scrubbers: 0, ownMovers: {}, ownDehumidifiers: {} },
    points: [],
    machines: [],
    visits: [],
  });
});

test('what was chosen for the site and the plan counts', () => {
  const site = { ...blank.site, altitudeFt: 630, category: '3' } as const;
  const plan = { ...blank.plan, dehumidifier: 'desiccant', ratedCfm: 500, airMovers: 'centrifugal' } as const;
  expect(of({ site, plan })).toMatchObject({
    altitudeFt: 630,

    plannedDehumidifier: { kind: 'desiccant', ratedCfm: 500 },
    airMoverType: 'centrifugal',
  });
  expect(of({ plan: { ...blank.plan, ratedPints: 70 } }).plannedDehumidifier).toEqual({ kind: 'lgr', ratedPints: 70 });
});

test('plates, circuits and numbers of one’s own count, nothing among them', () => {
  const written = {
    dehumidifierAmps: 8,
    airMoverAmps: 2.5,
    scrubberAmps: 2,
    circuits15: 0,
    circuits20: 3,
    dollarsPerKilowattHour: 0,
  };
  const rooms = [
    { ...hall, airMovers: 0 },
    { ...hall, id: 'den', airMovers: 4 },
    { ...hall, id: 'shed' },
  ];
  const chamber = blankJobRow('chambers', 'c');
  const chambers = [
    { ...chamber, dehumidifiers: 2 },
    { ...chamber, id: 'open' },
  ];
  expect(of({ plan: { ...blank.plan, ...written, scrubbers: 1 }, rooms, chambers }).power).toEqual({
    ...written,
    scrubbers: 1,
    ownMovers: { hall: 0, den: 4 },
    ownDehumidifiers: { c: 2 },
  });
});

describe('a room', () => {
  const written = { material: 'tile', surface: 'tile', insets: 2 } as const;
  const wet = { floorSqFt: 100, wallHeightFt: 1.5, ceilingSqFt: 20, heldDeep: true };
  test.each<[string, Partial<JobRow<'rooms'>>, readonly object[]]>([
    ['that has its measures is dry drywall with carpet', {}, [room]],
    ['is what was written of it', { ...written, ...wet }, [{ ...room, ...written, wet }]],
    ['takes no part without its length', { lengthFt: null }, []],
    ['takes no part without its width', { widthFt: null }, []],
    ['takes no part without its height', { heightFt: null }, []],
  ])('%s', (_what, given, rooms) => expect(of({ rooms: [{ ...hall, ...given }] }).rooms).toEqual(rooms));
});

test('a chamber has the rooms that name it and have measures; the others share one', () => {
  const chamber = (id: string) => blankJobRow('chambers', id);
  const rooms = [
    { ...hall, chamber: 'c' },
    { ...hall, id: 'den', chamber: 'd' },
    { ...hall, id: 'unmeasured', chamber: 'c', widthFt: null },
    { ...hall, id: 'attic', chamber: 'c' },
    { ...hall, id: 'shed' },
  ];
  expect(of({ chambers: [chamber('empty'), chamber('c'), chamber('d')], rooms }).chambers).toEqual([
    { id: 'c', roomIds: ['hall', 'attic'] },
    { id: 'd', roomIds: ['den'] },
    { id: looseChamber, roomIds: ['shed'] },
  ]);
});

describe('a point', () => {
  const row = { ...blankJobRow('points', 'p'), room: 'hall' };
  const point = {
    id: 'p',
    roomId: 'hall',
    material: '',
    place: '',
    scale: 'percent',
    dryStandard: null,
    goalRule: 'ten-percent',
  };
  const written = { scale: 'relative', dryStandard: 0, dryStandardFrom: 'closet', goalPoints: 0, goal: 0 } as const;
  test.each<[string, Partial<JobRow<'points'>>, readonly object[]]>([
    ['is of percent, and dry at ten percent over its standard', {}, [point]],
    ['is what was written of it', { ...written, goalRule: 'typed' }, [{ ...point, ...written, goalRule: 'typed' }]],
    ['names its meter', { meter: 'pin' }, [{ ...point, meterId: 'pin' }]],
    ['takes no part where its room does not', { room: 'den' }, []],
  ])('%s', (_what, given, points) =>
    expect(of({ rooms: [hall], points: [{ ...row, ...given }] }).points).toEqual(points),
  );
});

const [at, later] = ['2026-08-10T09:00', '2026-08-11T09:00'];

describe('a machine', () => {
  const row = { ...blankJobRow('machines', 'm'), kind: 'lgr', room: 'hall', placedAt: at } as const;
  const of = (given: Partial<JobRow<'machines'>>) => machinesOf([{ ...row, ...given }], [], []);
  const placed = {
    id: 'm',
    kind: 'lgr',
    serial: '',
    roomId: 'hall',
    placedAt: at,
    removedAt: null,
    moves: [],
    stops: [],
  };

  test.each<[string, Partial<JobRow<'machines'>>, readonly object[]]>([
    ['that was placed says no more than was written', {}, [placed]],
    ['keeps when it went', { removedAt: later }, [{ ...placed, removedAt: later }]],
    [
      'keeps what is on its plate',
      { cfm: 325, ratedPints: 130, amps: 7.5 },
      [{ ...placed, cfm: 325, ratedPints: 130, amps: 7.5 }],
    ],
    ['keeps a plate of nothing', { amps: 0 }, [{ ...placed, amps: 0 }]],
    ['that nobody placed takes no part', { placedAt: '' }, []],
    ['of no kind takes no part', { kind: '' }, []],
  ])('%s', (_what, given, expected) => expect(of(given)).toEqual(expected));

  test('has its own moves and stops, and none that have no moment', () => {
    const move = { ...blankJobRow('moves', 'v'), machine: 'm', at: later, room: 'den' };
    const stop = { ...blankJobRow('stops', 's'), machine: 'm', from: at };
    const moves = [move, { ...move, at: '' }, { ...move, machine: 'n' }];
    const stops = [
      stop,
      { ...stop, to: later, why: 'breaker' },
      { ...stop, from: '', to: later },
      { ...stop, machine: 'n' },
    ];
    expect(machinesOf([row], moves, stops)).toEqual([
      {
        ...placed,
        moves: [{ at: later, roomId: 'den' }],
        stops: [
          { from: at, to: null },
          { from: at, to: later, why: 'breaker' },
        ],
      },
    ]);
  });
});

describe('a visit', () => {
  const row = { ...blankJobRow('visits', 'v'), at, by: 'A. Nobody', notes: 'Rain' };
  const other = { ...blankJobRow('visits', 'w'), at: later };
  const of = (given: Partial<JobRecord>) => visitsOf({ ...blankJob('a'), visits: [row], ...given });
  const empty = { id: 'v', at, by: 'A. Nobody', notes: 'Rain', airs: [], readings: [], surfaces: [], changes: [] };

  test('without a moment takes no part', () => {
    expect(of({ visits: [row, { ...row, id: 'x', at: '' }] })).toEqual([empty]);
  });

  test.each<[string, Partial<JobRow<'airs'>>, readonly object[]]>([
    ['of a room', { room: 'hall' }, [{ place: 'affected', roomId: 'hall', temperatureF: 80, humidityPercent: 50 }]],
    [
      'of a machine',
      { place: 'outlet', machine: 'd' },
      [{ place: 'outlet', machineId: 'd', temperatureF: 80, humidityPercent: 50 }],
    ],
    [
      'of zero degrees and no humidity',
      { temperatureF: 0, humidityPercent: 0 },
      [{ place: 'affected', temperatureF: 0, humidityPercent: 0 }],
    ],
    ['not without its place', { place: '' }, []],
    ['not without its temperature', { temperatureF: null }, []],
    ['not without its humidity', { humidityPercent: null }, []],
  ])('has the air %s', (_what, given, airs) => {
    const air = {
      ...blankJobRow('airs', 'a'),
      visit: 'v',
      place: 'affected',
      temperatureF: 80,
      humidityPercent: 50,
    } as const;
    expect(of({ airs: [{ ...air, ...given }] })).toEqual([{ ...empty, airs }]);
  });

  test.each<[string, Partial<JobRow<'readings'>>, readonly object[]]>([
    ['with its number', {}, [{ pointId: 'p', value: 12 }]],
    ['of nothing', { value: 0 }, [{ pointId: 'p', value: 0 }]],
    ['with a meter of its own', { meter: 'pin' }, [{ pointId: 'p', value: 12, meterId: 'pin' }]],
    [
      'with the reason why there is no number',
      { value: null, why: 'no-access' },
      [{ pointId: 'p', value: null, why: 'no-access' }],
    ],
    ['without a reason where there is a number', { why: 'no-access' }, [{ pointId: 'p', value: 12 }]],
    ['not without number and reason', { value: null }, []],
    ['not without its point', { point: '' }, []],
  ])('has a reading %s', (_what, given, readings) => {
    const reading = { ...blankJobRow('readings', 'r'), visit: 'v', point: 'p', value: 12 };
    expect(of({ readings: [{ ...reading, ...given }] })).toEqual([{ ...empty, readings }]);
  });

  test('has surfaces that were measured and changes that have words', () => {
    const surface = { ...blankJobRow('surfaces', 's'), visit: 'v', room: 'hall', where: 'wall', surfaceF: 0 };
    const change = { ...blankJobRow('changes', 'c'), visit: 'v', what: 'Moved a fan' };
    const [surfaces, changes] = [
      [surface, { ...surface, surfaceF: null }],
      [change, { ...change, what: '' }],
    ];
    expect(of({ surfaces, changes })).toEqual([
      { ...empty, surfaces: [{ roomId: 'hall', where: 'wall', surfaceF: 0 }], changes: ['Moved a fan'] },
    ]);
  });

  test('has what belongs to it alone', () => {
    const readings = ['v', 'w', 'v'].map((visit, index) => {
      return { ...blankJobRow('readings', `${index}`), visit, point: 'p', value: index };
    });
    const values = of({ visits: [row, other], readings }).map((visit) => visit.readings.map(({ value }) => value));
    expect(values).toEqual([[0, 2], [1]]);
  });
});
