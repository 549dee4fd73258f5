import { scales } from '#core/job/drying-job.ts';
import type { PrintBlock } from '../../../lib/pdf/print-block.ts';
import { titled } from '../../../lib/pdf/typed-blocks.ts';
import { grainLines, pointLines } from '../charts/lines.ts';
import { airBlocks, surfaceBlocks } from './air-blocks.ts';
import { airPathFigure } from './air-path-figure.ts';
import { chartFigure } from './chart-figure.ts';
import { dayBlocks, equipmentBlocks } from './equipment-blocks.ts';
import { gapBlocks, logBlocks, ruleBlocks } from './log-blocks.ts';
import { photoBlocks } from './photo-blocks.ts';
import { planBlocks, roomBlocks } from './plan-blocks.ts';
import { moistureBlocks, pointBlocks } from './point-blocks.ts';
import type { Report } from './report.ts';
import { signatureFigure } from './signature-figure.ts';
import { siteBlocks, stateBlocks } from './site-blocks.ts';
import type { JobPdf } from './write-report-pdf.ts';

/** The report as a paper. */
export function reportPdf(report: Report): JobPdf {
  const { title, notCertificate } = report.words.report;
  return { title, subject: notCertificate, blocks: reportBlocks(report) };
}

/** The report as an adjuster reads it; a part in which nothing is written is left out. */
function reportBlocks(report: Report): readonly PrintBlock[] {
  const { words } = report;
  const { heads, signers, signed } = words.report;
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
    titled('machines', heads.machines, equipmentBlocks(report)),
    titled('photos', words.photos.title, photoBlocks(report)),
    titled('days', words.heads.days, dayBlocks(report)),
    titled('log', heads.log, logBlocks(report)),
    titled('gaps', heads.gaps, gapBlocks(report)),
    titled('rules', heads.rules, ruleBlocks(report)),
    titled('signatures', heads.signatures, [signatureFigure(signers, signed)]),
  ];
  return parts.flat();
}

function chartBlocks(report: Report): readonly PrintBlock[] {
  const { charts } = report.words;
  return [
    ...chartFigure(report, charts.grains, grainLines(report)),
    ...airPathFigure(report),
    ...scales.flatMap((scale) => chartFigure(report, charts[scale], pointLines(report, scale), 0)),
  ];
}
