import { parse } from 'exifr/dist/lite.esm.mjs';
import type { Row } from '#core/loss-record/shape.ts';
import { wallClock } from './wall-clock.ts';

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
