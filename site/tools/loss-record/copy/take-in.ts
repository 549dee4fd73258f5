import { rowsOf } from '#core/loss-record/edit.ts';
import { mergeOf } from '#core/loss-record/merge.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { deleteRecord } from '../../../device/records/marks.ts';
import { editRecord, type KeepError, putRecord, readRecord } from '../../../device/records/record-store.ts';
import { smallPicture } from '../photos/small-picture.ts';
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
 * record with fewer photos; taking the same copy again brings the rest. What is replaced is deleted at the end only.
 */
export async function takeIn({ record, original }: Copy, way: Way): Promise<TakenIn> {
  const id = way === 'replace' ? crypto.randomUUID() : record.id;
  const written = await writeRecord({ ...record, id, photos: [] }, way);
  if (!written.ok) return written;
  const known = new Set(written.value.photos.map((photo) => photo.id));
  const damaged: string[] = [];
  for (const row of rowsOf(record, 'photos').filter((photo) => !known.has(photo.id))) {
    const photo = record.photos.find((each) => each.id === row.id);
    const bytes = photo && (await original(photo));
    if (!bytes) {
      damaged.push(String(row.file) || row.id);
      continue;
    }
    const picture = await smallPicture(new Blob([bytes], { type: String(row.type) }));
    const kept = await editRecord(
      id,
      { kind: 'add', table: 'photos', row },
      { [row.id]: { original: bytes, picture } },
    );
    if (!kept.ok) return kept;
  }
  if (way === 'replace') await deleteRecord(record.id);
  return { ok: true, id, damaged };
}

async function writeRecord(record: LossRecord, way: Way) {
  if (way !== 'merge') return putRecord(record);
  const mine = await readRecord(record.id);
  if (!mine) return { ok: false, error: 'gone' } as const;
  if (!('record' in mine)) return { ok: false, error: mine.error } as const;
  return editRecord(record.id, mergeOf(mine.record, record));
}
