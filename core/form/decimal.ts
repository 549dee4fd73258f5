const plainDecimal = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/**
 * Reads a number as people type it into a form: digits with an optional sign and decimal point.
 * Blank, letters, "1,500", "1e9", "Infinity" and "NaN" give null.
 */
export function parseDecimal(text: string): number | null {
  const trimmed = text.trim();
  if (!plainDecimal.test(trimmed)) return null;
  const value = Number(trimmed);
  return Number.isFinite(value) ? value : null;
}
