import type { AnyRow } from '#core/records/shape.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blankRecord, blankRow, type Edit } from '#core/loss-record/record.ts';
import { until } from '../testing/wait-until.ts';

/** Opens a new window on the same device, with its own module state. */
async function windowOf() {
  vi.resetModules();
  const [store, pieces, sweep, other] = await Promise.all([
    import('./record-store.ts'),
    import('./chunks.ts'),
    import('./garbage-collection.ts'),
    import('./broadcast.ts'),
  ]);
  return { ...store.lossRecords, ...store, ...pieces, ...sweep, ...other };
}

type Window = Awaited<ReturnType<typeof windowOf>>;

async function recordIn(at: Window, id: string) {
  const kept = await at.find(id);
  if (!kept || !('record' in kept)) throw new Error('no record');
  return kept.record;
}

const fill = (field: string, value: string): Edit => ({ kind: 'fill', section: 'story', field, value });
const photo = (id: string): Edit => ({ kind: 'add', table: 'photos', row: blankRow('photos', id) as AnyRow });
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const textOf = (bytes: ArrayBuffer | null) => bytes && new TextDecoder().decode(bytes);
/** The stored original of a photo, as text. */
const originalIn = async (at: Window, id: string, photo: string) => {
  const pieces = await at.originalOf(id, photo);
  return pieces && (await at.chunksToFile(pieces, 'x', '')).text();
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('edits of two windows are merged by field, and each window is notified', async () => {
  const [one, two] = [await windowOf(), await windowOf()];
  await one.put(blankRecord('a', 'Hall'));
  const changed = new Promise((resolve) => two.onRecordChange(resolve));
  const edits = Array.from({ length: 20 }, (_, at) =>
    (at % 2 ? one : two).edit('a', {
      kind: 'add',
      table: 'things',
      row: { ...blankRow('things', `t${at}`) } as AnyRow,
    }),
  );
  await Promise.all([...edits, one.edit('a', fill('weather', 'Dry')), two.edit('a', fill('account', 'Wet'))]);
  const record = await recordIn(await windowOf(), 'a');
  expect(record.things).toHaveLength(20);
  expect([record.story.weather, record.story.account]).toEqual(['Dry', 'Wet']);
  expect(await changed).toBe('a');
});

describe('a photo', () => {
  test('is stored byte for byte, with its thumbnail', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    const photos = { p1: { original: bytesOf('original'), picture: bytesOf('small') } };
    expect(await page.edit('a', photo('p1'), photos)).toMatchObject({ ok: true });
    const later = await windowOf();
    expect(await originalIn(later, 'a', 'p1')).toBe('original');
    expect(textOf(await later.pictureOf('a', 'p1'))).toBe('small');
  });

  test('leaves no data when its row is rejected', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    const photos = { p1: { original: bytesOf('x'), picture: null } };
    const twice: Edit = { kind: 'several', edits: [photo('p1'), photo('p1')] };
    expect(await page.edit('a', twice, photos)).toEqual({ ok: false, error: 'id-taken' });
    expect([await originalIn(page, 'a', 'p1'), (await recordIn(page, 'a')).photos]).toEqual([null, []]);
  });
});

