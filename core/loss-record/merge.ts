import { type AnyRow, type Edit, rowsOf } from './edit.ts';
import { emptyOf, type Value } from './field.ts';
import type { LossRecord } from './record.ts';
import { fieldsOf, type SectionName, sectionNames, type TableName, tableNames } from './shape.ts';

/**
 * The edit that brings a copy into a record: rows that the record has not are added, and what is empty in the record is
 * filled from the copy. Nothing that stands in the record is overwritten.
 */
export function mergeOf(mine: LossRecord, theirs: LossRecord): Edit {
  const title: Edit[] = mine.title === '' && theirs.title !== '' ? [{ kind: 'title', title: theirs.title }] : [];
  const fills = sectionNames.flatMap((section) =>
    missing(section, mine[section], theirs[section]).map(
      ([field, value]): Edit => ({ kind: 'fill', section, field, value }),
    ),
  );
  const added = tableNames.flatMap((table) => newRows(mine, theirs, table));
  const mentions = tableNames.flatMap((table) => filledRows(mine, theirs, table));
  return { kind: 'several', edits: [...title, ...fills, ...added, ...mentions] };
}

/** New rows come without their mentions of other rows, which may not be there yet. */
function newRows(mine: LossRecord, theirs: LossRecord, table: TableName): Edit[] {
  const known = new Set(rowsOf(mine, table).map(({ id }) => id));
  const mentions = Object.entries(fieldsOf(table)).filter(([, { kind }]) => kind === 'row');
  const bare = Object.fromEntries(mentions.map(([name]) => [name, '']));
  return rowsOf(theirs, table)
    .filter(({ id }) => !known.has(id))
    .map((row) => ({ kind: 'add', table, row: { ...row, ...bare } as AnyRow }));
}

function filledRows(mine: LossRecord, theirs: LossRecord, table: TableName): Edit[] {
  const known = new Map(rowsOf(mine, table).map((row) => [row.id, row]));
  return rowsOf(theirs, table).flatMap((row) => {
    const before = known.get(row.id);
    const fields = before ? missing(table, before, row) : mentionsIn(table, row);
    return fields.map(([field, value]): Edit => ({ kind: 'set', table, id: row.id, field, value }));
  });
}

function mentionsIn(table: TableName, row: AnyRow): [string, Value][] {
  return Object.entries(row).filter(([name, value]) => fieldsOf(table)[name]?.kind === 'row' && value !== '');
}

type Values = Readonly<Record<string, Value>>;

function missing(place: SectionName | TableName, mine: Values, theirs: Values): [string, Value][] {
  return Object.entries(fieldsOf(place)).flatMap(([name, field]): [string, Value][] => {
    const [own, other] = [mine[name] ?? emptyOf(field), theirs[name] ?? emptyOf(field)];
    return own === emptyOf(field) && other !== emptyOf(field) ? [[name, other]] : [];
  });
}
