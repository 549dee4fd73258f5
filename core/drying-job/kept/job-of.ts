import type { Category } from '../../job/category.ts';
import type {
  AirReading,
  DryingJob,
  JobMachine,
  JobRoom,
  MoisturePoint,
  MoistureReading,
  PlannedPower,
  Visit,
} from '../job.ts';
import type { JobRecord, JobRow } from './record.ts';

/** Rooms that name no chamber share their air: one chamber of this id. */
export const looseChamber = 'loose';

/**
 * A kept job as the rules work with it. What is not complete takes no part yet: rooms without measures, machines that
 * nobody placed, visits without a moment, readings without a number. Choices left open are the most common ones: Category
 * 1, sea level, an LGR, axial air movers, ten percent over the dry standard.
 */
export function jobOf(record: JobRecord): DryingJob {
  const { site, plan } = record;
  const rooms = record.rooms.flatMap(roomOf);
  const known = new Set(rooms.map(({ id }) => id));
  return {
    altitudeFt: site.altitudeFt ?? 0,
    category: (Number(site.category) || 1) as Category,
    rooms,
    chambers: chambersOf(record, known),
    plannedDehumidifier: {
      kind: plan.dehumidifier || 'lgr',
      ...(plan.ratedPints !== null && { ratedPints: plan.ratedPints }),
      ...(plan.ratedCfm !== null && { ratedCfm: plan.ratedCfm }),
    },
    airMoverType: plan.airMovers || 'axial',
    power: powerOf(record),
    points: record.points.filter(({ room }) => known.has(room)).map(pointOf),
    machines: record.machines.flatMap((machine) => machineOf(machine, record)),
    visits: record.visits.filter(({ at }) => at !== '').map((visit) => visitOf(visit, record)),
  };
}

function powerOf({ plan, rooms, chambers }: JobRecord): PlannedPower {
  return {
    scrubbers: plan.scrubbers ?? 0,
    ...(plan.dehumidifierAmps !== null && { dehumidifierAmps: plan.dehumidifierAmps }),
    ...(plan.airMoverAmps !== null && { airMoverAmps: plan.airMoverAmps }),
    ...(plan.scrubberAmps !== null && { scrubberAmps: plan.scrubberAmps }),
    ...(plan.circuits15 !== null && { circuits15: plan.circuits15 }),
    ...(plan.circuits20 !== null && { circuits20: plan.circuits20 }),
    ...(plan.dollarsPerKilowattHour !== null && { dollarsPerKilowattHour: plan.dollarsPerKilowattHour }),
    ownMovers: numbered(rooms.map(({ id, airMovers }) => [id, airMovers])),
    ownDehumidifiers: numbered(chambers.map(({ id, dehumidifiers }) => [id, dehumidifiers])),
  };
}

/** Those that have a number. */
function numbered(entries: readonly (readonly [string, number | null])[]): Readonly<Record<string, number>> {
  return Object.fromEntries(entries.flatMap(([id, count]) => (count === null ? [] : [[id, count]])));
}

function chambersOf({ chambers, rooms }: JobRecord, known: ReadonlySet<string>): DryingJob['chambers'] {
  const roomsIn = (id: string) => rooms.filter((room) => room.chamber === id && known.has(room.id)).map(({ id }) => id);
  const named = chambers.map(({ id }) => ({ id, roomIds: roomsIn(id) }));
  return [...named, { id: looseChamber, roomIds: roomsIn('') }].filter(({ roomIds }) => roomIds.length > 0);
}

function roomOf(room: JobRow<'rooms'>): JobRoom[] {
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
}

function pointOf(point: JobRow<'points'>): MoisturePoint {
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
}

function machineOf(machine: JobRow<'machines'>, { moves, stops }: JobRecord): JobMachine[] {
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
      moves: moves
        .filter((move) => move.machine === id && move.at !== '')
        .map((move) => ({ at: move.at, roomId: move.room })),
      stops: stops
        .filter((stop) => stop.machine === id && stop.from !== '')
        .map(({ from, to, why }) => ({ from, to: to || null, ...(why && { why }) })),
      ...(cfm !== null && { cfm }),
      ...(ratedPints !== null && { ratedPints }),
      ...(amps !== null && { amps }),
    },
  ];
}

function visitOf({ id, at, by, notes }: JobRow<'visits'>, record: JobRecord): Visit {
  const here = ({ visit }: { readonly visit: string }) => visit === id;
  return {
    at,
    by,
    notes,
    airs: record.airs.filter(here).flatMap(airOf),
    readings: record.readings.filter(here).flatMap(readingOf),
    surfaces: record.surfaces.filter(here).flatMap(({ room, where, surfaceF }) => {
      return surfaceF === null ? [] : [{ roomId: room, where, surfaceF }];
    }),
    changes: record.changes.filter(here).flatMap(({ what }) => what || []),
  };
}

function airOf({ place, room, machine, temperatureF, humidityPercent }: JobRow<'airs'>): AirReading[] {
  if (place === '' || temperatureF === null || humidityPercent === null) return [];
  const where = { ...(room && { roomId: room }), ...(machine && { machineId: machine }) };
  return [{ place, ...where, temperatureF, humidityPercent }];
}

function readingOf({ point, value, why, meter }: JobRow<'readings'>): MoistureReading[] {
  if (point === '' || (value === null && why === '')) return [];
  return [{ pointId: point, value, ...(value === null && why && { why }), ...(meter && { meterId: meter }) }];
}
