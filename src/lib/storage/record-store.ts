import { apply, type Edit, type LossRecord, read } from '#core/loss-record/record.ts';
import { deviceDatabase } from './database.ts';
import { recordRepository, type StoredWithState } from './record-repository.ts';

export const lossRecords = recordRepository<LossRecord, Edit>({ table: 'records', read, apply });

export type StoredRecordWithState = StoredWithState<LossRecord>;

/** The thumbnail of a photo; null when the importing browser could not decode it. */
export async function pictureOf(id: string, photo: string): Promise<ArrayBuffer | null> {
  return (await (await deviceDatabase()).get('pictures', [id, photo]))?.bytes ?? null;
}
