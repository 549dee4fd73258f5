import { apply, type Edit } from '#core/loss-record/edit.ts';
import { read } from '#core/loss-record/read.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { deviceDatabase } from './database.ts';
import { type StoredWithState, recordRepository } from './record-repository.ts';

/** The loss records of this device. */
export const lossRecords = recordRepository<LossRecord, Edit>({ table: 'records', read, apply });

/** A loss record with what the device knows about it. */
export type StoredRecordWithState = StoredWithState<LossRecord>;

/** The small picture of a photo; null where the browser that took it in could not show it. */
export async function pictureOf(id: string, photo: string): Promise<ArrayBuffer | null> {
  return (await (await deviceDatabase()).get('pictures', [id, photo]))?.bytes ?? null;
}
