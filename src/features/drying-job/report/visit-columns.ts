import { t } from '#content/i18n/t.ts';
import type { VisitFigures } from '#core/drying-job/visits.ts';
import { paragraph, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { clockText } from '../form.ts';
import type { Report } from './report.ts';

/** Visits that stand beside each other on a page. */
const most = 5;

/** Rows over the visits, in as many tables of one width as the visits take. `cellOf` says what a row holds on a visit. */
export function visitTables<Row>(
  { derived, locale, words }: Report,
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
      ...(starts.length > 1 ? [paragraph(t(words.report.seconds, range, locale), 'title')] : []),
      tableOf([head, ...heads], lines, true),
    ];
  });
}
