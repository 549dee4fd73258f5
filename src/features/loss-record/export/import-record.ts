import { mergeOf } from '#core/loss-record/merge.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { broadcastChange } from '../../../lib/storage/broadcast.ts';
import { chunksToFile, hasOriginal, originalOf } from '../../../lib/storage/chunks.ts';
import type { StorageError, StoredOr } from '../../../lib/storage/record-repository.ts';
import { lossRecords } from '../../../lib/storage/record-store.ts';
import { type Hand, takeOnHand } from '../../records/main-thread-handoff.ts';
import type { Came } from '../photos/save-photo.ts';
import type { Copy } from './unpack.ts';

/** How a copy comes in. `new`: as a record of its own. `merge`: into the record of the same id. `replace`: instead of it. */
export type Way = 'new' | 'merge' | 'replace';

export type Imported =
  | {
      readonly ok: true;
      readonly id: string /** Photos without whole bytes, which were left out. */;
      readonly damaged: readonly string[];
    }
  | { readonly ok: false; readonly error: StorageError };

/**
 * Takes a copy in. Photos come one by one, each with its row, so that a page that is closed in the middle leaves a whole
 * record with fewer photos; taking the same copy again brings the rest. What is replaced goes at the end only, and a photo
 * whose bytes the copy lacks keeps those that the device has. The record keeps its name on the device, and its calendar.
 */
export async function importRecord(copy: Copy, way: Way): Promise<Imported> {
  const { record } = copy;
  const written = await writeRecord({ ...record, photos: [] }, way);
  if (!written.ok) return written;
  const known = new Set(written.value.photos.map((photo) => photo.id));
  const hand = takeOnHand();
  try {
    const damaged = await takePhotos(copy, known, hand);
    if (!damaged.ok) return damaged;
    const replaced = way === 'replace' ? await replaceWith(record) : written;
    return replaced.ok ? { ok: true, id: record.id, damaged: damaged.value } : replaced;
  } finally {
    hand.dismiss();
  }
}

/** The record as the copy has it, with those of its photos that are on the device. */
async function replaceWith(record: LossRecord): Promise<StoredOr<LossRecord>> {
  const mine = await mineOf(record.id);
  if (!mine.ok) return mine;
  const kept = new Set(mine.value.photos.map(({ id }) => id));
  // A calendar takes no file with a lower number than the last one.
  const edition = Math.max(mine.value.claim.edition ?? 0, record.claim.edition ?? 0);
  const claim = { ...record.claim, edition: edition || null };
  return lossRecords.put({ ...record, claim, photos: record.photos.filter(({ id }) => kept.has(id)) });
}

/** Names of the photos that could not be taken in. */
async function takePhotos(
  { record, original }: Copy,
  known: ReadonlySet<string>,
  hand: Hand,
): Promise<StoredOr<readonly string[]>> {
  const damaged: string[] = [];
  for (const photo of record.photos) {
    if (known.has(photo.id) && (await hasOriginal(record.id, photo.id))) continue;
    const outOfCopy = await original(photo);
    let came = outOfCopy && (await keep(hand, record.id, photo, outOfCopy));
    if (came === null || came === 'changed') {
      const own = await originalOf(record.id, photo.id);
      came = own && (await keep(hand, record.id, photo, await chunksToFile(own, photo.file, photo.type)));
    }
    if (came === null || came === 'changed' || came === 'too-large') damaged.push(photo.file || photo.id);
    else if (came !== 'kept' && came !== 'already') return { ok: false, error: came };
  }
  broadcastChange(record.id);
  return { ok: true, value: damaged };
}

async function keep(hand: Hand, record: string, row: LossRecord['photos'][number], bytes: Blob): Promise<Came> {
  return (await hand.keep({ record, row, file: new File([bytes], row.file, { type: row.type }) })).came;
}

/**
 * What the photos come into. One that is replaced is joined with the copy first: photos name rooms and things, and whatever
 * ends this in the middle has taken nothing away.
 */
async function writeRecord(record: LossRecord, way: Way): Promise<StoredOr<LossRecord>> {
  if (way === 'new') return lossRecords.put(record);
  const mine = await mineOf(record.id);
  return mine.ok ? lossRecords.edit(record.id, mergeOf(mine.value, record)) : mine;
}

async function mineOf(id: string): Promise<StoredOr<LossRecord>> {
  const mine = await lossRecords.find(id);
  if (!mine) return { ok: false, error: 'gone' };
  return 'record' in mine ? { ok: true, value: mine.record } : { ok: false, error: mine.error };
}
