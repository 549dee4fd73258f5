import { isObject, type Unknown } from '../lib/json-object.ts';
import { applyTo } from './edit.ts';
import { emptyOf, type Field, fits, isId, type Value } from './field.ts';
import { type AnyRow, blankRecordOf, type Fields, type RecordOf, type Shape } from './shape.ts';

/** Why a copy cannot be read at all. `newer`: written by a later version of the site. */
export type ReadError = 'not-a-record' | 'newer';

/** A value that was invalid and left out: "things 3 costEach". */
export interface LeftOutOf<Place extends string> {
  readonly place: Place | 'title';
  /** Counted from 1; 0 where there are no rows. */
  readonly row: number;
  /** The field, or "" where the whole row or table could not be read. */
  readonly field: string;
}

export type ReadingOf<Whole, Place extends string> =
  | { readonly ok: true; readonly record: Whole; readonly leftOut: readonly LeftOutOf<Place>[] }
  | { readonly ok: false; readonly error: ReadError };

export type PlaceOf<Some extends Shape> = (keyof Some['sections'] | keyof Some['tables']) & string;

type LeftOut = LeftOutOf<string>[];

/**
 * Parses untrusted JSON into a record. Invalid values are left empty and reported, unknown fields ignored, and missing
 * fields empty, because earlier versions may lack them.
 */
export function readAs<Some extends Shape>(shape: Some, json: unknown): ReadingOf<RecordOf<Some>, PlaceOf<Some>> {
  if (!isObject(json) || !isId(json.id) || typeof json.version !== 'number')
    return { ok: false, error: 'not-a-record' };
  if (json.version > shape.version) return { ok: false, error: 'newer' };
  if (!shape.earlier.includes(json.version) && json.version !== shape.version)
    return { ok: false, error: 'not-a-record' };
  const leftOut: LeftOut = [];
  const blank = blankRecordOf(shape, json.id, '');
  const { title = '' } = json;
  // The edit validates the title.
  const titled = applyTo(shape, blank, { kind: 'title', title: title as string });
  if (!titled.ok) leftOut.push({ place: 'title', row: 0, field: '' });
  const parts = partsOf(shape, json, leftOut);
  // Every place that was left out is one of the shape's own.
  const named = leftOut as LeftOutOf<PlaceOf<Some>>[];
  return { ok: true, record: { ...(titled.ok ? titled.record : blank), ...parts }, leftOut: named };
}

function partsOf(shape: Shape, json: Unknown, leftOut: LeftOut): object {
  const sections = Object.entries(shape.sections).map(
    ([name, fields]) => [name, readSection(name, fields, json[name], leftOut)] as const,
  );
  const tables: Record<string, readonly AnyRow[]> = {};
  for (const name of Object.keys(shape.tables)) tables[name] = readTable(shape, name, json[name], leftOut);
  for (const [name, fields] of Object.entries(shape.tables)) {
    tables[name] = withoutLostRows(name, fields, tables, leftOut);
  }
  return { ...Object.fromEntries(sections), ...tables };
}

type Values = Readonly<Record<string, Value>>;

function readSection(place: string, fields: Fields, given: unknown, leftOut: LeftOut): Values {
  if (given !== undefined && !isObject(given)) leftOut.push({ place, row: 0, field: '' });
  return readFields(place, 0, fields, isObject(given) ? given : {}, leftOut);
}

function readTable({ tables, mostRows }: Shape, place: string, given: unknown, leftOut: LeftOut): readonly AnyRow[] {
  if (given === undefined) return [];
  if (!Array.isArray(given)) {
    leftOut.push({ place, row: 0, field: '' });
    return [];
  }
  const seen = new Set<string>();
  return given.flatMap((row: unknown, index): AnyRow[] => {
    if (!isObject(row) || !isId(row.id) || seen.has(row.id) || seen.size >= mostRows) {
      leftOut.push({ place, row: index + 1, field: '' });
      return [];
    }
    seen.add(row.id);
    return [{ id: row.id, ...readFields(place, index + 1, tables[place] ?? {}, row, leftOut) }];
  });
}

/** A loop for speed: thousands of rows are read between two key presses. */
function readFields(place: string, row: number, fields: Fields, given: Unknown, leftOut: LeftOut): Values {
  const values: Record<string, Value> = {};
  for (const name in fields) {
    const field = fields[name] as Field;
    const value = Object.hasOwn(given, name) ? given[name] : emptyOf(field);
    if (fits(field, value)) values[name] = value;
    else {
      leftOut.push({ place, row, field: name });
      values[name] = emptyOf(field);
    }
  }
  return values;
}

/** Clears references to rows that the copy does not have. */
function withoutLostRows(
  place: string,
  fields: Fields,
  tables: Readonly<Record<string, readonly AnyRow[]>>,
  leftOut: LeftOut,
): readonly AnyRow[] {
  const mentions = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'row' ? [{ name, ids: new Set(tables[field.of]?.map(({ id }) => id)) }] : [],
  );
  return (tables[place] ?? []).map((row, index) => {
    const lost = mentions.filter(({ name, ids }) => row[name] !== '' && !ids.has(String(row[name])));
    if (lost.length === 0) return row;
    leftOut.push(...lost.map(({ name }) => ({ place, row: index + 1, field: name })));
    return { ...row, ...Object.fromEntries(lost.map(({ name }) => [name, ''])) };
  });
}
