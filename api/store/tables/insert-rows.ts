import { CompiledQuery, type Kysely } from 'kysely';
import type { Store } from '../open-store.ts';
import type { Schema } from '../schema.ts';

/** Rows for one table. */
export interface Insert<Table extends keyof Schema = keyof Schema> {
  readonly table: Table;
  /** Whole rows of text, numbers and nulls: all have the same columns. */
  readonly rows: readonly Schema[Table][];
  /** What stands behind the rows in the statement. */
  readonly rest?: string;
  /** Values that the rest asks for, as `@1` and so on. */
  readonly values?: readonly (string | number)[];
}

type Database = Pick<Kysely<Schema>, 'executeQuery'>;

/**
 * Adds rows by a statement that is the same however many there are: it is written once, and SQLite compiles it once. Naming each
 * value of a group of questions took longer than storing them. PostgreSQL, to which each statement is a way, takes the rows of
 * several tables in one.
 * @returns what the rest of the last one returns
 */
export async function insertRows<Row>(
  db: Database,
  engine: Store['engine'],
  inserts: readonly Insert[],
): Promise<readonly Row[]> {
  const filled = inserts.filter(({ rows }) => rows.length > 0);
  if (engine === 'postgres' && filled.length > 1) return run<Row>(db, engine, filled);
  let answer: readonly Row[] = [];
  for (const each of filled) answer = await run<Row>(db, engine, [each]);
  return answer;
}

async function run<Row>(db: Database, engine: Store['engine'], inserts: readonly Insert[]): Promise<readonly Row[]> {
  const values = inserts.flatMap(({ rows, values: others = [] }) => [asJson(rows), ...others]);
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statementFor(engine, inserts), values));
  return rows;
}

/** Half of a character that UTF-16 writes in two is no text to a database. */
const asJson = (rows: readonly object[]) =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));

const statements = new Map<string, string>();

function statementFor(engine: Store['engine'], inserts: readonly Insert[]): string {
  const name = [engine, ...inserts.map(({ table, rows, rest }) => [table, Object.keys(rows[0] ?? {}), rest])].join(' ');
  const known = statements.get(name);
  if (known !== undefined) return known;
  let taken = 0;
  const texts = inserts.map((insert) => {
    const text = insertInto(engine, insert, taken);
    taken += 1 + (insert.values?.length ?? 0);
    return text;
  });
  const first = texts.slice(0, -1).map((text, at) => `i${at} as (${text})`);
  const text = `${first.length > 0 ? `with ${first} ` : ''}${texts.at(-1)}`;
  statements.set(name, text);
  return text;
}

/** @param taken How many values stand before those of this one. */
function insertInto(engine: Store['engine'], { table, rows, rest = '' }: Insert, taken: number): string {
  const place = (number: number) => `${engine === 'postgres' ? '$' : '?'}${taken + 1 + number}`;
  const columns = Object.keys(rows[0] ?? {});
  const values =
    engine === 'postgres'
      ? `select ${columns} from json_populate_recordset(null::${table}, ${place(0)})`
      : `select ${columns.map((column) => `value ->> '$.${column}'`)} from json_each(${place(0)}) where true`;
  return `insert into ${table} (${columns}) ${values} ${rest.replace(/@(\d)/g, (_all, number) => place(Number(number)))}`;
}
