import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankRecord, blankRow, type LossRecord } from '#core/loss-record/record.ts';
import { sha256 } from '../photos/sha256.ts';
import type { Copy } from './unpack.ts';

const bytesOf = (id: string) => new TextEncoder().encode(`bytes of ${id}`).buffer;
const photo = async (id: string, more: object = {}) => ({
  ...blankRow('photos', id),
  file: `${id}.jpg`,
  bytes: bytesOf(id).byteLength,
  sha256: await sha256(bytesOf(id)),
  ...more,
});

/** A copy whose archive has the bytes of these photos. */
async function copyOf(more: Partial<LossRecord>, whole: readonly string[]): Promise<Copy> {
  const original: Copy['original'] = async ({ id }) => (whole.includes(id) ? new Blob([bytesOf(id)]) : null);
  return { record: { ...blankRecord('a', 'Copy'), ...more }, leftOut: [], isSalvaged: false, original };
}

/** A freshly opened page. */
async function pageOf() {
  vi.resetModules();
  const [{ importRecord }, { lossRecords }, { originalOf }, { deviceDatabase }] = await Promise.all([
    import('./import-record.ts'),
    import('../../../lib/storage/record-store.ts'),
    import('../../../lib/storage/chunks.ts'),
    import('../../../lib/storage/database.ts'),
  ]);
  const stored = async () => {
    const [only, ...others] = await lossRecords.list();
    if (!only || !('record' in only) || others.length > 0) throw new Error('not one record');
    const { record } = only;
    const whole = await Promise.all(record.photos.map(async ({ id }) => (await originalOf('a', id)) !== null));
    return { record, whole };
  };
  const lose = async (id: string) => (await deviceDatabase()).delete('files', ['a', id]);
  return { importRecord, stored, lose, put: lossRecords.put };
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

test('replacing a record keeps its id, calendar sequence and the photos missing from the copy', async () => {
  const { importRecord, stored, put } = await pageOf();
  const rooms = [{ ...blankRow('rooms', 'r1'), name: 'Hall' }];
  const photos = [await photo('p1', { room: 'r1' }), await photo('p2')];
  expect(await importRecord(await copyOf({ rooms, photos }, ['p1', 'p2']), 'new')).toMatchObject({
    ok: true,
    damaged: [],
  });
  const { record } = await stored();
  const claim = { ...record.claim, edition: 7 };
  const things = [{ ...blankRow('things', 't1'), item: 'Sofa' }];
  await put({ ...record, title: 'Mine', claim, things, photos: [...record.photos, await photo('p3')] });
  const back = await copyOf({ rooms, photos: [photos[0] ?? (await photo('p1')), await photo('p4', { room: 'r1' })] }, [
    'p4',
  ]);
  expect(await importRecord(back, 'replace')).toEqual({ ok: true, id: 'a', damaged: [] });
  const after = await stored();
  expect(after.record).toMatchObject({ id: 'a', title: 'Copy', things: [], claim: { edition: 7 } });
  expect(after.record.photos.map(({ id, room }) => [id, room])).toEqual([
    ['p1', 'r1'],
    ['p4', 'r1'],
  ]);
  expect(after.whole).toEqual([true, true]);
});

test('importing a copy restores lost photo bytes', async () => {
  const { importRecord, stored, lose } = await pageOf();
  const copy = await copyOf({ photos: [await photo('p1'), await photo('p2')] }, ['p1', 'p2']);
  await importRecord(copy, 'new');
  await lose('p2');
  expect((await stored()).whole).toEqual([true, false]);
  expect(await importRecord(copy, 'merge')).toEqual({ ok: true, id: 'a', damaged: [] });
  const { record, whole } = await stored();
  expect([record.photos.length, whole]).toEqual([2, [true, true]]);
});

test('photos whose bytes are neither in the copy nor on the device are named', async () => {
  const { importRecord, stored } = await pageOf();
  const copy = await copyOf({ photos: [await photo('p1'), await photo('p2')] }, ['p2']);
  expect(await importRecord(copy, 'new')).toEqual({ ok: true, id: 'a', damaged: ['p1.jpg'] });
  expect((await stored()).record.photos.map(({ id }) => id)).toEqual(['p2']);
});
