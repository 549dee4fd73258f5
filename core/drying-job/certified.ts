import type { DryingJob, Moment } from '../job/drying-job.ts';
import type { PointFigures } from './point-history.ts';
import type { VisitFigures } from './visits.ts';

/** A point that read dry on the last visit, and since which visit it did on each. */
export interface CertifiedPoint extends PointFigures {
  readonly drySince: Moment;
}

/** What the readings of the last visit hold: either every open point is dry, or which are not. */
export type Certified =
  | {
      readonly ok: true;
      readonly at: Moment;
      readonly points: readonly CertifiedPoint[];
      /** Torn out: nothing was read there at the end. */
      readonly removedIds: readonly string[];
      /** Rooms in which no point was ever set. */
      readonly bareRoomIds: readonly string[];
    }
  | { readonly ok: false; readonly openIds: readonly string[] };

/**
 * Whether a paper may say that the points are dry: only where the last visit read every point that still stands, each at
 * or under its goal, and there was one. Visits in the order of time.
 */
export function certifiedOf(job: Pick<DryingJob, 'points' | 'rooms'>, visits: readonly VisitFigures[]): Certified {
  const last = visits.at(-1);
  const standing = (last?.points ?? []).filter(({ verdict }) => verdict !== 'removed');
  const open = standing.filter(({ verdict }) => verdict !== 'dry');
  if (!last || standing.length === 0 || open.length > 0)
    return { ok: false, openIds: open.map(({ pointId }) => pointId) };
  const ids = new Set(standing.map(({ pointId }) => pointId));
  return {
    ok: true,
    at: last.at,
    points: standing.map((point) => ({ ...point, drySince: sinceOf(point.pointId, visits) ?? last.at })),
    removedIds: job.points.flatMap(({ id }) => (ids.has(id) ? [] : [id])),
    bareRoomIds: job.rooms.flatMap(({ id }) => (job.points.some(({ roomId }) => roomId === id) ? [] : [id])),
  };
}

function sinceOf(id: string, visits: readonly VisitFigures[]): Moment | undefined {
  const isDry = ({ points }: VisitFigures) =>
    points.some(({ pointId, verdict }) => pointId === id && verdict === 'dry');
  return visits[visits.findLastIndex((visit) => !isDry(visit)) + 1]?.at;
}
