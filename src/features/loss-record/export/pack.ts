import { BlobReader, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import { tableNames } from '#core/loss-record/shape.ts';
import type { Chunks } from '../../../lib/storage/chunks.ts';
import { today } from '../../claim-clock/today.ts';
import { dueOf, promisesOf } from '../due-dates.ts';
import { sha256, sha256Of } from '../photos/sha256.ts';
import { recordCalendar } from '../record-calendar.ts';
import type { Papers } from './photo-blocks.ts';
import { csvOf, sheetOf } from './sheets.ts';
import { workbookOf } from './workbook.ts';

/** Files of photos that are not in the ZIP file. */
export interface Packed {
  /** The device has no bytes of them. */
  readonly missing: readonly string[];
  /** Their bytes are not those that were added. */
  readonly damaged: readonly string[];
}

/** How a file is made: where the photos come from, who hears how far it is, and what stops it. */
export interface Packing {
  /** The bytes of a photo, from the beginning each time it is asked. */
  readonly original: (photo: string) => Promise<Chunks | null>;
  /** The hashes of the photos that are not in the file as they were added, by id. */
  readonly addedAs: ReadonlyMap<string, string>;
  readonly pdf: () => Promise<Blob>;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Of the whole work, what the papers take; the photos take the rest. */
const papersShare = 0.6;

/**
 * Writes the whole record as one ZIP file: the papers to read, the lists as sheets, the dates for a calendar, every photo as
 * it came, the hash of each file, and the record itself to be read back. One photo, or a piece of a film, is in memory. Rejects where it
 * is stopped, or where a write rejects.
 */
export async function packRecord(
  papers: Papers,
  writable: WritableStream<Uint8Array>,
  { original, addedAs, pdf, progress, signal }: Packing,
): Promise<Packed> {
  const { record, words, paths } = papers;
  // Photos are packed already. This runs in a thread of its own.
  const zip = new ZipWriter(writable, { level: 0, signal, useWebWorkers: false });
  const hashes: string[] = [];
  const add = async (name: string, file: Blob) => {
    hashes.push(`${await sha256(await file.arrayBuffer())}  ${name}\n`);
    await zip.add(name, new BlobReader(file));
  };
  // First, so that a file that was cut off still has it.
  await add('record.json', new Blob([JSON.stringify({ ...record, files: Object.fromEntries(paths) }, null, 1)]));
  await add('summary.pdf', await pdf());
  for (const { name, file } of await listsOf(papers)) await add(name, file);
  const [missing, damaged]: [string[], string[]] = [[], []];
  for (const [at, photo] of record.photos.entries()) {
    progress(papersShare + ((1 - papersShare) * at) / record.photos.length);
    const pieces = await original(photo.id);
    const path = paths.get(photo.id) ?? photo.id;
    if (!pieces) missing.push(photo.file);
    else if ((await sha256Of(pieces)) !== photo.sha256) damaged.push(photo.file);
    else {
      hashes.push(`${photo.sha256}  ${path}\n`);
      await zip.add(path, readerOf(await original(photo.id), photo.bytes ?? 0));
    }
  }
  await add('manifest.csv', new Blob([csvOf({ heads: words.file.manifest, rows: manifestRows(papers, addedAs) })]));
  await zip.add('SHA256SUMS', new TextReader(hashes.join('')));
  await zip.close();
  return { missing, damaged };
}

/** A film is written piece by piece, and its size is known before. */
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

/** How far the papers are, as a part of the whole. */
export function papersProgress(progress: (share: number) => void): (share: number) => void {
  return (share) => progress(share * papersShare);
}

async function listsOf(papers: Papers): Promise<readonly { readonly name: string; readonly file: Blob }[]> {
  const { record, words, paths } = papers;
  const sheets = tableNames.map((table) => ({ table, sheet: sheetOf(table, record, paths, words) }));
  const named = sheets.map(({ table, sheet }) => ({ name: words.sections[table].title, sheet }));
  const calendar = datesFile(papers);
  return [
    ...sheets.map(({ table, sheet }) => ({ name: `${table}.csv`, file: new Blob([csvOf(sheet)]) })),
    { name: 'lists.xlsx', file: await workbookOf(named, words) },
    ...(calendar === null ? [] : [{ name: 'dates.ics', file: new Blob([calendar]) }]),
  ];
}

function datesFile({ record, words, locale, dates, made }: Papers): string | null {
  const due = [...dueOf(dates?.dates ?? [], today(), words, locale), ...promisesOf(record, today(), words, locale)];
  return due.length === 0
    ? null
    : recordCalendar(due, { record: record.id, edition: record.claim.edition ?? 0 }, words, locale, made);
}

function manifestRows({ record: { photos }, paths }: Papers, addedAs: ReadonlyMap<string, string>) {
  return photos.map(({ id, bytes, sha256: hash, taken, added }) => [
    paths.get(id) ?? '',
    bytes ?? '',
    hash,
    taken.replace('T', ' '),
    added.replace('T', ' '),
    addedAs.get(id) ?? hash,
  ]);
}
