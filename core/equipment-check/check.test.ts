import { describe, expect, test } from 'vitest';
import type { DryingJob, JobRoom } from '../job/drying-job.ts';
import { plainMachine, plainRoom, plainVisit } from '../job/fixtures.ts';
import { type CountBranch, type DaysBranch, equipmentCheckOf, jobOfRooms, ruleIds, ruleOf } from './check.ts';
import type { CheckInput, RatedLine } from './input.ts';

const room: JobRoom = {
  ...plainRoom,
  id: 'r',
  name: 'Den',
  lengthFt: 20,
  widthFt: 15,
  wet: { floorSqFt: 300, wallHeightFt: 2, ceilingSqFt: 0, heldDeep: false },
};
const input: CheckInput = { lines: [], rooms: [room], dehumidifier: 'lgr', rating: null };

/** 89 hours: four periods of 24 hours, five dates, four nights. */
const mover = { ...plainMachine, roomId: 'r', placedAt: '2026-01-05T16:00', removedAt: '2026-01-09T09:00' };
const visit = plainVisit('2026-01-09T09:00');

/** A job with so many air movers in its log, which one visit ends. */
function loggedWith(movers: number, change: Partial<DryingJob> = {}): DryingJob {
  const machines = Array.from({ length: movers }, (_, at) => ({ ...mover, id: `m-${at}` }));
  return { ...jobOfRooms(input), machines, visits: [visit], ...change };
}

function lineOf(units: number, days: number, kind: RatedLine['kind'] = 'air-mover', rate: number | null = null) {
  return { kind, units, days, rate } satisfies RatedLine;
}

describe('findings about the days of a line', () => {
  const [one, two] = [loggedWith(1), loggedWith(2)];
  test.each<[string, DryingJob, RatedLine, DaysBranch]>([
    ['as many machine-days as periods', one, lineOf(1, 4), 'days-fit'],
    ['more than the periods, fewer than the dates', one, lineOf(1, 4.01), 'days-convention'],
    ['as many as the dates', one, lineOf(1, 5), 'days-convention'],
    ['more than the dates', one, lineOf(1, 5.01), 'days-above-log'],
    ['two machines for as many periods', two, lineOf(2, 4), 'days-fit'],
    ['one machine for as long as two', two, lineOf(1, 8), 'days-fit'],
    ['two machines for as many dates', two, lineOf(2, 5), 'days-convention'],
    ['two machines for longer', two, lineOf(2, 5.5), 'days-above-log'],
    ['a kind that the log has not', one, lineOf(1, 1, 'scrubber'), 'kind-not-in-log'],
    ['machines that nobody visited', loggedWith(1, { visits: [] }), lineOf(1, 4), 'no-log'],
    ['visits without a machine', loggedWith(0), lineOf(1, 4), 'no-log'],
    ['neither', loggedWith(0, { visits: [] }), lineOf(1, 4), 'no-log'],
  ])('%s', (_what, job, line, says) => {
    expect(equipmentCheckOf(job, [line]).lines[0]?.daysSay).toBe(says);
  });
});

describe('findings about the count of a line', () => {
  const without: Partial<DryingJob> = { rooms: [], chambers: [] };
  test.each<[string, DryingJob, RatedLine, CountBranch, boolean]>([
    ['many machines', loggedWith(1), lineOf(40, 0.1), 'count-above', true],
    ['few machines', loggedWith(1), lineOf(1, 4), 'count-below', true],
    ['a kind of no method', loggedWith(1), lineOf(40, 0.1, 'scrubber'), 'no-method', false],
    ['machines without rooms', loggedWith(1, without), lineOf(40, 0.1), 'no-rooms', false],
    ['a kind of no method without rooms', loggedWith(1, without), lineOf(40, 0.1, 'scrubber'), 'no-rooms', false],
  ])('%s', (_what, job, line, says, isAsked) => {
    const { lines, questions } = equipmentCheckOf(job, [line]);
    const asked = questions.map(({ id }) => id).filter((id) => id === 'count-above' || id === 'count-below');
    expect(lines[0]?.countSays).toBe(says);
    expect(asked).toEqual(isAsked ? [says] : []);
  });

  test('the edges of a range are within it', () => {
    const job = jobOfRooms(input);
    const [line] = equipmentCheckOf(job, [lineOf(1, 1)]).lines;
    const [low, high] = [line?.methodsLow ?? 0, line?.methodsHigh ?? 0];
    const saysOf = (units: number) => equipmentCheckOf(job, [lineOf(units, 1)]).lines[0]?.countSays;
    expect([low - 1, low, high, high + 1].map(saysOf)).toEqual([
      'count-below',
      'count-within',
      'count-within',
      'count-above',
    ]);
  });

  test('without rooms the log is asked about all the same', () => {
    const { questions } = equipmentCheckOf(loggedWith(1, without), [lineOf(40, 1)]);
    expect(questions.map(({ id }) => id)).toContain('days-above-log');
  });
});

