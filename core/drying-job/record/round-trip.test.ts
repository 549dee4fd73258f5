import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DryingJob } from '../../job/drying-job.ts';
import { derive } from '../derive.ts';
import { toExchange } from './exchange.ts';
import { fromFile, toFile } from './job-file.ts';
import { jobOf } from './job-of.ts';
import { applyToJob, blankJob, type JobEdit, type JobRecord, readJob } from './record.ts';
import { shape, type TableName } from './shape.ts';

/** Files that version 1 made. */
const { jobs } = JSON.parse(readFileSync(new URL('../given.json', import.meta.url), 'utf8')) as {
  readonly jobs: readonly {
    readonly job: DryingJob & { readonly id: string };
    readonly expected: Readonly<Record<string, unknown>>;
  }[];
};
const expectedOf = (id: string) => jobs.find(({ job }) => job.id === id)?.expected ?? {};
const files = jobs.map(({ job }) => [job.id, job] as const);

function recordOf(file: unknown): JobRecord {
  const reading = fromFile(file);
  if (!reading.ok) throw new Error(reading.error);
  expect(reading.leftOut).toEqual([]);
  return reading.record;
}

/** Without the invoice, which is not stored. */
function derivedOf(job: DryingJob) {
  const { invoice: _invoice, ...own } = job;
  return derive(own);
}

const changed = (record: JobRecord, ...edits: readonly JobEdit[]) => {
  const applied = applyToJob(record, { kind: 'several', edits });
  if (!applied.ok) throw new Error(applied.error);
  return applied;
};

/** A text of all figures in which the order of a list says nothing. */
function inOneOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOneOrder).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value).map(([name, each]) => `${name}:${inOneOrder(each)}`)}}`;
}

/** The edits of someone who types a job in, row by row. */
function entryOf(record: JobRecord): readonly JobEdit[] {
  return (Object.keys(shape.tables) as TableName[]).flatMap((table) =>
    record[table].map((row): JobEdit => ({ kind: 'add', table, row })),
  );
}

describe.each(files)('a file of version 1: %s', (_id, job) => {
  test('says the same once it is read', () => {
    const visits = job.visits.map((visit, at) => ({ ...visit, id: `visit-${at + 1}` }));
    expect(derivedOf(jobOf(recordOf(job)))).toEqual(derivedOf({ ...job, visits }));
  });

  test('survives the exchange format, with its figures under the names of the given jobs', () => {
    const record = recordOf(job);
    const { job: written, derived } = JSON.parse(JSON.stringify(toExchange(record)));
    expect(written).toMatchObject({ format: 'drying-job', version: 1, id: job.id });
    expect(Object.keys(derived)).toEqual(expect.arrayContaining(Object.keys(expectedOf(job.id))));
    expect(derived.roomsDryAt).toEqual(expectedOf(job.id).roomsDryAt);
    const again = recordOf({ job: written, derived });
    expect(JSON.parse(JSON.stringify(derive(jobOf(again))))).toEqual(JSON.parse(JSON.stringify(derive(jobOf(record)))));
  });

  test('survives export and import, and storage', () => {
    const record = recordOf(job);
    expect(recordOf(JSON.parse(JSON.stringify(toFile(record))))).toEqual(record);
    expect(readJob(structuredClone(record))).toEqual({ ok: true, record, leftOut: [] });
  });

  test('gives the same figures in whatever order its readings are typed', () => {
    const record = recordOf(job);
    const own = entryOf(record);
    const isReading = (edit: JobEdit) => edit.kind === 'add' && ['airs', 'readings', 'surfaces'].includes(edit.table);
    const [readings, before] = [own.filter(isReading), own.filter((edit) => !isReading(edit))];
    const begun = changed({ ...blankJob(record.id), site: record.site, plan: record.plan }, ...before).record;
    const figures = (edits: readonly JobEdit[]) => inOneOrder(derive(jobOf(changed(begun, ...edits).record)));
    const given = figures(readings);
    const shuffled = fc.shuffledSubarray([...readings], { minLength: readings.length });
    fc.assert(
      fc.property(shuffled, (edits) => figures(edits) === given),
      { numRuns: 8 },
    );
  });
});

describe('a file', () => {
  test.each([
    ['no object', 7, 'not-a-record'],
    ['another format', { format: 'loss-record', version: 1, id: 'a' }, 'not-a-record'],
    ['no id', { format: 'drying-job', version: 4 }, 'not-a-record'],
    ['a version that never was', { format: 'drying-job', version: 0, id: 'a' }, 'not-a-record'],
    ['one between two versions', { format: 'drying-job', version: 1.5, id: 'a' }, 'not-a-record'],
    ['no number of a version', { format: 'drying-job', version: Number.NaN, id: 'a' }, 'not-a-record'],
    ['a later version without an id', { format: 'drying-job', version: 5 }, 'newer'],
    ['a later version', { format: 'drying-job', version: 5, id: 'a' }, 'newer'],
  ])('that is %s is refused', (_what, json, error) => expect(fromFile(json)).toEqual({ ok: false, error }));
});
