import type {
  AirReading,
  Chamber,
  DryingJob,
  JobMachine,
  JobRoom,
  MoisturePoint,
  MoistureReading,
  PlannedDehumidifier,
  PlannedPower,
  Visit,
} from '../../job/drying-job.ts';
import { memoize } from '../../lib/memoize.ts';
import type { JobRecord, JobRow, JobTable } from './record.ts';

/** Placed equipment with moves and stops. */
export const machinesOf = memoize(
  (machines: JobTable<'machines'>, moves: JobTable<'moves'>, stops: JobTable<'stops'>): readonly JobMachine[] => {
    const [moved, stopped] = [groupBy(moves, 'machine'), groupBy(stops, 'machine')];
    return machines.flatMap((machine) =>
      machineOf(machine, moved.get(machine.id) ?? [], stopped.get(machine.id) ?? []),
    );
  },
);

type VisitWithId = Visit & { readonly id: string };

/** Visits with a time, each with its readings. Unchanged visits are identical objects. */
export function visitsOf({ visits, airs, readings, surfaces, changes }: JobRecord): readonly VisitWithId[] {
  const [airsBy, readingsBy] = [airsByVisit(airs), readingsByVisit(readings)];
  const [surfacesBy, changesBy] = [surfacesByVisit(surfaces), changesByVisit(changes)];
  return visits
    .filter(({ at }) => at !== '')
    .map((visit) => {
      const { id } = visit;
      return visitOf(
        visit,
        airsBy.get(id) ?? [],
        readingsBy.get(id) ?? [],
        surfacesBy.get(id) ?? [],
        changesBy.get(id) ?? [],
      );
    });
}

const airsByVisit = memoize((airs: JobTable<'airs'>) => groupBy(airs, 'visit'));
const readingsByVisit = memoize((readings: JobTable<'readings'>) => groupBy(readings, 'visit'));
const surfacesByVisit = memoize((surfaces: JobTable<'surfaces'>) => groupBy(surfaces, 'visit'));
const changesByVisit = memoize((changes: JobTable<'changes'>) => groupBy(changes, 'visit'));

/** Groups rows by the id of their owner. */
function groupBy<Owner extends string, Row extends { readonly [Name in Owner]: string }>(
  rows: readonly Row[],
  owner: Owner,
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[owner]);
    if (group) group.push(row);
    else groups.set(row[owner], [row]);
  }
  return groups;
}

const machineOf = memoize(
  (machine: JobRow<'machines'>, moves: JobTable<'moves'>, stops: JobTable<'stops'>): readonly JobMachine[] => {
    const { id, kind, serial, room, placedAt, removedAt, cfm, ratedPints, amps } = machine;
    if (placedAt === '' || kind === '') return [];
    return [
      {
        id,
        kind,
        serial,
        roomId: room,
        placedAt,
        removedAt: removedAt || null,
        moves: moves.filter(({ at }) => at !== '').map((move) => ({ at: move.at, roomId: move.room })),
        stops: stops
          .filter(({ from }) => from !== '')
          .map(({ from, to, why }) => ({ from, to: to || null, ...(why && { why }) })),
        ...(cfm !== null && { cfm }),
        ...(ratedPints !== null && { ratedPints }),
        ...(amps !== null && { amps }),
      },
    ];
  },
);

const visitOf = memoize(
  (
    { id, at, by, notes }: JobRow<'visits'>,
    airs: JobTable<'airs'>,
    readings: JobTable<'readings'>,
    surfaces: JobTable<'surfaces'>,
    changes: JobTable<'changes'>,
  ): VisitWithId => ({
    id,
    at,
    by,
    notes,
    airs: airs.flatMap((air) => airOf(air)),
    readings: readings.flatMap((reading) => readingOf(reading)),
    surfaces: surfaces.flatMap(({ room, where, surfaceF }) => {
      return surfaceF === null ? [] : [{ roomId: room, where, surfaceF }];
    }),
    changes: changes.flatMap(({ what }) => what || []),
  }),
);

const airOf = memoize(({ place, room, machine, temperatureF, humidityPercent }: JobRow<'airs'>): AirReading[] => {
  if (place === '' || temperatureF === null || humidityPercent === null) return [];
  const where = { ...(room && { roomId: room }), ...(machine && { machineId: machine }) };
  return [{ place, ...where, temperatureF, humidityPercent }];
});

const readingOf = memoize(({ point, value, why, meter }: JobRow<'readings'>): MoistureReading[] => {
  if (point === '' || (value === null && why === '')) return [];
  return [{ pointId: point, value, ...(value === null && why && { why }), ...(meter && { meterId: meter }) }];
});

/** Id of the chamber of rooms without a chamber. */
export const looseChamber = 'loose';

