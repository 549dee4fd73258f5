import { paragraph, tableOf, titled } from '../../../lib/pdf/typed-blocks.ts';
import { momentText, numberOr } from '../form.ts';
import { markOf } from '../job-mark.ts';
import { mapFigure } from './map-figure.ts';
import { pointBlocks } from './point-blocks.ts';
import type { Report } from './report.ts';
import type { JobPdf } from './write-report-pdf.ts';

/** The moisture map: where each point is, its goal, and its first and last reading beside a column to write in. */
export function mapPdf(report: Report): JobPdf {
  const { heads } = report.words.report;
  const { map } = report.words.sheets;
  const parts = [
    titled('map', map.drawn, mapFigure(report)),
    titled('readings', map.readings, readingBlocks(report)),
    titled('points', heads.points, pointBlocks(report)),
  ];
  const empty = report.record.points.length === 0 ? [paragraph(report.words.tables.points.none)] : [];
  return { title: map.title, subject: map.lead, blocks: [paragraph(map.lead), ...empty, ...parts.flat()] };
}

function readingBlocks({ record, derived, words, locale, form }: Report) {
  const { map } = words.sheets;
  const rows = record.points.map(({ id }, at) => {
    const read = derived.visits.flatMap(({ at: moment, points }) =>
      points.flatMap((point) => (point.pointId === id ? [{ ...point, moment }] : [])),
    );
    const values = read.filter(({ value }) => value !== null);
    const [first, last] = [values.at(0), values.at(-1)];
    const said = (reading: (typeof read)[number] | undefined) =>
      reading ? `${locale.upTo(reading.value ?? 0)}\n${momentText(reading.moment, locale)}` : '';
    const verdict = read.at(-1)?.verdict;
    return [
      `${markOf(at)} ${form.nameOf(record, 'points', id)}`,
      numberOr(read.at(-1)?.goal ?? null, 2, locale, words.visit.noGoal),
      said(first),
      said(last),
      verdict ? words.verdicts[verdict] : '',
      '',
    ];
  });
  if (rows.length === 0) return [];
  return [tableOf([words.report.columns.point, map.goal, map.first, map.last, map.found, map.next], rows, true)];
}
