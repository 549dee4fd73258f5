import type { AirReading, JobMachine, MoistureReading, Visit } from '../../job/drying-job.ts';
import { memoize } from '../../lib/memoize.ts';
import type { JobRecord, JobRow, JobTable } from './record.ts';

/** Machines that were placed, each with its moves and stops. */
export const machinesOf = memoize(
  (machines: JobTable<'machines'>, moves: JobTable<'moves'>, stops: JobTable<'stops'>): readonly JobMachine[] => {
    const [moved, stopped] = [grouped(moves, 'machine'), grouped(stops, 'machine')];
    return machines.flatMap((machine) =>
      machineOf(machine, moved.get(machine.id) ?? [], stopped.get(machine.id) ?? []),
    );
  },
);

/** A visit with the id under which the device keeps it. */
type KeptVisit = Visit & { readonly id: string };

/** Visits that have a moment, each with what was read on it. A visit on which nothing changed stays the object that it was. */
export function visitsOf({ visits, airs, readings, surfaces, changes }: JobRecord): readonly KeptVisit[] {
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

const airsByVisit = memoize((airs: JobTable<'airs'>) => grouped(airs, 'visit'));
const readingsByVisit = memoize((readings: JobTable<'readings'>) => grouped(readings, 'visit'));
const surfacesByVisit = memoize((surfaces: JobTable<'surfaces'>) => grouped(surfaces, 'visit'));
const changesByVisit = memoize((changes: JobTable<'changes'>) => grouped(changes, 'visit'));

/** The rows of each row that they belong to, by its id. */
function grouped<Owner extends string, Row extends { readonly [Name in Owner]: string }>(
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
  ): KeptVisit => ({
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
