/** A cell value; null and undefined give an empty cell. */
export type CsvCell = string | number | null | undefined;

/**
 * Spreadsheets run a cell as a formula if it starts with one of these signs (also full width) after spaces, quotes or
 * invisible characters. A leading apostrophe makes it text (OWASP, "CSV Injection"). Spreadsheets that separate by
 * semicolon also start a cell after a semicolon, tab or line end, even inside quotes. A run of such starts is one match,
 * with or without the sign after it: a lookahead from each of them would take quadratic time.
 */
const cellStarts =
  /[;\t\r\n][\s"'\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]*([=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05\u2212\ufe62\ufe63\ufe66\ufe6b])?/gu;

/** Rows as RFC 4180 CSV, with a byte order mark so that spreadsheets read UTF-8, and with formulas neutralized. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}

/** Quotes a trusted text for CSV if it has a comma, quote or line break. Does not neutralize formulas. */
export function csvText(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function cellOf(cell: CsvCell): string {
  return typeof cell === 'string' ? csvText(harmless(cell)) : String(cell ?? '');
}

/** The added line end marks the start of the cell, because older browsers lack lookbehind. */
function harmless(text: string): string {
  return `\n${text}`
    .replace(cellStarts, (starts, sign?: string) => (sign ? starts.replace(/[;\t\r\n]/g, "$&'") : starts))
    .slice(1);
}
