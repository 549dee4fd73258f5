import type { JobMachine, JobMachineKind, Moment } from '../job/drying-job.ts';
import { dehumidifierKinds } from '../job/equipment.ts';
import { hoursBetween } from './wall-clock.ts';

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
