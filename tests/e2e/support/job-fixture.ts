/** A row of the given file. */
export type Row = Readonly<Record<string, unknown>>;

/** A job of the given file. */
export interface GivenJob {
  readonly title: string;
  readonly altitudeFt: number;
  readonly category: number;
  readonly source: string;
  readonly lossAt: string;
  readonly airMoverType: string;
  readonly plannedDehumidifier: { readonly kind: string; readonly ratedPints: number };
  readonly meters: readonly Row[];
  readonly chambers: readonly { readonly id: string; readonly roomIds: readonly string[] }[];
  readonly rooms: readonly (Row & { readonly wet: Row })[];
  readonly points: readonly Row[];
  readonly machines: readonly (Row & { readonly moves: readonly Row[]; readonly stops: readonly Row[] })[];
  readonly visits: readonly (Row & {
    readonly airs: readonly Row[];
    readonly readings: readonly Row[];
    readonly surfaces: readonly Row[];
    readonly changes: readonly string[];
  })[];
}

/** What the page calls the codes of a job. */
const says: Readonly<Record<string, string>> = {
  '1': '1, clean',
  '2': '2, gray',
  '3': '3, black',
  wood_framing: 'Wood framing',
  carpet: 'Carpet',
  tile: 'Tile',
  hardwood: 'Hardwood',
  axial: 'Axial',
  centrifugal: 'Centrifugal',
  lowProfile: 'Low profile',
  percent: 'Percent',
  relative: 'Relative',
  'ten-percent': '10% above dry standard',
  points: 'Points above dry standard',
  removed: 'removed',
};

/** What the page calls the kinds of machines. */
export const kinds: Readonly<Record<string, string>> = {
  lgr: 'LGR dehumidifier',
  'air-mover': 'Air mover',
  scrubber: 'Air scrubber',
  other: 'Floor mat or other equipment',
};
const places: Readonly<Record<string, string>> = {
  outside: 'Outside',
  unaffected: 'Unaffected',
  affected: 'Affected room',
  outlet: 'Dehumidifier outlet',
};

/** What the page calls a code; other values are themselves. */
export const word = (code: unknown) => says[String(code)] ?? code;

/** The row of an id; an empty one where there is none. */
export const find = (rows: readonly Row[], id: unknown) => rows.find((row) => row.id === id) ?? {};

/** A machine as the page names it. */
export function machineName({ machines }: GivenJob, id: unknown): string {
  const { kind, serial } = find(machines, id);
  return `${kinds[String(kind)]} ${serial}`;
}

/** A point as the page names it. */
export function pointName({ points }: GivenJob, id: unknown): string {
  const { place, material } = find(points, id);
  return `${place}, ${material}`;
}

/** An air as the page names it. */
export function airName(job: GivenJob, { place, roomId, machineId }: Row): string {
  const at = roomId ? find(job.rooms, roomId).name : machineId && machineName(job, machineId);
  return [places[String(place)], at].filter(Boolean).join(': ');
}
