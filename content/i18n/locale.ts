/** How one language is written on the web: its code, its region's conventions, and where its addresses begin. */
export interface LanguageTag {
  /** The name of its folder in content: "en". */
  readonly code: string;
  /** BCP 47 tag for `lang` and Intl: "en-US". */
  readonly tag: string;
  /** What its addresses begin with: "" or "/es". */
  readonly prefix: string;
}

/** The forms of a counted noun, by the plural rules of the language; `other` is the fallback. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Formats of one language. Formatting is the last step: nothing calculates with its results. */
export interface Locale extends LanguageTag {
  /** Rounded to `decimals`, thousands separated, with a true minus sign, never "−0". Null reads as a dash. */
  readonly number: (value: number | null, decimals?: number) => string;
  /** At most `decimals` decimals (2 when left out) and no zeros that say nothing: 37.44, 31.5, 7,000. */
  readonly upTo: (value: number, decimals?: number) => string;
  /** Whole dollars, or dollars and cents with two decimals. */
  readonly dollars: (value: number, decimals?: 0 | 2) => string;
  /** A calendar day, written out: "November 21, 2026". An ISO day is that day everywhere; a Date is in the visitor's time zone. */
  readonly date: (day: string | Date) => string;
  /** A moment, short: "Nov 21, 2026, 3:04 PM", in the visitor's time zone or in the one that is named. */
  readonly moment: (at: Date | number, timeZone?: string) => string;
  /** "a, b, and c" */
  readonly list: (items: readonly string[]) => string;
  /** The form of a noun for a count. */
  readonly plural: (count: number, forms: Plural) => string;
}

/** Placeholder for a missing value: 0 % humidity has no dew point. */
export const noValue = '—';

/** The formats of a language, from its tag. Cheap to make: Intl's own objects are made at their first use. */
export function localeOf({ code, tag, prefix }: LanguageTag): Locale {
  const number = (value: number | null, decimals = 0) => (value === null ? noValue : rounded(tag, value, decimals));
  return {
    code,
    tag,
    prefix,
    number,
    upTo: (value, decimals = 2) => formatNumber(tag, value, 0, decimals),
    dollars: (value, decimals = 0) => `${value < 0 ? '−' : ''}$${number(Math.abs(value), decimals)}`,
    date: (day) => writtenOut(tag, day),
    moment: (at, timeZone) => momentFormat(tag, timeZone).format(at),
    list: (items) => new Intl.ListFormat(tag, { type: 'conjunction' }).format(items),
    plural: (count, forms) => forms[pluralRules(tag).select(count)] ?? forms.other,
  };
}

function rounded(tag: string, value: number, decimals: number): string {
  const text = formatNumber(tag, value, decimals, decimals);
  return /[1-9]/.test(text) ? text : text.replace('−', '');
}

/** Caches Intl's objects: creating one costs a hundred times what using it does. */
function cached<Arguments extends readonly unknown[], Format>(create: (...of: Arguments) => Format) {
  const made = new Map<string, Format>();
  return (...of: Arguments): Format => {
    const key = of.join(' ');
    const format = made.get(key) ?? create(...of);
    made.set(key, format);
    return format;
  };
}

const pluralRules = cached((tag: string) => new Intl.PluralRules(tag));
const momentFormat = cached(
  (tag: string, timeZone: string | undefined) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
);
const numberFormat = cached(
  (tag: string, minimumFractionDigits: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(tag, { minimumFractionDigits, maximumFractionDigits }),
);
const dayParts = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const dayFormat = cached((tag: string) => new Intl.DateTimeFormat(tag, { ...dayParts, timeZone: 'UTC' }));

const formatNumber = (tag: string, value: number, least: number, most: number) =>
  realMinus(numberFormat(tag, least, most).format(value));

/** A number with a minus sign: as wide as a plus, and no line breaks after it as one may after a hyphen. */
export function realMinus(number: string): string {
  return number.replaceAll('-', '−');
}

function writtenOut(tag: string, day: string | Date): string {
  // An ISO day is parsed as midnight in Greenwich; shown anywhere west of it, it would be the day before.
  if (typeof day !== 'string') return day.toLocaleDateString(tag, dayParts);
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? String(date) : dayFormat(tag).format(date);
}

/** A number for a field or a link: to a hundredth, without trailing zeros. */
export function plain(value: number): string {
  return String(Number(value.toFixed(2)));
}
