import { workbooks } from '#content/en/labels/workbooks.ts';
import { owner } from '#content/owner.ts';
import { type CalculatorSheet, calculatorSheet } from './sheet/calculator-sheet.ts';
import { factorSheet, type Worded } from './sheet/factor-sheet.ts';
import { note, type SheetModel, text, title } from './sheet/sheet-model.ts';

const { sheet: general, equipment } = workbooks;

const readMe: SheetModel = {
  name: equipment.sheet,
  widths: [100],
  rows: [
    [title(equipment.title)],
    ...equipment.lines.map((line) => [text(line.replace('{site}', owner.siteName))]),
    [note(equipment.promise)],
  ],
};

/** The equipment workbook: its sheets, and of each calculator where its lines stand. */
export interface EquipmentWorkbook {
  readonly sheets: readonly SheetModel[];
  readonly calculators: Readonly<Record<string, CalculatorSheet>>;
}

/** Every calculator that a sheet can say, each on its own sheet, and all of their factors on the last. */
export function equipmentWorkbook(worded: readonly Worded[]): EquipmentWorkbook {
  const factors = factorSheet(worded, general);
  const made = worded.map(({ definition, words }) => calculatorSheet(definition, words, general, factors.shared));
  const calculators = Object.fromEntries(worded.map(({ definition }, index) => [definition.name, made[index]]));
  return {
    sheets: [readMe, ...made.map(({ sheet }) => sheet), factors.sheet],
    calculators: calculators as EquipmentWorkbook['calculators'],
  };
}
