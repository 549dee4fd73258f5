import type { Chamber, DryingJob, JobRoom, Moment } from '../job/drying-job.ts';
import { memoize } from '../lib/memoize.ts';
import type { VisitFigures } from './visits.ts';

/** The visit from which a room, or every room of a chamber, reads dry to the end; null where the last visit does not. */
export interface DrySince {
  readonly rooms: Readonly<Record<string, Moment | null>>;
  readonly chambers: Readonly<Record<string, Moment | null>>;
}

/** Since when rooms and chambers are dry, by their ids. A room that got wet again is dry since its last rise. */
export function drySinceOf({ rooms, chambers }: DryingJob, visits: readonly VisitFigures[]): DrySince {
  return drySinceIn(
    rooms,
    chambers,
    visits.map(({ at }) => at),
    visits.map(({ dryRoomIds }) => dryRoomIds),
  );
}

const drySinceIn = memoize(
  (
    rooms: readonly JobRoom[],
    chambers: readonly Chamber[],
    moments: readonly Moment[],
    dry: readonly (readonly string[])[],
  ): DrySince => {
    const since = (roomIds: readonly string[]) => {
      const lastWet = dry.findLastIndex((dryIds) => !roomIds.every((id) => dryIds.includes(id)));
      return moments[lastWet + 1] ?? null;
    };
    return {
      rooms: Object.fromEntries(rooms.map(({ id }) => [id, since([id])])),
      chambers: Object.fromEntries(chambers.map(({ id, roomIds }) => [id, since(roomIds)])),
    };
  },
);
