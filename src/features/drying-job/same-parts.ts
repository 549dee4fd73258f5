import type { Derived } from '#core/drying-job/derive.ts';
import type { JobRecord } from '#core/drying-job/record/record.ts';
import { listsEqual } from '#core/lib/memoize.ts';
import type { PartProps } from './section-props.ts';

/** What a part of the page shows of the job: places of its record, and figures. */
interface Shows {
  readonly record: readonly (keyof JobRecord)[];
  readonly derived?: readonly (keyof Derived)[];
}

const ofJob = new Set(['record', 'derived', 'job']);

/**
 * For `memo`: whether all that a part shows is the same. Each key changes the record, and most of a job stays as it is. What
 * the part reads of the record beside this, it must read from `state.now()`.
 */
export function sameParts({ record, derived = [] }: Shows) {
  return <Props extends PartProps>(before: Props, after: Props): boolean => {
    const names = Object.keys(after) as (keyof Props & string)[];
    return (
      names.every((name) => ofJob.has(name) || Object.is(before[name], after[name])) &&
      record.every((place) => before.record[place] === after.record[place]) &&
      derived.every((figure) => listsEqual(before.derived[figure], after.derived[figure]))
    );
  };
}
