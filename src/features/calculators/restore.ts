import { t } from '#content/i18n/t.ts';
import { type Definition, firstTexts } from '#core/calculators/shared/define.ts';
import { validate } from '#core/calculators/shared/validate.ts';
import type { AnswerMessages } from './calculator.ts';
import type { Values } from './link.ts';
import { readLink } from './read-link.ts';
import { type InMessages, labelOf, type Outcome, outcomeOf, type Restored } from './state.ts';

/** What a link asks for; null when it asks for nothing. A value that is refused goes back to its first text, and the notice names its field. */
export function restore(calculator: InMessages, said: AnswerMessages, query: string): Restored | null {
  const { definition, locale } = calculator;
  const { values, named, unknown } = readLink(inTodaysNames(calculator, query), firstTexts(definition));
  if (named.length === 0 && unknown.length === 0) return null;
  const { kept, bad } = withoutBad(definition, values, named);
  const outcome: Outcome = bad.length === 0 && named.length > 0 ? outcomeOf(calculator, kept) : { status: 'empty' };
  const ignored = [...bad.map((field) => labelOf(calculator, field)), ...unknown];
  const notice = ignored.length === 0 ? '' : t(said.badLink, { names: ignored.join(', ') }, locale);
  return { values: kept, outcome, notice };
}

function inTodaysNames({ definition, parts }: InMessages, query: string): string {
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
