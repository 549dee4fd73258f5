import { isObject } from '../../lib/json-object.ts';
import { type JobRecord, readJob } from './record.ts';
import { shape } from './shape.ts';

/** Of how many edition a plan is that travels alone. Another reader refuses what it does not know. */
export const planVersion = 1;

/**
 * The plan of a job alone: rooms, chambers and what to plan with, as short as it can be. Ids are counted anew, and nothing
 * of customer, address, machines or readings is in it.
 */
export function planPartOf({ plan, chambers, rooms }: JobRecord): object {
  const chamberIds = new Map(chambers.map(({ id }, at) => [id, `c${at + 1}`]));
  return {
    plan: written(plan),
    chambers: chambers.map((chamber, at) => ({ ...written(chamber), id: `c${at + 1}` })),
    rooms: rooms.map((room, at) => {
      const chamber = chamberIds.get(room.chamber) ?? '';
      return { ...written({ ...room, chamber }), id: `r${at + 1}` };
    }),
  };
}

/**
 * A job that has nothing but the plan of a part, which anybody may have written. Null where it is no plan: another object,
 * a field that cannot be read, or no room.
 */
export function jobOfPlanPart(part: unknown, id: string, title = ''): JobRecord | null {
  if (!isObject(part)) return null;
  const { plan, chambers, rooms } = part;
  const reading = readJob({ id, title, version: shape.version, plan, chambers, rooms });
  if (!reading.ok || reading.leftOut.length > 0 || reading.record.rooms.length === 0) return null;
  return reading.record;
}

/** What somebody wrote down: a field that is missing is read as empty. */
function written(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== false),
  );
}
