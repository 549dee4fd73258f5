import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyRow, Edit } from '#core/loss-record/edit.ts';
import { blankRecord, blankRow } from '#core/loss-record/record.ts';

/** A window of the site, freshly opened on the same device: its modules have no memory. */
async function windowOf() {
  vi.resetModules();
  const [store, marks, sweep, other] = await Promise.all([
    import('./record-store.ts'),
    import('./marks.ts'),
    import('./sweep.ts'),
    import('./other-windows.ts'),
  ]);
  return { ...store, ...marks, ...sweep, ...other };
}

type Window = Awaited<ReturnType<typeof windowOf>>;

async function recordIn(at: Window, id: string) {
  const kept = await at.readRecord(id);
  if (!kept || !('record' in kept)) throw new Error('no record');
  return kept.record;
}

const fill = (field: string, value: string): Edit => ({ kind: 'fill', section: 'story', field, value });
const photo = (id: string): Edit => ({ kind: 'add', table: 'photos', row: blankRow('photos', id) as AnyRow });
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const textOf = (bytes: ArrayBuffer | null) => bytes && new TextDecoder().decode(bytes);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('changes from two windows meet field by field, and the other window hears of each', async () => {
  const [one, two] = [await windowOf(), await windowOf()];
  await one.putRecord(blankRecord('a', 'Hall'));
  const heard = new Promise((resolve) => two.onChange(resolve));
  const edits = Array.from({ length: 20 }, (_, at) =>
    (at % 2 ? one : two).editRecord('a', {
      kind: 'add',
      table: 'things',
      row: { ...blankRow('things', `t${at}`) } as AnyRow,
    }),
  );
  await Promise.all([
    ...edits,
    one.editRecord('a', fill('weather', 'Dry')),
    two.editRecord('a', fill('account', 'Wet')),
  ]);
  const record = await recordIn(await windowOf(), 'a');
  expect(record.things).toHaveLength(20);
  expect([record.story.weather, record.story.account]).toEqual(['Dry', 'Wet']);
  expect(await heard).toBe('a');
});

describe('a photo', () => {
  test('is kept byte for byte, with its small picture', async () => {
    const page = await windowOf();
    await page.putRecord(blankRecord('a'));
    const photos = { p1: { original: bytesOf('original'), picture: bytesOf('small') } };
    expect(await page.editRecord('a', photo('p1'), photos)).toMatchObject({ ok: true });
    const later = await windowOf();
    expect(textOf(await later.originalOf('a', 'p1'))).toBe('original');
    expect(textOf(await later.pictureOf('a', 'p1'))).toBe('small');
  });

  test('whose row is refused leaves no bytes behind', async () => {
    const page = await windowOf();
    await page.putRecord(blankRecord('a'));
    const photos = { p1: { original: bytesOf('x'), picture: null } };
    const twice: Edit = { kind: 'several', edits: [photo('p1'), photo('p1')] };
    expect(await page.editRecord('a', twice, photos)).toEqual({ ok: false, error: 'id-taken' });
    expect([await page.originalOf('a', 'p1'), (await recordIn(page, 'a')).photos]).toEqual([null, []]);
  });
});

test('a deleted record is gone from the list, comes back whole, and is swept with its photos when it does not', async () => {
  const page = await windowOf();
  await page.putRecord(blankRecord('a'));
  await page.putRecord(blankRecord('b'));
  await page.editRecord('a', photo('p1'), { p1: { original: bytesOf('x'), picture: bytesOf('y') } });
  await page.deleteRecord('a');
  expect((await page.listRecords()).map(({ id }) => id)).toEqual(['b']);
  expect(await page.editRecord('a', fill('weather', 'Dry'))).toEqual({ ok: false, error: 'gone' });
  await page.bringBack('a');
  await page.sweepRecords();
  expect(textOf(await page.originalOf('a', 'p1'))).toBe('x');
  await page.deleteRecord('a');
  await page.sweepRecords();
  await page.bringBack('a');
  expect([await page.readRecord('a'), await page.originalOf('a', 'p1'), await page.pictureOf('a', 'p1')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('the bytes of a photo that was removed are swept, those of others are not', async () => {
  const page = await windowOf();
  await page.putRecord(blankRecord('a'));
  for (const id of ['p1', 'p2']) {
    await page.editRecord('a', photo(id), { [id]: { original: bytesOf(id), picture: null } });
  }
  await page.editRecord('a', { kind: 'remove', table: 'photos', id: 'p1' });
  await page.sweepRecords();
  expect([await page.originalOf('a', 'p1'), textOf(await page.originalOf('a', 'p2'))]).toEqual([null, 'p2']);
});

test('a record of a later edition is named, not changed and not swept', async () => {
  const page = await windowOf();
  await page.putRecord({ ...blankRecord('a'), version: 2 as 1 });
  expect(await page.listRecords()).toEqual([{ id: 'a', error: 'newer' }]);
  expect(await page.editRecord('a', fill('weather', 'Dry'))).toEqual({ ok: false, error: 'newer' });
  await page.sweepRecords();
  expect(await page.listRecords()).toHaveLength(1);
});

test('a copy that was saved is noted, and a later change is newer than it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  const page = await windowOf();
  await page.putRecord(blankRecord('a'));
  vi.setSystemTime(2000);
  await page.noteCopy('a');
  expect(await page.readRecord('a')).toMatchObject({ at: 1000, copied: 2000 });
  vi.setSystemTime(3000);
  await page.editRecord('a', fill('weather', 'Dry'));
  expect(await page.readRecord('a')).toMatchObject({ at: 3000, copied: 2000 });
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
  await page.putRecord(blankRecord('a'));
  const { deviceStore } = await import('../store.ts');
  expect((await (await deviceStore()).entries()).map(({ kind }) => kind).sort()).toEqual(['ask-draft', 'loss-record']);
});

test('the list of what the device keeps deletes a record and brings it back', async () => {
  const page = await windowOf();
  await page.putRecord(blankRecord('a', 'Hall'));
  const { deviceStore } = await import('../store.ts');
  const store = await deviceStore();
  const entries = await store.entries();
  expect(entries).toMatchObject([{ kind: 'loss-record', key: 'a' }]);
  await store.forget('loss-record', 'a');
  expect([await store.entries(), await page.listRecords()]).toEqual([[], []]);
  await store.restore(entries);
  expect((await recordIn(page, 'a')).title).toBe('Hall');
});

test('a browser that refuses says so', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await windowOf();
  await expect(page.listRecords()).rejects.toThrow();
  expect(await page.putRecord(blankRecord('a'))).toEqual({ ok: false, error: 'refused' });
});
