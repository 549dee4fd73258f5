import { parse } from 'csv-parse/sync';
import { type DirectoryRow, directoryRow } from './record.ts';

/**
 * Reads the text of the directory's CSV file. Throws on the first bad record, naming file, row (the heading is row 1)
 * and field, on a name that stands twice, and on an empty list.
 */
export function parseDirectory(csv: string, file: string): readonly DirectoryRow[] {
  const records: Record<string, string>[] = parse(csv, { columns: true, bom: true });
  if (records.length === 0) throw new Error(`${file}: no rows`);
  const rows = records.map((record, index) => checkedRow(record, `${file}, row ${index + 2}`));
  rows.forEach(({ name }, index) => {
    const first = rows.findIndex((row) => row.name === name);
    if (first !== index) throw new Error(`${file}, row ${index + 2}: "${name}" stands in row ${first + 2} already`);
  });
  return rows;
}

function checkedRow(record: Record<string, string>, place: string): DirectoryRow {
  const parsed = directoryRow.safeParse(record);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'row'}: ${issue.message}`);
  throw new Error(`${place}: ${faults.join('; ')}`);
}
