import type { AnyRow } from '#core/records/shape.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Edit } from '#core/loss-record/edit.ts';
import { blankRecord, blankRow } from '#core/loss-record/record.ts';

/** A window of the site, freshly opened on the same device: its modules have no memory. */
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
/** What the device has of a photo's own bytes, as text. */
const originalIn = async (at: Window, id: string, photo: string) => {
  const pieces = await at.originalOf(id, photo);
  return pieces && (await at.chunksToFile(pieces, 'x', '')).text();
};

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('changes from two windows meet field by field, and the other window hears of each', async () => {
  const [one, two] = [await windowOf(), await windowOf()];
  await one.put(blankRecord('a', 'Hall'));
  const heard = new Promise((resolve) => two.onRecordChange(resolve));
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
  expect(await heard).toBe('a');
});

describe('a photo', () => {
  test('is kept byte for byte, with its small picture', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    const photos = { p1: { original: bytesOf('original'), picture: bytesOf('small') } };
    expect(await page.edit('a', photo('p1'), photos)).toMatchObject({ ok: true });
    const later = await windowOf();
    expect(await originalIn(later, 'a', 'p1')).toBe('original');
    expect(textOf(await later.pictureOf('a', 'p1'))).toBe('small');
  });

  test('whose row is refused leaves no bytes behind', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    const photos = { p1: { original: bytesOf('x'), picture: null } };
    const twice: Edit = { kind: 'several', edits: [photo('p1'), photo('p1')] };
    expect(await page.edit('a', twice, photos)).toEqual({ ok: false, error: 'id-taken' });
    expect([await originalIn(page, 'a', 'p1'), (await recordIn(page, 'a')).photos]).toEqual([null, []]);
  });
});

test('a deleted record is gone from the list, comes back whole, and is swept with its photos when it does not', async () => {
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

test('the bytes of a photo that was removed are swept, those of others are not', async () => {
  const page = await windowOf();
  await page.put(blankRecord('a'));
  for (const id of ['p1', 'p2']) {
    await page.edit('a', photo(id), { [id]: { original: bytesOf(id), picture: null } });
  }
  await page.edit('a', { kind: 'remove', table: 'photos', id: 'p1' });
  await page.collectGarbage();
  expect([await originalIn(page, 'a', 'p1'), await originalIn(page, 'a', 'p2')]).toEqual([null, 'p2']);
});

describe('a film', () => {
  const film = new Blob([new Uint8Array(20_000_000).fill(7), 'end']);

  test('is kept in pieces, comes back whole, and is swept in whole where no row names it', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    await page.storeChunks('a', 'f1', page.chunksOf(film));
    const pieces = await page.originalOf('a', 'f1');
    const back = pieces && (await page.chunksToFile(pieces, 'film.mp4', 'video/mp4'));
    expect([back?.size, await back?.slice(-3).text()]).toEqual([film.size, 'end']);
    await page.collectGarbage();
    expect(await page.originalOf('a', 'f1')).toBeNull();
  });

  test('that a row names is not swept', async () => {
    const page = await windowOf();
    await page.put(blankRecord('a'));
    await page.storeChunks('a', 'f1', page.chunksOf(film));
    await page.edit('a', photo('f1'), { f1: { original: null, picture: null } });
    await page.collectGarbage();
    expect(await page.originalOf('a', 'f1')).not.toBeNull();
  });

  test('that cannot be read to its end leaves nothing', async () => {
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

test('a record of a later edition is named, not changed and not swept', async () => {
  const page = await windowOf();
  await page.put({ ...blankRecord('a'), version: 4 as 3 });
  expect(await page.list()).toEqual([{ id: 'a', error: 'newer' }]);
  expect(await page.edit('a', fill('weather', 'Dry'))).toEqual({ ok: false, error: 'newer' });
  await page.collectGarbage();
  expect(await page.list()).toHaveLength(1);
});

test('photos of a record that this edition cannot read stay, and so do those of a job that is none of ours', async () => {
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

test('a copy that was saved is noted, and a later change is newer than it', async () => {
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

test('a device of the first version keeps what it had, and a step that fails changes nothing', async () => {
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

test('the list of what the device keeps deletes a record and brings it back', async () => {
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

test('a browser that refuses says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await windowOf();
  await expect(page.list()).rejects.toThrow();
  expect(await page.put(blankRecord('a'))).toEqual({ ok: false, error: 'refused' });
});

test('a browser that refuses for a moment is asked again', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await windowOf();
  expect(await page.put(blankRecord('a', 'Hall'))).toEqual({ ok: false, error: 'refused' });
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await page.put(blankRecord('a', 'Hall'))).toMatchObject({ ok: true });
  expect((await recordIn(page, 'a')).title).toBe('Hall');
});

test('a page holds off the sweeping of others from what it deletes until it is left, and a film while it comes in', async () => {
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
    await vi.waitFor(async () => expect(await holds()).toBe(0));
    await other.sweep();
    await page.restoreDeleted('a');
    expect(await page.find('a')).toBeNull();
  };
  await page.sweep();
  expect(await holds()).toBe(0);
  await deletesAndIsLeft();
  expect(await page.withoutSweep(holds)).toBe(1);
  // The browser kept it asleep, and it was come back to.
  await deletesAndIsLeft();
});
