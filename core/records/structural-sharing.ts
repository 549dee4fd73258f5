import type { AnyRecord, AnyRow } from './shape.ts';

type Rows = readonly AnyRow[];
type Part = Rows | AnyRow | string | number;

/**
 * Structural sharing: a reloaded record that reuses the rows, sections and tables of the previous one where they are equal,
 * so that memoized results stay valid. Returns the previous record if nothing changed.
 */
export function sharedRecord<Whole extends AnyRecord>(before: Whole, after: Whole): Whole {
  const old = before as unknown as Readonly<Record<string, Part>>;
  const parts = Object.entries(after).map(
    ([name, part]: [string, Part]) => [name, sharedPart(old[name], part)] as const,
  );
  const isSame = parts.every(([name, part]) => Object.is(part, old[name]));
  return isSame ? before : (Object.fromEntries(parts) as unknown as Whole);
}

/** The previous object if the new one has the same values. */
export function reuseIfEqual<Row extends object>(before: Row | undefined, after: Row): Row {
  return before && isFlatEqual(before, after) ? before : after;
}

function isFlatEqual(one: object, other: object): boolean {
  const values = Object.entries(one);
  const theirs = other as Readonly<Record<string, unknown>>;
  return (
    values.length === Object.keys(other).length &&
    values.every(([name, value]) => Object.hasOwn(theirs, name) && Object.is(value, theirs[name]))
  );
}

function sharedPart(before: Part | undefined, after: Part): Part {
  if (isRows(after)) return isRows(before) ? sharedRows(before, after) : after;
  return typeof after === 'object' && typeof before === 'object' && !isRows(before)
    ? reuseIfEqual(before, after)
    : after;
}

function sharedRows(before: Rows, after: Rows): Rows {
  const known = new Map(before.map((row) => [row.id, row]));
  const rows = after.map((row) => reuseIfEqual(known.get(row.id), row));
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}

function isRows(part: Part | undefined): part is Rows {
  return Array.isArray(part);
}
