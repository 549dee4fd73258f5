import { BlobReader, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { tableNames } from '#core/loss-record/shape.ts';
import type { Chunks } from '../../../lib/storage/chunks.ts';
import { today } from '../../claim-clock/date-text.ts';
import { dueOf, promisesOf } from '../due-dates.ts';
import { sha256, sha256Of } from '../photos/sha256.ts';
import { recordCalendar } from '../record-calendar.ts';
import type { RecordReport } from './photo-blocks.ts';
import { csvOf, sheetOf } from './sheets.ts';
import { workbookOf } from './workbook.ts';

/** Names of photos that are missing from the ZIP file. */
export interface Packed {
  /** Their bytes are not on the device. */
  readonly missing: readonly string[];
  /** Their bytes do not match their hash. */
  readonly damaged: readonly string[];
}

/** Source of the photos, progress callback and abort signal. */
export interface Packing {
  /** Reads a photo from the start on each call. */
  readonly original: (photo: string) => Promise<Chunks | null>;
  /** Original hashes of the photos that were changed for export, by id. */
  readonly addedAs: ReadonlyMap<string, string>;
  readonly pdf: () => Promise<Blob>;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Share of the PDF in the progress; the photos take the rest. */
const pdfShare = 0.6;

/**
 * Writes the whole record as one ZIP file: PDF, lists, calendar, photos, hashes, and the record as JSON for import.
 * Holds one photo, or a chunk of a video, in memory. Rejects if it is stopped or a write rejects.
 */
export async function packRecord(
  report: RecordReport,
  writable: WritableStream<Uint8Array>,
  { original, addedAs, pdf, progress, signal }: Packing,
): Promise<Packed> {
  const { record, messages, paths } = report;
  // Photos are compressed already, and this runs in a worker.
  const zip = new ZipWriter(writable, { level: 0, signal, useWebWorkers: false });
  const hashes: string[] = [];
  const add = async (name: string, file: Blob) => {
    hashes.push(`${await sha256(await file.arrayBuffer())}  ${name}\n`);
    await zip.add(name, new BlobReader(file));
  };
  // First, so that a truncated file still contains it.
  await add('record.json', new Blob([JSON.stringify({ ...record, files: Object.fromEntries(paths) }, null, 1)]));
  await add('summary.pdf', await pdf());
  for (const { name, file } of await listsOf(report)) await add(name, file);
  const [missing, damaged]: [string[], string[]] = [[], []];
  for (const [at, photo] of record.photos.entries()) {
    progress(pdfShare + ((1 - pdfShare) * at) / record.photos.length);
    const pieces = await original(photo.id);
    const path = paths.get(photo.id) ?? photo.id;
    if (!pieces) missing.push(photo.file);
    else if ((await sha256Of(pieces)) !== photo.sha256) damaged.push(photo.file);
    else {
      hashes.push(`${photo.sha256}  ${path}\n`);
      await zip.add(path, readerOf(await original(photo.id), photo.bytes ?? 0));
    }
  }
  await add('manifest.csv', new Blob([csvOf({ heads: messages.file.manifest, rows: manifestRows(report, addedAs) })]));
  await zip.add('SHA256SUMS', new TextReader(hashes.join('')));
  await zip.close();
  return { missing, damaged };
}

/** Streams a video in chunks; its size is known in advance. */
function readerOf(pieces: Chunks | null, size: number) {
  const each = pieces?.[Symbol.asyncIterator]();
  const readable = new ReadableStream<Uint8Array>({
    pull: async (stream) => {
      const next = await each?.next();
      if (!next || next.done) stream.close();
      else stream.enqueue(new Uint8Array(next.value));
    },
  });
  return { readable, size };
}

/** Scales the PDF's progress to its share of the whole. */
export function pdfProgress(progress: (share: number) => void): (share: number) => void {
  return (share) => progress(share * pdfShare);
}

async function listsOf(report: RecordReport): Promise<readonly { readonly name: string; readonly file: Blob }[]> {
  const { record, messages, paths } = report;
  const sheets = tableNames.map((table) => ({ table, sheet: sheetOf(table, record, paths, messages) }));
  const named = sheets.map(({ table, sheet }) => ({ name: messages.sections[table].title, sheet }));
  const calendar = datesFile(report);
  return [
    ...sheets.map(({ table, sheet }) => ({ name: `${table}.csv`, file: new Blob([csvOf(sheet)]) })),
    { name: 'lists.xlsx', file: await workbookOf(named, messages) },
    ...(calendar === null ? [] : [{ name: 'dates.ics', file: new Blob([calendar]) }]),
  ];
}

function datesFile({ record, messages, locale, dates, made }: RecordReport): string | null {
  const due = [
    ...dueOf(dates?.dates ?? [], today(), messages, locale),
    ...promisesOf(record, today(), messages, locale),
  ];
  return due.length === 0
    ? null
    : recordCalendar(due, { record: record.id, edition: record.claim.edition ?? 0 }, messages, locale, made);
}

function manifestRows({ record: { photos }, paths }: RecordReport, addedAs: ReadonlyMap<string, string>) {
  return photos.map(({ id, bytes, sha256: hash, taken, added }) => [
    paths.get(id) ?? '',
    bytes ?? '',
    hash,
    taken.replace('T', ' '),
    added.replace('T', ' '),
    addedAs.get(id) ?? hash,
  ]);
}
