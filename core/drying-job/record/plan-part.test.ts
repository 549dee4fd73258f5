import { describe, expect, test } from 'vitest';
import { jobOfPlanPart, planPartOf } from './plan-part.ts';
import { blankJob, blankJobRow, type JobRecord } from './record.ts';

const blank = blankJob('a', 'Elm Street');
const [chamber, room] = [blankJobRow('chambers', ''), blankJobRow('rooms', '')];
const record: JobRecord = {
  ...blank,
  site: { ...blank.site, customer: 'A. Nobody', address: '1 Elm Street' },
  plan: { ...blank.plan, dehumidifier: 'lgr', ratedPints: 70, circuits15: 0 },
  chambers: [
    { ...chamber, id: 'first', name: 'Downstairs' },
    { ...chamber, id: 'second', dehumidifiers: 2 },
  ],
  rooms: [
    { ...room, id: 'x', name: 'Hall', chamber: 'second', lengthFt: 12, heldDeep: true },
    { ...room, id: 'y', chamber: 'first' },
    { ...room, id: 'z', floorSqFt: 0 },
  ],
  meters: [{ ...blankJobRow('meters', 'pin'), name: 'Pin' }],
};
const part = {
  plan: { dehumidifier: 'lgr', ratedPints: 70, circuits15: 0 },
  chambers: [
    { id: 'c1', name: 'Downstairs' },
    { id: 'c2', dehumidifiers: 2 },
  ],
  rooms: [
    { id: 'r1', name: 'Hall', chamber: 'c2', lengthFt: 12, heldDeep: true },
    { id: 'r2', chamber: 'c1' },
    { id: 'r3', floorSqFt: 0 },
  ],
};

test('an exported plan has the filled fields and new ids', () => {
  expect(planPartOf(record)).toEqual(part);
  expect(planPartOf(blank)).toEqual({ plan: {}, chambers: [], rooms: [] });
});

test('a job of a plan has the plan and nothing else', () => {
  expect(jobOfPlanPart(part, 'b', 'From a link')).toEqual({
    ...blankJob('b', 'From a link'),
    plan: record.plan,
    chambers: record.chambers.map((each, at) => ({ ...each, id: `c${at + 1}` })),
    rooms: [
      { ...record.rooms[0], id: 'r1', chamber: 'c2' },
      { ...record.rooms[1], id: 'r2', chamber: 'c1' },
      { ...record.rooms[2], id: 'r3' },
    ],
  });
  expect(jobOfPlanPart({ rooms: [{ id: 'r1' }] }, 'b')).toEqual({ ...blankJob('b'), rooms: [{ ...room, id: 'r1' }] });
});

test('a plan takes nothing along but rooms, chambers and what to plan with', () => {
  const more = {
    ...part,
    site: { customer: 'A. Nobody' },
    meters: [{ id: 'pin' }],
    version: 99,
    id: 'c',
    title: 'Other',
  };
  expect(jobOfPlanPart(more, 'b')).toEqual(jobOfPlanPart(part, 'b'));
});

describe('no plan', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['what is not there', undefined],
    ['a text', 'plan'],
    ['a list', []],
    ['a plan without a room', { ...part, rooms: [] }],
    ['a field that cannot be read', { ...part, rooms: [{ id: 'r1', lengthFt: 'long' }] }],
    ['a row that cannot be read', { ...part, chambers: [7] }],
    ['a room that names a chamber which is not there', { ...part, chambers: [] }],
    ['a section that cannot be read', { ...part, plan: 'lgr' }],
  ])('%s', (_what, given) => expect(jobOfPlanPart(given, 'b')).toBeNull());

  test('a job that has no id', () => expect(jobOfPlanPart(part, '')).toBeNull());
});
