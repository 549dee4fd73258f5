import type { DryingJob, Moment } from './job.ts';
import type { VisitFigures } from './visits.ts';

/** The visit from which a room, or every room of a chamber, reads dry to the end; null where the last visit does not. */
export interface DrySince {
  readonly rooms: Readonly<Record<string, Moment | null>>;
  readonly chambers: Readonly<Record<string, Moment | null>>;
}

/** Since when rooms and chambers are dry, by their ids. A room that got wet again is dry since its last rise. */
export function drySinceOf({ rooms, chambers }: DryingJob, visits: readonly VisitFigures[]): DrySince {
  return {
    rooms: Object.fromEntries(rooms.map(({ id }) => [id, sinceWhen(visits, [id])])),
    chambers: Object.fromEntries(chambers.map(({ id, roomIds }) => [id, sinceWhen(visits, roomIds)])),
  };
}

function sinceWhen(visits: readonly VisitFigures[], roomIds: readonly string[]): Moment | null {
  const isDry = ({ rooms }: VisitFigures) =>
    roomIds.every((id) => rooms.some(({ roomId, verdict }) => roomId === id && verdict === 'dry'));
  const lastWet = visits.findLastIndex((visit) => !isDry(visit));
  return visits[lastWet + 1]?.at ?? null;
}
