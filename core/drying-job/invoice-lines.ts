import type { DryingJob, InvoiceLine, JobMachineKind } from '../job/drying-job.ts';
import { withoutFloatError } from '../units/whole-units.ts';
import type { KindTotals } from './equipment.ts';
import type { Plan } from './plan.ts';

/** A line of an invoice beside the starting methods and the log. Null where there is nothing to compare with. */
export interface CheckedLine extends InvoiceLine {
  readonly machineDays: number;
  readonly methodsLow: number | null;
  readonly methodsHigh: number | null;
  readonly count: 'below' | 'within' | 'above' | null;
  readonly logMostAtOnce: number | null;
  readonly logPeriodsOf24h: number | null;
  readonly logCalendarDays: number | null;
  readonly logNights: number | null;
}

/** Compares one line. A kind that stands in several lines is compared line by line. */
export function checkedLineOf(
  line: InvoiceLine,
  { plannedDehumidifier }: Pick<DryingJob, 'plannedDehumidifier'>,
  plan: Plan,
  totals: readonly KindTotals[],
): CheckedLine {
  const range = methodsFor(line.kind, plannedDehumidifier.kind, plan);
  const log = totals.find(({ kind }) => kind === line.kind);
  return {
    ...line,
    machineDays: withoutFloatError(line.units * line.days),
    methodsLow: range?.low ?? null,
    methodsHigh: range?.high ?? null,
    count: range && countOf(line.units, range),
    logMostAtOnce: log?.mostAtOnce ?? null,
    logPeriodsOf24h: log?.periodsOf24h ?? null,
    logCalendarDays: log?.calendarDays ?? null,
    logNights: log?.nights ?? null,
  };
}

interface Range {
  readonly low: number;
  readonly high: number;
}

function countOf(units: number, { low, high }: Range): CheckedLine['count'] {
  if (units < low) return 'below';
  return units > high ? 'above' : 'within';
}

/** From the least to the most of both methods; null for machines that have no method, or of another kind than planned. */
function methodsFor(kind: JobMachineKind, planned: JobMachineKind, { specification, industry }: Plan): Range | null {
  if (kind === 'air-mover') {
    return rangeOf([specification.airMovers, industry.airMoversLow, industry.airMoversHigh]);
  }
  if (kind !== planned) return null;
  const { dehumidifiersOfRatingByChamber: low, dehumidifiersOfRatingByChamberHigh: high } = industry;
  return rangeOf([specification.dehumidifiersOfRatingByChamber, low, high]);
}

function rangeOf(counts: readonly (number | null)[]): Range | null {
  const known = counts.filter((count) => count !== null);
  return known.length === 0 ? null : { low: Math.min(...known), high: Math.max(...known) };
}
