import writeExcelFile, { type Cell } from 'write-excel-file/node';
import { owner } from '#content/owner.ts';
import { csvOf } from '#core/lib/csv.ts';
import type { Millis, QuestionRow } from '../db/schema.ts';

// The Swedish format is that of ISO 8601, which spreadsheets read as a time: 2026-11-28 06:15:00.
const ownersTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: owner.timeZone,
});

/** A time in a table, in the time zone that its heading names. */
const local = (time: Millis | null) => (time === null ? null : ownersTime.format(time));
const at = (heading: string) => `${heading} (${owner.timeZone})`;

/** Column headings never change; new columns come last. */
const columns: readonly (readonly [string, (row: QuestionRow, photos: number) => string | number | null])[] = [
  ['reference', ({ reference }) => reference],
  [at('asked'), ({ created_at }) => local(created_at)],
  [at('answered'), ({ answered_at }) => local(answered_at)],
  [at('calling back'), ({ calling_at }) => local(calling_at)],
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
  [at('written'), ({ written_at }) => local(written_at)],
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
