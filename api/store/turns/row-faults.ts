/** SQLite's for a broken rule of a table and for a value of the wrong kind. */
const ofSqlite = new Set([19, 20]);
/** PostgreSQL's classes for values, for broken rules of a table, and for what another transaction was in the way of. */
const ofPostgres = /^(22|23|40)/;

/** Whether a failure says something about a row, and nothing about the database: others may go in. */
export function isFaultOfRow(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error) return ofSqlite.has(Number(error.errcode) & 0xff);
  return 'code' in error && ofPostgres.test(String(error.code));
}
