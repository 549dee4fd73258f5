import { derive } from '../drying-job/derive.ts';
import type { CheckedLine, Question } from '../drying-job/invoice.ts';
import type { Plan } from '../drying-job/plan.ts';
import type { DryingJob, JobMachineKind } from '../job/drying-job.ts';
import { withoutFloatError } from '../units/rounding.ts';
import type { CheckInput, RatedLine } from './input.ts';

/** Findings about the equipment count of a line, compared with the sizing methods. */
export type CountBranch = 'count-within' | 'count-above' | 'count-below' | 'no-method' | 'no-rooms';

/** Findings about the days of a line, compared with the log. */
export type DaysBranch = 'days-fit' | 'days-convention' | 'days-above-log' | 'kind-not-in-log' | 'no-log';

export type LinesBranch = 'several-lines' | 'rates-differ';

export type Branch = CountBranch | DaysBranch | LinesBranch | Question['id'];

/** Rules behind the findings; the page prints each with its source. */
export const ruleIds = [
  'methods',
  'no-method',
  'lines',
  'days',
  'log',
  'air',
  'after-dry',
  'standard',
  'depression',
  'fall',
  'end',
] as const;
export type RuleId = (typeof ruleIds)[number];

/** The rule behind each finding. */
export const ruleOf: Readonly<Record<Branch, RuleId>> = {
  'count-within': 'methods',
  'count-above': 'methods',
  'count-below': 'methods',
  'no-method': 'no-method',
  'no-rooms': 'methods',
  'days-fit': 'days',
  'days-convention': 'days',
  'days-above-log': 'days',
  'kind-not-in-log': 'log',
  'no-log': 'log',
  'several-lines': 'lines',
  'rates-differ': 'lines',
  'date-without-readings': 'air',
  'air-not-read': 'air',
  'days-after-dry': 'after-dry',
  'no-dry-standard': 'standard',
  'weak-depression': 'depression',
  'no-change-noted': 'fall',
  'not-dry-at-last-visit': 'end',
};

/** An invoice line with the findings about its count and its days. */
export interface ComparedLine extends CheckedLine {
  readonly rate: number | null;
  /** The counts of both methods; null where a method has none. */
  readonly ours: number | null;
  readonly industry: { readonly low: number; readonly high: number } | null;
  readonly countSays: CountBranch;
  readonly daysSay: DaysBranch;
}

export type LinesQuestion =
  | {
      readonly id: 'several-lines';
      readonly kind: JobMachineKind;
      readonly lines: number;
      readonly machineDays: number;
    }
  | { readonly id: 'rates-differ'; readonly kind: JobMachineKind; readonly rates: readonly number[] };

/** An invoice compared with the sizing methods and the log. */
export interface EquipmentCheck {
  readonly lines: readonly ComparedLine[];
  readonly questions: readonly (Question | LinesQuestion)[];
}

/** A job made from the form: one chamber, no readings, and the most common choices. */
export function jobOfRooms({ rooms, dehumidifier, rating }: CheckInput): DryingJob {
  const rated = rating === null ? {} : { [dehumidifier === 'desiccant' ? 'ratedCfm' : 'ratedPints']: rating };
  return {
    altitudeFt: 0,
    rooms,
    chambers: rooms.length > 0 ? [{ id: 'rooms', roomIds: rooms.map(({ id }) => id) }] : [],
    plannedDehumidifier: { kind: dehumidifier, ...rated },
    airMoverType: 'axial',
    points: [],
    machines: [],
    visits: [],
  };
}

/** Compares invoice lines with a job. Rates are only checked for being equal; no amounts are calculated. */
export function equipmentCheckOf(job: DryingJob, lines: readonly RatedLine[]): EquipmentCheck {
  const { check, plan } = derive({ ...job, invoice: { lines } });
  const hasRooms = plan.rooms.length > 0;
  return {
    lines: check.lines.map((line, at) => ({
      ...line,
      rate: lines[at]?.rate ?? null,
      ...methodsFor(line, plan),
      countSays: countOf(line, hasRooms),
      daysSay: daysOf(line, job),
    })),
    questions: [...check.questions.filter(({ id }) => hasRooms || !isOfCount(id)), ...questionsOfKinds(lines)],
  };
}

function methodsFor({ kind, methodsLow }: CheckedLine, { specification, industry }: Plan) {
  if (methodsLow === null) return { ours: null, industry: null };
  const isMover = kind === 'air-mover';
  const ours = isMover ? specification.airMovers : specification.dehumidifiersOfRatingByChamber;
  const low = isMover ? industry.airMoversLow : industry.dehumidifiersOfRatingByChamber;
  const high = isMover ? industry.airMoversHigh : industry.dehumidifiersOfRatingByChamberHigh;
  return { ours, industry: low === null || high === null ? null : { low, high } };
}

/** Without rooms the methods give no range. */
function countOf({ count }: CheckedLine, hasRooms: boolean): CountBranch {
  if (!hasRooms) return 'no-rooms';
  return count === null ? 'no-method' : `count-${count}`;
}

function isOfCount(id: Question['id']): boolean {
  return id === 'count-above' || id === 'count-below';
}

function daysOf(line: CheckedLine, { machines, visits }: DryingJob): DaysBranch {
  if (machines.length === 0 || visits.length === 0) return 'no-log';
  const { machineDays, logPeriodsOf24h: periods, logCalendarDays: dates, logNights: nights } = line;
  if (periods === null) return 'kind-not-in-log';
  if (machineDays <= periods) return 'days-fit';
  return machineDays > Math.max(periods, dates ?? 0, nights ?? 0) ? 'days-above-log' : 'days-convention';
}

function questionsOfKinds(lines: readonly RatedLine[]): readonly LinesQuestion[] {
  const kinds = [...new Set(lines.map(({ kind }) => kind))];
  return kinds.flatMap((kind): LinesQuestion[] => {
    const mine = lines.filter((line) => line.kind === kind);
    const rates = [...new Set(mine.flatMap(({ rate }) => rate ?? []))].toSorted((one, other) => one - other);
    const machineDays = withoutFloatError(mine.reduce((sum, { units, days }) => sum + units * days, 0));
    return [
      ...(mine.length > 1 ? [{ id: 'several-lines', kind, lines: mine.length, machineDays } as const] : []),
      ...(rates.length > 1 ? [{ id: 'rates-differ', kind, rates } as const] : []),
    ];
  });
}
