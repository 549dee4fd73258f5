const oneSeparator = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;
const groupedByCommas = /^[+-]?[1-9]\d{0,2}((,\d{3})+\.\d*|(,\d{3}){2,})$/;
const groupedByPoints = /^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/;
/** One mark before three digits: thousands, or decimals as half of the world writes them with either mark. */
const eitherWay = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The two numbers that a text may mean. */
export interface Doubt {
  readonly thousands: number;
  readonly decimal: number;
}

/**
 * Reads a number as people type it into a form: digits with an optional sign, and a decimal point or comma. Thousands may
 * be grouped where nobody can take them for decimals: "1,234.5", "1.234,5". A single point is always a decimal point, as
 * both languages of the site print it. Blank, letters, "1e9", "Infinity" and "NaN" give null, and so does "1,500", which
 * `doubtOf` explains.
 */
export function parseDecimal(text: string): number | null {
  const typed = text.trim();
  if (doubtOf(typed)) return null;
  if (oneSeparator.test(typed)) return finite(typed.replace(',', '.'));
  if (groupedByCommas.test(typed)) return finite(typed.replaceAll(',', ''));
  if (groupedByPoints.test(typed)) return finite(typed.replaceAll('.', '').replace(',', '.'));
  return null;
}

/**
 * The numbers to ask back about; null where the text means one number, or none.
 * @param isPointOpen whether readers of the form may part thousands by a point
 */
export function doubtOf(text: string, isPointOpen = false): Doubt | null {
  const typed = text.trim();
  if (!eitherWay.test(typed) || (!isPointOpen && typed.includes('.'))) return null;
  return { thousands: Number(typed.replace(/[.,]/, '')), decimal: Number(typed.replace(',', '.')) };
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
