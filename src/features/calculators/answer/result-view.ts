import { noValue } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { type Definition, firstTexts } from '#core/calculators/shared/define.ts';
import { amountText, resultTexts, unitText } from '../result-texts.ts';
import { evaluateForm, type FormResult, fieldLabel, type LocalizedCalculator } from '../state.ts';
import type { ResultView, Row, Rows } from '../types.ts';
import type { Values } from '../url.ts';

/** A result with its messages and formatted values. */
export function resultView(
  calculator: LocalizedCalculator,
  { values, input, result }: Extract<FormResult, { status: 'valid' }>,
  isExample = false,
): ResultView {
  const { definition, parts, words, shell, locale, texts: constants } = calculator;
  const texts = {
    ...constants,
    ...resultTexts(definition, words, locale, parts.fixed ?? [], { input, result }),
  };
  return {
    values,
    input: input as ResultView['input'],
    result: result as ResultView['result'],
    words,
    shell,
    locale,
    t: (template, more) => t(template, { ...texts, ...more }, locale),
    isExample,
  };
}

/** An example result, by default that of the picture; null if there is none. Throws if the example is invalid. */
export function exampleView(
  calculator: LocalizedCalculator,
  example: Values<string> | undefined = calculator.parts.example,
): ResultView | null {
  if (!example) return null;
  const formResult = evaluateForm(calculator, { ...firstTexts(calculator.definition), ...example });
  if (formResult.status !== 'valid') throw new Error(`The example of "${calculator.definition.name}" is invalid`);
  return resultView(calculator, formResult, true);
}

/** A row as text: "78.0 °F". */
export function rowText({ value, unit }: Row): string {
  return unit ? `${value} ${unit}` : value;
}

/** The result quantities of a definition as rows, in order; `heads` are the main ones. */
export function resultRows(
  definition: Definition,
  shown: ResultView,
  fixed: readonly string[],
  heads: readonly string[],
): Rows {
  const rows = definition.results.map((name) => {
    const row = rowOf(name, definition, shown, fixed);
    return [name, heads.includes(name) ? { ...row, isHead: true } : row] as const;
  });
  return new Map(rows);
}

function rowOf(name: string, { quantities }: Definition, shown: ResultView, fixed: readonly string[]): Row {
  const { words, shell, locale, t, result } = shown;
  const quantity = quantities[name];
  const own = words.quantities[name];
  if (!quantity || !own) throw new Error(`There are no messages for the quantity "${name}"`);
  const value = result[name];
  const amount = typeof value === 'number' ? value : null;
  const text = own.value
    ? t(own.value)
    : amountText(locale, amount, quantity.unit, quantity.decimals, fixed.includes(name));
  const unit = own.value || text === noValue ? '' : unitText(shell, locale, quantity.unit, amount);
  return { label: t(own.label), value: text, ...(unit && { unit }), ...(own.note && { note: t(own.note) }) };
}

/** The input as rows of the copied text. */
export function copiedRows(calculator: LocalizedCalculator, { t, values }: ResultView): readonly Row[] {
  const { definition, parts, words } = calculator;
  if (words.copied) return words.copied.map(({ label, value }) => ({ label, value: t(value) }));
  const names = Object.keys(definition.fields).filter((name) => !parts.hides?.(name, values));
  return names.map((name) => ({ label: fieldLabel(calculator, name), value: t(`{${name}}`) }));
}