/**
 * Converts a stored record to the input of the rules. Skips incomplete rows: rooms without measures, unplaced equipment, visits
 * without a time, readings without a number. Defaults: Category 1, sea level, LGR, axial air movers, ten percent over the dry
 * standard. Unchanged rows give identical objects, which keeps memoized results valid.
 */
export function jobOf(record: JobRecord): DryingJob {
  const { site, plan } = record;
  const rooms = roomsOf(record.rooms);
  return {
    altitudeFt: site.altitudeFt ?? 0,
    rooms,
    chambers: chambersOf(record.chambers, record.rooms),
    plannedDehumidifier: plannedIn(plan),
    airMoverType: plan.airMovers || 'axial',
    power: powerOf(plan, record.rooms, record.chambers),
    points: pointsOf(record.points, rooms),
    machines: machinesOf(record.machines, record.moves, record.stops),
    visits: visitsOf(record),
  };
}

const plannedIn = memoize(
  (plan: JobRecord['plan']): PlannedDehumidifier => ({
    kind: plan.dehumidifier || 'lgr',
    ...(plan.ratedPints !== null && { ratedPints: plan.ratedPints }),
    ...(plan.ratedCfm !== null && { ratedCfm: plan.ratedCfm }),
  }),
);

const powerOf = memoize(
  (plan: JobRecord['plan'], rooms: JobTable<'rooms'>, chambers: JobTable<'chambers'>): PlannedPower => ({
    scrubbers: plan.scrubbers ?? 0,
    ...(plan.dehumidifierAmps !== null && { dehumidifierAmps: plan.dehumidifierAmps }),
    ...(plan.airMoverAmps !== null && { airMoverAmps: plan.airMoverAmps }),
    ...(plan.scrubberAmps !== null && { scrubberAmps: plan.scrubberAmps }),
    ...(plan.circuits15 !== null && { circuits15: plan.circuits15 }),
    ...(plan.circuits20 !== null && { circuits20: plan.circuits20 }),
    ...(plan.dollarsPerKilowattHour !== null && { dollarsPerKilowattHour: plan.dollarsPerKilowattHour }),
    ownMovers: numbered(rooms.map(({ id, airMovers }) => [id, airMovers])),
    ownDehumidifiers: numbered(chambers.map(({ id, dehumidifiers }) => [id, dehumidifiers])),
  }),
);

/** Those that have a number. */
function numbered(entries: readonly (readonly [string, number | null])[]): Readonly<Record<string, number>> {
  return Object.fromEntries(entries.flatMap(([id, count]) => (count === null ? [] : [[id, count]])));
}

const chambersOf = memoize((chambers: JobTable<'chambers'>, rooms: JobTable<'rooms'>): readonly Chamber[] => {
  const known = new Set(roomsOf(rooms).map(({ id }) => id));
  const roomsIn = (id: string) => rooms.filter((room) => room.chamber === id && known.has(room.id)).map(({ id }) => id);
  const named = chambers.map(({ id }) => ({ id, roomIds: roomsIn(id) }));
  return [...named, { id: looseChamber, roomIds: roomsIn('') }].filter(({ roomIds }) => roomIds.length > 0);
});

const roomsOf = memoize((rooms: JobTable<'rooms'>) => rooms.flatMap((room) => roomOf(room)));

const roomOf = memoize((room: JobRow<'rooms'>): JobRoom[] => {
  const { id, name, lengthFt, widthFt, heightFt, material, surface, insets } = room;
  if (lengthFt === null || widthFt === null || heightFt === null) return [];
  const wet = {
    floorSqFt: room.floorSqFt ?? 0,
    wallHeightFt: room.wallHeightFt ?? 0,
    ceilingSqFt: room.ceilingSqFt ?? 0,
    heldDeep: room.heldDeep,
  };
  return [
    {
      id,
      name,
      lengthFt,
      widthFt,
      heightFt,
      material: material || 'drywall',
      surface: surface || 'carpet',
      wet,
      insets: insets ?? 0,
    },
  ];
});

const pointsOf = memoize((points: JobTable<'points'>, rooms: readonly JobRoom[]) => {
  const known = new Set(rooms.map(({ id }) => id));
  return points.filter(({ room }) => known.has(room)).map((point) => pointOf(point));
});

const pointOf = memoize((point: JobRow<'points'>): MoisturePoint => {
  const { id, room, material, place, meter, scale, dryStandard, dryStandardFrom, goalRule, goalPoints, goal } = point;
  return {
    id,
    roomId: room,
    material,
    place,
    ...(meter && { meterId: meter }),
    scale: scale || 'percent',
    dryStandard,
    ...(dryStandardFrom && { dryStandardFrom }),
    goalRule: goalRule || 'ten-percent',
    ...(goalPoints !== null && { goalPoints }),
    ...(goal !== null && { goal }),
  };
});
