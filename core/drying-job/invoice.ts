import type { DryingJob, InvoiceLine, JobMachineKind, Moment, Visit } from '../job/drying-job.ts';
import { withoutFloatError } from '../units/rounding.ts';
import type { Equipment, KindTotals } from './equipment.ts';
import type { Plan } from './plan.ts';
import { jobRules } from './rules.ts';
import { type Gap, isOfAir, type VisitFigures } from './visits.ts';

/** An invoice line compared with the sizing methods and the log. Null if there is nothing to compare with. */
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

/** Compares one line. Several lines of one kind are compared one by one. */
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

/** Range of both methods; null for equipment without a method or of another kind than planned. */
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

/** A question about an invoice and its log. Never a judgment: each can have a good reason. */
export type Question =
  /** There is no log to compare days with. */
  | { readonly id: 'no-log' }
  | { readonly id: 'count-above' | 'count-below' | 'kind-not-in-log'; readonly kind: JobMachineKind }
  /** The days fit by dates and not by periods of 24 hours. */
  | { readonly id: 'days-convention'; readonly kind: JobMachineKind }
  /** More machine-days than the log has by any convention: so many more. */
  | { readonly id: 'days-above-log'; readonly kind: JobMachineKind; readonly machineDays: number }
  | { readonly id: 'date-without-readings'; readonly date: string }
  /** Machines that stayed over a day after their room or chamber read dry. */
  | { readonly id: 'days-after-dry'; readonly kind: JobMachineKind; readonly machineIds: readonly string[] }
  | { readonly id: 'no-dry-standard'; readonly pointId: string }
  | { readonly id: 'air-not-read'; readonly at: Moment; readonly gaps: readonly Gap[] }
  | { readonly id: 'weak-depression'; readonly at: Moment; readonly machineId: string }
  /** Points that did not fall on a visit without a noted change. */
  | { readonly id: 'no-change-noted'; readonly at: Moment; readonly pointIds: readonly string[] }
  | { readonly id: 'not-dry-at-last-visit'; readonly at: Moment };

/** The questions of one line: about its count, then about its days. */
export function questionsOfLine(line: CheckedLine, totals: readonly KindTotals[]): readonly Question[] {
  const { kind, count } = line;
  const counted: readonly Question[] = count === 'above' || count === 'below' ? [{ id: `count-${count}`, kind }] : [];
  const log = totals.find((each) => each.kind === kind);
  if (!log) return totals.length === 0 ? counted : [...counted, { id: 'kind-not-in-log', kind }];
  return [...counted, ...questionsOfDays(line, log)];
}

function questionsOfDays({ kind, machineDays }: CheckedLine, log: KindTotals): readonly Question[] {
  const most = Math.max(log.periodsOf24h, log.calendarDays, log.nights);
  if (machineDays > most) return [{ id: 'days-above-log', kind, machineDays: machineDays - most }];
  return machineDays > log.periodsOf24h ? [{ id: 'days-convention', kind }] : [];
}

/** The parts of a job that the questions are about. */
type Asked = Pick<DryingJob, 'points' | 'chambers'>;

/** Questions about the log, independent of the invoice. */
export function questionsOfLog(
  job: Asked,
  visits: readonly Visit[],
  figures: readonly VisitFigures[],
  equipment: Equipment,
): readonly Question[] {
  const last = figures.at(-1);
  return [
    ...equipment.datesWithoutReadings.map((date): Question => ({ id: 'date-without-readings', date })),
    ...afterDry(equipment),
    ...withoutStandard(job),
    ...figures.flatMap((visit, index) => questionsOfVisit(job, visit, visits[index]?.changes ?? [])),
    ...(last && last.jobVerdict !== 'dry' ? [{ id: 'not-dry-at-last-visit', at: last.at } as const] : []),
  ];
}

function afterDry({ machines }: Equipment): readonly Question[] {
  const late = machines.filter(({ hoursAfterDry }) => (hoursAfterDry ?? 0) > jobRules.hoursAfterDry.value);
  const kinds = [...new Set(late.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const machineIds = late.filter((machine) => machine.kind === kind).map(({ machineId }) => machineId);
    return { id: 'days-after-dry', kind, machineIds };
  });
}

function withoutStandard({ points }: Asked): readonly Question[] {
  const missing = points.filter(({ goalRule, dryStandard }) => goalRule !== 'typed' && dryStandard === null);
  return missing.map(({ id }) => ({ id: 'no-dry-standard', pointId: id }));
}

function questionsOfVisit(job: Asked, visit: VisitFigures, changes: readonly string[]): readonly Question[] {
  const { at } = visit;
  const gaps = visit.gaps.filter(isOfAir);
  const stuck = visit.points.filter(({ verdict }) => verdict === 'stalled' || verdict === 'rising');
  const pointIds = stuck.map(({ pointId }) => pointId);
  return [
    ...(gaps.length > 0 ? [{ id: 'air-not-read', at, gaps } as const] : []),
    ...weakOn(job, visit),
    ...(pointIds.length > 0 && changes.length === 0 ? [{ id: 'no-change-noted', at, pointIds } as const] : []),
  ];
}

/** A weak depression is asked about only while the chamber is wet; late in a job it is normal. */
function weakOn({ chambers }: Asked, { at, dehumidifiers, rooms }: VisitFigures): readonly Question[] {
  const isDry = (id: string) => rooms.some(({ roomId, verdict }) => roomId === id && verdict === 'dry');
  const weak = dehumidifiers.filter(({ roomId, verdict }) => {
    const chamber = chambers.find(({ roomIds }) => roomIds.includes(roomId));
    const isWet = !(chamber?.roomIds ?? [roomId]).every(isDry);
    return isWet && (verdict === 'weak' || verdict === 'adding');
  });
  return weak.map(({ machineId }) => ({ id: 'weak-depression', at, machineId }));
}
