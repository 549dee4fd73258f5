import { factors } from '#core/calculators/dehumidification/factors.ts';
import type { JobEdit, JobRecord } from '#core/drying-job/record/record.ts';
import { wholeUnitsFor, withoutFloatError } from '#core/units/rounding.ts';
import { dryingJobs } from '../../../lib/storage/job-store.ts';
import type { JobRoomAsked } from './job-room.ts';

/** Saves a calculator's count as the technician's own number, with its reason, in a room of a job or its chamber. Resolves to whether it was saved. */
export async function addToJob(room: JobRoomAsked, count: number, why: string): Promise<boolean> {
  const found = await dryingJobs.find(room.job);
  if (!found || !('record' in found)) return false;
  const edit = jobEdit(found.record, room, count, why);
  return edit !== null && (await dryingJobs.edit(room.job, edit)).ok;
}

/** The edit for that; null if the room is gone, or if its chamber has other rooms that the count does not include. */
export function jobEdit(
  { rooms }: Pick<JobRecord, 'rooms'>,
  { room: id, asked, others }: JobRoomAsked,
  count: number,
  why: string,
): JobEdit | null {
  const room = rooms.find((each) => each.id === id);
  if (!room) return null;
  const set = (table: 'rooms' | 'chambers', row: string, field: string): JobEdit => ({
    kind: 'several',
    edits: [
      { kind: 'set', table, id: row, field, value: count },
      { kind: 'set', table, id: row, field: 'why', value: why },
    ],
  });
  if (asked === 'movers') return set('rooms', id, 'airMovers');
  const isAlone = rooms.filter(({ chamber }) => chamber === room.chamber).length === 1;
  return room.chamber && (isAlone || others !== undefined) ? set('chambers', room.chamber, 'dehumidifiers') : null;
}

/** The dehumidifiers of a chamber: its need and their rating in pints per day, and their count. */
export interface ChamberCount {
  readonly need: number;
  readonly rating: number;
  readonly count: number;
}

/** Dehumidifiers of a chamber of several rooms: adds the pints per day of this room and the others, then rounds up once. */
export function chamberCount(pints: number, others: number): ChamberCount {
  const need = withoutFloatError(pints + others);
  const rating = factors.pintsPerUnit.value;
  return { need, rating, count: wholeUnitsFor(need / rating) };
}
