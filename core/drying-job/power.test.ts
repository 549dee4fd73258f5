import { describe, expect, test } from 'vitest';
import type { DryingJob, JobRoom, PlannedPower } from '../job/drying-job.ts';
import { planOf } from './plan.ts';
import { powerOf, scrubbersOf } from './power.ts';

const room: JobRoom = {
  id: 'r',
  name: 'Hall',
  lengthFt: 20,
  widthFt: 15,
  heightFt: 8,
  material: 'drywall',
  surface: 'carpet',
  insets: 0,
  wet: { floorSqFt: 100, wallHeightFt: 1, ceilingSqFt: 0, heldDeep: false },
};

function job(power?: Partial<PlannedPower>, rooms: readonly JobRoom[] = [room]): DryingJob {
  return {
    altitudeFt: 0,
    rooms,
    chambers: [{ id: 'c', roomIds: rooms.map(({ id }) => id) }],
    plannedDehumidifier: { kind: 'lgr', ratedPints: 70 },
    airMoverType: 'axial',
    ...(power && { power: { scrubbers: 0, ownMovers: {}, ownDehumidifiers: {}, ...power } }),
    points: [],
    machines: [],
    visits: [],
  };
}

const powered = (power?: Partial<PlannedPower>) => powerOf(job(power), planOf(job(power)));

test('the calculator’s own example gives the calculator’s own scrubbers: 2,400 cu ft, 6 changes, 240 CFM, one of 500', () => {
  expect(scrubbersOf(job())).toEqual([{ roomId: 'r', requiredCfm: 240, units: 1 }]);
});

describe('what the plan draws', () => {
  const own = { ownMovers: { r: 4 }, ownDehumidifiers: { c: 1 } };
  test.each([
    ['plates of the calculator: 7.5 + 4 × 3 A', own, { totalAmps: 19.5, usableAmps: 40, unitsLeft: 0 }],
    [
      'its energy at 115 V: 19.5 × 115 × 24 / 1,000, at 0.15',
      own,
      { kilowattHoursPerDay: 53.82, dollarsPerDay: 8.073 },
    ],
    ['another rate', { ...own, dollarsPerKilowattHour: 0.1 }, { dollarsPerDay: 5.382 }],
    ['another plate', { ...own, airMoverAmps: 2.5 }, { totalAmps: 17.5 }],
    ['one circuit of 15 A carries 12 A', { ...own, circuits15: 1, circuits20: 0 }, { usableAmps: 12 }],
    ['no circuit carries nothing', { ...own, circuits15: 0, circuits20: 0 }, { unitsLeft: 5, kilowattHoursPerDay: 0 }],
    ['a scrubber with its plate', { ...own, scrubbers: 1, scrubberAmps: 2.5 }, { scrubbers: 1, totalAmps: 22 }],
  ])('%s', (_what, power, expected) => expect(powered(power)).toMatchObject(expected));

  test.each([
    ['a scrubber without a plate', { scrubbers: 1 }],
    ['more machines than the calculator takes', { ownMovers: { r: 61 } }],
    ['no machine at all', { ownMovers: { r: 0 }, ownDehumidifiers: { c: 0 } }],
  ])('has no figure for %s', (_what, power) => expect(powered(power)).toBeNull());

  test('without numbers of one’s own takes the most of the industry method', () => {
    const { industry } = planOf(job());
    expect(powered()).toMatchObject({
      airMovers: industry.airMoversHigh,
      dehumidifiers: industry.dehumidifiersOfRatingByChamberHigh,
    });
  });

  test('is distributed over circuits with their capacity and number of machines', () => {
    // 7.5 + 4 × 3 A.
    const found = powered({ ...own, circuits15: 0, circuits20: 2 })?.circuits;
    expect(found).toMatchObject([
      { breakerAmps: 20, usableAmps: 16 },
      { breakerAmps: 20, usableAmps: 16 },
    ]);
    expect(found?.reduce((sum, { usedAmps }) => sum + usedAmps, 0)).toBe(19.5);
    expect(found?.reduce((sum, { machines }) => sum + machines, 0)).toBe(5);
  });

  test('is of the technician’s own dehumidifiers, or else of those by airflow where a desiccant is planned', () => {
    const desiccant: DryingJob = { ...job(), plannedDehumidifier: { kind: 'desiccant', ratedCfm: 40 } };
    const plan = planOf(desiccant);
    // 2,400 cu ft of Class 2 at 2 changes an hour are 80 CFM.
    expect(powerOf(desiccant, plan)?.dehumidifiers).toBe(2);
    const power = { scrubbers: 0, ownMovers: {}, ownDehumidifiers: { c: 3 } };
    expect(powerOf({ ...desiccant, power }, plan)?.dehumidifiers).toBe(3);
    expect(powered({ ownDehumidifiers: { c: 5 } })?.dehumidifiers).toBe(5);
  });
});
