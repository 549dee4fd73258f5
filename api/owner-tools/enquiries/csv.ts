type Cell = string | number | null;

/**
 * Spreadsheets run a cell as a formula when it starts with one of these signs, in either width, after spaces, quotes or
 * letters that nobody sees. A leading apostrophe makes it text (OWASP, "CSV Injection"). A spreadsheet whose separator is
 * the semicolon takes the text after a semicolon, a tab or a line end for a cell of its own, quoted or not.
 */
const formula =
  /(?<=^|[;\t\r\n])(?=[\s"'\p{Cf}\p{Cc}\u115f\u1160\u3164\uffa0]*[=+\-@|%\uff1d\uff0b\uff0d\uff20\uff5c\uff05\u2212\ufe62\ufe63\ufe66\ufe6b])/gu;

/** Rows as CSV by RFC 4180, with a byte order mark so that spreadsheets read the letters right. No cell is ever a formula. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  return `"${(value ?? '').replace(formula, "'").replaceAll('"', '""')}"`;
}