test('a deleted record is hidden, can be restored, and is swept with its photos otherwise', async () => {
  const page = await windowOf();
  await page.put(blankRecord('a'));
  await page.put(blankRecord('b'));
  await page.edit('a', photo('p1'), { p1: { original: bytesOf('x'), picture: bytesOf('y') } });
  await page.remove('a');
  expect((await page.list()).map(({ id }) => id)).toEqual(['b']);
  expect(await page.edit('a', fill('weather', 'Dry'))).toEqual({ ok: false, error: 'gone' });
  await page.restoreDeleted('a');
  await page.collectGarbage();
  expect(await originalIn(page, 'a', 'p1')).toBe('x');
  await page.remove('a');
  await page.collectGarbage();
  await page.restoreDeleted('a');
  expect([await page.find('a'), await originalIn(page, 'a', 'p1'), await page.pictureOf('a', 'p1')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('only the data of removed photos is swept', async () => {
  const page = await windowOf();
  await page.put(blankRecord('a'));
  for (const id of ['p1', 'p2']) {
    await page.edit('a', photo(id), { [id]: { original: bytesOf(id), picture: null } });
  }
  await page.edit('a', { kind: 'remove', table: 'photos', id: 'p1' });
  await page.collectGarbage();
  expect([await originalIn(page, 'a', 'p1'), await originalIn(page, 'a', 'p2')]).toEqual([null, 'p2']);
});

describe('a video', () => {
  const film = new Blob([new Uint8Array(20_000_000).fill(7), 'end']);

  test('is stored in chunks, read back completely, and swept when no row names it', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    await page.storeChunks('a', 'f1', page.chunksOf(film));
    const pieces = await page.originalOf('a', 'f1');
    const back = pieces && (await page.chunksToFile(pieces, 'film.mp4', 'video/mp4'));
    expect([back?.size, await back?.slice(-3).text()]).toEqual([film.size, 'end']);
    await page.collectGarbage();
    expect(await page.originalOf('a', 'f1')).toBeNull();
  });

  test('is not swept when a row names it', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    await page.storeChunks('a', 'f1', page.chunksOf(film));
    await page.edit('a', photo('f1'), { f1: { original: null, picture: null } });
    await page.collectGarbage();
    expect(await page.originalOf('a', 'f1')).not.toBeNull();
  });

  test('leaves nothing when reading it fails', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    async function* torn() {
      yield new ArrayBuffer(8);
      throw new DOMException('gone', 'NotReadableError');
    }
    await expect(page.storeChunks('a', 'f1', torn())).rejects.toThrow('gone');
    expect(await page.originalOf('a', 'f1')).toBeNull();
  });
});

test('a record of a newer version is listed, read-only, and not swept', async () => {
  const page = await windowOf();
  await page.put({ ...blankRecord('a'), version: 4 as 3 });
  expect(await page.list()).toEqual([{ id: 'a', error: 'newer' }]);
  expect(await page.edit('a', fill('weather', 'Dry'))).toEqual({ ok: false, error: 'newer' });
  await page.collectGarbage();
  expect(await page.list()).toHaveLength(1);
});

test('photos of unreadable records and jobs are not swept', async () => {
  const page = await windowOf();
  await page.put({ ...blankRecord('a'), version: 9999 as 3 });
  const { deviceDatabase } = await import('./database.ts');
  const database = await deviceDatabase();
  await database.put('jobs', { id: 'j', record: { photos: 'of another shape' }, at: 1, copied: 0, deleted: 0 });
  for (const record of ['a', 'j', 'gone']) await database.put('files', { record, photo: 'p1', bytes: bytesOf('x') });
  await page.collectGarbage();
  expect(await database.getAllKeys('files')).toEqual([
    ['a', 'p1'],
    ['j', 'p1'],
  ]);
});

test('records when a copy was saved, and later changes', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const page = await windowOf();
  await page.put(blankRecord('a'));
  vi.setSystemTime(2000);
  await page.noteCopy('a');
  expect(await page.find('a')).toMatchObject({ at: 1000, copied: 2000 });
  vi.setSystemTime(3000);
  await page.edit('a', fill('weather', 'Dry'));
  expect(await page.find('a')).toMatchObject({ at: 3000, copied: 2000 });
  vi.useRealTimers();
});

test('migration from version 1 keeps data, and a failed migration changes nothing', async () => {
  const entry = { kind: 'ask-draft', key: '', value: { name: 'Ada' }, at: 1 };
  const before = await openDB('field-manual', 1, {
    upgrade: (database) => void database.createObjectStore('entries', { keyPath: ['kind', 'key'] }).put(entry),
  });
  before.close();
  const crash = openDB('field-manual', 2, {
    upgrade: (database, _from, _to, transaction) => {
      database.createObjectStore('records', { keyPath: 'id' });
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
  });
  await expect(crash).rejects.toThrow();
  const page = await windowOf();
  await page.put(blankRecord('a'));
  const { deviceStore } = await import('./store.ts');
  expect((await (await deviceStore()).entries()).map(({ kind }) => kind).sort()).toEqual(['ask-draft', 'loss-record']);
});

test('the store deletes a record and restores it', async () => {
  const page = await windowOf();
  await page.put(blankRecord('a', 'Hall'));
  const { deviceStore } = await import('./store.ts');
  const store = await deviceStore();
  const entries = await store.entries();
  expect(entries).toMatchObject([{ kind: 'loss-record', key: 'a' }]);
  await store.forget('loss-record', 'a');
  expect([await store.entries(), await page.list()]).toEqual([[], []]);
  await store.restore(entries);
  expect((await recordIn(page, 'a')).title).toBe('Hall');
});

test('without IndexedDB reads reject and writes return an error', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await windowOf();
  await expect(page.list()).rejects.toThrow();
  expect(await page.put(blankRecord('a'))).toEqual({ ok: false, error: 'refused' });
});

test('a temporary failure is retried', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await windowOf();
  expect(await page.put(blankRecord('a', 'Hall'))).toEqual({ ok: false, error: 'refused' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await page.put(blankRecord('a', 'Hall'))).toMatchObject({ ok: true });
  expect((await recordIn(page, 'a')).title).toBe('Hall');
});

test('a page prevents sweeping until it is left, and during an import', async () => {
  const shown = new EventTarget();
  vi.stubGlobal('window', shown);
  const holds = async () => (await navigator.locks.query()).held?.length;
  const [page, other] = [await windowOf(), await windowOf()];
  const deletesAndIsLeft = async () => {
    await Promise.all([page.deferSweep(), page.deferSweep()]);
    await page.put(blankRecord('a', 'Hall'));
    await page.remove('a');
    await other.sweep();
    await page.restoreDeleted('a');
    expect((await recordIn(page, 'a')).title).toBe('Hall');
    await page.remove('a');
    shown.dispatchEvent(new Event('pagehide'));
    await until(async () => expect(await holds()).toBe(0));
    await other.sweep();
    await page.restoreDeleted('a');
    expect(await page.find('a')).toBeNull();
  };
  await page.sweep();
  expect(await holds()).toBe(0);
  await deletesAndIsLeft();
  expect(await page.withoutSweep(holds)).toBe(1);
  // The page returns from the back/forward cache.
  await deletesAndIsLeft();
});
