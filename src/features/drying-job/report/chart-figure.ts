import { t } from '#content/i18n/t.ts';
import { runsOf } from '../../../lib/pdf/block-builders.ts';
import type { Drawing, PrintBlock } from '../../../lib/pdf/print-block.ts';
import { ink } from '../../../lib/pdf/theme.ts';
import { dashes, placed } from '../charts/chart-paths.ts';
import type { Line } from '../charts/lines.ts';
import type { Report } from './report.ts';

/** Units of a drawing's width: the points of a line of text, so that type keeps its size. */
export const width = 504;
export const type = 8;
/** At the ends of lines stand signs and no names. */
const size = { height: 220, names: 30 } as const;

/** A chart of lines with its name; lines are told apart by dashes and by the sign at their end, which the words below name. */
export function chartFigure(
  { words, locale, derived }: Report,
  title: string,
  lines: readonly Line[],
  level?: number,
): readonly PrintBlock[] {
  if (lines.length === 0 || derived.visits.length < 2) return [];
  const signed = lines.map((line, at) => ({ ...line, sign: line.mark ?? String(at + 1) }));
  const names = signed.map(({ sign, name }) => `${sign} ${name}`).join(', ');
  const said = `${title}. ${t(words.report.charts, { names }, locale)}`;
  const picture = chart(signed, derived.visits.length, (value) => locale.upTo(value), level);
  return [{ kind: 'figure', picture, alt: said, caption: runsOf(said) }];
}

type Signed = Line & { readonly sign: string };

function chart(
  lines: readonly Signed[],
  visits: number,
  number: (value: number) => string,
  level: number | undefined,
): Drawing {
  const place = placed(width, lines, visits, level, size);
  return {
    width: place.width,
    height: place.height,
    draw: (doc, { x, y, width: wide }) => {
      doc
        .save()
        .translate(x, y)
        .scale(wide / place.width);
      doc.font('text').fontSize(type).fillColor(ink.text);
      drawGrid(doc, place, visits, number);
      if (level !== undefined) drawLevel(doc, place, level);
      for (const [at, line] of lines.entries()) drawLine(doc, place, line, at);
      doc.restore();
    },
  };
}

type Place = ReturnType<typeof placed>;

function drawGrid(doc: PDFKit.PDFDocument, place: Place, visits: number, number: (value: number) => string) {
  for (const tick of place.ticks) {
    doc.moveTo(place.left, place.y(tick)).lineTo(place.right, place.y(tick)).lineWidth(0.5).stroke(ink.rule);
    const text = number(tick);
    write(doc, text, place.left - 6 - doc.widthOfString(text), place.y(tick));
  }
  for (let visit = 0; visit < visits; visit += 1) {
    const text = number(visit + 1);
    write(doc, text, place.x(visit) - doc.widthOfString(text) / 2, place.height - 12);
  }
}

function drawLevel(doc: PDFKit.PDFDocument, { left, right, y }: Place, level: number) {
  doc.moveTo(left, y(level)).lineTo(right, y(level)).lineWidth(2).stroke('#2d6a3a');
}

function drawLine(doc: PDFKit.PDFDocument, place: Place, { values, sign }: Signed, at: number) {
  const dash = (dashes[at % dashes.length] ?? '').split(' ').map(Number);
  if (dash.length > 1) doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
  const path = place.path(values);
  if (path) doc.path(path).lineWidth(1.4).stroke(ink.text);
  doc.undash();
  for (const [visit, value] of values.entries()) {
    if (value !== null) doc.circle(place.x(visit), place.y(value), 2.4).fill(ink.text);
  }
  const [x, y] = place.signs[at] ?? [place.right, 0];
  write(doc, sign, x + 6, y - 4);
}

/** Text with its middle at a height. */
export function write(doc: PDFKit.PDFDocument, text: string, x: number, y: number) {
  doc.fillColor(ink.text).text(text, x, y - type * 0.6, { lineBreak: false });
}
