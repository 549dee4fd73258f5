import type { DryingJob, JobMachineKind, Moment, Visit } from '../job/drying-job.ts';
import type { Equipment, KindTotals } from './equipment.ts';
import { type Gap, isOfAir } from './gaps.ts';
import type { CheckedLine } from './invoice-lines.ts';
import { jobRules } from './rules.ts';
import type { VisitFigures } from './visits.ts';

/** What to ask about an invoice and its log. A question, never a judgment: good reasons exist for each. */
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
  /** Points that did not fall, on a visit without a change written down. */
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

/** What of a job is asked about, beside its log. */
type Asked = Pick<DryingJob, 'points' | 'chambers'>;

/** The questions of a log, whatever was invoiced. */
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

/** A depression below the limit asks only while the chamber is not dry: late in a job it is normal. */
function weakOn({ chambers }: Asked, { at, dehumidifiers, rooms }: VisitFigures): readonly Question[] {
  const isDry = (id: string) => rooms.some(({ roomId, verdict }) => roomId === id && verdict === 'dry');
  const weak = dehumidifiers.filter(({ roomId, verdict }) => {
    const chamber = chambers.find(({ roomIds }) => roomIds.includes(roomId));
    const isWet = !(chamber?.roomIds ?? [roomId]).every(isDry);
    return isWet && (verdict === 'weak' || verdict === 'adding');
  });
  return weak.map(({ machineId }) => ({ id: 'weak-depression', at, machineId }));
}
