import { isObject } from '../../lib/json-object.ts';
import { type JobRecord, readJob } from './record.ts';
import { shape } from './shape.ts';

/** Version of an exported plan; readers reject other versions. */
export const planVersion = 1;

/**
 * Exports the plan of a job alone, as short as possible: rooms, chambers and planning choices with new ids. Contains no customer,
 * address, equipment or readings.
 */
export function planPartOf({ plan, chambers, rooms }: JobRecord): object {
  const chamberIds = new Map(chambers.map(({ id }, at) => [id, `c${at + 1}`]));
  return {
    plan: withoutEmptyFields(plan),
    chambers: chambers.map((chamber, at) => ({ ...withoutEmptyFields(chamber), id: `c${at + 1}` })),
    rooms: rooms.map((room, at) => {
      const chamber = chamberIds.get(room.chamber) ?? '';
      return { ...withoutEmptyFields({ ...room, chamber }), id: `r${at + 1}` };
    }),
  };
}

/** Creates a job from an untrusted plan. Null if it is no plan, has an invalid field, or no room. */
export function jobOfPlanPart(part: unknown, id: string, title = ''): JobRecord | null {
  if (!isObject(part)) return null;
  const { plan, chambers, rooms } = part;
  const reading = readJob({ id, title, version: shape.version, plan, chambers, rooms });
  if (!reading.ok || reading.leftOut.length > 0 || reading.record.rooms.length === 0) return null;
  return reading.record;
}

/** Omits empty fields; missing fields are read as empty. */
function withoutEmptyFields(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== '' && value !== null && value !== false),
  );
}
