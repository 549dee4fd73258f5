import { say } from '#content/locale/say.ts';
import { scales } from '#core/drying-job/job.ts';
import { shape } from '#core/drying-job/kept/shape.ts';
import { facesOf, type TwoFaces } from '../../../../paper/faces.ts';
import type { ForeignPen } from '../../../../paper/foreign.ts';
import { type Document, writePdf } from '../../../../paper/make-pdf.ts';
import type { PrintBlock } from '../../../../paper/print-block.ts';
import { paragraph, runsOf, titled } from '../../../../paper/typed-blocks.ts';
import { grainLines, pointLines } from '../../charts/lines.ts';
import type { Report } from '../report.ts';
import { airBlocks, surfaceBlocks } from './air-blocks.ts';
import { chartFigure } from './chart-figure.ts';
import { gapBlocks, logBlocks, ruleBlocks } from './log-blocks.ts';
import { dayBlocks, machineBlocks } from './machine-blocks.ts';
import { planBlocks, roomBlocks } from './plan-blocks.ts';
import { moistureBlocks, pointBlocks } from './point-blocks.ts';
import { signatureFigure } from './signature-figure.ts';
import { siteBlocks, stateBlocks } from './site-blocks.ts';

/**
 * Writes the report as a PDF, piece by piece. Rejects where a write rejects.
 * @returns how many pages it has
 */
export function writeReport(
  report: Report,
  fonts: TwoFaces,
  pen: ForeignPen | null,
  write: (piece: Uint8Array) => Promise<void>,
): Promise<number> {
  const { record, words, locale, made } = report;
  const title = [words.report.title, record.title].filter(Boolean).join(': ');
  const document: Document = {
    title,
    subject: words.report.notCertificate,
    author: '',
    language: locale.tag,
    footer: (page, pages) => ({ left: title, right: say(words.report.page, { page, pages }, locale) }),
    dated: made.toISOString().slice(0, 10),
    blocks: reportBlocks(report, title),
    fonts: facesOf(fonts),
    ...(pen ? { pen } : {}),
  };
  return writePdf(document, write);
}

/** The report as an adjuster reads it; a part in which nothing is written is left out. */
function reportBlocks(report: Report, title: string): readonly PrintBlock[] {
  const { words, locale, made } = report;
  const { heads, signers, signed } = words.report;
  const moment = { moment: locale.moment(made), version: shape.version };
  const parts = [
    titled('state', words.sections.state.title, stateBlocks(report)),
    titled('site', heads.site, siteBlocks(report)),
    titled('rooms', heads.rooms, roomBlocks(report)),
    titled('plan', heads.plan, planBlocks(report)),
    titled('points', heads.points, pointBlocks(report)),
    titled('charts', words.sections.charts.title, chartBlocks(report)),
    titled('air', heads.air, airBlocks(report)),
    titled('surfaces', heads.surfaces, surfaceBlocks(report)),
    titled('moisture', heads.moisture, moistureBlocks(report)),
    titled('machines', heads.machines, machineBlocks(report)),
    titled('days', words.heads.days, dayBlocks(report)),
    titled('log', heads.log, logBlocks(report)),
    titled('gaps', heads.gaps, gapBlocks(report)),
    titled('rules', heads.rules, ruleBlocks(report)),
    titled('signatures', heads.signatures, [signatureFigure(signers, signed)]),
  ];
  return [
    paragraph(words.letterhead, 'quiet'),
    { kind: 'heading', level: 1, runs: runsOf(title) },
    paragraph(say(words.report.made, moment, locale), 'quiet'),
    ...parts.flat(),
  ];
}

function chartBlocks(report: Report): readonly PrintBlock[] {
  const { charts } = report.words;
  return [
    ...chartFigure(report, charts.grains, grainLines(report)),
    ...scales.flatMap((scale) => chartFigure(report, charts[scale], pointLines(report, scale), 0)),
  ];
}
