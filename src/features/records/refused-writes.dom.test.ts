// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blankRecord, blankRow, type Edit, type LossRecord } from '#core/loss-record/record.ts';
import { EditQueue } from './edit-queue.ts';

// An id of its own, since windows of other tests receive changes too.
const id = 'refused-writes';
const edits = 50;
let writes = 0;
/** Every third write fails: the device is full, or the connection is lost. */
function refuseAThird(): void {
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    writes += 1;
    if (writes % 3 === 0) {
      this.transaction.abort();
      throw new DOMException('no', writes % 2 === 0 ? 'QuotaExceededError' : 'UnknownError');
    }
    return put.apply(this, given);
  });
}

/** A page with the record: the modules of storage are loaded anew, as after a reload. */
async function openPage(): Promise<EditQueue<LossRecord, Edit>> {
  vi.resetModules();
  const { lossRecords } = await import('../../lib/storage/record-store.ts');
  const queue = new EditQueue<LossRecord, Edit>(lossRecords, id, { onChange: () => {}, onSaving: () => {} });
  await queue.reload();
  return queue;
}

/** What a device that takes writes again has, after the next visit. */
async function stored(): Promise<LossRecord> {
  vi.restoreAllMocks();
  const queue = await openPage();
  await queue.retry();
  queue.close();
  const { lossRecords } = await import('../../lib/storage/record-store.ts');
  const found = await lossRecords.find(id);
  if (!found || !('record' in found)) throw new Error('the record is gone');
  expect(queue.now()).toEqual(found.record);
  return found.record;
}

beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  window.localStorage.clear();
  writes = 0;
  vi.resetModules();
  const { lossRecords } = await import('../../lib/storage/record-store.ts');
  await lossRecords.put(blankRecord(id, 'Hall'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([7, 1, edits])('of 50 changes none is lost, with a new page after every %i', async (pageEvery) => {
  let queue = await openPage();
  refuseAThird();
  for (let at = 0; at < edits; at += 1) {
    const row = { ...blankRow('costs', `c${at}`), what: `cost ${at}` };
    const made = queue.edit({ kind: 'add', table: 'costs', row });
    void queue.edit({ kind: 'fill', section: 'story', field: 'weather', value: String(at) });
    expect(queue.now()?.costs).toHaveLength(at + 1);
    if ((at + 1) % pageEvery !== 0) {
      if (at % 2 === 0) await made;
      continue;
    }
    // The page is left while its writes are on their way.
    queue.close();
    queue = await openPage();
  }
  queue.close();
  const { costs, story } = await stored();
  expect(costs.map(({ what }) => what).toSorted()).toEqual(
    Array.from({ length: edits }, (_, at) => `cost ${at}`).toSorted(),
  );
  expect(story.weather).toBe(String(edits - 1));
});

test('what was refused is in the record of the page, for a copy, and is stored as soon as the device takes it', async () => {
  const queue = await openPage();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await queue.edit({ kind: 'fill', section: 'story', field: 'weather', value: 'storm' })).toBe(false);
  await queue.reload();
  expect(queue.now()?.story.weather).toBe('storm');
  queue.close();
  expect((await stored()).story.weather).toBe('storm');
  expect(Object.keys(window.localStorage)).toEqual([]);
});
