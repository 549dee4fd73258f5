import type { DryingJob } from '../../job/drying-job.ts';
import { type Derived, derive } from '../derive.ts';
import { jobOf } from './job-of.ts';
import type { JobRecord } from './record.ts';
import { fileFormat } from './shape.ts';

/** Version of the exchange format: one file for programs that do not know ours. `fromFile` reads it. */
const exchangeVersion = 1;

/** A job with what follows from it, for other programs. Incomplete rows are left out. */
export function toExchange(record: JobRecord) {
  const { power: _power, ...job } = jobOf(record);
  return { job: { ...headOf(record), ...job }, derived: derivedOf(jobOf(record), derive(jobOf(record))) };
}

function headOf({ id, title, site, meters }: JobRecord) {
  return {
    format: fileFormat,
    version: exchangeVersion,
    id,
    title,
    ...(site.category && { category: Number(site.category) }),
    ...(site.source && { source: site.source }),
    ...(site.lossAt && { lossAt: site.lossAt }),
    meters: meters.map(({ id, name, setting }) => ({ id, kind: name, setting })),
  };
}

function derivedOf({ plannedDehumidifier }: DryingJob, derived: Derived) {
  const { pressurePa, plan, visits, drySince, equipment, check } = derived;
  return {
    pressurePa,
    rooms: plan.rooms,
    plan: { ...plan, plannedDehumidifier },
    visits,
    roomsDryAt: drySince.rooms,
    chambersDryAt: drySince.chambers,
    equipment,
    check,
  };
}
