/** What a point, a room or a job is found to be, worst first. */
export const wetness = ['rising', 'stalled', 'wet', 'drying', 'not-read', 'no-goal', 'dry'] as const;
export type Wetness = (typeof wetness)[number];

/** A point may also be torn out: it ends there. */
export type PointVerdict = Wetness | 'removed';

/** The worst of several; `not-read` of none: where nothing is read, nothing is known to be dry. */
export function worstOf(verdicts: readonly Wetness[]): Wetness {
  return wetness.find((verdict) => verdicts.includes(verdict)) ?? 'not-read';
}
