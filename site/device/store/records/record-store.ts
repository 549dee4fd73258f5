import { apply, type Edit } from '#core/claim/loss-record/edit.ts';
import { read } from '#core/claim/loss-record/read.ts';
import type { LossRecord } from '#core/claim/loss-record/record.ts';
import { deviceDatabase } from '../database/database.ts';
import { type Kept, recordRoom } from './record-room.ts';

/** The loss records of this device. */
export const lossRecords = recordRoom<LossRecord, Edit>({ table: 'records', read, apply });

/** A loss record with what the device knows about it. */
export type KeptRecord = Kept<LossRecord>;

/** The small picture of a photo; null where the browser that took it in could not show it. */
export async function pictureOf(id: string, photo: string): Promise<ArrayBuffer | null> {
  return (await (await deviceDatabase()).get('pictures', [id, photo]))?.bytes ?? null;
}
