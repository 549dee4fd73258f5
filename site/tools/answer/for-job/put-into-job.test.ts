import { expect, test } from 'vitest';
import { applyToJob, blankJob, blankJobRow } from '#core/drying-job/kept/record.ts';
import { jobRoomAddress, jobRoomIn } from './job-room.ts';
import { editOf } from './put-into-job.ts';

const record = {
  ...blankJob('job'),
  chambers: [blankJobRow('chambers', 'c'), blankJobRow('chambers', 'd')],
  rooms: [
    { ...blankJobRow('rooms', 'a'), chamber: 'c' },
    { ...blankJobRow('rooms', 'b'), chamber: 'd' },
    { ...blankJobRow('rooms', 'e'), chamber: 'd' },
  ],
};

function after(room: string, asked: 'movers' | 'dehumidifiers') {
  const edit = editOf(record, { job: 'job', room, asked }, 4, 'why');
  const applied = edit && applyToJob(record, edit);
  return applied?.ok ? applied.record : null;
}

test('movers stand in their room, with the reason', () => {
  expect(after('b', 'movers')?.rooms[1]).toMatchObject({ airMovers: 4, why: 'why' });
});

test('dehumidifiers stand in the chamber of the room', () => {
  expect(after('a', 'dehumidifiers')?.chambers[0]).toMatchObject({ dehumidifiers: 4, why: 'why' });
});

test.each([
  ['a chamber of several rooms', 'b', 'dehumidifiers'],
  ['a room that is gone', 'z', 'movers'],
] as const)('%s is left alone', (_what, room, asked) => expect(after(room, asked)).toBeNull());

test('an address says what it was given, and nothing else is one', () => {
  const asked = { job: '0a-1', room: 'r-2', asked: 'movers' } as const;
  expect(jobRoomIn(jobRoomAddress(asked))).toEqual(asked);
  expect(['', '#estimate', '#for-a/b', '#for-a/b/c'].map(jobRoomIn)).toEqual([null, null, null, null]);
});
