/** Spreadsheet serial number of January 1, 1970. */
const day1970 = 25_569;
const dayMs = 86_400_000;

export const dayFormat = 'yyyy-mm-dd';
export const momentFormat = 'yyyy-mm-dd hh:mm';

/** A civil day or moment, "2026-11-22" or "2026-11-22T02:10", as a spreadsheet's serial number, in no time zone; null if it is none. */
export function serialOf(text: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?$/.test(text)) return null;
  const ms = Date.parse(text.includes('T') ? `${text}Z` : text);
  return Number.isNaN(ms) ? null : ms / dayMs + day1970;
}
