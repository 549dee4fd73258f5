import type { Chamber, DryingJob, JobMachine, JobMachineKind, Moment, Visit } from '../job/drying-job.ts';
import { isoOf, plusDays } from '../lib/civil-day.ts';
import { memoize } from '../lib/memoize.ts';
import { type DayCounts, endOf, isDrying, roomAt, type Stay, stayOf } from './equipment-log.ts';
import type { DrySince } from './visits.ts';
import { dateOfMoment, dateTextOf, hoursBetween } from './wall-clock.ts';

export interface MachineFigures extends Stay {
  readonly machineId: string;
  readonly kind: JobMachineKind;
  /** Since when the readings allow it to go: its room for an air mover, its chamber for every other machine. */
  readonly dryAt: Moment | null;
  readonly hoursAfterDry: number | null;
}

export interface KindTotals extends DayCounts {
  readonly kind: JobMachineKind;
  readonly machines: number;
  readonly mostAtOnce: number;
}

/** Number of machines on a date by kind, 0 included. */
export type MachinesOnDate = { readonly date: string } & { readonly [Kind in JobMachineKind]?: number };

export interface Equipment {
  /** The last visit, up to which unremoved machines are counted; null before the first. */
  readonly asOf: Moment | null;
  readonly machines: readonly MachineFigures[];
  readonly totals: readonly KindTotals[];
  readonly standingByDate: readonly MachinesOnDate[];
  /** Dates with drying equipment on site and without readings. */
  readonly datesWithoutReadings: readonly string[];
}

/** Stays and daily counts of the equipment. @param visits in chronological order */
export function equipmentOf(
  { machines, chambers }: Pick<DryingJob, 'machines' | 'chambers'>,
  visits: readonly Visit[],
  dry: DrySince,
): Equipment {
  const readOn = visits.filter(hasReadings).map(({ at }) => dateTextOf(at));
  return equipmentAsOf(machines, chambers, visits.at(-1)?.at ?? null, readOn, dry);
}

const equipmentAsOf = memoize(computeEquipment);

function computeEquipment(
  machines: readonly JobMachine[],
  chambers: readonly Chamber[],
  asOf: Moment | null,
  readOn: readonly string[],
  dry: DrySince,
): Equipment {
  if (asOf === null) return { asOf, machines: [], totals: [], standingByDate: [], datesWithoutReadings: [] };
  const figures = machines.map((machine) => machineFigures(chambers, machine, asOf, dry));
  const kinds = [...new Set(machines.map(({ kind }) => kind))];
  const dates = datesOf(machines, asOf);
  const read = new Set(readOn);
  const drying = machines.filter(({ kind }) => isDrying(kind));
  return {
    asOf,
    machines: figures,
    totals: kinds.map((kind) => totalsOf(kind, machines, figures, asOf)),
    standingByDate: dates.map((date) => standingOn(date, kinds, machines, asOf)),
    datesWithoutReadings: dates.filter((date) => !read.has(date) && drying.some(touches(date, asOf))),
  };
}

function hasReadings({ airs, readings }: Visit): boolean {
  return airs.length > 0 || readings.some(({ value }) => value !== null);
}

function machineFigures(
  chambers: readonly Chamber[],
  machine: JobMachine,
  asOf: Moment,
  dry: DrySince,
): MachineFigures {
  const end = endOf(machine, asOf);
  const roomId = roomAt(machine, end);
  const chamber = chambers.find(({ roomIds }) => roomIds.includes(roomId));
  const dryAt = (machine.kind === 'air-mover' ? dry.rooms[roomId] : dry.chambers[chamber?.id ?? '']) ?? null;
  const hoursAfterDry = dryAt === null ? null : Math.max(0, hoursBetween(dryAt, end));
  return { machineId: machine.id, kind: machine.kind, ...stayOf(machine, asOf), dryAt, hoursAfterDry };
}

function totalsOf(
  kind: JobMachineKind,
  machines: readonly JobMachine[],
  figures: readonly MachineFigures[],
  asOf: Moment,
): KindTotals {
  const mine = figures.filter((figure) => figure.kind === kind);
  const sum = (name: keyof DayCounts) => mine.reduce((total, figure) => total + figure[name], 0);
  return {
    kind,
    machines: mine.length,
    mostAtOnce: mostAtOnce(
      machines.filter((machine) => machine.kind === kind),
      asOf,
    ),
    periodsOf24h: sum('periodsOf24h'),
    calendarDays: sum('calendarDays'),
    nights: sum('nights'),
    exactDays: sum('exactDays'),
  };
}

/** Most machines at once. A machine removed in the minute when another arrives does not overlap with it. */
function mostAtOnce(machines: readonly JobMachine[], asOf: Moment): number {
  const standingAt = (moment: Moment) => machines.filter((machine) => isStandingAt(machine, moment, asOf));
  return Math.max(0, ...machines.map(({ placedAt }) => standingAt(placedAt).length));
}

/** Whether a machine was on site at a time. An unremoved machine is on site at the last visit, too. */
function isStandingAt({ placedAt, removedAt }: JobMachine, moment: Moment, asOf: Moment): boolean {
  const isThere = removedAt === null ? hoursBetween(moment, asOf) >= 0 : hoursBetween(moment, removedAt) > 0;
  return isThere && hoursBetween(placedAt, moment) >= 0;
}

/** Every date from the first placing to the last day on site. */
function datesOf(machines: readonly JobMachine[], asOf: Moment): readonly string[] {
  const touched = machines.flatMap((machine) => {
    const [first, last] = [dateOfMoment(machine.placedAt), dateOfMoment(endOf(machine, asOf))];
    return first === null || last === null || last < first ? [] : [{ first, last }];
  });
  const start = touched.toSorted((one, other) => one.first - other.first)[0]?.first;
  if (start === undefined) return [];
  const end = Math.max(...touched.map(({ last }) => last));
  return Array.from({ length: end - start + 1 }, (_, days) => isoOf(plusDays(start, days)));
}

function touches(date: string, asOf: Moment) {
  return (machine: JobMachine) => dateTextOf(machine.placedAt) <= date && date <= dateTextOf(endOf(machine, asOf));
}

function standingOn(
  date: string,
  kinds: readonly JobMachineKind[],
  machines: readonly JobMachine[],
  asOf: Moment,
): MachinesOnDate {
  const standing = machines.filter(touches(date, asOf));
  const counts = kinds.map((kind) => [kind, standing.filter((machine) => machine.kind === kind).length]);
  return { date, ...Object.fromEntries(counts) };
}
