import { t } from '#content/i18n/t.ts';
import type { KnownAir } from '#core/drying-job/visit-air.ts';
import { grainsOf, humidityLine, lineEnd, type Scale, scaleOf, ticks } from '../../../components/chart/scale.ts';
import { runsOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { dashes, pathOf } from '../charts/chart-paths.ts';
import { type AirLine, roomAirLines } from '../charts/lines.ts';
import { type, width, write } from './chart-figure.ts';
import type { Report } from './report.ts';

const humidities = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
/** Those whose names have room at the top of the plot. */
const named = [20, 40, 60, 80, 100] as const;

type Document = PDFKit.PDFDocument;

/** The psychrometric chart with the air of each wet room from visit to visit; its sign stands where the path begins. */
export function airPathFigure(report: Report): readonly PrintBlock[] {
  const { words, locale, derived } = report;
  const lines = roomAirLines(report);
  if (lines.length === 0 || derived.visits.length < 2) return [];
  const names = lines.map(({ name }, at) => `${at + 1} ${name}`).join(', ');
  const said = `${words.charts.path}. ${t(words.report.charts, { names }, locale)}`;
  return [{ kind: 'figure', picture: chart(report, lines), alt: said, caption: runsOf(said) }];
}

function chart({ words, derived: { pressurePa } }: Report, lines: readonly AirLine[]): Drawing {
  const airs = lines.flatMap((line) => line.airs.filter((air) => air !== null));
  const scale = scaleOf(width, boundsOf(airs), pressurePa);
  return {
    width: scale.width,
    height: scale.height,
    draw: (doc, { x, y, width: wide }) => {
      doc
        .save()
        .translate(x, y)
        .scale(wide / scale.width);
      doc.font('text').fontSize(type).fillColor(ink.text);
      drawCurves(doc, scale);
      drawAxes(doc, scale, words.axes);
      for (const [at, line] of lines.entries()) drawPath(doc, scale, line, at);
      doc.restore();
    },
  };
}

/** Paper cannot be drawn wider: the chart is as large as its readings, with ten degrees and a fifth of the grains around them. */
function boundsOf(airs: readonly KnownAir[]) {
  const degrees = airs.map(({ temperatureF }) => temperatureF);
  const most = Math.max(...airs.map(({ grainsPerPound }) => grainsPerPound));
  return {
    coldF: Math.floor((Math.min(...degrees) - 10) / 10) * 10,
    hotF: Math.ceil((Math.max(...degrees) + 10) / 10) * 10,
    grains: Math.max(20, Math.ceil((most * 1.2) / 20) * 20),
  };
}

function drawCurves(doc: Document, scale: Scale) {
  const { left, right, top, bottom } = scale;
  doc
    .save()
    .rect(left, top, right - left, bottom - top)
    .clip();
  for (const humidity of humidities) doc.path(humidityLine(scale, humidity)).lineWidth(0.5).stroke(ink.rule);
  doc.path(humidityLine(scale, 100)).lineWidth(1.2).stroke(ink.text);
  doc.restore();
  for (const humidity of named) {
    const end = lineEnd(scale, humidity);
    const isAtTop = end.x < right;
    write(doc, `${humidity}%`, isAtTop ? end.x - 8 : end.x - 22, isAtTop ? top - 7 : end.y - 6);
  }
}

function drawAxes(doc: Document, scale: Scale, words: Report['words']['axes']) {
  const { left, right, top, bottom } = scale;
  doc.moveTo(left, top).lineTo(left, bottom).lineTo(right, bottom).lineTo(right, top).lineWidth(0.8).stroke(ink.text);
  for (const temperatureF of ticks(scale.coldF, scale.hotF, 10)) {
    const text = String(temperatureF);
    write(doc, text, scale.x(temperatureF) - doc.widthOfString(text) / 2, bottom + 9);
  }
  for (const grains of ticks(0, scale.grains, 8)) write(doc, String(grains), right + 5, scale.y(grains));
  write(doc, words.temperature, (left + right - doc.widthOfString(words.temperature)) / 2, bottom + 24);
  write(doc, words.grains, scale.width - doc.widthOfString(words.grains), 6);
}

function drawPath(doc: Document, scale: Scale, { airs }: AirLine, at: number) {
  const spots = airs.map((air) =>
    air ? ([scale.x(air.temperatureF), scale.y(grainsOf(air, scale.pressurePa))] as const) : null,
  );
  const dash = (dashes[at % dashes.length] ?? '').split(' ').map(Number);
  if (dash.length > 1) doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
  const path = pathOf(spots);
  if (path) doc.path(path).lineWidth(1.4).stroke(ink.text);
  doc.undash();
  for (const spot of spots) if (spot) doc.circle(spot[0], spot[1], 2.4).fill(ink.text);
  const first = spots.find((spot) => spot !== null);
  // Rooms begin nearly alike: each sign stands a little farther out than the one before.
  if (first) write(doc, String(at + 1), first[0] - 9 - at * type, first[1]);
}