test('each line keeps its rate, and a line without one has none', () => {
  const { lines } = equipmentCheckOf(loggedWith(1), [lineOf(1, 4), lineOf(1, 4, 'lgr', 70), lineOf(1, 4, 'lgr', 0)]);
  expect(lines.map(({ rate }) => rate)).toEqual([null, 70, 0]);
});

describe('what is asked of the lines of one kind', () => {
  const movers = (units: number, days: number, rate: number | null) => lineOf(units, days, 'air-mover', rate);
  const several = (lines: number, machineDays: number) => ({
    id: 'several-lines',
    kind: 'air-mover',
    lines,
    machineDays,
  });
  const differ = (...rates: readonly number[]) => ({ id: 'rates-differ', kind: 'air-mover', rates });

  test.each<[string, readonly RatedLine[], readonly object[]]>([
    ['nothing of one line', [movers(7, 3, 30)], []],
    ['nothing of one line of each kind', [movers(7, 3, 30), lineOf(1, 3, 'lgr', 70)], []],
    ['7 × 1 and 3 × 2 machine-days are 13', [movers(7, 1, null), movers(3, 2, null)], [several(2, 13)]],
    ['twice 3 × 1.1 machine-days are 6.6', [movers(3, 1.1, 30), movers(3, 1.1, 30)], [several(2, 6.6)]],
    ['a line without a rate has no other rate', [movers(1, 1, 30), movers(1, 1, null)], [several(2, 2)]],
    [
      'rates in the order of their amounts, each once',
      [movers(1, 1, 30), movers(1, 1, 100), movers(1, 1, 28.5), movers(1, 1, 30)],
      [several(4, 4), differ(28.5, 30, 100)],
    ],
    [
      'other kinds are not counted among them',
      [movers(1, 2, 30), lineOf(1, 5, 'lgr', 70), movers(1, 3, 31)],
      [several(2, 5), differ(30, 31)],
    ],
  ])('%s', (_what, lines, expected) => {
    const { questions } = equipmentCheckOf(loggedWith(0), lines);
    const asked = questions.filter(({ id }) => id === 'several-lines' || id === 'rates-differ');
    expect(asked).toEqual(expected);
  });
});

test('every rule is behind a finding', () => {
  expect(new Set(Object.values(ruleOf))).toEqual(new Set(ruleIds));
});

describe('the job that a form describes', () => {
  const job: DryingJob = {
    altitudeFt: 0,
    rooms: [room, { ...room, id: 's' }],
    chambers: [{ id: 'rooms', roomIds: ['r', 's'] }],
    plannedDehumidifier: { kind: 'lgr', ratedPints: 130 },
    airMoverType: 'axial',
    points: [],
    machines: [],
    visits: [],
  };

  test('has its rooms in one chamber, and no log', () => {
    expect(jobOfRooms({ ...input, rooms: job.rooms, rating: 130 })).toEqual(job);
  });

  test('has no chamber without rooms, and no rating that was not typed', () => {
    const bare = { ...job, rooms: [], chambers: [], plannedDehumidifier: { kind: 'desiccant' } };
    expect(jobOfRooms({ ...input, rooms: [], dehumidifier: 'desiccant' })).toEqual(bare);
  });

  test.each([
    ['lgr', { ratedPints: 130 }],
    ['conventional', { ratedPints: 130 }],
    ['desiccant', { ratedCfm: 130 }],
  ] as const)('rates a %s in its unit', (dehumidifier, rated) => {
    const { plannedDehumidifier } = jobOfRooms({ ...input, dehumidifier, rating: 130 });
    expect(plannedDehumidifier).toEqual({ kind: dehumidifier, ...rated });
  });
});
