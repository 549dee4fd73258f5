import { isObject, type Unknown } from '../../lib/json-object.ts';
import { type JobReading, type JobRecord, type JobRow, readJob } from './record.ts';
import { fileFormat, shape } from './shape.ts';

/**
 * Exports a job as a file: readings are nested in their visits, derived values are left out. Empty fields are written as null,
 * "" or false, so that the import restores them exactly.
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

/** Rows of an owner, without their owner field. */
function inside<Owner extends string, Row extends { readonly [Name in Owner]: string }>(
  rows: readonly Row[],
  owner: Owner,
  id: string,
): readonly Omit<Row, Owner>[] {
  return rows.filter((row) => row[owner] === id).map(({ [owner]: _owner, ...row }) => row);
}

/**
 * Imports an untrusted file of this or an earlier version. Invalid values are left empty and reported. Version 1 had no ids
 * inside visits, and listed rooms in their chamber.
 */
export function fromFile(file: unknown): JobReading {
  // The exchange format has what follows from the job beside it.
  const json = isObject(file) && isObject(file.job) ? file.job : file;
  if (!isObject(json) || json.format !== fileFormat || typeof json.version !== 'number') {
    return { ok: false, error: 'not-a-record' };
  }
  if (json.version > shape.version) return { ok: false, error: 'newer' };
  const today = json.version === 1 ? { ...fromVersion1(json), version: shape.version } : json;
  return readJob({ ...today, ...tablesFromNestedRows(today) });
}

/** Rows nested in visits and machines, as tables. */
function tablesFromNestedRows(file: Unknown): Unknown {
  const nestedRows = (table: string, owner: string, within: string) =>
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
    photos: nestedRows('machines', 'machine', 'photos'),
    moves: nestedRows('machines', 'machine', 'moves'),
    stops: nestedRows('machines', 'machine', 'stops'),
    airs: nestedRows('visits', 'visit', 'airs'),
    readings: nestedRows('visits', 'visit', 'readings'),
    surfaces: nestedRows('visits', 'visit', 'surfaces'),
    changes: nestedRows('visits', 'visit', 'changes'),
  };
}

/** Converts version 1 to current names. */
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
    rooms: mapRows(file.rooms, ({ wet, ...room }) => ({
      ...room,
      ...(isObject(wet) ? wet : {}),
      ...known({ chamber: chamberOf(room.id) }),
    })),
    meters: mapRows(file.meters, ({ kind, ...meter }) => ({ ...meter, ...known({ name: kind }) })),
    points: mapRows(file.points, renamed),
    machines: mapRows(file.machines, (machine) => ({
      ...renamed(machine),
      moves: mapRows(machine.moves, renamed),
      stops: mapRows(machine.stops, renamed),
    })),
    visits: mapRows(file.visits, (visit, index) => ({
      ...visit,
      id: `visit-${index + 1}`,
      airs: mapRows(visit.airs, renamed),
      readings: mapRows(visit.readings, renamed),
      surfaces: mapRows(visit.surfaces, renamed),
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

/** Converts names; version 1 used null for unknown texts. */
function renamed(row: Unknown): Unknown {
  const entries = Object.entries(row).map(([name, value]) => [names[name] ?? name, value] as const);
  const texts = ['removedAt', 'dryStandardFrom', 'to', 'why'];
  return Object.fromEntries(entries.filter(([name, value]) => value !== null || !texts.includes(name)));
}

function known(values: Unknown): Unknown {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== null));
}

/** Maps the rows of a list. Invalid rows or lists are kept, so that reading reports them. */
function mapRows(list: unknown, change: (row: Unknown, index: number) => Unknown): unknown {
  if (!Array.isArray(list)) return list ?? undefined;
  return list.map((each, index) => (isObject(each) ? change(each, index) : each));
}

/** The items of a list; a value that is no list gives one invalid row. */
function listIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [null];
}

function rowsIn(value: unknown): readonly Unknown[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
