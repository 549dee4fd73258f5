import { isObject, type Unknown } from '../../lib/json-object.ts';
import { type JobReading, type JobRecord, type JobRow, readJob } from './record.ts';
import { fileFormat, shape } from './shape.ts';

/**
 * A job as the file that leaves the device: what was read on a visit stands inside of it, and nothing derived is in it.
 * What is empty is null, "" or false, so that the file comes back as it was.
 */
export function toFile(record: JobRecord) {
  const { id, title, site, plan, chambers, rooms, meters, points, machines, visits } = record;
  return {
    format: fileFormat,
    version: shape.version,
    id,
    title,
    site,
    plan,
    chambers,
    rooms,
    meters,
    points,
    machines: machines.map((machine) => ({
      ...machine,
      photos: inside(record.photos, 'machine', machine.id),
      moves: inside(record.moves, 'machine', machine.id),
      stops: inside(record.stops, 'machine', machine.id),
    })),
    visits: visits.map((visit) => visitOf(visit, record)),
  };
}

function visitOf(visit: JobRow<'visits'>, { airs, readings, surfaces, changes }: JobRecord) {
  return {
    ...visit,
    airs: inside(airs, 'visit', visit.id),
    readings: inside(readings, 'visit', visit.id),
    surfaces: inside(surfaces, 'visit', visit.id),
    changes: inside(changes, 'visit', visit.id),
  };
}

/** Rows that belong to another row, without saying so. */
function inside<Owner extends string, Row extends { readonly [Name in Owner]: string }>(
  rows: readonly Row[],
  owner: Owner,
  id: string,
): readonly Omit<Row, Owner>[] {
  return rows.filter((row) => row[owner] === id).map(({ [owner]: _owner, ...row }) => row);
}

/**
 * A job out of a file of this or an earlier version, or out of anything at all. What cannot be read is left empty and
 * named. Version 1 had no ids inside of visits and the chamber's rooms in the chamber.
 */
export function fromFile(json: unknown): JobReading {
  if (!isObject(json) || json.format !== fileFormat || typeof json.version !== 'number') {
    return { ok: false, error: 'not-a-record' };
  }
  if (json.version > shape.version) return { ok: false, error: 'newer' };
  const today = json.version === 1 ? { ...fromVersion1(json), version: shape.version } : json;
  return readJob({ ...today, ...loose(today) });
}

/** What stands inside of visits and machines, as tables of its own. */
function loose(file: Unknown): Unknown {
  const taken = (table: string, owner: string, within: string) =>
    rowsIn(file[table]).flatMap((row, index) => {
      const id = String(row.id ?? '');
      return listIn(row[within]).map((each, at) => {
        return (
          isObject(each) && {
            ...each,
            id: each.id ?? `${id || `${table}-${index + 1}`}-${within}-${at + 1}`,
            [owner]: id,
          }
        );
      });
    });
  return {
    photos: taken('machines', 'machine', 'photos'),
    moves: taken('machines', 'machine', 'moves'),
    stops: taken('machines', 'machine', 'stops'),
    airs: taken('visits', 'visit', 'airs'),
    readings: taken('visits', 'visit', 'readings'),
    surfaces: taken('visits', 'visit', 'surfaces'),
    changes: taken('visits', 'visit', 'changes'),
  };
}

/** A file of version 1 with the names of today; what it left out is left out. */
function fromVersion1(file: Unknown): Unknown {
  const { plannedDehumidifier: planned } = file;
  const rated = isObject(planned) ? planned : {};
  const chamberOf = (roomId: unknown) =>
    rowsIn(file.chambers).find(({ roomIds }) => Array.isArray(roomIds) && roomIds.includes(roomId))?.id;
  const { altitudeFt, source, lossAt } = file;
  const category = file.category === undefined ? undefined : String(file.category);
  return {
    ...file,
    site: known({ category, altitudeFt, source, lossAt }),
    plan: known({
      dehumidifier: rated.kind,
      ratedPints: rated.ratedPints,
      ratedCfm: rated.ratedCfm,
      airMovers: file.airMoverType,
    }),
    rooms: changed(file.rooms, ({ wet, ...room }) => ({
      ...room,
      ...(isObject(wet) ? wet : {}),
      ...known({ chamber: chamberOf(room.id) }),
    })),
    meters: changed(file.meters, ({ kind, ...meter }) => ({ ...meter, ...known({ name: kind }) })),
    points: changed(file.points, renamed),
    machines: changed(file.machines, (machine) => ({
      ...renamed(machine),
      moves: changed(machine.moves, renamed),
      stops: changed(machine.stops, renamed),
    })),
    visits: changed(file.visits, (visit, index) => ({
      ...visit,
      id: `visit-${index + 1}`,
      airs: changed(visit.airs, renamed),
      readings: changed(visit.readings, renamed),
      surfaces: changed(visit.surfaces, renamed),
      changes: Array.isArray(visit.changes) ? visit.changes.map((what) => ({ what })) : visit.changes,
    })),
  };
}

const names: Readonly<Record<string, string>> = {
  roomId: 'room',
  machineId: 'machine',
  pointId: 'point',
  meterId: 'meter',
};

/** Names of today; null was what nobody knew. */
function renamed(row: Unknown): Unknown {
  const entries = Object.entries(row).map(([name, value]) => [names[name] ?? name, value] as const);
  const texts = ['removedAt', 'dryStandardFrom', 'to', 'why'];
  return Object.fromEntries(entries.filter(([name, value]) => value !== null || !texts.includes(name)));
}

function known(values: Unknown): Unknown {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}

/** Each row of a list as it is today. What is no row, or no list, stays as it is: reading names it. */
function changed(list: unknown, change: (row: Unknown, index: number) => Unknown): unknown {
  if (!Array.isArray(list)) return list ?? undefined;
  return list.map((each, index) => (isObject(each) ? change(each, index) : each));
}

/** What stands in a list; where there is another thing in its place, one row that cannot be read. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [null];
}

function rowsIn(value: unknown): readonly Unknown[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
