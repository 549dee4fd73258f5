import type { MoisturePoint, MoistureReading, Moment, Scale, Visit } from '../job/drying-job.ts';
import { dryTolerancePercent } from '../job/reading.ts';
import { memoize } from '../lib/memoize.ts';
import { reuseIfEqual } from '../records/structural-sharing.ts';
import { withoutFloatError } from '../units/rounding.ts';
import { jobRules } from './rules.ts';
import { minutesOf, minutesOfHour } from './wall-clock.ts';

/** Status of a point, room or job, worst first. */
export const wetness = ['rising', 'stalled', 'wet', 'drying', 'not-read', 'no-goal', 'dry'] as const;
export type Wetness = (typeof wetness)[number];

/** Status of a point, which may also be torn out. */
export type PointVerdict = Wetness | 'removed';

/** The worst status; `not-read` for an empty list, because nothing is known to be dry. */
export function worstOf(verdicts: readonly Wetness[]): Wetness {
  return wetness.find((verdict) => verdicts.includes(verdict)) ?? 'not-read';
}

/** A point on one visit. Amounts are on the point's scale; null where there is no reading, goal or earlier reading. */
export interface PointFigures {
  readonly pointId: string;
  readonly goal: number | null;
  readonly value: number | null;
  readonly aboveGoal: number | null;
  /** Of the way from the first reading to the goal; null where the first reading was dry. */
  readonly progressPercent: number | null;
  /** The visit of the reading that this one is compared with. */
  readonly comparedWith: Moment | null;
  readonly changePer24h: number | null;
  /** It was dry on an earlier visit and is not any more. */
  readonly rebounded: boolean;
  readonly verdict: PointVerdict;
}

interface Read {
  readonly at: Moment;
  /** On the wall's clock; not a number where `at` is no moment. */
  readonly minutes: number;
  readonly value: number;
  readonly meterId: string | undefined;
}

/**
 * Figures of a point by visit, in chronological order; null after it was torn out. A changed meter starts a new series, because
 * readings of two meters are never compared.
 */
export function pointHistoryOf(point: MoisturePoint, visits: readonly Visit[]): readonly (PointFigures | null)[] {
  return historyOf(
    point,
    visits.map(({ at }) => at),
    visits.map((visit) => minutesAt(visit)),
    visits.map((visit) => lastReadings(visit).get(point.id)),
  );
}

/** Not a number where the visit has no moment. */
const minutesAt = memoize(({ at }: Visit) => minutesOf(at) ?? Number.NaN);

/** The readings of a visit by their points; the last one where a point was read twice. */
const lastReadings = memoize(({ readings }: Visit): ReadonlyMap<string, MoistureReading> => {
  return new Map(readings.map((reading) => [reading.pointId, reading]));
});

/** Last history by point, whose equal figures are reused: visits that an edit does not affect stay memoized. */
const lastHistories = new WeakMap<MoisturePoint, readonly (PointFigures | null)[]>();

const historyOf = memoize((point: MoisturePoint, ...rest: HistoryInput) => {
  const before = lastHistories.get(point) ?? [];
  const history = computeHistory(point, ...rest).map((figures, at) => {
    return figures && reuseIfEqual(before[at] ?? undefined, figures);
  });
  lastHistories.set(point, history);
  return history;
});

/** Times, wall-clock minutes and readings of the visits. */
type HistoryInput = readonly [
  moments: readonly Moment[],
  clock: readonly number[],
  readings: readonly (MoistureReading | undefined)[],
];

function computeHistory(
  point: MoisturePoint,
  ...[moments, clock, readings]: HistoryInput
): readonly (PointFigures | null)[] {
  const goal = goalOf(point);
  let series: Read[] = [];
  let isRemoved = false;
  let wasDry = false;
  return moments.map((at, index) => {
    if (isRemoved) return null;
    const entry = readings[index];
    if (!entry || entry.value === null) {
      isRemoved = entry?.why === 'removed';
      return unread(point.id, goal, isRemoved ? 'removed' : 'not-read');
    }
    const read = {
      at,
      minutes: clock[index] ?? Number.NaN,
      value: entry.value,
      meterId: entry.meterId ?? point.meterId,
    };
    if (series[0] && series[0].meterId !== read.meterId) series = [];
    const figures = figuresOf(point, goal, read, series, wasDry);
    series.push(read);
    wasDry ||= figures.verdict === 'dry';
    return figures;
  });
}

function unread(pointId: string, goal: number | null, verdict: PointVerdict): PointFigures {
  const nothing = { value: null, aboveGoal: null, progressPercent: null, comparedWith: null, changePer24h: null };
  return { pointId, goal, ...nothing, rebounded: false, verdict };
}

function figuresOf(
  { id, scale }: MoisturePoint,
  goal: number | null,
  read: Read,
  earlier: readonly Read[],
  wasDry: boolean,
): PointFigures {
  const compared = comparedWith(read, earlier);
  const first = earlier[0] ?? read;
  const aboveGoal = goal === null ? null : withoutFloatError(read.value - goal);
  return {
    pointId: id,
    goal,
    value: read.value,
    aboveGoal,
    progressPercent: goal === null ? null : progressOf(first.value, read.value, goal),
    comparedWith: compared?.at ?? null,
    changePer24h: compared && changePerDay(compared, read),
    rebounded: wasDry && aboveGoal !== null && aboveGoal > 0,
    verdict: verdictOf(aboveGoal, read, compared, scale),
  };
}

/** The latest reading that is old enough, or else the first. */
function comparedWith(last: Read, earlier: readonly Read[]): Read | null {
  const isOldEnough = (read: Read) => hoursFrom(read, last) >= jobRules.comparedAfter.value;
  return earlier.findLast(isOldEnough) ?? earlier[0] ?? null;
}

function changePerDay(from: Read, to: Read): number | null {
  const hours = hoursFrom(from, to);
  return hours > 0 ? (withoutFloatError(to.value - from.value) / hours) * 24 : null;
}

function progressOf(first: number, value: number, goal: number): number | null {
  if (first <= goal) return null;
  return Math.min(100, Math.max(0, (100 * (first - value)) / (first - goal)));
}

function verdictOf(aboveGoal: number | null, read: Read, compared: Read | null, scale: Scale): PointVerdict {
  if (aboveGoal === null) return 'no-goal';
  if (aboveGoal <= 0) return 'dry';
  if (!compared) return 'wet';
  const step = scale === 'percent' ? jobRules.changeOfPercent : jobRules.changeOfRelative;
  const change = withoutFloatError(read.value - compared.value);
  if (change <= -step.value) return 'drying';
  if (change >= step.value) return 'rising';
  return hoursFrom(compared, read) < jobRules.comparedAfter.value ? 'wet' : 'stalled';
}

function hoursFrom(one: Read, other: Read): number {
  return (other.minutes - one.minutes) / minutesOfHour;
}

/**
 * The reading at which a point counts as dry, on the point's scale. `ten-percent`: so much above the dry standard.
 * `points`: so many percentage points above it, on a scale of percent alone. `typed`: what a maker or contract asks for.
 * Null where the dry standard, or the goal itself, is missing, or the rule does not fit the scale.
 */
export function goalOf({ goalRule, dryStandard, scale, goalPoints, goal }: MoisturePoint): number | null {
  if (goalRule === 'typed') return goal ?? null;
  if (dryStandard === null) return null;
  if (goalRule === 'ten-percent') return withoutFloatError(dryStandard * (1 + dryTolerancePercent.value / 100));
  return scale === 'percent' ? withoutFloatError(dryStandard + (goalPoints ?? jobRules.goalPoints.value)) : null;
}
