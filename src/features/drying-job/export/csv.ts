import type { Derived } from '#core/drying-job/derive.ts';
import type { DryingJob } from '#core/job/drying-job.ts';
import { csvOf } from '#core/lib/csv.ts';

/** CSV lists of a job. Headings and codes are stable, so that software can read them. */
export const lists = { air: airList, moisture: moistureList, equipment: equipmentList } as const;

function airList(job: DryingJob, { visits }: Derived): string {
  const head = ['date_time', 'place', 'room', 'machine', 'temperature_f', 'humidity_percent'];
  const figures = ['grains_per_pound', 'dew_point_f', 'vapor_pressure_inhg'];
  const rows = visits.flatMap(({ at, airs }) =>
    airs.map((air) => [
      ...[at, air.place, roomName(job, air.roomId), serialOf(job, air.machineId)],
      ...[air.temperatureF, air.humidityPercent],
      ...[air.grainsPerPound, air.dewPointF, air.vaporPressureInHg].map((figure) => figure && rounded(figure)),
    ]),
  );
  return csvOf([[...head, ...figures], ...rows]);
}

function moistureList(job: DryingJob, { visits }: Derived): string {
  const head = ['date_time', 'room', 'place', 'material', 'scale', 'dry_standard', 'goal', 'reading', 'verdict'];
  const rows = visits.flatMap(({ at, points }) =>
    points.map(({ pointId, goal, value, verdict }) => {
      const point = job.points.find(({ id }) => id === pointId);
      const where = [roomName(job, point?.roomId), point?.place, point?.material, point?.scale, point?.dryStandard];
      return [at, ...where, goal, value, verdict];
    }),
  );
  return csvOf([head, ...rows]);
}

function equipmentList(job: DryingJob, { equipment }: Derived): string {
  const head = ['kind', 'serial', 'room', 'placed', 'removed', 'hours_on_site', 'hours_run'];
  const days = ['periods_of_24h', 'calendar_days', 'nights', 'exact_days'];
  const rows = equipment.machines.map((figures) => {
    const machine = job.machines.find(({ id }) => id === figures.machineId);
    const stay = [machine?.placedAt, machine?.removedAt, rounded(figures.hoursOnSite), rounded(figures.hoursRun)];
    const counts = [figures.periodsOf24h, figures.calendarDays, figures.nights, rounded(figures.exactDays)];
    return [figures.kind, machine?.serial, roomName(job, machine?.roomId), ...stay, ...counts];
  });
  return csvOf([[...head, ...days], ...rows]);
}

function roomName({ rooms }: DryingJob, id: string | undefined): string {
  return rooms.find((room) => room.id === id)?.name ?? '';
}

function serialOf({ machines }: DryingJob, id: string | undefined): string {
  return machines.find((machine) => machine.id === id)?.serial ?? '';
}

function rounded(value: number): number {
  return Number(value.toFixed(4));
}
