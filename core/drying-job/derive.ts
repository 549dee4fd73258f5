import type { DryingJob } from '../job/drying-job.ts';
import { once } from '../lib/memoize.ts';
import { pressureAtAltitudePa } from '../psychrometrics/psychrometrics.ts';
import { type Equipment, equipmentOf } from './equipment.ts';
import { type CheckedLine, checkedLineOf, type Question, questionsOfLine, questionsOfLog } from './invoice.ts';
import { type Plan, planOf } from './plan.ts';
import { type PowerPlan, powerOf, type RoomScrubbers, scrubbersOf } from './power.ts';
import { type DrySince, drySinceOf, type VisitFigures, visitFiguresOf, visitsInOrder } from './visits.ts';

/** Everything derived from a job. Never stored. */
export interface Derived {
  /** Of the standard atmosphere at the job's altitude, Pa. */
  readonly pressurePa: number;
  readonly plan: Plan;
  readonly scrubbers: readonly RoomScrubbers[];
  /** Null if no equipment is planned. */
  readonly power: PowerPlan | null;
  readonly visits: readonly VisitFigures[];
  readonly drySince: DrySince;
  readonly equipment: Equipment;
  readonly check: Check;
}

/** The invoice lines, if any, compared with the job, and the questions to ask. */
export interface Check {
  readonly lines: readonly CheckedLine[];
  readonly questions: readonly Question[];
}

/**
 * Derives plan, visits, equipment and questions of a job, whatever the order of entry. Results whose inputs did not change are
 * identical objects.
 */
export function derive(job: DryingJob): Derived {
  const plan = planOf(job);
  const ordered = visitsInOrder(job);
  const visits = visitFiguresOf(job);
  const drySince = drySinceOf(job, visits);
  const equipment = equipmentOf(job, ordered, drySince);
  const check = once(() => checkOf(job, plan, visits, equipment));
  return {
    pressurePa: pressureAtAltitudePa(job.altitudeFt),
    plan,
    scrubbers: scrubbersOf(job),
    power: powerOf(job, plan),
    visits,
    drySince,
    equipment,
    get check() {
      return check();
    },
  };
}

function checkOf(job: DryingJob, plan: Plan, visits: readonly VisitFigures[], equipment: Equipment): Check {
  const { totals } = equipment;
  const lines = (job.invoice?.lines ?? []).map((line) => checkedLineOf(line, job, plan, totals));
  const ofLines = lines.flatMap((line) => questionsOfLine(line, totals));
  const halves = [visits, job.machines].filter(({ length }) => length > 0).length;
  // Half a log has no days to compare, so it counts as missing.
  const noLog: readonly Question[] = halves === 0 || (halves === 1 && lines.length > 0) ? [{ id: 'no-log' }] : [];
  const ofLog = halves === 0 ? [] : questionsOfLog(job, visitsInOrder(job), visits, equipment);
  return { lines, questions: [...ofLines, ...noLog, ...ofLog] };
}
