import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { csvOf } from '#core/lib/csv.ts';
import type { Millis, QuestionRow } from '../db/schema.ts';

/** A time in a table. */
const iso = (time: Millis | null) => (time === null ? null : new Date(time).toISOString());

/** Column headings never change; new columns come last. */
const columns: readonly (readonly [string, (row: QuestionRow, photos: number) => string | number | null])[] = [
  ['reference', ({ reference }) => reference],
  ['asked', ({ created_at }) => iso(created_at)],
  ['answered', ({ answered_at }) => iso(answered_at)],
  ['calling back', ({ calling_at }) => iso(calling_at)],
  ['urgency', ({ urgency }) => urgency],
  ['category', ({ category }) => category],
  ['name', ({ name }) => name],
  ['email', ({ email }) => email],
  ['phone', ({ phone }) => phone],
  ['reach by', ({ reach }) => reach],
  ['location', ({ location }) => location],
  ['question', ({ question }) => question],
  ['language', ({ language }) => language],
  ['photos', (_row, photos) => photos],
  ['written', ({ written_at }) => iso(written_at)],
  ['note', ({ note }) => note],
];

type Photos = ReadonlyMap<string, number>;

const headings = columns.map(([heading]) => heading);
const cellsOf = (row: QuestionRow, photos: Photos) =>
  columns.map(([, cell]) => cell(row, photos.get(row.reference) ?? 0));

/** Questions as CSV, safe to open in a spreadsheet. */
export function questionsAsCsv(rows: readonly QuestionRow[], photos: Photos): string {
  return csvOf([headings, ...rows.map((row) => cellsOf(row, photos))]);
}

/** Questions as an Excel workbook. Cells are text, which no program runs as a formula. */
export function questionsAsWorkbook(rows: readonly QuestionRow[], photos: Photos): Promise<Buffer> {
  const head = headings.map((value) => ({ value, fontWeight: 'bold' }) as const);
  const body = rows.map((row) => cellsOf(row, photos).map(workbookCell));
  return writeExcelFile([head, ...body], { sheet: 'questions', stickyRowsCount: 1 }).toBuffer();
}

function workbookCell(value: string | number | null): Cell {
  return typeof value === 'string' ? { value, type: String, wrap: true } : value;
}
