import { apply } from './edit.ts';
import { emptyOf, type Field, fits, isId, type Value } from './field.ts';
import { blankRecord, type LossRecord, version } from './record.ts';
import { fieldsOf, mostRows, type SectionName, sectionNames, type TableName, tableNames } from './shape.ts';

/** Why nothing of a copy can be read. `newer`: a later edition of this page wrote it. */
export type ReadError = 'not-a-record' | 'newer';

/** A place in a copy whose content was left out: "things 3 costEach". */
export interface LeftOut {
  readonly place: SectionName | TableName | 'title';
  /** Counted from 1; 0 where there are no rows. */
  readonly row: number;
  /** The field, or "" where the whole row or table could not be read. */
  readonly field: string;
}

export type Reading =
  | { readonly ok: true; readonly record: LossRecord; readonly leftOut: readonly LeftOut[] }
  | { readonly ok: false; readonly error: ReadError };

type Unknown = Readonly<Record<string, unknown>>;

/**
 * A record out of anything at all. What is not as it should be is left empty and named; fields that this edition does not
 * know are passed over. A field that is missing is empty: earlier copies may not have it.
 */
export function read(json: unknown): Reading {
  if (!isObject(json) || !isId(json.id) || typeof json.version !== 'number')
    return { ok: false, error: 'not-a-record' };
  if (json.version > version) return { ok: false, error: 'newer' };
  if (json.version !== version) return { ok: false, error: 'not-a-record' };
  const leftOut: LeftOut[] = [];
  const titled = apply(blankRecord(json.id), {
    kind: 'title',
    title: typeof json.title === 'string' ? json.title : '',
  });
  if (!titled.ok) leftOut.push({ place: 'title', row: 0, field: '' });
  const sections = sectionNames.map((name) => [name, readSection(name, json[name], leftOut)]);
  const tables = Object.fromEntries(tableNames.map((name) => [name, readTable(name, json[name], leftOut)]));
  for (const name of tableNames) tables[name] = withoutLostRows(name, tables, leftOut);
  const base = titled.ok ? titled.record : blankRecord(json.id);
  return { ok: true, record: { ...base, ...Object.fromEntries(sections), ...tables } as LossRecord, leftOut };
}

type Values = Readonly<Record<string, Value>>;
type ReadRow = Values & { readonly id: string };

function readSection(place: SectionName, given: unknown, leftOut: LeftOut[]): Values {
  if (given !== undefined && !isObject(given)) leftOut.push({ place, row: 0, field: '' });
  return readFields(place, 0, isObject(given) ? given : {}, leftOut);
}

function readTable(place: TableName, given: unknown, leftOut: LeftOut[]): readonly ReadRow[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    leftOut.push({ place, row: 0, field: '' });
    return [];
  }
  const seen = new Set<string>();
  return given.flatMap((row: unknown, index): ReadRow[] => {
    if (!isObject(row) || !isId(row.id) || seen.has(row.id) || seen.size >= mostRows) {
      leftOut.push({ place, row: index + 1, field: '' });
      return [];
    }
    seen.add(row.id);
    return [{ id: row.id, ...readFields(place, index + 1, row, leftOut) }];
  });
}

function readFields(place: SectionName | TableName, row: number, given: Unknown, leftOut: LeftOut[]): Values {
  const read = ([name, field]: [string, Field]) => {
    const value = Object.hasOwn(given, name) ? given[name] : emptyOf(field);
    if (fits(field, value)) return [name, value] as const;
    leftOut.push({ place, row, field: name });
    return [name, emptyOf(field)] as const;
  };
  return Object.fromEntries(Object.entries(fieldsOf(place)).map(read));
}

/** Mentions of rows that the copy does not have are emptied. */
function withoutLostRows(
  place: TableName,
  tables: Readonly<Record<string, readonly ReadRow[]>>,
  leftOut: LeftOut[],
): readonly ReadRow[] {
  const mentions = Object.entries(fieldsOf(place)).flatMap(([name, field]) =>
    field.kind === 'row' ? [{ name, ids: new Set(tables[field.of]?.map(({ id }) => id)) }] : [],
  );
  return (tables[place] ?? []).map((row, index) => {
    const lost = mentions.filter(({ name, ids }) => row[name] !== '' && !ids.has(String(row[name])));
    leftOut.push(...lost.map(({ name }) => ({ place, row: index + 1, field: name })));
    return { ...row, ...Object.fromEntries(lost.map(({ name }) => [name, ''])) };
  });
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
