import { beforeEach, expect, test } from 'vitest';
import { apply, blankRecord, blankRow, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import type { RecordRepository, StoredOr } from '../../lib/storage/record-repository.ts';
import { type EditQueue, editQueue, isKept, type Saving } from './edit-queue.ts';

const weather = (value: string): Edit => ({ kind: 'fill', section: 'story', field: 'weather', value });
const thing: Edit = { kind: 'add', table: 'things', row: blankRow('things', 't') };

/** What the device keeps, what it answers only when it is let, and what the page heard. */
let kept: LossRecord;
let answers: ((answer: StoredOr<LossRecord>) => void)[];
let heard: (Saving | string)[];
let queue: EditQueue<LossRecord, Edit>;

const room = {
  apply,
  find: async () => ({ id: 'a', record: kept, at: 1, began: 1, copied: 0 }),
  edit: () => new Promise<StoredOr<LossRecord>>((resolve) => answers.push(resolve)),
} as unknown as RecordRepository<LossRecord, Edit>;

beforeEach(async () => {
  kept = blankRecord('a', 'Hall');
  [answers, heard] = [[], []];
  queue = editQueue(room, 'a', {
    shows: (shown, isLate) =>
      heard.push(`${isKept(shown) ? shown.record.story.weather : shown}${isLate ? ', late' : ''}`),
    saves: (saving) => heard.push(saving),
  });
  await queue.reload();
  heard = [];
});

/** The device takes the first change on its way, or refuses it. */
function answer(value: string | null): void {
  const record = { ...kept, story: { ...kept.story, weather: value ?? '' } };
  answers.shift()?.(value === null ? { ok: false, error: 'full' } : { ok: true, value: record });
}

test('a change shows at once, and is saved when the device has it', async () => {
  const made = queue.edit(weather('6'));
  expect(heard).toEqual(['6', 'saving']);
  answer('6');
  expect(await made).toBe(true);
  expect(heard.slice(2)).toEqual(['saved', '6, late']);
});

test('of several changes none is said to be saved before the last', async () => {
  const made = [queue.edit(weather('6')), queue.edit(weather('64'))];
  heard = [];
  answer('6');
  await made[0];
  expect(heard).toEqual([]);
  answer('64');
  await made[1];
  expect(heard).toEqual(['saved', '64, late']);
});

test('a change that the device refuses is said, and what the device keeps shows again', async () => {
  const made = queue.edit(weather('6'));
  answer(null);
  expect(await made).toBe(false);
  expect(heard).toEqual(['6', 'saving', 'full', ', late']);
});

test('what others write while a change is on its way comes with its answer, not before', async () => {
  const made = queue.edit(weather('6'));
  await queue.reload();
  expect(heard).toEqual(['6', 'saving']);
  kept = { ...kept, story: { ...kept.story, weather: 'theirs' } };
  answer('6');
  await made;
  expect(heard.slice(2)).toEqual(['saved', 'theirs, late']);
});

test('what is kept beside the page shows without asking the device, once', async () => {
  queue.keptBeside([thing]);
  queue.keptBeside([thing]);
  expect(queue.now()?.things.map(({ id }) => id)).toEqual(['t']);
});
