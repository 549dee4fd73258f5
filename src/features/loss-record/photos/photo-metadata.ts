import { parse } from 'exifr/dist/lite.esm.mjs';
import type { Row } from '#core/loss-record/shape.ts';
import { storageQuota } from '../../../lib/storage/browser-storage.ts';
import { chunksOf, storeChunks } from '../../../lib/storage/chunks.ts';
import { type StoredOr, toResult } from '../../../lib/storage/record-repository.ts';
import { wallClock } from '../../records/wall-clock.ts';
import { sha256, sha256While } from './sha256.ts';
import { thumbnailOf } from './thumbnail.ts';

export interface PhotoMetadata {
  /** Null if the bytes are already stored in chunks. */
  readonly original: ArrayBuffer | null;
  readonly sha256: string;
  readonly when: TakenAt;
  /** Null if this browser cannot decode the file. */
  readonly picture: ArrayBuffer | null;
}

/** Space to leave free beside a video. */
const spareBytes = 20_000_000;

/**
 * Reads a file's bytes, hash, camera time and thumbnail. Rejects if it cannot be read.
 * @param taken the camera's original, if `file` is a smaller copy of it
 */
export async function readPhotoMetadata(file: File, taken: File): Promise<StoredOr<PhotoMetadata>> {
  const original = await file.arrayBuffer();
  const [hash, when, picture] = await Promise.all([
    sha256(original),
    cameraTime(file === taken ? original : await taken.arrayBuffer(), taken.lastModified, new Date()),
    thumbnailOf(file),
  ]);
  return { ok: true, value: { original, sha256: hash, when, picture } };
}

/**
 * Reads a video once and stores its chunks while hashing; they are under the photo's id before any row refers to it.
 */
export function readVideoMetadata(record: string, photo: string, file: File): Promise<StoredOr<PhotoMetadata>> {
  return toResult(async () => {
    const { used, most } = await storageQuota();
    // Check first: the browser would fail only after minutes of writing.
    if (used !== null && most !== null && most - used < file.size + spareBytes) return { ok: false, error: 'full' };
    const hash = await sha256While(chunksOf(file), (pieces) => storeChunks(record, photo, pieces));
    const when = await cameraTime(new ArrayBuffer(0), file.lastModified, new Date());
    return { ok: true, value: { original: null, sha256: hash, when, picture: null } };
  });
}

export type TakenAt = Pick<Row<'photos'>, 'taken' | 'takenFrom'>;

/**
 * When a photo was taken: the camera's EXIF time, else the file's date, else now. EXIF times have no zone.
 * @param bytes the file
 * @param lastModified the file's date in epoch milliseconds; 0 for none
 */
export async function cameraTime(bytes: ArrayBuffer, lastModified: number, now: Date): Promise<TakenAt> {
  const taken = await exifTime(bytes);
  if (taken) return { taken, takenFrom: 'camera' };
  if (lastModified > 0) return { taken: wallClock(new Date(lastModified)), takenFrom: 'file' };
  return { taken: wallClock(now), takenFrom: 'added' };
}

async function exifTime(bytes: ArrayBuffer): Promise<string | null> {
  try {
    const tags = await parse(bytes, {
      exif: ['DateTimeOriginal', 'CreateDate'],
      gps: false,
      reviveValues: false,
    });
    const written = String(tags?.DateTimeOriginal ?? tags?.CreateDate ?? '');
    const [, year, month, day, hour, minute] = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}):(\d{2})/.exec(written) ?? [];
    return minute === undefined || Number(year) === 0 ? null : `${year}-${month}-${day}T${hour}:${minute}`;
  } catch {
    // No EXIF data, or an unsupported format.
    return null;
  }
}
