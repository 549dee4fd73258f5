import type { Edit } from '#core/loss-record/edit.ts';
import { blankRow } from '#core/loss-record/record.ts';
import { type Row, tables } from '#core/loss-record/shape.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { deleteChunks, hasOriginal, maxSingleBytes } from '../../../lib/storage/chunks.ts';
import { withoutSweep } from '../../../lib/storage/garbage-collection.ts';
import type { StorageError, StoredOr } from '../../../lib/storage/record-repository.ts';
import { lossRecords } from '../../../lib/storage/record-store.ts';
import { type Examined, examine, examineFilm } from './examine.ts';
import { forSmallerCopy, thumbnailOf } from './thumbnail.ts';
import { wallClock } from './wall-clock.ts';

/** A file that comes into a record. Plain data: it may go to another thread. */
export interface Incoming {
  readonly record: string;
  readonly file: File;
  /** What its row says already. One with a hash comes out of a copy: bytes of another hash are refused. */
  readonly row: Partial<Row<'photos'>>;
  /** The name under which a smaller picture is kept in place of the file. */
  readonly smallerName?: string;
}

/** What came of a file. `already`: the record has it, byte for byte. `changed`: these are not the bytes of its row. */
export type Came = 'kept' | NotKept;
type NotKept = 'already' | 'changed' | 'too-large' | StorageError;

/** What came of a file, with the row that is kept for it now. */
export type Outcome = { readonly came: 'kept'; readonly row: AnyRow } | { readonly came: NotKept };

/**
 * Keeps a file with its row, or nothing of it: its bytes as they came, their hash, the camera's time and a small picture.
 * Rejects where the file cannot be read.
 */
export async function savePhoto(incoming: Incoming): Promise<Outcome> {
  const { record, row, file: given } = incoming;
  if (given.size > tables.photos.bytes.most) return { came: 'too-large' };
  if (row.id && (await hasOriginal(record, row.id)) && (await hasRow(record, row.id))) return { came: 'already' };
  const id = row.id ?? crypto.randomUUID();
  const file = await fileToKeep(incoming);
  if (file.size > maxSingleBytes)
    return withoutSweep(() => keepExamined(incoming, id, file, examineFilm(record, id, file)));
  return keepExamined(incoming, id, file, examine(file, given));
}

async function keepExamined(
  incoming: Incoming,
  id: string,
  file: File,
  examining: Promise<StoredOr<Examined>>,
): Promise<Outcome> {
  const examined = await examining;
  if (!examined.ok) return { came: examined.error };
  const outcome = await oneAtATime(() => keepUnknown(incoming, id, file, examined.value));
  if (outcome.came !== 'kept') await deleteChunks(incoming.record, id);
  return outcome;
}

/** Two windows that are given the same file keep it once. */
async function keepUnknown(incoming: Incoming, id: string, file: File, found: Examined): Promise<Outcome> {
  const refusal = refusalOf(incoming, found.sha256, await photosIn(incoming.record));
  return refusal ? { came: refusal } : keepRow(incoming, id, file, found);
}

/** In every window of this site; in a browser without locks, in this one as it comes. */
function oneAtATime(keep: () => Promise<Outcome>): Promise<Outcome> {
  return navigator.locks ? navigator.locks.request('loss-record-photo', keep) : keep();
}

async function hasRow(record: string, photo: string): Promise<boolean> {
  return (await photosIn(record)).some(({ id }) => id === photo);
}

async function photosIn(record: string): Promise<readonly Row<'photos'>[]> {
  const kept = await lossRecords.find(record);
  return kept && 'record' in kept ? kept.record.photos : [];
}

async function fileToKeep({ file, smallerName }: Incoming): Promise<File> {
  const picture = smallerName && (await thumbnailOf(file, forSmallerCopy));
  if (!picture || picture.byteLength >= file.size) return file;
  return new File([picture], smallerName, { type: 'image/jpeg', lastModified: file.lastModified });
}

function refusalOf({ row }: Incoming, hash: string, photos: readonly Row<'photos'>[]): NotKept | null {
  if (row.sha256) return row.sha256 === hash ? null : 'changed';
  return photos.some(({ sha256 }) => sha256 === hash) ? 'already' : null;
}

async function keepRow({ record, row: given }: Incoming, id: string, file: File, found: Examined): Promise<Outcome> {
  const row = {
    ...blankRow('photos', id),
    ...found.when,
    file: file.name.slice(-200).toWellFormed(),
    type: file.type.slice(0, 200),
    bytes: file.size,
    sha256: found.sha256,
    added: wallClock(new Date()),
    ...given,
  } as AnyRow;
  // A row whose bytes the device lost has them again.
  const edit: Edit = (await hasRow(record, id))
    ? { kind: 'several', edits: [] }
    : { kind: 'add', table: 'photos', row };
  const kept = await lossRecords.editQuietly(record, edit, { [id]: found });
  return kept.ok ? { came: 'kept', row } : { came: kept.error };
}
