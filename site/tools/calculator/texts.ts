import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import { type Locale, noValue } from '#content/locale/locale.ts';
import type { Definition } from '#core/calculators/definition/define.ts';

/** Typed numbers and factors keep what they have, up to this many decimals. */
const decimalsOfGiven = 6;

type Texts = Readonly<Record<string, string>>;
type Amounts = Readonly<Record<string, unknown>>;

/** An amount with its sign of money, or alone; a dash for none. */
export function amountText(locale: Locale, value: number | null, unit: string, decimals: number, isFixed = false) {
  if (value === null) return noValue;
  if (unit === '$') return locale.dollars(value, decimals === 0 ? 0 : 2);
  return isFixed ? locale.number(value, decimals) : locale.upTo(value, decimals);
}

/** What a choice is called. */
export function choiceText(words: AnyCalculatorWords, name: string, value: unknown): string {
  const field = words.fields[name];
  return field && 'choices' in field ? (field.choices[String(value)] ?? '') : '';
}

/** A number that was typed or looked up; a rate in dollars has its sign. */
function givenText(locale: Locale, value: number, unit: string): string {
  const text = locale.upTo(value, decimalsOfGiven);
  return unit.startsWith('$') ? `$${text}` : text;
}

/**
 * The numbers of a definition that do not depend on what is typed: factors, the limits of fields (`lengthLeast`), and the
 * rows of tables (`classDivisors_1`).
 */
export function constantTexts({ fields, factors }: Definition, locale: Locale): Texts {
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
  return Object.fromEntries([...limits, ...numbers]);
}

/** Every field and quantity of a result as people read it, by its name; a choice also as it stands in a sentence. */
export function resultTexts(
  definition: Definition,
  words: AnyCalculatorWords,
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

function choiceTexts(words: AnyCalculatorWords, locale: Locale, name: string, value: unknown) {
  const text = choiceText(words, name, value);
  return [[name, text] as const, [`${name}InText`, text.toLocaleLowerCase(locale.tag)] as const];
}

function rowTexts(locale: Locale, name: string, rows: unknown, unit: string): readonly (readonly [string, string])[] {
  if (typeof rows === 'number') return [[name, givenText(locale, rows, unit)]];
  if (typeof rows !== 'object' || rows === null) return [];
  return Object.entries(rows).flatMap(([key, row]) => rowTexts(locale, `${name}_${key}`, row, unit));
}
