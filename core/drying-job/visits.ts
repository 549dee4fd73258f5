import type { DryingJob, JobMachine, JobRoom, MoisturePoint, Moment, Visit } from '../job/drying-job.ts';
import { memoize, once } from '../lib/memoize.ts';
import { pressureAtAltitudePa } from '../psychrometrics/psychrometrics.ts';
import { isAir } from './figures.ts';
import { type Gap, gapsOf } from './gaps.ts';
import { type PointFigures, pointHistoryOf } from './point-history.ts';
import { type Wetness, worstOf } from './verdict.ts';
import { type DehumidifierFigures, type ReadAir, type RoomAir, visitAirOf } from './visit-air.ts';
import { minutesOf } from './wall-clock.ts';

export interface RoomFigures extends RoomAir {
  readonly verdict: Wetness;
}

/** Everything that a visit says. What its air says is calculated lazily: few parts of a page ask for it. */
export interface VisitFigures extends AirOfVisit {
  /** The id under which a device keeps the visit; null where it came from elsewhere. */
  readonly id: string | null;
  readonly at: Moment;
  readonly jobVerdict: Wetness;
  /** Rooms of which every point reads dry. */
  readonly dryRoomIds: readonly string[];
  /** Points that were not torn out before. */
  readonly points: readonly PointFigures[];
  readonly gaps: readonly Gap[];
}

type KnownVisit = Visit & { readonly id?: string };

interface AirOfVisit {
  readonly airs: readonly ReadAir[];
  readonly rooms: readonly RoomFigures[];
  readonly dehumidifiers: readonly DehumidifierFigures[];
}

/** The visits of a job in the order of time, whatever the order in which they were entered. */
export function visitsInOrder({ visits }: Pick<DryingJob, 'visits'>): readonly Visit[] {
  const timed = visits.map((visit) => [minutesOf(visit.at) ?? Number.NaN, visit] as const);
  return timed.toSorted(([one], [other]) => one - other).map(([, visit]) => visit);
}

/** What each visit of a job says, in the order of time. */
export function visitFiguresOf(job: DryingJob): readonly VisitFigures[] {
  const visits = visitsInOrder(job);
  const pressurePa = pressureAtAltitudePa(job.altitudeFt);
  const histories = job.points.map((point) => pointHistoryOf(point, visits));
  let dryBefore: readonly string[] = [];
  return visits.map((visit, index) => {
    const points = histories.flatMap((history) => history[index] ?? []);
    const figures = figuresOf(visit, job.rooms, job.machines, job.points, points, dryBefore, pressurePa);
    dryBefore = figures.dryRoomIds;
    return figures;
  });
}

const figuresOf = memoize(figuresAnew);

function figuresAnew(
  visit: KnownVisit,
  rooms: readonly JobRoom[],
  machines: readonly JobMachine[],
  places: readonly MoisturePoint[],
  points: readonly PointFigures[],
  dryBefore: readonly string[],
  pressurePa: number,
): VisitFigures {
  const verdicts = new Map(rooms.map(({ id }) => [id, roomVerdict(id, places, points)]));
  const air = once((): AirOfVisit => {
    const { airs, rooms: ofRooms, dehumidifiers } = visitAirOf({ rooms, machines }, visit, pressurePa);
    return {
      airs,
      rooms: ofRooms.map((room) => ({ ...room, verdict: verdicts.get(room.roomId) ?? 'not-read' })),
      dehumidifiers,
    };
  });
  // What cannot be air is still to be read.
  const airs = visit.airs.filter(({ temperatureF, humidityPercent }) =>
    isAir(temperatureF, humidityPercent, pressurePa),
  );
  return {
    id: visit.id ?? null,
    at: visit.at,
    jobVerdict: worstOf([...verdicts.values()]),
    dryRoomIds: rooms.flatMap(({ id }) => (verdicts.get(id) === 'dry' ? [id] : [])),
    points,
    gaps: gapsOf({ rooms, machines }, { ...visit, airs }, points, new Set(dryBefore)),
    get airs() {
      return air().airs;
    },
    get rooms() {
      return air().rooms;
    },
    get dehumidifiers() {
      return air().dehumidifiers;
    },
  };
}

function roomVerdict(roomId: string, places: readonly MoisturePoint[], points: readonly PointFigures[]): Wetness {
  const here = new Set(places.filter((point) => point.roomId === roomId).map(({ id }) => id));
  const open = points.filter(({ pointId }) => here.has(pointId));
  return worstOf(open.flatMap(({ verdict }) => (verdict === 'removed' ? [] : [verdict])));
}
