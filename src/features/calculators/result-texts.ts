import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import { type Locale, noValue } from '#content/i18n/locale.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import type { ShellMessages } from './types.ts';

const inputDecimals = 6;

/** Formatted numbers and choices by their name in message templates. */
export type Texts = Readonly<Record<string, string>>;
type Amounts = Readonly<Record<string, unknown>>;

/** A formatted amount, with a dollar sign for money; a dash for null. */
export function amountText(locale: Locale, value: number | null, unit: string, decimals: number, isFixed = false) {
  if (value === null) return noValue;
  if (isMoney(unit)) return locale.dollars(value, decimals === 0 ? 0 : 2);
  return isFixed ? locale.number(value, decimals) : locale.upTo(value, decimals);
}

/** Whether a unit is dollars, or dollars per something. */
export function isMoney(unit: string): boolean {
  return unit.startsWith('$');
}

/** The unit of an amount, in its plural form; "" for money, whose sign is in the amount. */
export function unitText(shell: ShellMessages, locale: Locale, unit: string, count: number | null): string {
  if (isMoney(unit)) return '';
  return t(shell.units[unit] ?? unit, { count: count ?? 0 }, locale);
}

/** Fills a message with values. */
export function lineText(line: Line, texts: Texts, locale: Locale): string {
  return t(wordsOf(line), texts, locale);
}

/** The label of a choice: its message, or its number. */
export function choiceText(words: AnyCalculatorMessages, locale: Locale, name: string, value: unknown): string {
  const field = words.fields[name];
  const label = field && 'choices' in field ? field.choices[String(value)] : undefined;
  return label ?? (typeof value === 'number' ? locale.upTo(value) : '');
}

/** A formatted input value or factor, with a dollar sign for money. */
function inputText(locale: Locale, value: number, unit: string): string {
  const text = locale.upTo(value, inputDecimals);
  return isMoney(unit) ? `$${text}` : text;
}

/**
 * The numbers of a definition that do not depend on the input: factors, the limits of fields (`lengthLeast`), and table
 * rows (`classDivisors_1`).
 */
export function constantTexts(
  { fields, factors }: Definition,
  locale: Locale,
  constants: Readonly<Record<string, number>> = {},
): Texts {
  const limits = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice'
      ? []
      : [
          [`${name}Least`, inputText(locale, field.least, '')] as const,
          [`${name}Most`, inputText(locale, field.most, '')] as const,
        ],
  );
  const numbers = Object.entries(factors).flatMap(([name, factor]) =>
    'value' in factor
      ? [[name, inputText(locale, factor.value, factor.unit)] as const]
      : rowTexts(locale, name, factor.rows, factor.unit),
  );
  const own = Object.entries(constants).map(([name, value]) => [name, inputText(locale, value, '')] as const);
  return Object.fromEntries([...limits, ...numbers, ...own]);
}

/** Every field and quantity of a result, formatted, by name; choices also in the form used inside a sentence. */
export function resultTexts(
  definition: Definition,
  words: AnyCalculatorMessages,
  locale: Locale,
  fixed: readonly string[],
  amounts: { readonly input: Amounts; readonly result: Amounts },
): Texts {
  const fields = Object.entries(definition.fields).flatMap(([name, field]) => {
    const value = amounts.input[name];
    if (field.kind === 'choice') return choiceTexts(words, locale, name, value);
    return [[name, typeof value === 'number' ? inputText(locale, value, field.unit) : ''] as const];
  });
  const quantities = Object.entries(definition.quantities).flatMap(([name, { unit, decimals }]) => {
    const value = amounts.result[name];
    if (typeof value !== 'number' && value !== null) return [];
    return [[name, amountText(locale, value, unit, decimals, fixed.includes(name))] as const];
  });
  return Object.fromEntries([...fields, ...quantities]);
}

function choiceTexts(words: AnyCalculatorMessages, locale: Locale, name: string, value: unknown) {
  const field = words.fields[name];
  const inText = field && 'inText' in field ? field.inText : undefined;
  const label = [name, choiceText(words, locale, name, value)] as const;
  return inText ? [label, [`${name}InText`, inText[String(value)] ?? ''] as const] : [label];
}

function rowTexts(locale: Locale, name: string, rows: unknown, unit: string): readonly (readonly [string, string])[] {
  if (typeof rows === 'number') return [[name, inputText(locale, rows, unit)]];
  if (typeof rows !== 'object' || rows === null) return [];
  return Object.entries(rows).flatMap(([key, row]) => rowTexts(locale, `${name}_${key}`, row, unit));
}

/** "240", or "400 to 600" where low and high differ. */
export function rangeText(shell: ShellMessages, locale: Locale, low: number, high: number): string {
  const [least, most] = [locale.upTo(low, 1), locale.upTo(high, 1)];
  return low === high ? least : t(shell.range, { low: least, high: most }, locale);
}
