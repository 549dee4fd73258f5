import { t } from '#content/i18n/t.ts';
import type { JobView } from '../section-props.ts';
import type { FloorPlan } from './floor-plan.ts';

/** What stands below the drawing: each room by its number, its sides and its air movers. */
export function drawnWords({ rooms, scale }: FloorPlan, { words, locale, form, record }: JobView): readonly string[] {
  return rooms.map(({ id, width, height, units, each }, at) => {
    const values = {
      name: `${at + 1} ${form.nameOf(record, 'rooms', id)}`,
      length: locale.upTo(width / scale),
      width: locale.upTo(height / scale),
      units,
    };
    const mark = each > 1 ? [t(words.plan.drawnEach, { count: each }, locale)] : [];
    return [`${t(words.plan.drawn, values, locale)}.`, ...mark].join(' ');
  });
}
