import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { calculate, type Definition } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import { ambiguityOf } from '#core/lib/decimal.ts';
import type { Parts, ShellMessages } from './calculator.ts';
import type { Values } from './link.ts';
import { constantTexts, lineText, type Texts } from './result-texts.ts';

/** A calculator with what is hand-made about it and the words of one language. */
export interface InMessages {
  readonly definition: Definition;
  readonly parts: Parts;
  readonly words: AnyCalculatorMessages;
  readonly shell: ShellMessages;
  readonly locale: Locale;
  /** What the words may name before anything is typed. */
  readonly texts: Texts;
}

/** A calculator in the words of one language. */
export function inWordsOf(calculator: Omit<InMessages, 'texts'>): InMessages {
  const { definition, parts, locale } = calculator;
  return { ...calculator, texts: constantTexts(definition, locale, parts.constants) };
}

/** Nothing yet; or the words for what is wrong; or a result with the values that it belongs to. Never two of them. */
export type Outcome =
  | { readonly status: 'empty' }
  | { readonly status: 'refused'; readonly message: string; readonly fields: readonly string[] }
  | {
      readonly status: 'shown';
      readonly values: Values<string>;
      readonly input: Readonly<Record<string, unknown>>;
      readonly result: Readonly<Record<string, unknown>>;
    };

/** What the form gives for these texts. */
export function outcomeOf(calculator: InMessages, values: Values<string>): Outcome {
  const { definition, words, texts, locale } = calculator;
  const asked = askBack(calculator, values);
  if (asked) return asked;
  const checked = validate(definition, values);
  if (checked.ok) {
    return { status: 'shown', values, input: checked.value, result: calculate(definition, checked.value) };
  }
  const message = t(words.errors[checked.error] ?? checked.error, texts, locale);
  return { status: 'refused', message, fields: checked.fields };
}

/** Asks which of two numbers the first text that may mean either means. */
function askBack({ definition, shell, locale }: InMessages, values: Values<string>) {
  for (const name of Object.keys(definition.fields)) {
    const typed = values[name] ?? '';
    const doubt = definition.fields[name]?.kind === 'choice' ? null : ambiguityOf(typed, locale.code);
    if (!doubt) continue;
    return { status: 'refused', message: t(shell.inDoubt, { typed, ...doubt }, locale), fields: [name] } as const;
  }
  return null;
}

/** The label of a field. */
export function labelOf({ words, texts, locale }: InMessages, name: string): string {
  const field = words.fields[name];
  return field ? lineText(field.label, texts, locale) : name;
}

/** What a link asks for: the fields, the result if they give one, and the words for what could not be used. */
export interface Restored {
  readonly values: Values<string>;
  readonly outcome: Outcome;
  readonly notice: string;
}
