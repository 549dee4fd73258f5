import { type ComponentType, memo } from 'react';
import { listsEqual } from '#core/basis/memoize.ts';
import type { Derived } from '#core/drying-job/derive.ts';
import type { JobRecord } from '#core/drying-job/kept/record.ts';
import type { PartProps } from './part.ts';

/** What a part of the page shows of the job: places of its record, and figures. */
interface Shows {
  readonly record: readonly (keyof JobRecord)[];
  readonly derived?: readonly (keyof Derived)[];
}

/**
 * A part that is drawn again only where what it shows changed: each key changes the record, and most of a job stays as it
 * is. What the part asks of the record beside this, it must ask of `state.now()`.
 */
export function drawnFor<Props extends PartProps>(
  Part: ComponentType<Props>,
  { record, derived = [] }: Shows,
): ComponentType<Props> {
  const Drawn = memo(
    Part,
    (before, after) =>
      isSameButJob(before, after) &&
      record.every((place) => before.record[place] === after.record[place]) &&
      derived.every((figure) => listsEqual(before.derived[figure], after.derived[figure])),
  );
  return Drawn as unknown as ComponentType<Props>;
}

const ofJob = new Set(['record', 'derived', 'job']);

function isSameButJob<Props extends object>(before: Props, after: Props): boolean {
  const names = Object.keys(after) as (keyof Props & string)[];
  return names.every((name) => ofJob.has(name) || Object.is(before[name], after[name]));
}
