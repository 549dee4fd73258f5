import { describe, expect, test } from 'vitest';
import { applyToJob, blankJob, blankJobRow, readJob } from '../drying-job/record/record.ts';
import { sharedRecord } from './structural-sharing.ts';

const rows = ['a', 'b', 'c'].map((id) => ({ ...blankJobRow('rooms', id), name: id }));
const record = { ...blankJob('job'), rooms: rows };

function storedOf(json: unknown) {
  const reading = readJob(structuredClone(json));
  if (!reading.ok) throw new Error(reading.error);
  return reading.record;
}

test('an equal record returns the previous object', () => expect(sharedRecord(record, storedOf(record))).toBe(record));

test('a changed row is new, and all others stay', () => {
  const changed = applyToJob(record, { kind: 'set', table: 'rooms', id: 'b', field: 'name', value: 'Hall' });
  const stored = changed.ok ? storedOf(changed.record) : record;
  const shared = sharedRecord(record, stored);
  expect(shared).toEqual(stored);
  expect(shared.rooms.map((row, at) => row === rows[at])).toEqual([true, false, true]);
  expect(shared.plan).toBe(record.plan);
  expect(shared.points).toBe(record.points);
});

test('rows are known by their names when others go', () => {
  const removed = applyToJob(record, { kind: 'remove', table: 'rooms', id: 'a' });
  const shared = sharedRecord(record, removed.ok ? storedOf(removed.record) : record);
  expect(shared.rooms[0]).toBe(rows[1]);
  expect(shared.rooms).toHaveLength(2);
});

test('a list that lost its last row is another list', () => {
  const removed = applyToJob(record, { kind: 'remove', table: 'rooms', id: 'c' });
  const shared = sharedRecord(record, removed.ok ? storedOf(removed.record) : record);
  expect(shared.rooms).toEqual(rows.slice(0, 2));
  expect(shared.rooms[1]).toBe(rows[1]);
});

describe('what is of another kind than before is new', () => {
  const bare = { id: 'x', title: '' };
  test.each<[string, unknown, unknown]>([
    ['a version after another', 3, 4],
    ['a text after another', 'ab', 'cd'],
    ['a section after rows', [], {}],
    ['rows after a section', {}, []],
    ['a section after a number', 5, {}],
    ['a number after a section', {}, 5],
    ['a section after none', undefined, {}],
    ['rows after none', undefined, []],
  ])('%s', (_what, before, after) => {
    const now = { ...bare, version: 1, part: after };
    expect(sharedRecord({ ...bare, version: 1, part: before }, now).part).toBe(after);
  });
});
