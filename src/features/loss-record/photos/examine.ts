import { parse } from 'exifr/dist/lite.esm.mjs';
import type { Row } from '#core/loss-record/shape.ts';
import { storageQuota } from '../../../lib/storage/browser-storage.ts';
import { chunksOf, storeChunks } from '../../../lib/storage/chunks.ts';
import { type StoredOr, toResult } from '../../../lib/storage/record-repository.ts';
import { sha256, sha256While } from './sha256.ts';
import { thumbnailOf } from './thumbnail.ts';
import { wallClock } from './wall-clock.ts';

/** All that is found out about a file that comes in. */
export interface Examined {
  /** Null where the bytes are kept in pieces already. */
  readonly original: ArrayBuffer | null;
  readonly sha256: string;
  readonly when: TakenAt;
  /** Null where this browser cannot show the file. */
  readonly picture: ArrayBuffer | null;
}

/** What a device should have left beside a film, for words and small pictures. */
const spareBytes = 20_000_000;

/**
 * Reads a file: its bytes, their hash, the camera's time and a small picture. Rejects where it cannot be read.
 * @param taken the file that the camera made, where the one that is kept is a smaller copy of it
 */
export async function examine(file: File, taken: File): Promise<StoredOr<Examined>> {
  const original = await file.arrayBuffer();
  const [hash, when, picture] = await Promise.all([
    sha256(original),
    cameraTime(file === taken ? original : await taken.arrayBuffer(), taken.lastModified, new Date()),
    thumbnailOf(file),
  ]);
  return { ok: true, value: { original, sha256: hash, when, picture } };
}

/** Reads a film once and keeps its pieces as it reads them; they are under a photo's id before any row names it. */
export function examineFilm(record: string, photo: string, file: File): Promise<StoredOr<Examined>> {
  return toResult(async () => {
    const { used, most } = await storageQuota();
    // A browser that would refuse in the middle has written for minutes by then.
    if (used !== null && most !== null && most - used < file.size + spareBytes) return { ok: false, error: 'full' };
    const hash = await sha256While(chunksOf(file), (pieces) => storeChunks(record, photo, pieces));
    const when = await cameraTime(new ArrayBuffer(0), file.lastModified, new Date());
    return { ok: true, value: { original: null, sha256: hash, when, picture: null } };
  });
}

export type TakenAt = Pick<Row<'photos'>, 'taken' | 'takenFrom'>;

/**
 * When a photo was taken: by the camera's own clock where it wrote that down, else the date of the file, else now. A
 * camera writes what stood on the wall, without a time zone.
 * @param bytes the file
 * @param lastModified the date of the file, epoch milliseconds; 0 where it has none
 */
export async function cameraTime(bytes: ArrayBuffer, lastModified: number, now: Date): Promise<TakenAt> {
  const taken = await writtenByCamera(bytes);
  if (taken) return { taken, takenFrom: 'camera' };
  if (lastModified > 0) return { taken: wallClock(new Date(lastModified)), takenFrom: 'file' };
  return { taken: wallClock(now), takenFrom: 'added' };
}

async function writtenByCamera(bytes: ArrayBuffer): Promise<string | null> {
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
    // A file without a camera's notes, or of a kind that the library does not know.
    return null;
  }
}
