import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { zipSync } from 'fflate';
import { beforeEach, expect, test, vi } from 'vitest';
import { blankJob, blankJobRow, type JobEdit } from '#core/drying-job/record/record.ts';
import { deviceDatabase } from '../../../lib/storage/database.ts';
import { collectGarbage } from '../../../lib/storage/garbage-collection.ts';
import { dryingJobs } from '../../../lib/storage/job-store.ts';
import { sha256 } from '../../loss-record/photos/sha256.ts';
import { importFile } from './import-file.ts';
import { packedJob } from './packed-job.ts';

const bytes = new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]).buffer;

async function jobWithPhoto(id: string) {
  const row = { ...blankJobRow('photos', 'photo'), machine: 'm', file: 'IMG 1.JPG', type: 'image/jpeg', bytes: 6 };
  const edits: readonly JobEdit[] = [
    { kind: 'add', table: 'machines', row: { ...blankJobRow('machines', 'm'), kind: 'lgr' } },
    { kind: 'add', table: 'photos', row: { ...row, sha256: await sha256(bytes) } },
  ];
  await dryingJobs.put(blankJob(id));
  const kept = await dryingJobs.edit(id, { kind: 'several', edits }, { photo: { original: bytes, picture: null } });
  if (!kept.ok) throw new Error(kept.error);
  return kept.value;
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const bytesOn = async (id: string) => (await (await deviceDatabase()).get('files', [id, 'photo']))?.bytes;

test('a job moves to another device with its photos byte for byte, and garbage collection keeps them', async () => {
  const record = await jobWithPhoto('a');
  await collectGarbage();
  const { file, missing } = await packedJob(record);
  expect(missing).toBe(0);
  await dryingJobs.remove('a');
  await collectGarbage();
  expect(await bytesOn('a')).toBeUndefined();

  expect(await importFile(file)).toEqual({ ok: true, id: 'a', leftOut: 0 });
  const back = await dryingJobs.find('a');
  expect(back && 'record' in back && back.record).toEqual(record);
  expect(new Uint8Array((await bytesOn('a')) ?? new ArrayBuffer())).toEqual(new Uint8Array(bytes));
});

test('a photo whose bytes changed on the device is not exported but counted as missing', async () => {
  const record = await jobWithPhoto('b');
  await (await deviceDatabase()).put('files', { record: 'b', photo: 'photo', bytes: new ArrayBuffer(6) });
  const { file, missing } = await packedJob(record);
  expect(missing).toBe(1);
  await dryingJobs.remove('b');
  await collectGarbage();
  expect(await importFile(file)).toEqual({ ok: true, id: 'b', leftOut: 1 });
  expect(await bytesOn('b')).toBeUndefined();
});

test('a photo changed in transit is counted as left out', async () => {
  const { file } = await packedJob(await jobWithPhoto('d'));
  const travelled = Buffer.from(await file.arrayBuffer());
  travelled[travelled.indexOf(Buffer.from(bytes))] = 0;
  await dryingJobs.remove('d');
  await collectGarbage();
  expect(await importFile(new Blob([travelled]))).toEqual({ ok: true, id: 'd', leftOut: 1 });
});

test('a truncated file is damaged, and a photo missing on the device is counted', async () => {
  const record = await jobWithPhoto('c');
  const { file } = await packedJob(record);
  expect(await importFile(file.slice(0, 200))).toEqual({ ok: false, error: 'damaged' });
  await (await deviceDatabase()).delete('files', ['c', 'photo']);
  expect((await packedJob(record)).missing).toBe(1);
});

test.each([
  ['record.json', 'loss-record'],
  ['readme.txt', 'not-a-record'],
])('a ZIP file of %s is identified', async (name, error) => {
  const file = new Blob([zipSync({ [name]: new Uint8Array([123, 125]) })]);
  expect(await importFile(file)).toEqual({ ok: false, error });
});
