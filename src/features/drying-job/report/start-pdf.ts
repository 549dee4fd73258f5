import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { cell, paragraph, tableOf, titled } from '../../../lib/pdf/typed-blocks.ts';
import { fieldsAt } from '../../records/form/form.ts';
import { momentText } from '../form.ts';
import { planBlocks, roomBlocks } from './plan-blocks.ts';
import { pointBlocks } from './point-blocks.ts';
import type { Report } from './report.ts';
import { signatureFigure } from './signature-figure.ts';
import { factsOf } from './site-blocks.ts';
import type { JobPdf } from './write-report-pdf.ts';

/** Lines to write machines on, where none is entered yet. */
const linesToWrite = 6;
/** Keeps the height of a row in which nothing stands. */
const toWrite = '\u00a0\n\u00a0';

/** The sheet on which a job begins: what is known, the plan for day one, and room to write what is not known yet. */
export function startPdf(report: Report): JobPdf {
  const { heads, signers, signed } = report.words.report;
  const { start } = report.words.sheets;
  const parts = [
    titled('site', heads.site, siteLines(report)),
    titled('rooms', heads.rooms, roomBlocks(report)),
    titled('plan', heads.plan, planBlocks(report)),
    titled('points', heads.points, pointBlocks(report)),
    titled('machines', heads.machines, machineLines(report)),
    titled('signatures', heads.signatures, [paragraph(start.signing), signatureFigure(signers, signed)]),
  ];
  return { title: start.title, subject: start.lead, blocks: [paragraph(start.lead), ...parts.flat()] };
}

/** Every field of the job's details, filled in or left to be written by hand. */
function siteLines(report: Report): readonly PrintBlock[] {
  const known = new Map(factsOf(report));
  const labels = fieldsAt(report.form.shape, 'site').map(([name]) => report.form.labelOf('site', name));
  const rows = labels.map((label) => [cell(label, true), cell(known.get(label) ?? '')]);
  return [{ kind: 'table', head: [], groups: rows.map((row) => [row]) }];
}

function machineLines({ record, words, locale, form }: Report): readonly PrintBlock[] {
  const { columns } = words.report;
  const rows = record.machines.map(({ id, room, placedAt }) => [
    form.nameOf(record, 'machines', id),
    room && form.nameOf(record, 'rooms', room),
    placedAt && momentText(placedAt, locale),
  ]);
  const blank = Array.from({ length: rows.length > 0 ? 2 : linesToWrite }, () => [toWrite, '', '']);
  return [tableOf([columns.machine, columns.room, columns.placed], [...rows, ...blank])];
}
