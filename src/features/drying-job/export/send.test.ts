import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { derive } from '#core/drying-job/derive.ts';
import { toFile } from '#core/drying-job/record/job-file.ts';
import { jobOf } from '#core/drying-job/record/job-of.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import type { DryingJob } from '#core/job/drying-job.ts';
import { lists } from './csv.ts';

type Given = DryingJob & { readonly id: string; readonly title: string };
const given = JSON.parse(readFileSync('core/drying-job/given.json', 'utf8')) as {
  readonly jobs: { job: Given }[];
};
const [kitchen, laundry] = given.jobs.map(({ job }) => job);
const blobOf = (json: unknown) => new Blob([typeof json === 'string' ? json : JSON.stringify(json)]);

/** The device as a page finds it that is opened anew. */
async function page() {
  vi.resetModules();
  const [{ importFile }, { dryingJobs }, { collectGarbage }, { deviceStore }] = await Promise.all([
    import('./import-file.ts'),
    import('../../../lib/storage/job-store.ts'),
    import('../../../lib/storage/garbage-collection.ts'),
    import('../../../lib/storage/store.ts'),
  ]);
  const jobIn = async (id: string): Promise<JobRecord | null> => {
    const found = await dryingJobs.find(id);
    return found && 'record' in found ? found.record : null;
  };
  return { importFile, dryingJobs, collectGarbage, deviceStore, jobIn };
}

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('a file', () => {
  test('becomes a job of this device, also after the page is opened again', async () => {
    const { importFile } = await page();
    expect(await importFile(blobOf(kitchen))).toEqual({ ok: true, id: 'kitchen-supply-line', leftOut: 0 });
    const later = await page();
    expect(await later.jobIn('kitchen-supply-line')).toMatchObject({ title: kitchen?.title });
    expect(await (await later.deviceStore()).entries()).toMatchObject([{ kind: 'drying-job' }]);
  });

  test('that comes back overwrites nothing', async () => {
    const { importFile, dryingJobs, jobIn } = await page();
    await importFile(blobOf(kitchen));
    const record = await jobIn('kitchen-supply-line');
    await dryingJobs.edit('kitchen-supply-line', { kind: 'title', title: 'Mine' });
    expect(await importFile(blobOf(record && toFile(record)))).toMatchObject({ ok: true });
    expect(await jobIn('kitchen-supply-line')).toEqual({ ...record, title: 'Mine' });
  });

  test.each([
    ['a picture', 'GIF89a', 'not-a-record'],
    ['of another kind', { version: 1, rooms: [] }, 'not-a-record'],
    ['a loss record', { version: 3, id: 'a', things: [], costs: [] }, 'loss-record'],
    ['of a later edition', { format: 'drying-job', version: 99, id: 'a' }, 'newer'],
  ])('that is %s is refused', async (_what, json, error) => {
    expect(await (await page()).importFile(blobOf(json))).toEqual({ ok: false, error });
  });
});

test('a deleted job comes back until it is swept', async () => {
  const { importFile, dryingJobs, collectGarbage, deviceStore, jobIn } = await page();
  await importFile(blobOf(kitchen));
  const store = await deviceStore();
  const entries = await store.entries();
  await store.forget('drying-job', 'kitchen-supply-line');
  expect(await dryingJobs.list()).toEqual([]);
  await store.restore(entries);
  expect(await dryingJobs.list()).toHaveLength(1);
  await dryingJobs.remove('kitchen-supply-line');
  await collectGarbage();
  await dryingJobs.restoreDeleted('kitchen-supply-line');
  expect(await jobIn('kitchen-supply-line')).toBeNull();
});

describe('lists for spreadsheets', () => {
  const linesOf = (list: keyof typeof lists, job = kitchen) =>
    job ? lists[list](job, derive(job)).slice(1).split('\r\n') : [];

  test.each([
    ['air', 1, '2026-08-10T16:00,outside,,,97,44,118.88'],
    ['moisture', 1, '2026-08-10T16:00,Kitchen,"north wall, 6 in up",drywall,relative,14,15.4,78,wet'],
    ['equipment', 1, 'lgr,DEMO-D1,Kitchen,2026-08-10T16:30,2026-08-14T09:15,88.75,88.75,4,5,4,3.6979'],
  ] as const)('%s line %i', (list, at, line) => expect(linesOf(list)[at]).toContain(line));

  test('say that a point was torn out, and leave it out from then on', () => {
    const removed = linesOf('moisture', laundry).filter((line) => line.endsWith(',removed'));
    expect(removed).toHaveLength(1);
  });

  test('make a text harmless that begins as a formula', () => {
    const rooms = kitchen?.rooms.map((room) => ({ ...room, name: ' =1+1' })) ?? [];
    expect(kitchen && linesOf('moisture', { ...kitchen, rooms })[1]).toContain(",' =1+1,");
  });
});

test('the page of a kept job works with the same figures as its file', async () => {
  const { importFile, jobIn } = await page();
  await importFile(blobOf(laundry));
  const record = await jobIn('laundry-overflow');
  const { invoice: _invoice, ...own } = laundry ?? ({} as Given);
  const visits = own.visits.map((visit, at) => ({ ...visit, id: `visit-${at + 1}` }));
  expect(record && derive(jobOf(record))).toEqual(derive({ ...own, visits }));
});
