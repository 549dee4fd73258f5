import { blankRow, type Edit } from '#core/loss-record/record.ts';
import { type Row, tables } from '#core/loss-record/shape.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { deleteChunks, hasOriginal, maxSingleBytes } from '../../../lib/storage/chunks.ts';
import { withoutSweep } from '../../../lib/storage/garbage-collection.ts';
import type { StorageError, StoredOr } from '../../../lib/storage/record-repository.ts';
import { lossRecords } from '../../../lib/storage/record-store.ts';
import { wallClock } from '../../records/wall-clock.ts';
import { type PhotoMetadata, readPhotoMetadata, readVideoMetadata } from './photo-metadata.ts';
import { smallerCopySize, thumbnailOf } from './thumbnail.ts';

/** A file to add. Plain data, so that it can be sent to a worker. */
export interface PhotoInput {
  readonly record: string;
  readonly file: File;
  /** Known fields of its row. With a hash, from a copy, other bytes are rejected. */
  readonly row: Partial<Row<'photos'>>;
  /** File name if a smaller picture is stored instead. */
  readonly smallerName?: string;
}

/** Result code. `already`: a duplicate. `changed`: the bytes do not match the row's hash. */
export type PhotoStatus = 'saved' | NotSaved;
type NotSaved = 'already' | 'changed' | 'too-large' | StorageError;

export type SavePhotoResult = { readonly status: 'saved'; readonly row: AnyRow } | { readonly status: NotSaved };

/**
 * Stores a file and its row together or not at all, with hash, camera time and thumbnail. Rejects if the file cannot
 * be read.
 */
export async function savePhoto(input: PhotoInput): Promise<SavePhotoResult> {
  const { record, row, file: given } = input;
  if (given.size > tables.photos.bytes.most) return { status: 'too-large' };
  if (row.id && (await hasOriginal(record, row.id)) && (await hasRow(record, row.id))) return { status: 'already' };
  const id = row.id ?? crypto.randomUUID();
  const file = await fileToStore(input);
  if (file.size > maxSingleBytes)
    return withoutSweep(() => saveWithMetadata(input, id, file, readVideoMetadata(record, id, file)));
  return saveWithMetadata(input, id, file, readPhotoMetadata(file, given));
}

async function saveWithMetadata(
  input: PhotoInput,
  id: string,
  file: File,
  reading: Promise<StoredOr<PhotoMetadata>>,
): Promise<SavePhotoResult> {
  const metadata = await reading;
  if (!metadata.ok) return { status: metadata.error };
  const result = await oneAtATime(() => saveIfNew(input, id, file, metadata.value));
  if (result.status !== 'saved') await deleteChunks(input.record, id);
  return result;
}

/** Deduplicates across windows. */
async function saveIfNew(input: PhotoInput, id: string, file: File, found: PhotoMetadata): Promise<SavePhotoResult> {
  const rejection = rejectionOf(input, found.sha256, await photosIn(input.record));
  return rejection ? { status: rejection } : saveRow(input, id, file, found);
}

/** Serialized across windows with the Web Locks API, where available. */
function oneAtATime(keep: () => Promise<SavePhotoResult>): Promise<SavePhotoResult> {
  return navigator.locks ? navigator.locks.request('loss-record-photo', keep) : keep();
}

async function hasRow(record: string, photo: string): Promise<boolean> {
  return (await photosIn(record)).some(({ id }) => id === photo);
}

async function photosIn(record: string): Promise<readonly Row<'photos'>[]> {
  const saved = await lossRecords.find(record);
  return saved && 'record' in saved ? saved.record.photos : [];
}

async function fileToStore({ file, smallerName }: PhotoInput): Promise<File> {
  const picture = smallerName && (await thumbnailOf(file, smallerCopySize));
  if (!picture || picture.byteLength >= file.size) return file;
  return new File([picture], smallerName, { type: 'image/jpeg', lastModified: file.lastModified });
}

function rejectionOf({ row }: PhotoInput, hash: string, photos: readonly Row<'photos'>[]): NotSaved | null {
  if (row.sha256) return row.sha256 === hash ? null : 'changed';
  return photos.some(({ sha256 }) => sha256 === hash) ? 'already' : null;
}

async function saveRow(
  { record, row: given }: PhotoInput,
  id: string,
  file: File,
  found: PhotoMetadata,
): Promise<SavePhotoResult> {
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
  // A row whose bytes were lost gets them back.
  const edit: Edit = (await hasRow(record, id))
    ? { kind: 'several', edits: [] }
    : { kind: 'add', table: 'photos', row };
  const saved = await lossRecords.editQuietly(record, edit, { [id]: found });
  return saved.ok ? { status: 'saved', row } : { status: saved.error };
}
