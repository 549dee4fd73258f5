/** Words as a text inside a formula. */
export function inFormula(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** A cell or range of another sheet; a name that is more than letters and digits stands in quotes. */
export function onSheet(sheet: string, cells: string): string {
  const isPlain = /^[A-Za-z][A-Za-z0-9]*$/.test(sheet);
  return `${isPlain ? sheet : `'${sheet.replaceAll("'", "''")}'`}!${cells}`;
}
