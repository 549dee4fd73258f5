import { HTMLElement, NodeType } from 'node-html-parser';
import { colors } from '#content/colors.ts';
import type { Drawing } from '../../../lib/pdf/print-block.ts';
import { matchRules, type Presentation, paperColor, presentation, type readRules } from './drawing-style.ts';

/** An SVG picture of the site as a PDF drawing, with the styles of its sheet. */
export function drawingOf(picture: HTMLElement, rules: ReturnType<typeof readRules>): Drawing {
  return { ...viewBox(picture), draw: (doc, place) => drawPicture(doc, picture, place, rules) };
}

function viewBox(picture: HTMLElement): {
  readonly x: number;
  readonly y: number;
  width: number;
  height: number;
} {
  const [x = 0, y = 0, width = 0, height = 0] = (
    picture.getAttribute('viewBox') ??
    picture.getAttribute('viewbox') ??
    ''
  )
    .split(/[\s,]+/)
    .map(Number);
  if (!(width > 0 && height > 0)) throw new Error('A drawing needs a viewBox');
  return { x, y, width, height };
}

/** Draws an SVG: paths, shapes, groups, text and hatching. Throws on an unknown element, so that no part is lost unnoticed. */
function drawPicture(
  doc: PDFKit.PDFDocument,
  picture: HTMLElement,
  place: Parameters<Drawing['draw']>[1],
  rules: ReturnType<typeof readRules>,
) {
  const box = viewBox(picture);
  const scale = place.width / box.width;
  const matched = matchRules(picture, rules);
  doc.save();
  doc.translate(place.x, place.y).scale(scale).translate(-box.x, -box.y);
  drawChildren(doc, picture, presentation(picture, {}, matched), matched);
  doc.restore();
}

type Matched = ReadonlyMap<HTMLElement, Presentation>;

function drawChildren(doc: PDFKit.PDFDocument, parent: HTMLElement, style: Presentation, matched: Matched) {
  for (const child of elements(parent)) {
    doc.save();
    transform(doc, child.getAttribute('transform'));
    drawElement(doc, child, presentation(child, style, matched), matched);
    doc.restore();
  }
}

function drawElement(doc: PDFKit.PDFDocument, element: HTMLElement, style: Presentation, matched: Matched) {
  const name = element.tagName.toLowerCase();
  if (name === 'g') return drawChildren(doc, element, style, matched);
  if (name === 'text') return drawText(doc, element, style, matched);
  if (['defs', 'pattern', 'title', 'desc'].includes(name)) return;
  outline(doc, name, element);
  paint(doc, element, style);
}

function outline(doc: PDFKit.PDFDocument, name: string, element: HTMLElement) {
  const number = (attribute: string) => Number(element.getAttribute(attribute) ?? 0);
  const points = (element.getAttribute('points') ?? '').trim();
  if (name === 'path') doc.path(element.getAttribute('d') ?? '');
  else if (name === 'line') doc.moveTo(number('x1'), number('y1')).lineTo(number('x2'), number('y2'));
  else if (name === 'rect') doc.rect(number('x'), number('y'), number('width'), number('height'));
  else if (name === 'circle') doc.circle(number('cx'), number('cy'), number('r'));
  else if (name === 'ellipse') doc.ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  else if (name === 'polygon') doc.path(`M${points}Z`);
  else if (name === 'polyline') doc.path(`M${points}`);
  else throw new Error(`Drawings on paper cannot hold <${name}>`);
}

