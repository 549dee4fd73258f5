import type { DryingJob, Moment } from '../job/drying-job.ts';
import type { PointFigures } from './point-history.ts';
import type { VisitFigures } from './visits.ts';

/** A point that was dry on the last visit, and the visit since which it stayed dry. */
export interface CertifiedPoint extends PointFigures {
  readonly drySince: Moment;
}

/** Result of the last visit: every open point is dry, or the ids of those that are not. */
export type Certified =
  | {
      readonly ok: true;
      readonly at: Moment;
      readonly points: readonly CertifiedPoint[];
      /** Points whose material was torn out. */
      readonly removedIds: readonly string[];
      readonly bareRoomIds: readonly string[];
    }
  | { readonly ok: false; readonly openIds: readonly string[] };

/**
 * Whether a certificate of dryness may be issued: only if the last visit read every remaining point, at least one, at or below
 * its goal.
 * @param visits in chronological order
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
