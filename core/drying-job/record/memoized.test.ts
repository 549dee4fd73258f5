import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unreadReasons } from '../../job/drying-job.ts';
import { derive } from '../derive.ts';
import { fromFile } from './job-file.ts';
import { jobOf } from './job-of.ts';
import { applyToJob, blankJobRow, type JobEdit, type JobRecord } from './record.ts';
import { shape, type TableName } from './shape.ts';

const { jobs } = JSON.parse(readFileSync(new URL('../given.json', import.meta.url), 'utf8')) as {
  readonly jobs: readonly { readonly job: { readonly id: string } }[];
};
const records = jobs.map(({ job }): [string, JobRecord] => {
  const reading = fromFile(job);
  if (!reading.ok) throw new Error(reading.error);
  return [job.id, reading.record];
});

/** A random change of any job; `share` selects the row. */
interface Change {
  readonly kind: 'value' | 'why' | 'air' | 'field' | 'remove' | 'add' | 'altitude';
  readonly table: TableName;
  readonly share: number;
  readonly other: number;
  readonly value: number;
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const changes = fc.array(
  fc.record<Change>({
    kind: fc.constantFrom('value', 'value', 'why', 'air', 'field', 'remove', 'add', 'altitude'),
    table: fc.constantFrom(...(Object.keys(shape.tables) as TableName[])),
    share,
    other: share,
    value: fc.integer({ min: 0, max: 60 }),
  }),
  { maxLength: 25 },
);

/** The edit for a change; null if it applies to no row. */
function editOf(record: JobRecord, { kind, table, share, other, value }: Change, at: number): JobEdit | null {
  const rowOf = (of: TableName) => record[of][Math.floor(share * record[of].length)];
  const otherOf = (of: TableName) => record[of][Math.floor(other * record[of].length)]?.id ?? '';
  const set = (of: TableName, field: string, to: string | number | boolean | null): JobEdit | null => {
    const row = rowOf(of);
    return row ? { kind: 'set', table: of, id: row.id, field, value: to } : null;
  };
  switch (kind) {
    case 'value':
      return set('readings', 'value', value);
    case 'why':
      return set('readings', 'why', unreadReasons[value % unreadReasons.length] ?? '');
    case 'air':
      return set('airs', value % 2 === 0 ? 'temperatureF' : 'humidityPercent', value);
    case 'altitude':
      return { kind: 'fill', section: 'site', field: 'altitudeFt', value: value * 100 };
    case 'remove': {
      const row = rowOf(table);
      return row ? { kind: 'remove', table, id: row.id } : null;
    }
    case 'add': {
      const reading = { visit: otherOf('visits'), point: rowOf('points')?.id ?? '', value };
      return { kind: 'add', table: 'readings', row: { ...blankJobRow('readings', `new-${at}`), ...reading } };
    }
    case 'field': {
      const [field, what] = Object.entries(shape.tables[table])[value % Object.keys(shape.tables[table]).length] ?? [];
      if (field === undefined || what === undefined) return null;
      if (what.kind === 'row') return set(table, field, otherOf(what.of as TableName));
      if (what.kind === 'choice') return set(table, field, what.of[value % what.of.length] ?? '');
      if (what.kind === 'flag') return set(table, field, value % 2 === 0);
      if (what.kind === 'moment')
        return set(table, field, `2026-01-${String(1 + (value % 28)).padStart(2, '0')}T07:30`);
      return set(table, field, what.kind === 'number' ? value : String(value));
    }
  }
}

const whole = (record: JobRecord) => derive(jobOf(structuredClone(record)));
const inParts = (record: JobRecord) => derive(jobOf(record));
const allOf = (derived: ReturnType<typeof derive>) => JSON.parse(JSON.stringify(derived)) as unknown;

describe.each(records)('%s, worked out in parts', (_id, record) => {
  test('says the same as worked out whole, whatever is changed in it', () => {
    fc.assert(
      fc.property(changes, (list) => {
        let now = record;
        list.forEach((change, at) => {
          const edit = editOf(now, change, at);
          const applied = edit && applyToJob(now, edit);
          if (!applied?.ok) return;
          now = applied.record;
          expect(allOf(inParts(now))).toEqual(allOf(whole(now)));
        });
      }),
      { numRuns: 15 },
    );
  });

  test('keeps the results that a reading does not affect', () => {
    const [reading] = record.readings.slice(-1);
    const edit: JobEdit = { kind: 'set', table: 'readings', id: reading?.id ?? '', field: 'value', value: 3.5 };
    const applied = applyToJob(record, edit);
    if (!applied.ok) throw new Error(applied.error);
    const [before, after] = [inParts(record), inParts(applied.record)];
    expect([after.plan, after.power, after.scrubbers]).toEqual([before.plan, before.power, before.scrubbers]);
    expect(after.plan).toBe(before.plan);
    expect(after.power).toBe(before.power);
    const touched = after.visits.filter((visit, index) => visit !== before.visits[index]);
    expect(touched.map(({ at }) => at)).toEqual([before.visits.at(-1)?.at]);
    const [was, is] = [before.visits.at(-1)?.points ?? [], after.visits.at(-1)?.points ?? []];
    expect(is.filter((point) => !was.includes(point)).map(({ pointId }) => pointId)).toEqual([reading?.point]);
  });
});
