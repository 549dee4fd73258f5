import { type ComponentType, memo } from 'react';
import { rowsOf } from '#core/loss-record/record.ts';
import { type SectionName, shape, type TableName, tableNames } from '#core/loss-record/shape.ts';
import { fieldsAt } from '../records/form/form.ts';
import type { PartProps } from './section-props.ts';

type Place = SectionName | TableName;

/**
 * A part of the page that stays as it is while others change: three hundred photos may come while somebody scrolls, and a
 * slow phone that draws every part anew for each new line lets its owner wait. The part reads the places that it names
 * and those that their fields point at. With `showsPhotos` its open row shows photos.
 */
export function partOf(places: readonly Place[], Part: ComponentType<PartProps>, showsPhotos = false) {
  const reads = placesReadBy(places);
  const tables = tableNames.filter((table) => places.includes(table));
  const openIn = ({ record, open }: PartProps) =>
    tables.some((table) => rowsOf(record, table).some(({ id }) => id === open)) ? open : null;
  return memo(Part, (before, after) => {
    const open = openIn(after);
    const names: readonly Place[] = showsPhotos && open !== null ? [...reads, 'photos'] : reads;
    return (
      open === openIn(before) &&
      (before.open === after.open || !isLost(before)) &&
      before.record.id === after.record.id &&
      names.every((name) => before.record[name] === after.record[name]) &&
      (['state', 'words', 'locale', 'setOpen', 'places'] as const).every((name) => before[name] === after[name])
    );
  });
}

/** Whether the open row is no row any more: another window deleted it, and its part goes on showing it. */
function isLost({ record, open }: PartProps): boolean {
  return open !== null && !tableNames.some((table) => rowsOf(record, table).some(({ id }) => id === open));
}

/** The places themselves, and the tables whose rows their fields offer. */
function placesReadBy(places: readonly Place[]): readonly Place[] {
  const offered = places.flatMap((place) =>
    fieldsAt(shape, place).flatMap(([, field]) => (field.kind === 'row' ? [field.of as TableName] : [])),
  );
  return [...new Set([...places, ...offered])];
}