/** Fills and strokes the current outline. The default fill of SVG is black. */
function paint(doc: PDFKit.PDFDocument, element: HTMLElement, style: Presentation) {
  const fill = style.fill?.startsWith('url(') ? hatch(doc, element, style.fill) : paperColor(style.fill ?? '#000000');
  const stroke = paperColor(style.stroke);
  doc.fillOpacity(opacity(style, 'fill')).strokeOpacity(opacity(style, 'stroke'));
  if (stroke) {
    doc.lineWidth(Number.parseFloat(style['stroke-width'] ?? '1')).lineJoin('round');
    doc.lineCap(style['stroke-linecap'] === 'round' ? 'round' : 'butt');
    const dashes = (style['stroke-dasharray'] ?? 'none').split(/[\s,]+/).map(Number);
    if (dashes.every((dash) => dash > 0)) doc.dash(dashes[0] ?? 1, { space: dashes[1] ?? dashes[0] ?? 1 });
  }
  if (fill && stroke) doc.fillAndStroke(fill, stroke);
  else if (fill) doc.fill(fill);
  else if (stroke) doc.stroke(stroke);
  doc.undash().fillOpacity(1).strokeOpacity(1);
}

function opacity(style: Presentation, of: 'fill' | 'stroke'): number {
  return Number(style[`${of}-opacity`] ?? 1) * Number(style.opacity ?? 1);
}

/** Every pattern of the drawings is the hatch for wet material: diagonals in the color of water, eight units apart. */
function hatch(doc: PDFKit.PDFDocument, element: HTMLElement, reference: string): PDFKit.Mixins.ColorValue | undefined {
  const id = /url\(["']?#([^"')]+)/.exec(reference)?.[1];
  let root = element;
  while (root.parentNode) root = root.parentNode;
  if (!id || !root.getElementById(id)) throw new Error(`A drawing fills with ${reference}, which it does not hold`);
  const step = 11.3;
  const diagonals = `1.4 w 0 0 m ${step} ${step} l S -1 ${step - 1} m 1 ${step + 1} l S ${step - 1} -1 m ${step + 1} 1 l S`;
  return [doc.pattern([0, 0, step, step], step, step, diagonals), colors.print.river];
}

function drawText(doc: PDFKit.PDFDocument, element: HTMLElement, style: Presentation, matched: Matched) {
  let [x, y] = [Number(style.x ?? 0), Number(style.y ?? 0)];
  for (const node of element.childNodes) {
    const span = node instanceof HTMLElement ? node : undefined;
    const spanStyle = span ? presentation(span, style, matched) : style;
    if (span?.getAttribute('x')) x = Number(span.getAttribute('x'));
    if (span?.getAttribute('y')) y = Number(span.getAttribute('y'));
    y += Number.parseFloat(span?.getAttribute('dy') ?? '0');
    x += Number.parseFloat(span?.getAttribute('dx') ?? '0');
    const isText = span || node.nodeType === NodeType.TEXT_NODE;
    if (isText && node.text.trim() !== '') x += write(doc, node.text.replace(/\s+/g, ' '), x, y, spanStyle);
  }
}

function write(doc: PDFKit.PDFDocument, text: string, x: number, y: number, style: Presentation): number {
  const weight = style['font-weight'] ?? '400';
  doc.font(weight === 'bold' || Number(weight) >= 600 ? 'bold' : 'text');
  doc.fontSize(Number.parseFloat(style['font-size'] ?? '14'));
  const width = doc.widthOfString(text);
  const shift = style['text-anchor'] === 'middle' ? width / 2 : style['text-anchor'] === 'end' ? width : 0;
  doc.fillColor(paperColor(style.fill ?? '#000000') ?? '#000000');
  doc.text(text, x - shift, y, { lineBreak: false, baseline: 'alphabetic' });
  return width;
}

function transform(doc: PDFKit.PDFDocument, value: string | undefined) {
  for (const [, name, list = ''] of (value ?? '').matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c] = list.split(/[\s,]+/).map(Number);
    if (name === 'translate') doc.translate(a, b ?? 0);
    else if (name === 'scale') doc.scale(a, b ?? a);
    else if (name === 'rotate') doc.rotate(a, { origin: [b ?? 0, c ?? 0] });
    else throw new Error(`Drawings on paper cannot ${name}`);
  }
}

function elements(parent: HTMLElement): readonly HTMLElement[] {
  return parent.childNodes.filter((node) => node instanceof HTMLElement);
}
