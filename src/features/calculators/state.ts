import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { calculate, type Definition } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { ambiguityOf } from '#core/lib/decimal.ts';
import { constantTexts, lineText, type Texts } from './result-texts.ts';
import type { Parts, ShellMessages } from './types.ts';
import type { Values } from './url.ts';

export interface LocalizedCalculator {
  readonly definition: Definition;
  readonly parts: Parts;
  readonly words: AnyCalculatorMessages;
  readonly shell: ShellMessages;
  readonly locale: Locale;
  /** Template values that do not depend on the form. */
  readonly texts: Texts;
}

/** Adds the template values that do not depend on the form. */
export function localizeCalculator(calculator: Omit<LocalizedCalculator, 'texts'>): LocalizedCalculator {
  const { definition, parts, locale } = calculator;
  return { ...calculator, texts: constantTexts(definition, locale, parts.constants) };
}

/** The form is empty, invalid with an error message, or valid with its result. */
export type FormResult =
  | { readonly status: 'empty' }
  | { readonly status: 'invalid'; readonly message: string; readonly fields: readonly string[] }
  | {
      readonly status: 'valid';
      readonly values: Values<string>;
      readonly input: Readonly<Record<string, unknown>>;
      readonly result: Readonly<Record<string, unknown>>;
    };

/** Validates form values and calculates the result. */
export function evaluateForm(calculator: LocalizedCalculator, values: Values<string>): FormResult {
  const { definition, words, texts, locale } = calculator;
  const ambiguity = findAmbiguity(calculator, values);
  if (ambiguity) return ambiguity;
  const checked = validate(definition, values);
  if (checked.ok) {
    return { status: 'valid', values, input: checked.value, result: calculate(definition, checked.value) };
  }
  const message = t(words.errors[checked.error] ?? checked.error, texts, locale);
  return { status: 'invalid', message, fields: checked.fields };
}

/** The error for the first text that can mean two numbers, as 1,200 does in Spanish; null if there is none. */
function findAmbiguity({ definition, shell, locale }: LocalizedCalculator, values: Values<string>) {
  for (const name of Object.keys(definition.fields)) {
    const typed = values[name] ?? '';
    const ambiguity = definition.fields[name]?.kind === 'choice' ? null : ambiguityOf(typed, locale.code);
    if (!ambiguity) continue;
    return { status: 'invalid', message: t(shell.inDoubt, { typed, ...ambiguity }, locale), fields: [name] } as const;
  }
  return null;
}

/** The label of a field. */
export function fieldLabel({ words, texts, locale }: LocalizedCalculator, name: string): string {
  const field = words.fields[name];
  return field ? lineText(field.label, texts, locale) : name;
}

/** What a link restores: the fields, their result, and a notice about what could not be used. */
export interface Restored {
  readonly values: Values<string>;
  readonly formResult: FormResult;
  readonly notice: string;
}
