import { t } from '#content/i18n/t.ts';
import type { VisitFigures } from '#core/drying-job/visits.ts';
import { paragraph, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { clockText, numberOr, pointLetter } from '../form.ts';
import type { Report } from './report.ts';

/** Points with material, meter, dry standard and goal. */
export function pointBlocks({ record, messages, locale, form, derived }: Report): readonly PrintBlock[] {
  const { columns } = messages.report;
  const goals = new Map(derived.visits.flatMap(({ points }) => points.map(({ pointId, goal }) => [pointId, goal])));
  const rows = record.points.map((point, at) => {
    const name = (table: string, id: string) => id && form.nameOf(record, table, id);
    const goal = numberOr(goals.get(point.id) ?? null, 2, locale, messages.visit.noGoal);
    return [
      `${pointLetter(at)} ${[name('rooms', point.room), point.place].filter(Boolean).join(', ')}`,
      [point.material, name('meters', point.meter), messages.choices['points.scale'][point.scale || 'percent']]
        .filter(Boolean)
        .join(', '),
      [numberOr(point.dryStandard, 1, locale, ''), point.dryStandardFrom].filter(Boolean).join(', '),
      `${goal}: ${messages.choices['points.goalRule'][point.goalRule || 'ten-percent']}`,
    ];
  });
  if (rows.length === 0) return [];
  return [tableOf([columns.point, columns.material, columns.standard, columns.goal], rows, true)];
}

/** Reading and verdict of every point by visit. */
export function moistureBlocks(report: Report): readonly PrintBlock[] {
  const { record, messages, locale, form } = report;
  const rows = record.points.map(({ id }, at) => ({
    name: `${pointLetter(at)} ${form.nameOf(record, 'points', id)}`,
    row: id,
  }));
  return visitTables(report, messages.report.columns.point, rows, (id, { points }) => {
    const figures = points.find(({ pointId }) => pointId === id);
    if (!figures) return '';
    const value = figures.value === null ? '' : locale.upTo(figures.value);
    return [value, messages.verdicts[figures.verdict]].filter(Boolean).join('\n');
  });
}

/** Visits side by side on a page. */
const most = 5;

/** Rows by visits, split into tables of equal width. `cellOf` gives a row's text for a visit. */
export function visitTables<Row>(
  { derived, locale, messages }: Report,
  head: string,
  rows: readonly { readonly name: string; readonly row: Row }[],
  cellOf: (row: Row, visit: VisitFigures) => string,
): readonly PrintBlock[] {
  if (rows.length === 0) return [];
  const beside = Math.ceil(derived.visits.length / Math.ceil(derived.visits.length / most));
  const starts = derived.visits.flatMap((_, at) => (at % beside === 0 ? [at] : []));
  return starts.flatMap((start) => {
    const visits = derived.visits.slice(start, start + beside);
    const heads = visits.map(
      ({ at }, index) => `${start + index + 1}\n${locale.date(at.slice(0, 10))}\n${clockText(at, locale)}`,
    );
    const lines = rows.map(({ name, row }) => [name, ...visits.map((visit) => cellOf(row, visit))]);
    const range = { from: start + 1, to: start + visits.length };
    return [
      ...(starts.length > 1 ? [paragraph(t(messages.report.seconds, range, locale), 'title')] : []),
      tableOf([head, ...heads], lines, true),
    ];
  });
}
