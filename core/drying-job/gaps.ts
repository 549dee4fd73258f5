import type { DryingJob, Visit } from '../job/drying-job.ts';
import type { PointFigures } from './point-history.ts';
import { isDehumidifier, isRunningAt } from './running-equipment.ts';

/** What a visit lacks, as a code and the id of the room, machine or point: "no-affected:kitchen". */
export type Gap =
  | 'no-outside'
  | 'no-unaffected'
  | `no-affected:${string}`
  | `no-outlet:${string}`
  | `not-read:${string}`;

/** Whether a gap is one of air. */
export function isOfAir(gap: Gap): boolean {
  return !gap.startsWith('not-read:');
}

/**
 * What is still to be read before a visit is complete: outside and unaffected air; affected air in each room that was not
 * dry before; the outlet of each dehumidifier that runs; every point that is neither read nor left out with a reason.
 * @param dryBefore ids of the rooms that were dry on the visit before
 */
export function gapsOf(
  { rooms, machines }: Pick<DryingJob, 'rooms' | 'machines'>,
  { at, airs, readings }: Visit,
  points: readonly PointFigures[],
  dryBefore: ReadonlySet<string>,
): readonly Gap[] {
  const has = (place: string) => airs.some((air) => air.place === place);
  const unreadRooms = rooms.filter(
    ({ id }) => !dryBefore.has(id) && !airs.some(({ place, roomId }) => place === 'affected' && roomId === id),
  );
  const unreadMachines = machines
    .filter((machine) => isDehumidifier(machine.kind) && isRunningAt(machine, at))
    .filter(({ id }) => !airs.some(({ place, machineId }) => place === 'outlet' && machineId === id));
  const excused = new Set(readings.filter(({ why }) => why === 'no-access').map(({ pointId }) => pointId));
  const unreadPoints = points.filter(({ pointId, verdict }) => verdict === 'not-read' && !excused.has(pointId));
  return [
    ...(has('outside') ? [] : (['no-outside'] as const)),
    ...(has('unaffected') ? [] : (['no-unaffected'] as const)),
    ...unreadRooms.map(({ id }): Gap => `no-affected:${id}`),
    ...unreadMachines.map(({ id }): Gap => `no-outlet:${id}`),
    ...unreadPoints.map(({ pointId }): Gap => `not-read:${pointId}`),
  ];
}
