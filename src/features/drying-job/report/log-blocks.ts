import { t } from '#content/i18n/t.ts';
import type { Gap } from '#core/drying-job/gaps.ts';
import { paragraph, tableOf } from '../../../lib/pdf/block-builders.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { rulesOf } from '../findings.ts';
import { momentText } from '../form.ts';
import type { Report } from './report.ts';

/** What was changed and noted on each visit, and by whom it was read. */
export function logBlocks({ record, words, locale }: Report): readonly PrintBlock[] {
  const rows = record.visits
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .flatMap(({ id, at, by, notes }) => {
      const changes = record.changes.filter(({ visit }) => visit === id).map(({ what }) => what);
      const said = [...changes, notes].filter(Boolean);
      return said.length > 0 ? [[at && momentText(at, locale), by, said.join('\n')]] : [];
    });
  if (rows.length === 0) return [paragraph(words.report.noLog)];
  const { at, by } = words.fields.visits;
  return [tableOf([at, by, words.heads.changes], rows, true)];
}

/** What each visit did not read, stated openly. */
export function gapBlocks(report: Report): readonly PrintBlock[] {
  const { derived, words, locale } = report;
  const rows = derived.visits.flatMap(({ at, gaps }) =>
    gaps.length > 0 ? [[momentText(at, locale), gaps.map((gap) => gapIn(gap, report)).join(', ')]] : [],
  );
  if (rows.length === 0) return [paragraph(words.report.noGaps)];
  return [tableOf([words.report.columns.visit, words.visit.gaps], rows, true)];
}

/** A gap in words. */
function gapIn(gap: Gap, { words, locale, form, record }: Report): string {
  const [code = gap, id = ''] = gap.split(/:(.*)/s);
  const table = { 'no-affected': 'rooms', 'no-outlet': 'machines', 'not-read': 'points' }[code];
  const said = words.gaps[code as keyof typeof words.gaps];
  return table ? t(said, { name: form.nameOf(record, table, id) }, locale) : said;
}

/** The rules by which the verdicts were found, each with the pages behind it or named as our own, and as of when. */
export function ruleBlocks(report: Report): readonly PrintBlock[] {
  const { words, locale, made } = report;
  const items = rulesOf(report).map(([name, rule]) => {
    const names = words.sources[name]?.map((source) => `${source.name}, ${source.url}`).join('; ') || words.report.ours;
    return { blocks: [paragraph(rule), paragraph(t(words.report.source, { names }, locale), 'quiet')] };
  });
  return [
    { kind: 'list', mark: 'number', items },
    paragraph(t(words.report.edition, { day: locale.date(made) }, locale), 'quiet'),
  ];
}
