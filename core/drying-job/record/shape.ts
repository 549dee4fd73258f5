import { airPlaces, goalRules, machineKinds, scales, unreadReasons } from '../../job/drying-job.ts';
import { airMoverTypes, circuitLimits, dehumidifierKinds } from '../../job/equipment.ts';
import { materials, sizeLimits, surfaces } from '../../job/room.ts';
import type { Shape } from '../../records/shape.ts';

export const fileFormat = 'drying-job';

export const packedJobName = 'job.json';

const line = { kind: 'text', most: 200 } as const;
const page = { kind: 'text', most: 4000 } as const;
const moment = { kind: 'moment' } as const;
const feet = { kind: 'number', least: sizeLimits.least.value, most: sizeLimits.most.value, decimals: 2 } as const;
const wetFeet = { ...feet, least: 0 } as const;
const squareFeet = { kind: 'number', least: 0, most: 100_000_000, decimals: 2 } as const;
const count = { kind: 'number', least: 0, most: 999, decimals: 0 } as const;
const planned = { ...count, most: circuitLimits.units.most } as const;
const circuits = { ...count, most: circuitLimits.circuits.most } as const;
const amps = { kind: 'number', ...circuitLimits.amps, decimals: 2 } as const;
const rating = { kind: 'number', least: 0.1, most: 100_000, decimals: 1 } as const;
const reading = { kind: 'number', least: 0, most: 10_000, decimals: 2 } as const;
const fahrenheit = { kind: 'number', least: -80, most: 250, decimals: 2, sign: '°F' } as const;
const room = { kind: 'row', of: 'rooms' } as const;
const machine = { kind: 'row', of: 'machines' } as const;
const point = { kind: 'row', of: 'points' } as const;
const meter = { kind: 'row', of: 'meters' } as const;
const visit = { kind: 'row', of: 'visits' } as const;

/** How the days of a machine are counted: see `DayCounts`. */
export const dayConventions = ['periodsOf24h', 'calendarDays', 'nights', 'exactDays'] as const;

/** Sections that a job has once. */
const sections = {
  site: {
    customer: line,
    address: line,
    insurer: line,
    claimNumber: line,
    jobNumber: line,
    technician: line,
    category: { kind: 'choice', of: ['1', '2', '3'] },
    source: line,
    lossAt: moment,
    altitudeFt: { kind: 'number', least: -1000, most: 15_000, decimals: 0 },
    notes: page,
  },
  plan: {
    dehumidifier: { kind: 'choice', of: dehumidifierKinds },
    ratedPints: rating,
    ratedCfm: rating,
    airMovers: { kind: 'choice', of: airMoverTypes },
    days: { kind: 'choice', of: dayConventions },
    scrubbers: planned,
    dehumidifierAmps: amps,
    airMoverAmps: amps,
    scrubberAmps: amps,
    circuits15: circuits,
    circuits20: circuits,
    dollarsPerKilowattHour: { kind: 'number', least: 0, most: 10, decimals: 4 },
  },
} as const;

/** Tables of a job, in the order in which they are filled. */
const tables = {
  chambers: { name: line, dehumidifiers: count, why: line },
  rooms: {
    name: line,
    chamber: { kind: 'row', of: 'chambers' },
    lengthFt: feet,
    widthFt: feet,
    heightFt: feet,
    material: { kind: 'choice', of: materials },
    surface: { kind: 'choice', of: surfaces },
    floorSqFt: squareFeet,
    wallHeightFt: wetFeet,
    ceilingSqFt: squareFeet,
    heldDeep: { kind: 'flag' },
    insets: count,
    airMovers: count,
    why: line,
  },
  meters: { name: line, setting: line },
  points: {
    room,
    place: line,
    material: line,
    meter,
    scale: { kind: 'choice', of: scales },
    dryStandard: reading,
    dryStandardFrom: line,
    goalRule: { kind: 'choice', of: goalRules },
    goalPoints: { kind: 'number', least: 0, most: 20, decimals: 1 },
    goal: reading,
  },
  machines: {
    kind: { kind: 'choice', of: machineKinds },
    serial: line,
    room,
    placedAt: moment,
    removedAt: moment,
    ratedPints: rating,
    cfm: rating,
    amps: { kind: 'number', least: 0, most: 100, decimals: 2 },
  },
  /** Metadata of photos; their bytes are stored separately under the id. */
  photos: {
    machine,
    file: line,
    type: line,
    bytes: { kind: 'number', least: 0, most: 4_000_000_000, decimals: 0 },
    sha256: { kind: 'text', most: 64 },
    taken: moment,
    added: moment,
  },
  moves: { machine, at: moment, room },
  stops: { machine, from: moment, to: moment, why: line },
  visits: { at: moment, by: line, closed: { kind: 'flag' }, notes: page },
  airs: {
    visit,
    place: { kind: 'choice', of: airPlaces },
    room,
    machine,
    temperatureF: fahrenheit,
    humidityPercent: { kind: 'number', least: 0, most: 100, decimals: 2, sign: '%' },
  },
  readings: { visit, point, value: reading, why: { kind: 'choice', of: unreadReasons }, meter },
  surfaces: { visit, room, where: line, surfaceF: fahrenheit },
  changes: { visit, what: line },
} as const;

/** Schema of a drying job. Version 1 nested the readings in visits (see `fromFile`), 2 had no circuits, 3 no photos. */
export const shape = { version: 4, earlier: [2, 3], sections, tables, mostRows: 5000 } as const satisfies Shape;

export type SectionName = keyof typeof sections;
export type TableName = keyof typeof tables;
