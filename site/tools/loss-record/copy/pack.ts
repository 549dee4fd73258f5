import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { tableNames } from '#core/loss-record/shape.ts';
import { photoPaths } from './file-names.ts';
import { csvOf, sheetOf } from './sheets.ts';
import { summaryOf } from './summary.ts';
import { workbookOf } from './workbook.ts';

export interface Packed {
  readonly zip: Blob;
  /** Photos whose bytes the device does not have. */
  readonly missing: number;
}

/** How a file is made: where the photos come from, who hears how far it is, and what stops it. */
export interface Packing {
  readonly original: (photo: string) => Promise<ArrayBuffer | null>;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * The whole record as one ZIP file: a page to read, the lists as sheets, every photo as it came, a list of their hashes,
 * and the record itself to be read back. One photo at a time is in memory; what is written goes to the browser's own
 * files. Throws where it is stopped, or the browser has no room.
 */
export async function packRecord(
  record: LossRecord,
  words: LossRecordWords,
  locale: Locale,
  { original, progress, signal }: Packing,
): Promise<Packed> {
  // Photos are packed already. Worker scripts are refused by the site's policy.
  const zip = new ZipWriter(new BlobWriter('application/zip'), { level: 0, signal, useWebWorkers: false });
  const paths = photoPaths(record, words);
  const made = new Date();
  await zip.add('summary.html', new TextReader(summaryOf(record, paths, words, locale, made)));
  const sheets = tableNames.map((table) => ({ table, sheet: sheetOf(table, record, paths, words) }));
  for (const { table, sheet } of sheets) await zip.add(`${table}.csv`, new TextReader(csvOf(sheet)));
  const named = sheets.map(({ table, sheet }) => ({ name: words.sections[table].title, sheet }));
  await zip.add('lists.xlsx', new BlobReader(await workbookOf(named, words)));
  let missing = 0;
  for (const [at, { id }] of record.photos.entries()) {
    progress(at / record.photos.length);
    const bytes = await original(id);
    if (bytes) await zip.add(paths.get(id) ?? id, new BlobReader(new Blob([bytes])));
    else missing += 1;
  }
  await zip.add('manifest.csv', new TextReader(manifestOf(record, paths, words)));
  await zip.add(
    'record.json',
    new TextReader(JSON.stringify({ ...record, files: Object.fromEntries(paths) }, null, 1)),
  );
  return { zip: await zip.close(), missing };
}

function manifestOf({ photos }: LossRecord, paths: ReadonlyMap<string, string>, { file }: LossRecordWords): string {
  const rows = photos.map(({ id, bytes, sha256, taken, added }) => [
    paths.get(id) ?? '',
    bytes ?? '',
    sha256,
    taken.replace('T', ' '),
    added.replace('T', ' '),
  ]);
  return csvOf({ heads: file.manifest, rows });
}
