import { noValue } from '#content/i18n/locale.ts';
import type { Definition } from '#core/calculators/shared/define.ts';
import type { Row, Rows, Shown } from '../calculator.ts';
import { amountText, unitText } from '../result-texts.ts';
import { type InMessages, labelOf } from '../state.ts';

/** "78.0 °F": a row as text. */
export function rowText({ value, unit }: Row): string {
  return unit ? `${value} ${unit}` : value;
}

/** The quantities that a definition calls its result, in its order, each as a row; `heads` stand out. */
export function resultRows(
  definition: Definition,
  shown: Shown,
  fixed: readonly string[],
  heads: readonly string[],
): Rows {
  const rows = definition.results.map((name) => {
    const row = rowOf(name, definition, shown, fixed);
    return [name, heads.includes(name) ? { ...row, isHead: true } : row] as const;
  });
  return new Map(rows);
}

function rowOf(name: string, { quantities }: Definition, shown: Shown, fixed: readonly string[]): Row {
  const { words, shell, locale, t, result } = shown;
  const quantity = quantities[name];
  const own = words.quantities[name];
  if (!quantity || !own) throw new Error(`There are no words for the quantity "${name}"`);
  const value = result[name];
  const amount = typeof value === 'number' ? value : null;
  const text = own.value
    ? t(own.value)
    : amountText(locale, amount, quantity.unit, quantity.decimals, fixed.includes(name));
  const unit = own.value || text === noValue ? '' : unitText(shell, locale, quantity.unit, amount);
  return { label: t(own.label), value: text, ...(unit && { unit }), ...(own.note && { note: t(own.note) }) };
}

/** What was typed, as lines of the copied text. */
export function copiedRows(calculator: InMessages, { t, values }: Shown): readonly Row[] {
  const { definition, parts, words } = calculator;
  if (words.copied) return words.copied.map(({ label, value }) => ({ label, value: t(value) }));
  const names = Object.keys(definition.fields).filter((name) => !parts.hides?.(name, values));
  return names.map((name) => ({ label: labelOf(calculator, name), value: t(`{${name}}`) }));
}
