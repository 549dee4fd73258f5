import { mergeOf } from '#core/loss-record/merge.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { announce } from '../../../../device/records/other-windows.ts';
import { fileOf, originalOf } from '../../../../device/records/pieces.ts';
import type { KeepError, KeptOr } from '../../../../device/records/record-room.ts';
import { lossRecords } from '../../../../device/records/record-store.ts';
import type { Came } from '../../photos/keep-photo.ts';
import { type Hand, takeOnHand } from '../../work/hand.ts';
import type { Copy } from './unpack.ts';

/** How a copy comes in. `new`: as a record of its own. `merge`: into the record of the same id. `replace`: instead of it. */
export type Way = 'new' | 'merge' | 'replace';

export type TakenIn =
  | {
      readonly ok: true;
      readonly id: string /** Photos without whole bytes, which were left out. */;
      readonly damaged: readonly string[];
    }
  | { readonly ok: false; readonly error: KeepError };

/**
 * Takes a copy in. Photos come one by one, each with its row, so that a page that is closed in the middle leaves a whole
 * record with fewer photos; taking the same copy again brings the rest. What is replaced is deleted at the end only, and a
 * photo whose bytes the copy lacks keeps those that the device has.
 */
export async function takeIn(copy: Copy, way: Way): Promise<TakenIn> {
  const { record } = copy;
  const id = way === 'replace' ? crypto.randomUUID() : record.id;
  const written = await writeRecord({ ...record, id, photos: [] }, way);
  if (!written.ok) return written;
  const known = new Set(written.value.photos.map((photo) => photo.id));
  const hand = takeOnHand();
  try {
    const damaged = await takePhotos(copy, id, known, hand);
    if (!damaged.ok) return damaged;
    if (way === 'replace') await lossRecords.remove(record.id);
    return { ok: true, id, damaged: damaged.value };
  } finally {
    hand.dismiss();
  }
}

/** Names of the photos that could not be taken in. */
async function takePhotos(
  { record, original }: Copy,
  id: string,
  known: ReadonlySet<string>,
  hand: Hand,
): Promise<KeptOr<readonly string[]>> {
  const damaged: string[] = [];
  for (const photo of record.photos.filter((each) => !known.has(each.id))) {
    const outOfCopy = await original(photo);
    let came = outOfCopy && (await keep(hand, id, photo, outOfCopy));
    if (came === null || came === 'changed') {
      const own = await originalOf(record.id, photo.id);
      came = own && (await keep(hand, id, photo, await fileOf(own, photo.file, photo.type)));
    }
    if (came === null || came === 'changed' || came === 'too-large') damaged.push(photo.file || photo.id);
    else if (came !== 'kept' && came !== 'already') return { ok: false, error: came };
  }
  announce(id);
  return { ok: true, value: damaged };
}

async function keep(hand: Hand, record: string, row: LossRecord['photos'][number], bytes: Blob): Promise<Came> {
  return (await hand.keep({ record, row, file: new File([bytes], row.file, { type: row.type }) })).came;
}

async function writeRecord(record: LossRecord, way: Way) {
  if (way !== 'merge') return lossRecords.put(record);
  const mine = await lossRecords.find(record.id);
  if (!mine) return { ok: false, error: 'gone' } as const;
  if (!('record' in mine)) return { ok: false, error: mine.error } as const;
  return lossRecords.edit(record.id, mergeOf(mine.record, record));
}
