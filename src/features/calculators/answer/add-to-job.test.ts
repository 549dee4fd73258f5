import { expect, test } from 'vitest';
import { applyToJob, blankJob, blankJobRow } from '#core/drying-job/record/record.ts';
import { chamberCount, jobEdit } from './add-to-job.ts';
import { jobRoomAddress, jobRoomIn } from './job-room.ts';

const record = {
  ...blankJob('job'),
  chambers: [blankJobRow('chambers', 'c'), blankJobRow('chambers', 'd')],
  rooms: [
    { ...blankJobRow('rooms', 'a'), chamber: 'c' },
    { ...blankJobRow('rooms', 'b'), chamber: 'd' },
    { ...blankJobRow('rooms', 'e'), chamber: 'd' },
  ],
};

function after(room: string, asked: 'movers' | 'dehumidifiers', more: { readonly others?: number } = {}) {
  const edit = jobEdit(record, { job: 'job', room, asked, ...more }, 4, 'why');
  const applied = edit && applyToJob(record, edit);
  return applied?.ok ? applied.record : null;
}

test('air movers are saved in their room, with the reason', () => {
  expect(after('b', 'movers')?.rooms[1]).toMatchObject({ airMovers: 4, why: 'why' });
});

test('dehumidifiers are saved in the chamber of the room', () => {
  expect(after('a', 'dehumidifiers')?.chambers[0]).toMatchObject({ dehumidifiers: 4, why: 'why' });
});

test('a count that includes the other rooms is saved in a chamber of several rooms', () => {
  expect(after('b', 'dehumidifiers', { others: 0 })?.chambers[1]).toMatchObject({ dehumidifiers: 4, why: 'why' });
});

test('rooms of a chamber are added before they are rounded up', () => {
  expect(chamberCount(76.8, 128)).toEqual({ need: 204.8, rating: 70, count: 3 });
  expect(chamberCount(69.9, 0.1).count).toBe(1);
});

test.each([
  ['a chamber of several rooms', 'b', 'dehumidifiers'],
  ['a room that is gone', 'z', 'movers'],
] as const)('%s is not changed', (_what, room, asked) => expect(after(room, asked)).toBeNull());

test('a job room round-trips through the hash, and other hashes are rejected', () => {
  const asked = { job: '0a-1', room: 'r-2', asked: 'movers' } as const;
  const ofChamber = { ...asked, asked: 'dehumidifiers', others: 76.8 } as const;
  expect([asked, ofChamber].map((each) => jobRoomIn(jobRoomAddress(each)))).toEqual([asked, ofChamber]);
  const none = [
    '',
    '#estimate',
    '#for-a/b',
    '#for-a/b/c',
    '#for-a/b/movers/',
    '#for-a/b/movers/-1',
    '#for-a/b/movers/x',
  ];
  expect(none.map(jobRoomIn)).toEqual(none.map(() => null));
});
