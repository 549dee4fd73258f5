import type { Store } from '../open-store.ts';
import type { Schema } from '../schema.ts';

type Engine = Store['engine'];

/** Something to run, and the values that it names. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** Rows as one value: whole rows of text, numbers and nulls, all with the same columns. */
export function asJson(rows: readonly object[]): string {
  // Half of a character that UTF-16 writes in two is no text to a database.
  return JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}

/** The rows of a table that a value holds, as a query: it is the same however many there are. */
export function rowsOf(engine: Engine, table: keyof Schema, columns: readonly string[], value: string): string {
  return engine === 'postgres'
    ? `select * from json_populate_recordset(null::${table}, ${value})`
    : `select ${columns.map((column) => `value ->> '$.${column}' as ${column}`)} from json_each(${value})`;
}

/**
 * What adds rows, by a statement that is the same however many there are: SQLite compiles it once. Naming each value of a group of
 * questions took longer than storing them.
 * @param rest What stands behind them in the statement.
 */
export function insertOf<Table extends keyof Schema>(
  engine: Engine,
  table: Table,
  rows: readonly Schema[Table][],
  rest = '',
): Statement {
  const columns = Object.keys(rows[0] ?? {});
  const from = rowsOf(engine, table, columns, '@0');
  const text = `insert into ${table} (${columns}) select ${columns} from (${from}) as fresh where true ${rest}`;
  return statementOf(engine, text, [asJson(rows)]);
}

/** A statement whose text names its values `@0`, `@1` and so on: a database gets those that it names, and no others. */
export function statementOf(engine: Engine, text: string, values: readonly unknown[]): Statement {
  const named = [...new Set(Array.from(text.matchAll(/@(\d)/g), ([, at]) => Number(at)))].sort();
  const place = (at: number) => `${engine === 'postgres' ? '$' : '?'}${named.indexOf(at) + 1}`;
  return {
    sql: text.replace(/@(\d)/g, (_all, at) => place(Number(at))),
    parameters: named.map((at) => values[at]),
  };
}
