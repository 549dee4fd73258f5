import { t } from '#content/i18n/t.ts';
import { type Certified, certifiedOf } from '#core/drying-job/certified.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { paragraph, tableOf, titled } from '../../../lib/pdf/typed-blocks.ts';
import { momentText, namesOf, numberOr } from '../form.ts';
import { markOf } from '../job-mark.ts';
import type { Report } from './report.ts';
import { signatureFigure } from './signature-figure.ts';
import { siteBlocks } from './site-blocks.ts';
import type { JobPdf } from './write-report-pdf.ts';

/**
 * The certificate of drying: what the meters showed at the end, and what that does not say. Where a point is not dry it
 * is a sheet that says so: the page does not offer it then, and nobody can make a certificate of it.
 */
export function certificatePdf(report: Report): JobPdf {
  const { certificate } = report.words.sheets;
  const found = certifiedOf(report.job, report.derived.visits);
  if (!found.ok) return { title: certificate.none, subject: certificate.none, blocks: openBlocks(found, report) };
  const { heads, signed } = report.words.report;
  const parts = [
    titled('site', heads.site, siteBlocks(report, ['altitudeFt', 'notes'])),
    titled('points', certificate.points, dryBlocks(found, report)),
    titled('limits', certificate.limits, limitBlocks(found, report)),
  ];
  const count = found.points.length;
  const moment = momentText(found.at, report.locale);
  return {
    title: certificate.title,
    subject: certificate.notRemediation,
    blocks: [
      paragraph(t(certificate.says, { count, moment }, report.locale), 'title'),
      paragraph(certificate.means),
      ...parts.flat(),
      signatureFigure(certificate.signers, signed),
    ],
  };
}

type Ok = Extract<Certified, { readonly ok: true }>;

function dryBlocks({ points }: Ok, { record, words, locale, form }: Report): readonly PrintBlock[] {
  const { columns } = words.report;
  const { reading, since } = words.sheets.certificate;
  const rows = points.map(({ pointId, goal, value, drySince }) => {
    const at = record.points.findIndex(({ id }) => id === pointId);
    const point = record.points[at];
    const named = (table: string, id: string | undefined) => (id ? form.nameOf(record, table, id) : '');
    return [
      `${markOf(at)} ${[named('rooms', point?.room), point?.place].filter(Boolean).join(', ')}`,
      [point?.material, named('meters', point?.meter), words.choices['points.scale'][point?.scale || 'percent']]
        .filter(Boolean)
        .join(', '),
      [numberOr(point?.dryStandard ?? null, 1, locale, ''), point?.dryStandardFrom].filter(Boolean).join(', '),
      `${numberOr(goal, 2, locale, '')}: ${words.choices['points.goalRule'][point?.goalRule || 'ten-percent']}`,
      value === null ? '' : locale.upTo(value),
      momentText(drySince, locale),
    ];
  });
  return [tableOf([columns.point, columns.material, columns.standard, columns.goal, reading, since], rows, true)];
}

/** What the paper does not say, in the order of its weight. */
function limitBlocks({ removedIds, bareRoomIds }: Ok, { record, words, locale, form, derived }: Report) {
  const { certificate } = words.sheets;
  const about = (template: string, table: 'points' | 'rooms', ids: readonly string[]) =>
    ids.length > 0 ? [t(template, { names: namesOf(ids, table, record, form) }, locale)] : [];
  const gaps = derived.visits.filter((visit) => visit.gaps.length > 0).length;
  const lines = [
    certificate.notRemediation,
    certificate.onlyThese,
    ...about(certificate.removed, 'points', removedIds),
    ...about(certificate.bare, 'rooms', bareRoomIds),
    ...(gaps > 0 ? [t(certificate.gaps, { count: gaps }, locale)] : []),
    certificate.rules,
  ];
  return [{ kind: 'list', mark: 'bullet', items: lines.map((line) => ({ blocks: [paragraph(line)] })) } as const];
}

function openBlocks({ openIds }: { readonly openIds: readonly string[] }, { record, words, locale, form }: Report) {
  const { certificate } = words.sheets;
  if (openIds.length === 0) return [paragraph(certificate.nothingRead)];
  return [paragraph(t(certificate.waits, { names: namesOf(openIds, 'points', record, form) }, locale))];
}
