import type { Pdf, Workbook } from '#tests/built-site/read-files.ts';

/** Below it a page has its foot. Points from the lower edge. */
const footBelow = 45;

/** Every text of a PDF: its pages as one, so that a sentence may go over to the next, their feet, its title, its bookmarks. */
export function textOfPdf({ pages, told, bookmarks }: Pdf): string {
  const runs = pages.flat();
  const joined = (inFoot: boolean) =>
    runs
      .filter(({ y }) => y < footBelow === inFoot)
      .map(({ text }) => text)
      .join(' ');
  return [joined(false), joined(true), ...told, ...bookmarks].join('\n');
}

/** Every text of a workbook: its cells, the texts inside of its formulas and lists, and the names of its sheets. */
export function textOfWorkbook({ sheets, texts, quoted }: Workbook): string {
  return [...sheets, ...texts, ...quoted].join('\n');
}
