type Cell = string | number | null;

/** Spreadsheets run what starts with one of these as a formula. A leading apostrophe makes it text (OWASP, "CSV Injection"). */
const formula = /^[\s\ufeff]*[=+\-@|%]|^[\t\r\n]/;

/** Rows as CSV by RFC 4180, with a byte order mark so that spreadsheets read the letters right. No cell is ever a formula. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
