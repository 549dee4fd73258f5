import type { JobEdit, JobRecord } from '#core/drying-job/record/record.ts';
import { dryingJobs } from '../../../lib/storage/job-store.ts';
import type { JobRoomAsked } from './job-room.ts';

/** Writes a calculator's count into the room, or the chamber of the room, as a number of one's own with its reason. Resolves to whether it is kept. */
export async function putIntoJob(at: JobRoomAsked, count: number, why: string): Promise<boolean> {
  const found = await dryingJobs.find(at.job);
  if (!found || !('record' in found)) return false;
  const edit = editOf(found.record, at, count, why);
  return edit !== null && (await dryingJobs.edit(at.job, edit)).ok;
}

/** The edit that does it; null where the room is gone, or its chamber holds other rooms too and the count does not know them. */
export function editOf(
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
