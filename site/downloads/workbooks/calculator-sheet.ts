import {
  type Cell,
  type Choice,
  head,
  input,
  note,
  result,
  type SheetModel,
  text,
  title,
  working,
} from './sheet-model.ts';

/** A line to fill in. `list` is the address of what may be chosen. */
export interface InputLine {
  readonly id: string;
  readonly label: string;
  readonly value: string | number;
  readonly list?: string;
}

/** A line that the sheet computes. `{id}` in a formula stands for the cell of that line; no "=" in front. */
export interface ResultLine {
  readonly id: string;
  readonly label: string;
  readonly formula: string;
  readonly format?: string;
  readonly unit?: string;
  /** A step on the way, set back from the results. */
  readonly isStep?: boolean;
}

export interface CalculatorModel {
  readonly name: string;
  readonly title: string;
  readonly intro: string;
  readonly inputs: readonly InputLine[];
  /** When this holds there are results; else the sheet says `message`. */
  readonly ready: string;
  readonly message: string;
  readonly results: readonly ResultLine[];
  readonly notes?: readonly string[];
}

/** Where each line of a calculator stands, for tests and other sheets: `length` is `B5`. */
export type CellMap = Readonly<Record<string, string>>;

const firstInput = 5;

/** Lays a calculator out as a sheet: what to fill in, one line that says whether it is complete, then the results. */
export function calculatorSheet(model: CalculatorModel): { readonly sheet: SheetModel; readonly cells: CellMap } {
  const readyRow = firstInput + model.inputs.length + 1;
  const cells: Record<string, string> = { ready: `B${readyRow}` };
  model.inputs.forEach(({ id }, index) => {
    cells[id] = `B${firstInput + index}`;
  });
  model.results.forEach(({ id }, index) => {
    cells[id] = `B${readyRow + 2 + index}`;
  });
  const filled = (formula: string) => formula.replace(/\{(\w+)\}/g, (_, id: string) => cellOf(cells, id, model.name));
  const rows: (readonly (Cell | null)[])[] = [
    [title(model.title)],
    [note(model.intro)],
    [],
    [head('Fill in'), head('')],
    ...model.inputs.map(({ label, value }) => [text(label), input(value)]),
    [],
    [text('Complete?'), result(`=IF(${filled(model.ready)},"yes","${model.message}")`, '@')],
    [head('Result'), head(''), head('Unit')],
    ...model.results.map((line) => resultRow(line, filled(line.formula), cells.ready ?? '')),
    [],
    ...(model.notes ?? []).map((words) => [note(words)]),
  ];
  const lists = model.inputs.flatMap(({ id, list }): readonly Choice[] =>
    list ? [{ cells: cells[id] ?? '', from: list }] : [],
  );
  return { sheet: { name: model.name, widths: [34, 22, 16, 24], rows, lists }, cells };
}

function resultRow({ label, format = '0', unit = '', isStep }: ResultLine, formula: string, ready: string) {
  const guarded = `=IF(${ready}="yes",${formula},"")`;
  return [text(label), isStep ? working(guarded) : result(guarded, format), text(unit)];
}

function cellOf(cells: CellMap, id: string, sheet: string): string {
  const cell = cells[id];
  if (!cell) throw new Error(`The sheet "${sheet}" has no line "${id}"`);
  return cell;
}
