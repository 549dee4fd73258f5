import { describe, expect, test } from 'vitest';
import { plainRoom as room } from '../../job/plain-job.ts';
import { jobOf, looseChamber } from './job-of.ts';
import { blankJob, blankJobRow, type JobRecord, type JobRow } from './record.ts';

const blank = blankJob('a');
const hall = { ...blankJobRow('rooms', 'hall'), lengthFt: 12, widthFt: 10, heightFt: 8 };
const of = (given: Partial<JobRecord>) => jobOf({ ...blank, ...given });

test('what is left open is what is most common, and nothing that nobody wrote', () => {
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
