import { fileFormat } from './file-format.ts';
import type { JobRecord, JobRow } from './record.ts';
import { shape } from './shape.ts';

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
