import { t } from '#content/i18n/t.ts';
import { amountOf, type Known } from '#core/algebra/evaluate.ts';
import type { Computed, Expression, Node, NumberInput, Quantity } from '#core/algebra/expression.ts';
import { isKnown } from '#core/drying-job/visit-air.ts';
import { airOf, dewPointOf } from '#core/psychrometrics/formulas.ts';
import { formulaOf, formulaText, nodesOf, type Places } from '../../../lib/xlsx/formula.ts';
import { momentFormat, serialOf } from '../../../lib/xlsx/serial.ts';
import {
  type Cell,
  head,
  input,
  result,
  type SheetModel,
  text,
  title,
  working,
} from '../../../lib/xlsx/sheet-model.ts';
import type { Report } from './report.ts';

const firstRow = 6;
const pressureCell = '$B$3';
/** Columns of an air reading; the steps toward the dew point follow. */
const columns = { temperature: 'E', humidity: 'F', dew: 'G', grains: 'H', vapor: 'I', steps: 'J' } as const;

const field = (): NumberInput<number> => ({ kind: 'decimal', unit: '' });
const [temperature, humidity, pressure] = [field(), field(), field()];
const { grainsPerPound, vaporPressureInHg } = airOf(temperature, humidity, pressure);
const dewPoint = dewPointOf(temperature, humidity);

const isLine = (node: Node): node is Quantity | Computed =>
  node.kind === 'quantity' || (node.kind === 'computed' && node.inSheet !== undefined);
const steps = nodesOf(dewPoint)
  .filter(isLine)
  .filter((node) => node !== (dewPoint as Node));
const letterOf = (at: number) => String.fromCharCode(columns.steps.charCodeAt(0) + at);

/** Every air reading with formulas for its figures and their steps. */
export function airSheet(report: Report): SheetModel {
  const { messages, derived, form, record, locale } = report;
  const { workbook, fields, days } = messages;
  const readings = derived.visits.flatMap(({ at, airs }) => airs.map((air) => ({ at, ...air })));
  const rows = readings.map((air, index) => {
    const row = firstRow + index;
    const known: Known = new Map([
      [temperature, air.temperatureF],
      [humidity, air.humidityPercent],
      [pressure, derived.pressurePa],
    ]);
    return [
      input(serialOf(air.at), momentFormat),
      text(messages.choices['airs.place'][air.place]),
      text(air.roomId ? form.nameOf(record, 'rooms', air.roomId) : ''),
      text(air.machineId ? form.nameOf(record, 'machines', air.machineId) : ''),
      input(air.temperatureF, '0.0'),
      input(air.humidityPercent, '0.0'),
      ...resultsOf(row, isKnown(air) ? known : null, workbook.noAir),
      ...steps.map((node) => working(lineOf(node, row), amountIn(node, known))),
    ];
  });
  const heads = [
    ...[fields.airs.visit, fields.airs.place, fields.airs.room, days.machine],
    ...[fields.airs.temperatureF, fields.airs.humidityPercent, workbook.dew, workbook.grains, workbook.vapor],
    ...steps.map((_, at) => t(workbook.step, { number: at + 1 }, locale)),
  ];
  return {
    name: workbook.air,
    widths: [18, 18, 18, 22, 14, 12, 14, 14, 16, ...steps.map(() => 12)],
    frozenRows: firstRow - 1,
    landscape: true,
    rows: [
      [title(workbook.air)],
      [text(workbook.altitude), text(report.job.altitudeFt)],
      [text(workbook.pressure), input(derived.pressurePa, '0')],
      [],
      heads.map(head),
      ...rows,
    ] satisfies (readonly Cell[])[],
  };
}

/** Results of a reading; if its vapor pressure exceeds the air pressure, none and the reason. */
function resultsOf(row: number, known: Known | null, noAir: string): readonly Cell[] {
  const grains = formulaIn(grainsPerPound, row);
  const besides = (node: Expression, format: string) => {
    const formula = `IF(ISNUMBER(${columns.grains}${row}),${lineOf(node, row)},"")`;
    return result(formula, known ? amountIn(node, known) : '', format);
  };
  return [
    besides(dewPoint, '0.0'),
    result(
      `IFERROR(IF((${grains})<0,${formulaText(noAir)},(${grains})+0),"")`,
      known ? amountIn(grainsPerPound, known) : noAir,
      '0.0',
    ),
    besides(vaporPressureInHg, '0.000'),
  ];
}

function lineOf(expression: Expression, row: number): string {
  return `IFERROR((${formulaIn(expression, row)})+0,"")`;
}

function formulaIn(expression: Expression, row: number): string {
  const node = expression as Node;
  const inside = node.kind === 'computed' ? node.inSheet : node.kind === 'quantity' ? node.is : undefined;
  return formulaOf(inside ?? expression, placesAt(row));
}

function placesAt(row: number): Places {
  const none = (): never => {
    throw new Error('The readings of a job have no table and no choice');
  };
  const cells = new Map<Node, string>([
    [temperature, `${columns.temperature}${row}`],
    [humidity, `${columns.humidity}${row}`],
    [pressure, pressureCell],
    ...steps.map((node, at) => [node, `${letterOf(at)}${row}`] as const),
  ]);
  return { cellOf: (node) => cells.get(node), factor: ({ value }) => String(value), table: none, choice: none };
}

function amountIn(expression: Expression, known: Known): number | string {
  return amountOf(expression, known) ?? '';
}
