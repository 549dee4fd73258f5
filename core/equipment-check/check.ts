import { derive } from '../drying-job/derive.ts';
import type { CheckedLine } from '../drying-job/invoice-lines.ts';
import type { Question } from '../drying-job/invoice-questions.ts';
import type { DryingJob, JobMachineKind } from '../job/drying-job.ts';
import { withoutFloatError } from '../units/whole-units.ts';
import type { CountBranch, DaysBranch } from './branches.ts';
import type { CheckInput, RatedLine } from './input.ts';

/** A line with what is said of its machines and of its days. */
export interface ComparedLine extends CheckedLine {
  readonly rate: number | null;
  readonly countSays: CountBranch;
  readonly daysSay: DaysBranch;
}

/** A question about lines of one kind, which no single line can ask. */
export type LinesQuestion =
  | {
      readonly id: 'several-lines';
      readonly kind: JobMachineKind;
      readonly lines: number;
      readonly machineDays: number;
    }
  | { readonly id: 'rates-differ'; readonly kind: JobMachineKind; readonly rates: readonly number[] };

/** What an invoice looks like beside the methods and the log. */
export interface EquipmentCheck {
  readonly lines: readonly ComparedLine[];
  readonly questions: readonly (Question | LinesQuestion)[];
}

/** The job that a form describes: its rooms share their air, nothing was read, and the most common choices hold. */
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

/**
 * Puts an invoice's lines beside a job. Rates are only compared with one another, as different or not: nothing is
 * multiplied, and no sum is said.
 */
export function equipmentCheckOf(job: DryingJob, lines: readonly RatedLine[]): EquipmentCheck {
  const { check, plan } = derive({ ...job, invoice: { lines } });
  const hasRooms = plan.rooms.length > 0;
  return {
    lines: check.lines.map((line, at) => ({
      ...line,
      rate: lines[at]?.rate ?? null,
      countSays: countOf(line, hasRooms),
      daysSay: daysOf(line, job),
    })),
    questions: [...check.questions.filter(({ id }) => hasRooms || !isOfCount(id)), ...questionsOfKinds(lines)],
  };
}

/** Without rooms the methods give no machine, which is no range. */
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
