import type { Chamber, DryingJob, JobMachine, JobRoom, MoisturePoint, Moment, Visit } from '../job/drying-job.ts';
import { memoize, once } from '../lib/memoize.ts';
import { pressureAtAltitudePa } from '../psychrometrics/psychrometrics.ts';
import { isDehumidifier, isRunningAt } from './equipment-log.ts';
import { type PointFigures, pointHistoryOf, type Wetness, worstOf } from './point-history.ts';
import { type DehumidifierFigures, isAir, type ReadAir, type RoomAir, visitAirOf } from './visit-air.ts';
import { minutesOf } from './wall-clock.ts';

export interface RoomFigures extends RoomAir {
  readonly verdict: Wetness;
}

/** Everything derived from a visit. The air is calculated lazily, because few components need it. */
export interface VisitFigures extends AirOfVisit {
  /** Id of the stored visit; null if the job came from elsewhere. */
  readonly id: string | null;
  readonly at: Moment;
  readonly jobVerdict: Wetness;
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

/** The visits of a job in chronological order. */
export function visitsInOrder({ visits }: Pick<DryingJob, 'visits'>): readonly Visit[] {
  const timed = visits.map((visit) => [minutesOf(visit.at) ?? Number.NaN, visit] as const);
  return timed.toSorted(([one], [other]) => one - other).map(([, visit]) => visit);
}

/** Derived figures of each visit, in chronological order. */
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

const figuresOf = memoize(computeFigures);

function computeFigures(
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
  // Physically impossible readings count as missing.
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

/** A missing reading as code and id of the room, machine or point: "no-affected:kitchen". */
export type Gap =
  | 'no-outside'
  | 'no-unaffected'
  | `no-affected:${string}`
  | `no-outlet:${string}`
  | `not-read:${string}`;

/** Whether a gap is a missing air reading. */
export function isOfAir(gap: Gap): boolean {
  return !gap.startsWith('not-read:');
}

/**
 * Readings that a complete visit still needs: outside and unaffected air; affected air in each room that was not dry before; the
 * outlet of each running dehumidifier; every point without reading or reason.
 * @param dryBefore ids of the rooms that were dry on the previous visit
 */
export function gapsOf(
  { rooms, machines }: Pick<DryingJob, 'rooms' | 'machines'>,
  { at, airs, readings }: Visit,
  points: readonly PointFigures[],
  dryBefore: ReadonlySet<string>,
): readonly Gap[] {
  const has = (place: string) => airs.some((air) => air.place === place);
  const unreadRooms = rooms.filter(
    ({ id }) => !dryBefore.has(id) && !airs.some(({ place, roomId }) => place === 'affected' && roomId === id),
  );
  const unreadMachines = machines
    .filter((machine) => isDehumidifier(machine.kind) && isRunningAt(machine, at))
    .filter(({ id }) => !airs.some(({ place, machineId }) => place === 'outlet' && machineId === id));
  const excused = new Set(readings.filter(({ why }) => why === 'no-access').map(({ pointId }) => pointId));
  const unreadPoints = points.filter(({ pointId, verdict }) => verdict === 'not-read' && !excused.has(pointId));
  return [
    ...(has('outside') ? [] : (['no-outside'] as const)),
    ...(has('unaffected') ? [] : (['no-unaffected'] as const)),
    ...unreadRooms.map(({ id }): Gap => `no-affected:${id}`),
    ...unreadMachines.map(({ id }): Gap => `no-outlet:${id}`),
    ...unreadPoints.map(({ pointId }): Gap => `not-read:${pointId}`),
  ];
}

/** The visit since which a room, or all rooms of a chamber, stayed dry; null if not dry on the last visit. */
export interface DrySince {
  readonly rooms: Readonly<Record<string, Moment | null>>;
  readonly chambers: Readonly<Record<string, Moment | null>>;
}

/** Times since which rooms and chambers are dry, by id. A rewetted room counts from its last drying. */
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
