import { isDehumidifier, isRunningAt } from '#core/drying-job/equipment-log.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import type { AirReading, DryingJob } from '#core/job/drying-job.ts';

/** A place where a visit reads air. */
export interface AskedAir {
  readonly place: AirReading['place'];
  readonly room: string;
  readonly machine: string;
}

/** Where a visit reads air: outside, a dry room, each room, the outlet of each dehumidifier that runs; and where it was read. */
export function askedAirs(record: JobRecord, job: DryingJob, visit: JobRow<'visits'>): readonly AskedAir[] {
  const machines = job.machines.filter(({ kind }) => isDehumidifier(kind));
  const running = machines.filter((machine) => isRunningAt(machine, visit.at));
  const asked: readonly AskedAir[] = [
    { place: 'outside', room: '', machine: '' },
    { place: 'unaffected', room: '', machine: '' },
    ...record.rooms.map(({ id }): AskedAir => ({ place: 'affected', room: id, machine: '' })),
    ...running.flatMap(({ id }): AskedAir[] => [
      { place: 'inlet', room: '', machine: id },
      { place: 'outlet', room: '', machine: id },
    ]),
  ];
  const others = record.airs.flatMap((air): AskedAir[] =>
    air.visit === visit.id && air.place !== '' && !asked.some((each) => isAt(air, each))
      ? [{ place: air.place, room: air.room, machine: air.machine }]
      : [],
  );
  return [...asked, ...others];
}

/** Whether a reading is of that air. */
export function isAt(air: Omit<AskedAir, 'place'> & { readonly place: string }, { place, room, machine }: AskedAir) {
  return air.place === place && air.room === room && air.machine === machine;
}

/** The visit before, by the clock on the wall. */
export function visitBefore({ visits }: JobRecord, { at }: JobRow<'visits'>): JobRow<'visits'> | undefined {
  const earlier = visits.filter((visit) => visit.at !== '' && visit.at < at);
  return earlier.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
}
