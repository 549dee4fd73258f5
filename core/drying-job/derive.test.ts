import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DryingJob, JobMachine, MoisturePoint, Visit } from '../job/drying-job.ts';
import { plainMachine, plainRoom } from '../job/fixtures.ts';
import { derive } from './derive.ts';

const { jobs } = JSON.parse(readFileSync(new URL('./given.json', import.meta.url), 'utf8')) as {
  readonly jobs: readonly { readonly job: DryingJob }[];
};

const wet = { floorSqFt: 120, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: false };
const room = { ...plainRoom, id: 'r' };
const point: MoisturePoint = {
  id: 'p',
  roomId: 'r',
  material: 'drywall',
  place: '',
  scale: 'percent',
  dryStandard: 10,
  goalRule: 'ten-percent',
};
const mover: JobMachine = { ...plainMachine, roomId: 'r', removedAt: '2026-08-11T09:00' };
const air = (
  place: 'outside' | 'unaffected' | 'affected' | 'outlet',
  temperatureF: number,
  humidityPercent: number,
) => {
  const at = { affected: { roomId: 'r' }, outlet: { machineId: 'd' }, outside: {}, unaffected: {} };
  return { place, ...at[place], temperatureF, humidityPercent } as const;
};
const allAir = [air('outside', 90, 60), air('unaffected', 75, 45), air('affected', 80, 50)];
const visit = (at: string, given: Partial<Visit> = {}): Visit => {
  return { at, by: '', airs: allAir, readings: [], surfaces: [], changes: [], notes: '', ...given };
};
const reading = (value: number) => ({ readings: [{ pointId: 'p', value }] });
const job: DryingJob = {
  altitudeFt: 630,
  rooms: [{ ...room, wet }],
  chambers: [{ id: 'c', roomIds: ['r'] }],
  plannedDehumidifier: { kind: 'lgr', ratedPints: 70 },
  airMoverType: 'axial',
  points: [point],
  machines: [],
  visits: [],
};
const questionsOf = (given: Partial<DryingJob>) => derive({ ...job, ...given }).check.questions;

describe('order of entry', () => {
  const shuffled = <Row>(rows: readonly Row[]) => fc.shuffledSubarray([...rows], { minLength: rows.length });
  test.each(jobs.map((each) => [each.job] as const))('does not change what follows from the visits', (given) => {
    fc.assert(
      fc.property(shuffled(given.visits), shuffled(given.machines), (visits, machines) => {
        const [found, expected] = [derive({ ...given, visits, machines }), derive(given)];
        expect(found.visits.map(({ jobVerdict, points, gaps }) => [jobVerdict, points, gaps])).toEqual(
          expected.visits.map(({ jobVerdict, points, gaps }) => [jobVerdict, points, gaps]),
        );
        expect(found.drySince).toEqual(expected.drySince);
        expect(new Set(found.equipment.machines)).toEqual(new Set(expected.equipment.machines));
      }),
      { numRuns: 10 },
    );
  });
});

test('a room without a point is not known to be dry', () => {
  expect(derive({ ...job, points: [], visits: [visit('2026-08-10T12:00')] }).visits[0]?.jobVerdict).toBe('not-read');
});

test('a room that got wet again is dry since its last rise', () => {
  const values = [11, 15, 11, 10.5];
  const visits = values.map((value, index) => visit(`2026-08-1${index}T12:00`, reading(value)));
  expect(derive({ ...job, visits }).drySince).toEqual({
    rooms: { r: '2026-08-12T12:00' },
    chambers: { c: '2026-08-12T12:00' },
  });
});

describe('questions', () => {
  const dry = [visit('2026-08-10T12:00', reading(20)), visit('2026-08-11T08:00', reading(11))];
  const logged = { machines: [mover], visits: dry };
  const billed = (kind: JobMachine['kind'], units: number, days: number) => ({
    invoice: { lines: [{ kind, units, days }] },
  });

  test('none of a job that is in order', () => {
    expect(questionsOf({ ...logged, ...billed('air-mover', 6, 0) })).toEqual([]);
  });

  test.each([
    ['no log at all', billed('air-mover', 6, 3), [{ id: 'no-log' }]],
    [
      'machines that nobody visited, beside an invoice',
      { machines: [mover], ...billed('air-mover', 6, 3) },
      [{ id: 'no-log' }],
    ],
    ['machines that nobody visited', { machines: [mover] }, []],
    ['visits without a machine, beside an invoice', { visits: dry, ...billed('air-mover', 6, 3) }, [{ id: 'no-log' }]],
    ['visits without a machine', { visits: dry }, []],
    ['machines that stand, and no visit yet', { machines: [mover] }, []],
    ['more than both methods', { ...logged, ...billed('air-mover', 9, 0) }, [{ id: 'count-above', kind: 'air-mover' }]],
    ['fewer', { ...logged, ...billed('air-mover', 2, 0) }, [{ id: 'count-below', kind: 'air-mover' }]],
    [
      'a machine that no log has',
      { ...logged, ...billed('desiccant', 1, 1) },
      [{ id: 'kind-not-in-log', kind: 'desiccant' }],
    ],
    [
      'flat, and nothing changed',
      { machines: [mover], visits: [visit('2026-08-10T08:00', reading(20)), visit('2026-08-11T08:00', reading(20))] },
      [
        { id: 'no-change-noted', at: '2026-08-11T08:00', pointIds: ['p'] },
        { id: 'not-dry-at-last-visit', at: '2026-08-11T08:00' },
      ],
    ],
  ] as const)('%s', (_what, given, questions) => expect(questionsOf(given)).toEqual(questions));
});
