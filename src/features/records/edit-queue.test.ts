import { afterEach, beforeEach, expect, test } from 'vitest';
import { apply, blankRecord, blankRow, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import type { RecordRepository, StoredOr } from '../../lib/storage/record-repository.ts';
import { EditQueue, isLoaded, type Saving } from './edit-queue.ts';

const weather = (value: string): Edit => ({ kind: 'fill', section: 'story', field: 'weather', value });
const thing: Edit = { kind: 'add', table: 'things', row: blankRow('things', 't') };

/** The stored record, pending storage answers, and what the page was notified of. */
let stored: LossRecord;
let answers: ((answer: StoredOr<LossRecord>) => void)[];
let events: (Saving | string)[];
let queue: EditQueue<LossRecord, Edit>;

const repository = {
  apply,
  find: async () => ({ id: 'a', record: stored, at: 1, began: 1, copied: 0 }),
  edit: () => new Promise<StoredOr<LossRecord>>((resolve) => answers.push(resolve)),
} as unknown as RecordRepository<LossRecord, Edit>;

beforeEach(async () => {
  stored = blankRecord('a', 'Hall');
  [answers, events] = [[], []];
  queue = new EditQueue(repository, 'a', {
    onChange: (shown, isBackground) =>
      events.push(`${isLoaded(shown) ? shown.record.story.weather : shown}${isBackground ? ', late' : ''}`),
    onSaving: (saving) => events.push(saving),
  });
  await queue.reload();
  events = [];
});

afterEach(() => queue.close());

/** Storage accepts or rejects the first pending change. */
function answer(value: string | null): void {
  const record = { ...stored, story: { ...stored.story, weather: value ?? '' } };
  answers.shift()?.(value === null ? { ok: false, error: 'full' } : { ok: true, value: record });
}

test('a change shows at once and is saved when storage has it', async () => {
  const made = queue.edit(weather('6'));
  expect(events).toEqual(['6', 'saving']);
  answer('6');
  expect(await made).toBe(true);
  expect(events.slice(2)).toEqual(['saved', '6, late']);
});

test('none of several changes is reported as saved before the last', async () => {
  const made = [queue.edit(weather('6')), queue.edit(weather('64'))];
  events = [];
  answer('6');
  await made[0];
  expect(events).toEqual([]);
  answer('64');
  await made[1];
  expect(events).toEqual(['saved', '64, late']);
});

test('a change that the device refuses stays, is reported, and is tried again', async () => {
  const made = queue.edit(weather('6'));
  answer(null);
  expect(await made).toBe(false);
  expect(events).toEqual(['6', 'saving', 'full']);
  expect(queue.now()?.story.weather).toBe('6');
  const again = queue.retry();
  answer('6');
  await again;
  expect(events.slice(3)).toEqual(['saved']);
});

test('a later change is stored again after a refused one, so that the older does not win', async () => {
  const made = [queue.edit(weather('6')), queue.edit(weather('64'))];
  answer(null);
  answer('64');
  await Promise.all(made);
  expect(queue.now()?.story.weather).toBe('64');
  const again = queue.retry();
  answer('6');
  await expect.poll(() => answers.length).toBe(1);
  answer('64');
  await again;
  expect(events.at(-1)).toBe('saved');
  expect(queue.now()?.story.weather).toBe('64');
});

test('a change that does not fit the record is reported, and the stored record shows again', async () => {
  const made = queue.edit(weather('6'));
  answers.shift()?.({ ok: false, error: 'bad-value' });
  expect(await made).toBe(false);
  expect(events).toEqual(['6', 'saving', 'bad-value', ', late']);
});

test('changes of others during a pending change arrive with its answer', async () => {
  const made = queue.edit(weather('6'));
  await queue.reload();
  expect(events).toEqual(['6', 'saving']);
  stored = { ...stored, story: { ...stored.story, weather: 'theirs' } };
  answer('6');
  await made;
  expect(events.slice(2)).toEqual(['saved', 'theirs, late']);
});

test('changes stored by a worker show once, without reading storage', async () => {
  queue.applySaved([thing]);
  queue.applySaved([thing]);
  expect(queue.now()?.things.map(({ id }) => id)).toEqual(['t']);
});
