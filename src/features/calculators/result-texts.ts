import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import { type Locale, noValue } from '#content/i18n/locale.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import type { ShellMessages } from './calculator.ts';

/** Typed numbers and factors keep what they have, up to this many decimals. */
const decimalsOfGiven = 6;

/** Numbers and choices as people read them, by the name under which words name them. */
export type Texts = Readonly<Record<string, string>>;
type Amounts = Readonly<Record<string, unknown>>;

/** An amount with its sign of money, or alone; a dash for none. */
export function amountText(locale: Locale, value: number | null, unit: string, decimals: number, isFixed = false) {
  if (value === null) return noValue;
  if (isMoney(unit)) return locale.dollars(value, decimals === 0 ? 0 : 2);
  return isFixed ? locale.number(value, decimals) : locale.upTo(value, decimals);
}

/** Dollars, or dollars for each of something. */
export function isMoney(unit: string): boolean {
  return unit.startsWith('$');
}

/** A unit beside its number: "units" for seven of them, "" for money, which has its sign. */
export function unitText(shell: ShellMessages, locale: Locale, unit: string, count: number | null): string {
  if (isMoney(unit)) return '';
  return t(shell.units[unit] ?? unit, { count: count ?? 0 }, locale);
}

/** A line of words with the texts in its places. */
export function lineText(line: Line, texts: Texts, locale: Locale): string {
  return t(wordsOf(line), texts, locale);
}

/** What a choice is called: by its words, or by its own number. */
export function choiceText(words: AnyCalculatorMessages, locale: Locale, name: string, value: unknown): string {
  const field = words.fields[name];
  const called = field && 'choices' in field ? field.choices[String(value)] : undefined;
  return called ?? (typeof value === 'number' ? locale.upTo(value) : '');
}

/** A number that was typed or looked up; a rate in dollars has its sign. */
function givenText(locale: Locale, value: number, unit: string): string {
  const text = locale.upTo(value, decimalsOfGiven);
  return isMoney(unit) ? `$${text}` : text;
}

/**
 * The numbers of a definition that do not depend on what is typed: factors, the limits of fields (`lengthLeast`), and the
 * rows of tables (`classDivisors_1`).
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
          [`${name}Least`, givenText(locale, field.least, '')] as const,
          [`${name}Most`, givenText(locale, field.most, '')] as const,
        ],
  );
  const numbers = Object.entries(factors).flatMap(([name, factor]) =>
    'value' in factor
      ? [[name, givenText(locale, factor.value, factor.unit)] as const]
      : rowTexts(locale, name, factor.rows, factor.unit),
  );
  const own = Object.entries(constants).map(([name, value]) => [name, givenText(locale, value, '')] as const);
  return Object.fromEntries([...limits, ...numbers, ...own]);
}

/** Every field and quantity of a result as people read it, by its name; a choice also as it stands in a sentence. */
export function resultTexts(
  definition: Definition,
  words: AnyCalculatorMessages,
  locale: Locale,
  fixed: readonly string[],
  found: { readonly input: Amounts; readonly result: Amounts },
): Texts {
  const fields = Object.entries(definition.fields).flatMap(([name, field]) => {
    const value = found.input[name];
    if (field.kind === 'choice') return choiceTexts(words, locale, name, value);
    return [[name, typeof value === 'number' ? givenText(locale, value, field.unit) : ''] as const];
  });
  const quantities = Object.entries(definition.quantities).flatMap(([name, { unit, decimals }]) => {
    const value = found.result[name];
    if (typeof value !== 'number' && value !== null) return [];
    return [[name, amountText(locale, value, unit, decimals, fixed.includes(name))] as const];
  });
  return Object.fromEntries([...fields, ...quantities]);
}

function choiceTexts(words: AnyCalculatorMessages, locale: Locale, name: string, value: unknown) {
  const field = words.fields[name];
  const inText = field && 'inText' in field ? field.inText : undefined;
  const called = [name, choiceText(words, locale, name, value)] as const;
  return inText ? [called, [`${name}InText`, inText[String(value)] ?? ''] as const] : [called];
}

function rowTexts(locale: Locale, name: string, rows: unknown, unit: string): readonly (readonly [string, string])[] {
  if (typeof rows === 'number') return [[name, givenText(locale, rows, unit)]];
  if (typeof rows !== 'object' || rows === null) return [];
  return Object.entries(rows).flatMap(([key, row]) => rowTexts(locale, `${name}_${key}`, row, unit));
}
