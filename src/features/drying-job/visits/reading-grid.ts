import type { Locale } from '#content/i18n/locale.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import type { PointFigures } from '#core/drying-job/point-history.ts';
import type { VisitFigures } from '#core/drying-job/visits.ts';
import { memoize } from '#core/lib/memoize.ts';
import { clockText, dayText } from '../form.ts';

/** A point on each visit; null where it was not yet, or not any more. */
export type PointRow = readonly (PointFigures | null)[];

const byPoint = memoize(({ points }: VisitFigures): ReadonlyMap<string, PointFigures> => {
  return new Map(points.map((figures) => [figures.pointId, figures]));
});

export function rowOf(point: string, visits: readonly VisitFigures[]): PointRow {
  return visits.map((visit) => byPoint(visit).get(point) ?? null);
}

/** What a color says, for whoever does not see it. */
export const signs: Readonly<Partial<Record<PointFigures['verdict'], string>>> = {
  dry: '✓',
  rising: '↑',
  stalled: '→',
};

/** Where a point stands at the end of its row: on the last visit that read it, or tore it out. */
export function statusText(row: PointRow): PointFigures | null {
  return row.findLast((each) => each !== null && (each.value !== null || each.verdict === 'removed')) ?? null;
}

/** What is left to the goal: a number, or that there is nothing to count; "" before the first reading. */
export function toGoalText(row: PointRow, { verdicts }: DryingJobMessages, locale: Locale): string {
  const last = statusText(row);
  if (!last) return '';
  if (last.verdict === 'dry' || last.verdict === 'removed') return verdicts[last.verdict];
  return last.aboveGoal === null ? verdicts['no-goal'] : `+${locale.upTo(last.aboveGoal)}`;
}

/** The head of each visit: its day, and its hour where another visit is of that day. */
export function headsOf(moments: readonly string[], locale: Locale): readonly string[] {
  const days = moments.map((at) => dayText(at, locale));
  return days.map((day, at) => {
    const isShared = days.some((other, index) => index !== at && other === day);
    return isShared ? `${day} ${clockText(moments[at] ?? '', locale)}` : day;
  });
}
