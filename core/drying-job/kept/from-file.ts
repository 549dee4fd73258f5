import { fileFormat } from './file-format.ts';
import { type JobReading, readJob } from './record.ts';
import { shape } from './shape.ts';

type Unknown = Readonly<Record<string, unknown>>;

/**
 * A job out of a file of this or an earlier version, or out of anything at all. What cannot be read is left empty and
 * named. Version 1 had no ids inside of visits and the chamber's rooms in the chamber.
 */
export function fromFile(json: unknown): JobReading {
  if (!isObject(json) || json.format !== fileFormat || typeof json.version !== 'number') {
    return { ok: false, error: 'not-a-record' };
  }
  if (json.version > shape.version) return { ok: false, error: 'newer' };
  const today = json.version === 1 ? fromVersion1(json) : json;
  return readJob({ ...today, ...loose(today), version: shape.version });
}

/** What stands inside of visits and machines, as tables of its own. */
function loose(file: Unknown): Unknown {
  const taken = (table: string, owner: string, within: string) =>
    rowsIn(file[table]).flatMap((row, index) => {
      const id = String(row.id ?? '');
      return rowsIn(row[within]).map((each, at) => {
        return { ...each, id: each.id ?? `${id || `${table}-${index + 1}`}-${within}-${at + 1}`, [owner]: id };
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
    rooms: rowsIn(file.rooms).map(({ wet, ...room }) => ({
      ...room,
      ...(isObject(wet) ? wet : {}),
      ...known({ chamber: chamberOf(room.id) }),
    })),
    meters: rowsIn(file.meters).map(({ kind, ...meter }) => ({ ...meter, ...known({ name: kind }) })),
    points: rowsIn(file.points).map(renamed),
    machines: rowsIn(file.machines).map((machine) => ({
      ...renamed(machine),
      moves: rowsIn(machine.moves).map(renamed),
      stops: rowsIn(machine.stops).map(renamed),
    })),
    visits: rowsIn(file.visits).map((visit, index) => ({
      ...visit,
      id: `visit-${index + 1}`,
      airs: rowsIn(visit.airs).map(renamed),
      readings: rowsIn(visit.readings).map(renamed),
      surfaces: rowsIn(visit.surfaces).map(renamed),
      changes: Array.isArray(visit.changes) ? visit.changes.map((what) => ({ what })) : [],
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

function rowsIn(value: unknown): readonly Unknown[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function isObject(value: unknown): value is Unknown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
