const oneSeparator = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;
const groupedByCommas = /^[+-]?[1-9]\d{0,2}((,\d{3})+\.\d*|(,\d{3}){2,})$/;
const groupedByPoints = /^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d*|(\.\d{3}){2,})$/;
/** One separator before three digits: a thousands separator or a decimal mark. */
const eitherWay = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;

/** The two possible readings of an ambiguous number, each written unambiguously. */
export interface Ambiguity {
  readonly thousands: string;
  readonly decimal: string;
}

/**
 * Parses a typed number: optional sign, digits, decimal point or comma. Grouped thousands are accepted where they are
 * unambiguous: "1,234.5", "1.234,5". Blank, letters, "1e9", "Infinity", "NaN" and ambiguous text such as "1,500" give null
 * (see `ambiguityOf`).
 * @param language language of the form; null if ambiguity was resolved before, which makes a single point a decimal point
 * @param sign unit sign that may follow the number: "%" or "°F"
 */
export function parseDecimal(text: string, language: string | null, sign = ''): number | null {
  const trimmed = text.trim().replace(/^[\u2212\u2012\u2013\ufe63\uff0d]/, '-');
  const typed = withoutSign(trimmed, sign).trim();
  if (ambiguityOf(typed, language ?? 'en')) return null;
  if (oneSeparator.test(typed)) return finite(typed.replace(',', '.'));
  if (groupedByCommas.test(typed)) return finite(typed.replaceAll(',', ''));
  if (groupedByPoints.test(typed)) return finite(typed.replaceAll('.', '').replace(',', '.'));
  return null;
}

/** "70 °F", "70 F", "70°" and "70 degrees" are one. */
const fahrenheit = /\s*(?:[°º˚]\s*F?|F|deg(?:rees)?\.?(?:\s*F)?)$/i;

function withoutSign(text: string, sign: string): string {
  if (sign === '°F') return text.replace(fahrenheit, '');
  return text.endsWith(sign) ? text.slice(0, text.length - sign.length) : text;
}

/**
 * The two readings of a text such as "1,500"; null if it has one reading or none. Only English never groups thousands by points.
 * @param language language of the form
 */
export function ambiguityOf(text: string, language: string): Ambiguity | null {
  const typed = text.trim();
  if (!eitherWay.test(typed) || (language === 'en' && typed.includes('.'))) return null;
  const decimal = String(Number(typed.replace(',', '.')));
  // A trailing zero makes "1.500" unambiguous.
  return {
    thousands: String(Number(typed.replace(/[.,]/, ''))),
    decimal: eitherWay.test(decimal) ? `${decimal}0` : decimal,
  };
}

function finite(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
