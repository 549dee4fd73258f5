import { csvText } from '#core/lib/csv.ts';

/** One line of comma-separated values of our own, as they are: numbers to dial begin with a plus, cold air with a minus. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvText).join(',')}\r\n`;
}
