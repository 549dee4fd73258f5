import type { AnyEdit } from './edit.ts';
import { emptyOf, type Value } from './field.ts';
import { type AnyRecord, type AnyRow, type Fields, rowsIn, type Shape, sectionIn } from './shape.ts';

/**
 * The edit that merges a copy into a record: adds missing rows and fills empty fields. Never overwrites existing values.
 */
export function mergeAs({ sections, tables }: Shape, mine: AnyRecord, theirs: AnyRecord): AnyEdit {
  const title: AnyEdit[] = mine.title === '' && theirs.title !== '' ? [{ kind: 'title', title: theirs.title }] : [];
  const fills = Object.entries(sections).flatMap(([section, fields]) =>
    missing(fields, sectionIn(mine, section), sectionIn(theirs, section)).map(
      ([field, value]): AnyEdit => ({ kind: 'fill', section, field, value }),
    ),
  );
  const each = Object.entries(tables).map(([table, fields]) => ({
    table,
    fields,
    own: rowsIn(mine, table),
    other: rowsIn(theirs, table),
  }));
  return { kind: 'several', edits: [...title, ...fills, ...each.flatMap(newRows), ...each.flatMap(filledRows)] };
}

interface Table {
  readonly table: string;
  readonly fields: Fields;
  readonly own: readonly AnyRow[];
  readonly other: readonly AnyRow[];
}

/** New rows are added without references, because the referenced rows may not exist yet. */
function newRows({ table, fields, own, other }: Table): AnyEdit[] {
  const known = new Set(own.map(({ id }) => id));
  const mentions = Object.entries(fields).filter(([, { kind }]) => kind === 'row');
  const bare = Object.fromEntries(mentions.map(([name]) => [name, '']));
  return other.filter(({ id }) => !known.has(id)).map((row) => ({ kind: 'add', table, row: { ...row, ...bare } }));
}

function filledRows({ table, fields, own, other }: Table): AnyEdit[] {
  const known = new Map(own.map((row) => [row.id, row]));
  return other.flatMap((row) => {
    const before = known.get(row.id);
    const filled = before ? missing(fields, before, row) : mentionsIn(fields, row);
    return filled.map(([field, value]): AnyEdit => ({ kind: 'set', table, id: row.id, field, value }));
  });
}

function mentionsIn(fields: Fields, row: AnyRow): [string, Value][] {
  return Object.entries(row).filter(([name, value]) => fields[name]?.kind === 'row' && value !== '');
}

type Values = Readonly<Record<string, Value>>;

function missing(fields: Fields, mine: Values, theirs: Values): [string, Value][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Value][] => {
    const [own, other] = [mine[name] ?? emptyOf(field), theirs[name] ?? emptyOf(field)];
    return own === emptyOf(field) && other !== emptyOf(field) ? [[name, other]] : [];
  });
}
