const oneSeparator = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;
const groupedByCommas = /^[+-]?[1-9]\d{0,2}((,\d{3})+\.\d*|(,\d{3}){2,})$/;
const groupedByPoints = /^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/;
/** One mark before three digits: thousands, or decimals as half of the world writes them with either mark. */
const eitherWay = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The two numbers that a text may mean, each written so that it means no other. */
export interface Doubt {
  readonly thousands: string;
  readonly decimal: string;
}

/**
 * Reads a number as people type it into a form: digits with an optional sign, and a decimal point or comma. Thousands may
 * be grouped where nobody can take them for decimals: "1,234.5", "1.234,5". Blank, letters, "1e9", "Infinity" and "NaN" give
 * null, and so does "1,500", which `doubtOf` explains.
 * @param language of the readers of the form; null where they have been asked already, and a single point is a decimal point
 * @param sign what may stand behind the number, because the field's name ends so: "%" or "°F"
 */
export function parseDecimal(text: string, language: string | null, sign = ''): number | null {
  const said = text.trim();
  const typed = said.endsWith(sign) ? said.slice(0, said.length - sign.length).trim() : said;
  if (doubtOf(typed, language ?? 'en')) return null;
  if (oneSeparator.test(typed)) return finite(typed.replace(',', '.'));
  if (groupedByCommas.test(typed)) return finite(typed.replaceAll(',', ''));
  if (groupedByPoints.test(typed)) return finite(typed.replaceAll('.', '').replace(',', '.'));
  return null;
}

/**
 * The numbers to ask back about; null where the text means one number, or none. English alone parts no thousands by a point.
 * @param language of the readers of the form
 */
export function doubtOf(text: string, language: string): Doubt | null {
  const typed = text.trim();
  if (!eitherWay.test(typed) || (language === 'en' && typed.includes('.'))) return null;
  const decimal = String(Number(typed.replace(',', '.')));
  // Another zero says that it is meant so.
  return {
    thousands: String(Number(typed.replace(/[.,]/, ''))),
    decimal: eitherWay.test(decimal) ? `${decimal}0` : decimal,
  };
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
