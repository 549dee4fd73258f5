import { colors } from '#content/colors.ts';
import { t } from '#content/i18n/t.ts';
import type { KnownAir } from '#core/drying-job/visit-air.ts';
import { grainsOf, humidityLine, lineEnd, type Scale, scaleOf, ticks } from '../../../components/chart/scale.ts';
import { runsOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { type AirLine, type Line, roomAirLines } from '../charts/chart-lines.ts';
import { dashes, fitLabel, layoutChart, pathOf } from '../charts/chart-paths.ts';
import { dayText } from '../form.ts';
import type { Report } from './report.ts';

/** Width in points of a text line, so that type keeps its size. */
export const width = 504;
export const type = 8;
/** Width at the right for the names at the line ends. */
const size = { height: 220, names: 150 } as const;
/** Width of a letter of these names. */
const letterWidth = 4.3;

/** A line chart with dates below, and the name of each line at its end. */
export function chartFigure(
  { messages, locale, derived }: Report,
  title: string,
  lines: readonly Line[],
  level?: number,
): readonly PrintBlock[] {
  if (lines.length === 0 || derived.visits.length < 2) return [];
  const signed = lines.map((line, at) => ({ ...line, sign: line.mark ?? String(at + 1) }));
  const names = signed.map(({ sign, name }) => `${sign} ${name}`).join(', ');
  const text = `${title}. ${t(messages.report.charts, { names }, locale)}`;
  const days = derived.visits.map(({ at }) => dayText(at, locale));
  const picture = lineDrawing(signed, days, (value) => locale.upTo(value), level);
  return [{ kind: 'figure', picture, alt: text, caption: runsOf(text) }];
}

type Signed = Line & { readonly sign: string };

function lineDrawing(
  lines: readonly Signed[],
  days: readonly string[],
  number: (value: number) => string,
  level: number | undefined,
): Drawing {
  const place = layoutChart(width, lines, days.length, level, size);
  return {
    width: place.width,
    height: place.height,
    draw: (doc, { x, y, width: wide }) => {
      doc
        .save()
        .translate(x, y)
        .scale(wide / place.width);
      doc.font('text').fontSize(type).fillColor(ink.text);
      drawGrid(doc, place, days, number);
      if (level !== undefined) drawLevel(doc, place, level);
      for (const [at, line] of lines.entries()) drawLine(doc, place, line, at);
      doc.restore();
    },
  };
}

type Place = ReturnType<typeof layoutChart>;

function drawGrid(doc: PDFKit.PDFDocument, place: Place, days: readonly string[], number: (value: number) => string) {
  for (const tick of place.ticks) {
    doc.moveTo(place.left, place.y(tick)).lineTo(place.right, place.y(tick)).lineWidth(0.5).stroke(ink.rule);
    const text = number(tick);
    write(doc, text, place.left - 6 - doc.widthOfString(text), place.y(tick));
  }
  for (const visit of place.days(days)) {
    const text = days[visit] ?? '';
    write(doc, text, place.x(visit) - doc.widthOfString(text) / 2, place.height - 12);
  }
}

function drawLevel(doc: PDFKit.PDFDocument, { left, right, y }: Place, level: number) {
  doc.moveTo(left, y(level)).lineTo(right, y(level)).lineWidth(2).stroke(colors.print.go);
}

function drawLine(doc: PDFKit.PDFDocument, place: Place, { values, sign, name }: Signed, at: number) {
  const dash = (dashes[at % dashes.length] ?? '').split(' ').map(Number);
  if (dash.length > 1) doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
  const path = place.path(values);
  if (path) doc.path(path).lineWidth(1.4).stroke(ink.text);
  doc.undash();
  for (const [visit, value] of values.entries()) {
    if (value !== null) doc.circle(place.x(visit), place.y(value), 2.4).fill(ink.text);
  }
  const label = place.labels[at] ?? null;
  // The lowest labels may not fit; the caption names every line.
  if (label === null) return;
  const [end] = [place.ends[at]];
  if (end) {
    doc
      .moveTo(end[0], end[1])
      .lineTo(place.right + 4, label - 4)
      .lineWidth(0.4)
      .stroke(ink.rule);
  }
  write(doc, fitLabel(`${sign} ${name}`, '', (size.names - 8) / letterWidth), place.right + 6, label - 4);
}

/** Text centered vertically at a height. */
export function write(doc: PDFKit.PDFDocument, text: string, x: number, y: number) {
  doc.fillColor(ink.text).text(text, x, y - type * 0.6, { lineBreak: false });
}

const humidities = [10, 20, 30, 40, 50, 60, 70, 80, 90] as const;
/** Humidities whose labels fit at the top of the plot. */
const named = [20, 40, 60, 80, 100] as const;

type Document = PDFKit.PDFDocument;

/** The psychrometric chart with each affected room's path; its number marks the start. */
export function airPathFigure(report: Report): readonly PrintBlock[] {
  const { messages, locale, derived } = report;
  const lines = roomAirLines(report);
  if (lines.length === 0 || derived.visits.length < 2) return [];
  const names = lines.map(({ name }, at) => `${at + 1} ${name}`).join(', ');
  const text = `${messages.charts.path}. ${t(messages.report.charts, { names }, locale)}`;
  return [{ kind: 'figure', picture: airPathDrawing(report, lines), alt: text, caption: runsOf(text) }];
}

function airPathDrawing({ messages, derived: { pressurePa } }: Report, lines: readonly AirLine[]): Drawing {
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
      drawAxes(doc, scale, messages.axes);
      for (const [at, line] of lines.entries()) drawPath(doc, scale, line, at);
      doc.restore();
    },
  };
}

/** Axis range for print: the readings with a margin of ten degrees and a fifth of the grains. */
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

function drawAxes(doc: Document, scale: Scale, messages: Report['messages']['axes']) {
  const { left, right, top, bottom } = scale;
  doc.moveTo(left, top).lineTo(left, bottom).lineTo(right, bottom).lineTo(right, top).lineWidth(0.8).stroke(ink.text);
  for (const temperatureF of ticks(scale.coldF, scale.hotF, 10)) {
    const text = String(temperatureF);
    write(doc, text, scale.x(temperatureF) - doc.widthOfString(text) / 2, bottom + 9);
  }
  for (const grains of ticks(0, scale.grains, 8)) write(doc, String(grains), right + 5, scale.y(grains));
  write(doc, messages.temperature, (left + right - doc.widthOfString(messages.temperature)) / 2, bottom + 24);
  write(doc, messages.grains, scale.width - doc.widthOfString(messages.grains), 6);
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
  // Rooms often start close together, so each number moves farther left.
  if (first) write(doc, String(at + 1), first[0] - 9 - at * type, first[1]);
}
