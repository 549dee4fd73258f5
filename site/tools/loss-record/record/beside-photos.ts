import { type ComponentType, memo } from 'react';
import { rowsOf } from '#core/loss-record/edit.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { TableName } from '#core/loss-record/shape.ts';
import type { PartProps } from './part.ts';

/**
 * A part of the page that new photos leave as it is: three hundred may come while somebody scrolls. A part whose open row
 * shows photos names its table.
 */
export function besidePhotos(Part: ComponentType<PartProps>, table?: TableName): ComponentType<PartProps> {
  return memo(Part, (before, after) => {
    const isShowing = table !== undefined && rowsOf(after.record, table).some(({ id }) => id === after.open);
    const { record: recordBefore, ...restBefore } = before;
    const { record: recordAfter, ...restAfter } = after;
    return (
      isSame(restBefore, restAfter) &&
      isSame(withoutPhotos(recordBefore, isShowing), withoutPhotos(recordAfter, isShowing))
    );
  });
}

function withoutPhotos(record: LossRecord, isShowing: boolean): object {
  return isShowing ? record : { ...record, photos: null };
}

function isSame(one: object, other: object): boolean {
  const others: Readonly<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([name, value]) => Object.is(value, others[name]));
}
