import type { JobMachine, JobRoom, Visit } from './drying-job.ts';

/** Test fixture: a dry room of 12 by 10 ft. */
export const plainRoom: JobRoom = {
  id: 'hall',
  name: '',
  lengthFt: 12,
  widthFt: 10,
  heightFt: 8,
  material: 'drywall',
  surface: 'carpet',
  insets: 0,
  wet: { floorSqFt: 0, wallHeightFt: 0, ceilingSqFt: 0, heldDeep: false },
};

/** Test fixture: an air mover that is still in `plainRoom`. */
export const plainMachine: JobMachine = {
  id: 'm',
  kind: 'air-mover',
  serial: '',
  roomId: plainRoom.id,
  placedAt: '2026-08-10T09:00',
  removedAt: null,
  moves: [],
  stops: [],
};

/** Test fixture: a visit without readings except those given. */
export function plainVisit(at: string, given: Partial<Visit> = {}): Visit {
  return { at, by: '', airs: [], readings: [], surfaces: [], changes: [], notes: '', ...given };
}
