import { tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { numberOr } from '../form.ts';
import { markOf } from '../job-mark.ts';
import type { Report } from './report.ts';
import { visitTables } from './visit-columns.ts';

/** Each point with its material and meter, its dry standard and where that was read, and its goal with the rule. */
export function pointBlocks({ record, words, locale, form, derived }: Report): readonly PrintBlock[] {
  const { columns } = words.report;
  const goals = new Map(derived.visits.flatMap(({ points }) => points.map(({ pointId, goal }) => [pointId, goal])));
  const rows = record.points.map((point, at) => {
    const name = (table: string, id: string) => id && form.nameOf(record, table, id);
    const goal = numberOr(goals.get(point.id) ?? null, 2, locale, words.visit.noGoal);
    return [
      `${markOf(at)} ${[name('rooms', point.room), point.place].filter(Boolean).join(', ')}`,
      [point.material, name('meters', point.meter), words.choices['points.scale'][point.scale || 'percent']]
        .filter(Boolean)
        .join(', '),
      [numberOr(point.dryStandard, 1, locale, ''), point.dryStandardFrom].filter(Boolean).join(', '),
      `${goal}: ${words.choices['points.goalRule'][point.goalRule || 'ten-percent']}`,
    ];
  });
  if (rows.length === 0) return [];
  return [tableOf([columns.point, columns.material, columns.standard, columns.goal], rows, true)];
}

/** Every point by visit: its reading, and the verdict. */
export function moistureBlocks(report: Report): readonly PrintBlock[] {
  const { record, words, locale, form } = report;
  const rows = record.points.map(({ id }, at) => ({
    name: `${markOf(at)} ${form.nameOf(record, 'points', id)}`,
    row: id,
  }));
  return visitTables(report, words.report.columns.point, rows, (id, { points }) => {
    const figures = points.find(({ pointId }) => pointId === id);
    if (!figures) return '';
    const value = figures.value === null ? '' : locale.upTo(figures.value);
    return [value, words.verdicts[figures.verdict]].filter(Boolean).join('\n');
  });
}
