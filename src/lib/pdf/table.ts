import type { Column, LayoutContext, Piece } from './layout.ts';
import type { Cell, RowGroup, Run, Table } from './print-block.ts';
import { drawLine, type Holder, measure, setLines, type Type } from './text.ts';
import { ink, leading, sizes } from './theme.ts';

type Element = PDFKit.PDFStructureElement;

const gutter = 8;
const rowPad = 6;

interface SetRow {
  readonly cells: readonly SetCell[];
  readonly height: number;
}

interface SetCell {
  readonly lines: ReturnType<typeof setLines>;
  readonly x: number;
  readonly type: Type;
  readonly tag: 'TH' | 'TD';
  readonly scope: 'Column' | 'Row';
}

/** Table rows as pieces. The header is tagged once and repeated on every page. */
export function tablePieces(setting: LayoutContext, place: Column, table: Table, parent: Element): readonly Piece[] {
  const { doc } = setting;
  const { isGrid = false } = table;
  // The rules of a grid are left of its text.
  const column = isGrid ? { ...place, left: place.left + gutter / 2 } : place;
  const element = doc.struct('Table');
  parent.add(element);
  const widths = columnWidths(setting, column, table);
  const head = table.head.length > 0 ? setRow(setting, column, widths, table.head.map(headCell), true) : undefined;
  const again = head && { height: head.height, draw: (y: number) => drawHeadAgain(setting, column, head, y) };
  const rows = table.groups.flatMap((group, index) =>
    group.map((cells, at) => ({
      row: setRow(setting, column, widths, cells),
      keepsNext: at < group.length - 1 || index === table.groups.length - 2,
      isLastOfGroup: at === group.length - 1,
    })),
  );
  const headPiece = head ? [rowPiece(setting, column, { row: head, keepsNext: true, weight: 1, isGrid }, element)] : [];
  return [
    ...headPiece,
    ...rows.map(({ row, keepsNext, isLastOfGroup }) => ({
      ...rowPiece(setting, column, { row, keepsNext, weight: isLastOfGroup ? 0.5 : 0, isGrid }, element),
      ...(again ? { head: again } : {}),
    })),
  ];
}

function headCell(runs: readonly Run[]): Cell {
  return { runs, isHead: true, span: 1 };
}

function setRow(
  setting: LayoutContext,
  { left }: Column,
  widths: readonly number[],
  cells: RowGroup[number],
  isHead = false,
): SetRow {
  const size = sizes.table * setting.scale;
  let [x, at] = [left, 0];
  const set = cells.map((cell): SetCell => {
    const wide = widths.slice(at, at + cell.span).reduce((sum, width) => sum + width, 0);
    const type = { size, isBold: cell.isHead };
    const lines = setLines(setting, cell.runs, type, wide - gutter);
    const place = x;
    x += wide;
    at += cell.span;
    return { lines, x: place, type, tag: cell.isHead ? 'TH' : 'TD', scope: isHead ? 'Column' : 'Row' };
  });
  const most = Math.max(...set.map(({ lines }) => lines.length));
  return { cells: set, height: most * size * leading + rowPad };
}

interface RowLook {
  readonly keepsNext: boolean;
  /** Of the rule below it, in points. */
  readonly weight: number;
  readonly isGrid: boolean;
}

function rowPiece(
  setting: LayoutContext,
  column: Column,
  { row, keepsNext, weight, isGrid }: RowLook & { readonly row: SetRow },
  table: Element,
): Piece {
  const { doc } = setting;
  const element = doc.struct('TR');
  table.add(element);
  const cells = row.cells.map((cell) => {
    const made = cell.tag === 'TH' ? doc.struct('TH', { scope: cell.scope } as object) : doc.struct('TD');
    element.add(made);
    return { ...cell, element: made };
  });
  const draw = (y: number) => {
    if (isGrid) gridRow(doc, column, row, y, weight === 1);
    for (const cell of cells) drawCell(setting, cell, cell.element, y);
    if (weight > 0 && !isGrid) rule(doc, column, y + row.height - 2, weight);
  };
  return { height: row.height, before: 0, keepsNext, boxes: [], draw };
}

function drawCell(setting: LayoutContext, { lines, x, type }: SetCell, element: Holder, y: number) {
  for (const [index, line] of lines.entries()) {
    const at = { x, y: y + rowPad / 2 + index * type.size * leading, isLast: index === lines.length - 1 };
    drawLine(setting, line, element, type, at);
  }
}

/** A repeated header is an artifact: screen readers have read it already. */
function drawHeadAgain(setting: LayoutContext, column: Column, { cells, height }: SetRow, y: number) {
  const { doc } = setting;
  doc.markContent('Artifact', { type: 'Pagination' });
  const decoration: Holder = { add: (content) => typeof content === 'function' && content() };
  for (const cell of cells) drawCell(setting, cell, decoration, y);
  doc.endMarkedContent();
  rule(doc, column, y + height - 2, 1);
}

function rule(doc: PDFKit.PDFDocument, { left, width }: Column, y: number, weight: number) {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(left, y)
    .lineTo(left + width - gutter, y)
    .lineWidth(weight)
    .stroke(weight < 1 ? ink.rule : ink.text);
  doc.endMarkedContent();
}

/** Rules on all sides of a row's cells; a header row is shaded. */
function gridRow(
  doc: PDFKit.PDFDocument,
  { left, width }: Column,
  { cells, height }: SetRow,
  y: number,
  isHead: boolean,
) {
  doc.markContent('Artifact', { type: 'Layout' });
  const [start, top] = [left - gutter / 2, y - 2];
  doc.rect(start, top, width, height).lineWidth(0.7);
  if (isHead) doc.fillAndStroke(ink.shade, ink.quiet);
  else doc.stroke(ink.quiet);
  for (const { x } of cells.slice(1))
    doc
      .moveTo(x - gutter / 2, top)
      .lineTo(x - gutter / 2, top + height)
      .stroke(ink.quiet);
  doc.endMarkedContent();
}

/** Column widths by the square root of text length, at least a seventh of the line. */
function columnWidths(setting: LayoutContext, { width }: Column, { head, groups }: Table): readonly number[] {
  const type = { size: sizes.table * setting.scale };
  const rows = [head, ...groups.flat().map((cells) => cells.filter(({ span }) => span === 1).map(({ runs }) => runs))];
  const count = Math.max(...rows.map((cells) => cells.length));
  const length = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + measure(setting, run, type), 0);
  const wants = Array.from({ length: count }, (_, at) =>
    Math.sqrt(Math.max(...rows.map((cells) => length(cells[at] ?? [])), 1)),
  );
  const sum = wants.reduce((total, want) => total + want, 0);
  const least = width / Math.max(7, count);
  const free = Math.max(width - least * count, 0);
  return wants.map((want) => least + (free * want) / sum);
}
