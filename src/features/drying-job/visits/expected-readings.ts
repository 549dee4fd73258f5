import { isDehumidifier, isRunningAt } from '#core/drying-job/equipment-log.ts';
import type { JobRecord, JobRow } from '#core/drying-job/record/record.ts';
import type { AirReading, DryingJob } from '#core/job/drying-job.ts';

export interface ExpectedAir {
  readonly place: AirReading['place'];
  readonly room: string;
  readonly machine: string;
}

/**
 * Places to measure: outside, unaffected, each room, inlet and outlet of each running dehumidifier, and any place
 * already read.
 */
export function expectedAirs(record: JobRecord, job: DryingJob, visit: JobRow<'visits'>): readonly ExpectedAir[] {
  const machines = job.machines.filter(({ kind }) => isDehumidifier(kind));
  const running = machines.filter((machine) => isRunningAt(machine, visit.at));
  const asked: readonly ExpectedAir[] = [
    { place: 'outside', room: '', machine: '' },
    { place: 'unaffected', room: '', machine: '' },
    ...record.rooms.map(({ id }): ExpectedAir => ({ place: 'affected', room: id, machine: '' })),
    ...running.flatMap(({ id }): ExpectedAir[] => [
      { place: 'inlet', room: '', machine: id },
      { place: 'outlet', room: '', machine: id },
    ]),
  ];
  const others = record.airs.flatMap((air): ExpectedAir[] =>
    air.visit === visit.id && air.place !== '' && !asked.some((each) => isSameAir(air, each))
      ? [{ place: air.place, room: air.room, machine: air.machine }]
      : [],
  );
  return [...asked, ...others];
}

/** Whether a reading is of that place. */
export function isSameAir(
  air: Omit<ExpectedAir, 'place'> & { readonly place: string },
  { place, room, machine }: ExpectedAir,
) {
  return air.place === place && air.room === room && air.machine === machine;
}

/** The previous visit by local time. */
export function visitBefore({ visits }: JobRecord, { at }: JobRow<'visits'>): JobRow<'visits'> | undefined {
  const earlier = visits.filter((visit) => visit.at !== '' && visit.at < at);
  return earlier.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
}
