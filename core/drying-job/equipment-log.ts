import type { JobMachine, JobMachineKind, Moment, Stop } from '../job/drying-job.ts';
import { dehumidifierKinds } from '../job/equipment.ts';
import { wholeUnitsFor } from '../units/rounding.ts';
import { dateOfMoment, hoursBetween } from './wall-clock.ts';

/** Whether equipment is a dehumidifier. */
export function isDehumidifier(kind: JobMachineKind): boolean {
  return (dehumidifierKinds as readonly string[]).includes(kind);
}

/** Whether equipment dries: dehumidifiers and air movers, not scrubbers. */
export function isDrying(kind: JobMachineKind): boolean {
  return kind === 'air-mover' || isDehumidifier(kind);
}

/** The room of a machine at a time, after its moves up to then. */
export function roomAt({ roomId, moves }: JobMachine, at: Moment): string {
  const made = moves.filter((move) => hoursBetween(move.at, at) >= 0);
  return made.reduce<{ at: Moment; roomId: string } | null>(laterOf, null)?.roomId ?? roomId;
}

function laterOf(last: { at: Moment; roomId: string } | null, move: { at: Moment; roomId: string }) {
  return last && hoursBetween(last.at, move.at) < 0 ? last : move;
}

/** Whether a machine was running at a time: placed before, not removed, not stopped. */
export function isRunningAt({ placedAt, removedAt, stops }: JobMachine, at: Moment): boolean {
  if (hoursBetween(placedAt, at) <= 0) return false;
  if (removedAt !== null && hoursBetween(at, removedAt) <= 0) return false;
  return !stops.some(({ from, to }) => hoursBetween(from, at) >= 0 && (to === null || hoursBetween(at, to) > 0));
}

/** Days on site by four conventions. The contract decides which is billed. */
export interface DayCounts {
  /** Each 24 hours or part of them. */
  readonly periodsOf24h: number;
  /** Dates touched, the first and the last included. */
  readonly calendarDays: number;
  /** The last date less the first. */
  readonly nights: number;
  /** Hours over 24. */
  readonly exactDays: number;
}

/** The whole stay of a machine. Moves and stops do not shorten it. */
export interface Stay extends DayCounts {
  readonly hoursOnSite: number;
  readonly hoursOff: number;
  /** Hours on site minus stopped hours. */
  readonly hoursRun: number;
}

/** The stay of a machine; up to `asOf` if it was not removed. A removal before the placement gives zero hours. */
export function stayOf(machine: JobMachine, asOf: Moment): Stay {
  const end = endOf(machine, asOf);
  const hoursOnSite = Math.max(0, hoursBetween(machine.placedAt, end));
  const hoursOff = hoursStopped(machine.stops, machine.placedAt, end);
  return { hoursOnSite, hoursOff, hoursRun: hoursOnSite - hoursOff, ...dayCountsOf(machine.placedAt, end) };
}

/** End of a stay: the removal, or `asOf`. */
export function endOf({ removedAt }: JobMachine, asOf: Moment): Moment {
  return removedAt ?? asOf;
}

function dayCountsOf(from: Moment, to: Moment): DayCounts {
  const [first, last] = [dateOfMoment(from), dateOfMoment(to)];
  const hours = hoursBetween(from, to);
  if (first === null || last === null || hours < 0) {
    return { periodsOf24h: 0, calendarDays: 0, nights: 0, exactDays: 0 };
  }
  return {
    periodsOf24h: wholeUnitsFor(hours / 24),
    calendarDays: last - first + 1,
    nights: last - first,
    exactDays: hours / 24,
  };
}

/** Hours of a stay that at least one stop covers. */
function hoursStopped(stops: readonly Stop[], placedAt: Moment, end: Moment): number {
  const spans = stops
    .map(({ from, to }) => {
      const start = Math.max(0, hoursBetween(placedAt, from));
      return [start, Math.min(hoursBetween(placedAt, to ?? end), hoursBetween(placedAt, end))] as const;
    })
    .toSorted(([one], [other]) => one - other);
  let counted = 0;
  let total = 0;
  for (const [start, stop] of spans) {
    total += Math.max(0, stop - Math.max(start, counted));
    counted = Math.max(counted, stop);
  }
  return total;
}
