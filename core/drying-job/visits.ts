import { pressureAtAltitudePa } from '../psychrometrics/pressure.ts';
import { type DehumidifierFigures, type ReadAir, type RoomAir, visitAirOf } from './air/visit-air.ts';
import { type Gap, gapsOf } from './gaps.ts';
import type { DryingJob, Moment, Visit } from './job.ts';
import { type PointFigures, pointHistoryOf } from './points/point-history.ts';
import { type Wetness, worstOf } from './points/verdict.ts';
import { hoursBetween } from './wall-clock.ts';

export interface RoomFigures extends RoomAir {
  readonly verdict: Wetness;
}

/** Everything that a visit says. */
export interface VisitFigures {
  readonly at: Moment;
  readonly jobVerdict: Wetness;
  readonly airs: readonly ReadAir[];
  readonly rooms: readonly RoomFigures[];
  readonly dehumidifiers: readonly DehumidifierFigures[];
  /** Points that were not torn out before. */
  readonly points: readonly PointFigures[];
  readonly gaps: readonly Gap[];
}

/** The visits of a job in the order of time, whatever the order in which they were entered. */
export function visitsInOrder({ visits }: Pick<DryingJob, 'visits'>): readonly Visit[] {
  return visits.toSorted((one, other) => hoursBetween(other.at, one.at));
}

/** What each visit of a job says, in the order of time. */
export function visitFiguresOf(job: DryingJob): readonly VisitFigures[] {
  const visits = visitsInOrder(job);
  const pressurePa = pressureAtAltitudePa(job.altitudeFt);
  const histories = job.points.map((point) => pointHistoryOf(point, visits));
  let dryBefore: ReadonlySet<string> = new Set();
  return visits.map((visit, index) => {
    const points = histories.flatMap((history) => history[index] ?? []);
    const { airs, rooms: roomAirs, dehumidifiers } = visitAirOf(job, visit, pressurePa);
    const rooms = roomAirs.map((air) => ({ ...air, verdict: roomVerdict(job, air.roomId, points) }));
    const gaps = gapsOf(job, visit, points, dryBefore);
    dryBefore = new Set(rooms.filter(({ verdict }) => verdict === 'dry').map(({ roomId }) => roomId));
    const jobVerdict = worstOf(rooms.map(({ verdict }) => verdict));
    return { at: visit.at, jobVerdict, airs, rooms, dehumidifiers, points, gaps };
  });
}

function roomVerdict(job: DryingJob, roomId: string, points: readonly PointFigures[]): Wetness {
  const here = new Set(job.points.filter((point) => point.roomId === roomId).map(({ id }) => id));
  const open = points.filter(({ pointId }) => here.has(pointId));
  return worstOf(open.flatMap(({ verdict }) => (verdict === 'removed' ? [] : [verdict])));
}
