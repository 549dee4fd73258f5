import type { Words } from '#content/en/messages.ts';
import { t } from '#content/i18n/t.ts';
import { note, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import { type CalculatorSheet, calculatorSheet } from './calculator-sheet.ts';
import { withClaimRows } from './claim-row.ts';
import { factorSheet, type Worded } from './factor-sheet.ts';
import type { GeneralMessages } from './sheet-labels.ts';

/** The equipment workbook: its sheets, and of each calculator where its lines stand. */
export interface EquipmentWorkbook {
  readonly sheets: readonly SheetModel[];
  readonly calculators: Readonly<Record<string, CalculatorSheet>>;
}

/** Every calculator that a sheet can say, each on its own sheet, and all of their factors on the last. */
export function equipmentWorkbook(
  worded: readonly Worded[],
  front: Words['workbooks']['equipment'],
  general: GeneralMessages,
): EquipmentWorkbook {
  const factors = factorSheet(worded, general);
  const made = worded.map(({ definition, words }) => calculatorSheet(definition, words, general, factors.shared));
  const calculators = Object.fromEntries(worded.map(({ definition }, index) => [definition.name, made[index]]));
  const sheets = [readMe(front, general), ...made.map(({ sheet }) => sheet), factors.sheet];
  return {
    sheets: withClaimRows(
      sheets,
      sheets.map((_, index) => (index === 0 ? 2 : 3)),
      general.sheet,
    ),
    calculators: calculators as EquipmentWorkbook['calculators'],
  };
}

function readMe(
  { sheet, title: heading, lines, promise }: Words['workbooks']['equipment'],
  { locale, siteName }: GeneralMessages,
): SheetModel {
  return {
    name: sheet,
    widths: [34, 26, 18, 26],
    rows: [[title(heading)], [], ...lines.map((line) => [text(t(line, { site: siteName }, locale))]), [note(promise)]],
  };
}
