import type { JobMachine, JobMachineKind, Moment, Stop } from '../job/drying-job.ts';
import { dehumidifierKinds } from '../job/equipment.ts';
import { wholeUnitsFor } from '../units/rounding.ts';
import { dateOfMoment, hoursBetween } from './wall-clock.ts';

/** Whether a machine takes water out of the air. */
export function isDehumidifier(kind: JobMachineKind): boolean {
  return (dehumidifierKinds as readonly string[]).includes(kind);
}

/** Whether a machine dries: dehumidifiers and air movers do; a scrubber cleans. */
export function isDrying(kind: JobMachineKind): boolean {
  return kind === 'air-mover' || isDehumidifier(kind);
}

/** The room in which a machine stands at a moment, by its moves up to then. */
export function roomAt({ roomId, moves }: JobMachine, at: Moment): string {
  const made = moves.filter((move) => hoursBetween(move.at, at) >= 0);
  return made.reduce<{ at: Moment; roomId: string } | null>(laterOf, null)?.roomId ?? roomId;
}

function laterOf(last: { at: Moment; roomId: string } | null, move: { at: Moment; roomId: string }) {
  return last && hoursBetween(last.at, move.at) < 0 ? last : move;
}

/** Whether a machine had been placed before a moment, was not yet removed, and ran. */
export function isRunningAt({ placedAt, removedAt, stops }: JobMachine, at: Moment): boolean {
  if (hoursBetween(placedAt, at) <= 0) return false;
  if (removedAt !== null && hoursBetween(at, removedAt) <= 0) return false;
  return !stops.some(({ from, to }) => hoursBetween(from, at) >= 0 && (to === null || hoursBetween(at, to) > 0));
}

/** How long a machine stayed, by four conventions. Which of them is billed is the contract's business. */
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

/** A machine's whole stay: a move ends nothing, and stopped hours do not shorten it. */
export interface Stay extends DayCounts {
  readonly hoursOnSite: number;
  readonly hoursOff: number;
  /** Hours on site less those in which it stood still. */
  readonly hoursRun: number;
}

/**
 * How long a machine stayed; one that still stands counts up to `asOf`. A removal before the placing counts as none: zero
 * hours.
 */
export function stayOf(machine: JobMachine, asOf: Moment): Stay {
  const end = endOf(machine, asOf);
  const hoursOnSite = Math.max(0, hoursBetween(machine.placedAt, end));
  const hoursOff = hoursStopped(machine.stops, machine.placedAt, end);
  return { hoursOnSite, hoursOff, hoursRun: hoursOnSite - hoursOff, ...dayCountsOf(machine.placedAt, end) };
}

/** Until when a machine counts: its removal, or else `asOf`. */
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

/** Hours in which at least one stop holds, within a stay. */
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
