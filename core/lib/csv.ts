/** What a cell holds; nothing is an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * Spreadsheets run a cell as a formula when it starts with one of these signs, in either width, after spaces, quotes or
 * letters that nobody sees. A leading apostrophe makes it text (OWASP, "CSV Injection"). A spreadsheet whose separator is
 * the semicolon takes the text after a semicolon, a tab or a line end for a cell of its own, quoted or not.
 */
const formula =
  /[;\t\r\n](?=[\s"'\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05\u2212\ufe62\ufe63\ufe66\ufe6b])/gu;

/** Rows as CSV by RFC 4180, with a byte order mark so that spreadsheets read the letters right. No text is ever a formula. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** A text of our own as a cell, signs and all: one with a comma, quote or line break is quoted, quotes doubled. */
export function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellOf(cell: CsvCell): string {
  return typeof cell === 'string' ? csvText(harmless(cell)) : String(cell ?? '');
}

/** The line end in front stands for the beginning of the cell. Older browsers cannot look behind in a pattern. */
function harmless(text: string): string {
  return `\n${text}`.replace(formula, "$&'").slice(1);
}
