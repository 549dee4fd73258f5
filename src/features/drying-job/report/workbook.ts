import writeExcelFile from 'write-excel-file/browser';
import { setSheets } from '../../../lib/xlsx/set-sheets.ts';
import { head, note, type SheetModel, text, title } from '../../../lib/xlsx/sheet-model.ts';
import { findingsOf, statusOf } from '../findings.ts';
import { airSheet } from './air-sheet.ts';
import { equipmentSheet } from './equipment-sheet.ts';
import { moistureSheet } from './moisture-sheet.ts';
import type { Report } from './report.ts';
import { factsOf } from './site-blocks.ts';

/** The job as an XLSX file: what follows from the entries is there as formulas with their values. */
export async function workbookOf(report: Report): Promise<Blob> {
  const { words } = report;
  const { sheets, options } = setSheets(sheetsOf(report), { letterhead: words.letterhead, page: words.report.page });
  return writeExcelFile(sheets, options).toBlob();
}

/** The sheets of a job's workbook. */
export function sheetsOf(report: Report): readonly SheetModel[] {
  return [jobSheet(report), airSheet(report), moistureSheet(report), equipmentSheet(report)];
}

function jobSheet(report: Report): SheetModel {
  const { words, derived, record } = report;
  const last = derived.visits.at(-1);
  const said = last ? [words.state[last.jobVerdict], ...statusOf(report), ...findingsOf(report)] : [];
  return {
    name: words.workbook.job,
    widths: [34, 60],
    rows: [
      [title([words.report.title, record.title].filter(Boolean).join(': '))],
      [note(words.workbook.note)],
      [],
      [words.workbook.fact, words.workbook.value].map(head),
      ...factsOf(report).map(([label, value]) => [text(label), text(value)]),
      ...said.map((line) => [text(words.sections.state.title), text(line)]),
    ],
  };
}
