/** A list in which each entry that is equal to the one at its place before is that one; the list before where all are. */
export function sharedList<Row extends object | null>(before: readonly Row[], after: readonly Row[]): readonly Row[] {
  const rows = after.map((row, at) => sharedRow(before[at], row));
  return rows.length === before.length && rows.every((row, at) => row === before[at]) ? before : rows;
}

/** The object before, where one that came anew holds the very same values. */
export function sharedRow<Row extends object | null>(before: Row | undefined, after: Row): Row {
  return before && after && isFlatEqual(before, after) ? before : after;
}

function isFlatEqual(one: object, other: object): boolean {
  const values = Object.entries(one);
  const theirs = other as Readonly<Record<string, unknown>>;
  return (
    values.length === Object.keys(other).length &&
    values.every(([name, value]) => Object.hasOwn(theirs, name) && Object.is(value, theirs[name]))
  );
}
