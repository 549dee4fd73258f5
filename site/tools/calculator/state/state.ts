import type { AnyCalculatorWords } from '#content/locale/calculator-words.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { calculate, type Definition, firstTexts } from '#core/calculators/definition/define.ts';
import { validate } from '#core/calculators/definition/validate.ts';
import type { Parts, ShellWords } from '../calculator.ts';
import { constantTexts, lineText } from '../texts.ts';
import { readLink, type Values } from './link.ts';

/** A calculator with what is hand-made about it and the words of one language. */
export interface InWords {
  readonly definition: Definition;
  readonly parts: Parts;
  readonly words: AnyCalculatorWords;
  readonly shell: ShellWords;
  readonly locale: Locale;
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
export function outcomeOf(calculator: InWords, values: Values<string>): Outcome {
  const { definition, words, locale } = calculator;
  const checked = validate(definition, values);
  if (checked.ok) {
    return { status: 'shown', values, input: checked.value, result: calculate(definition, checked.value) };
  }
  const message = say(words.errors[checked.error] ?? checked.error, textsOf(calculator), locale);
  return { status: 'refused', message, fields: checked.fields };
}

/** What the words may name before anything is typed. */
export function textsOf({ definition, parts, locale }: InWords) {
  return constantTexts(definition, locale, parts.constants);
}

/** The label of a field. */
export function labelOf(calculator: InWords, name: string): string {
  const field = calculator.words.fields[name];
  return field ? lineText(field.label, textsOf(calculator), calculator.locale) : name;
}

/** What a link asks for; null when it asks for nothing. A value that is refused goes back to its first text, and the notice names its field. */
export function restore(calculator: InWords, query: string) {
  const { definition, shell, locale } = calculator;
  const { values, named, unknown } = readLink(inTodaysNames(calculator, query), firstTexts(definition));
  if (named.length === 0 && unknown.length === 0) return null;
  const { kept, bad } = withoutBad(definition, values, named);
  const outcome: Outcome = bad.length === 0 && named.length > 0 ? outcomeOf(calculator, kept) : { status: 'empty' };
  const ignored = [...bad.map((field) => labelOf(calculator, field)), ...unknown];
  const notice = ignored.length === 0 ? '' : say(shell.badLink, { names: ignored.join(', ') }, locale);
  return { values: kept, outcome, notice };
}

function inTodaysNames({ definition, parts }: InWords, query: string): string {
  const given = new URLSearchParams(query);
  const former = parts.former?.(given) ?? given;
  const entries = [...former].map(([name, value]) => [definition.formerNames[name] ?? name, value]);
  return new URLSearchParams(entries).toString();
}

/** Validation may name one kind of fault at a time, so it is asked again until it finds no further one in the link. */
function withoutBad(
  definition: Definition,
  values: Values<string>,
  named: readonly string[],
): { readonly kept: Values<string>; readonly bad: readonly string[] } {
  const first: Values<string> = firstTexts(definition);
  const checked = validate(definition, values);
  const faults = checked.ok ? [] : checked.fields;
  const bad = named.filter((field) => faults.includes(field) && values[field] !== first[field]);
  if (bad.length === 0) return { kept: values, bad };
  const kept = { ...values };
  for (const field of bad) kept[field] = first[field] ?? '';
  const rest = withoutBad(definition, kept, named);
  return { kept: rest.kept, bad: [...bad, ...rest.bad] };
}
