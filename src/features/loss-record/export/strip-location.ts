import type { LossRecord } from '#core/loss-record/record.ts';
import { type Pieces, piecesIn } from '../../../lib/storage/chunks.ts';
import { sha256 } from '../photos/sha256.ts';
import { canStripLocation, stripJpegLocation } from '../photos/strip-jpeg-location.ts';

/** Where the bytes of a photo come from, from the beginning each time it is asked. */
export type Originals = (photo: string) => Promise<Pieces | null>;

/** A record as it is given away without the places of its photos. */
export interface StrippedPhoto {
  /** Its photos have the sizes and hashes of what is given away, so that the copy can be read back. */
  readonly record: LossRecord;
  readonly original: Originals;
  /** The hashes that the photos had when they were added, by id; those that are given away as they came are not here. */
  readonly addedAs: ReadonlyMap<string, string>;
  /** Photos and films that are of no kind whose place can be left out. */
  readonly asTheyCame: readonly string[];
}

/** A record as it is, with everything that its photos say about their place. */
export function locationRemains(record: LossRecord, original: Originals): StrippedPhoto {
  return { record, original, addedAs: new Map(), asTheyCame: [] };
}

/**
 * Leaves the place out of every photo of a kind that allows it. Papers are no photos. One photo at a time is in memory, and each
 * is read once more when the file is written.
 */
export async function stripLocation(record: LossRecord, original: Originals): Promise<StrippedPhoto> {
  const addedAs = new Map<string, string>();
  const asTheyCame: string[] = [];
  const photos: LossRecord['photos'][number][] = [];
  for (const photo of record.photos) {
    const cleaned = await cleanedOf(photo, original);
    if (cleaned) addedAs.set(photo.id, photo.sha256);
    else if (/^(image|video)\//.test(photo.type)) asTheyCame.push(photo.file);
    photos.push(cleaned ? { ...photo, bytes: cleaned.byteLength, sha256: await sha256(cleaned) } : photo);
  }
  const photoById = new Map(record.photos.map((photo) => [photo.id, photo]));
  return {
    record: { ...record, photos },
    addedAs,
    asTheyCame,
    original: async (id) => {
      const photo = photoById.get(id);
      const cleaned = photo && addedAs.has(id) ? await cleanedOf(photo, original) : null;
      return cleaned ? piecesIn(new Blob([cleaned])) : original(id);
    },
  };
}

/** Null where the photo must be given away as it came, or is not on the device as it was added. */
async function cleanedOf(photo: LossRecord['photos'][number], original: Originals): Promise<ArrayBuffer | null> {
  if (!canStripLocation(photo.type)) return null;
  const pieces = await original(photo.id);
  for await (const bytes of pieces ?? []) {
    return (await sha256(bytes)) === photo.sha256 ? stripJpegLocation(bytes, photo.type) : null;
  }
  return null;
}
