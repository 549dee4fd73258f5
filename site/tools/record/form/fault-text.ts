import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import { doubtOf } from '#core/basis/form/decimal.ts';
import { typedDollars } from '#core/claim/loss-record/money-text.ts';
import { type Field, mostCents, type Value } from '#core/record/field.ts';
import { type FieldFault, textOf } from './field-text.ts';
import type { EntryWords } from './form.ts';

/** Why a field did not take the text in it, and what is kept instead: whoever reads only the reason takes the field at its word. */
export function faultText(
  fault: FieldFault,
  field: Field,
  { text: typed, kept }: { readonly text: string; readonly kept: Value },
  { entry }: EntryWords,
  locale: Locale,
): string {
  const most =
    field.kind === 'cents' ? mostCents / 100 : field.kind === 'text' || field.kind === 'number' ? field.most : 0;
  const least = field.kind === 'number' ? field.least : 0;
  const value = textOf(field, kept);
  const { before, blank, text } = entry.notTaken;
  const instead = value === '' ? blank : field.kind === 'text' ? text : before;
  // Parts of a cent are no dollars, so theirs is an example.
  const ways = field.kind === 'number' ? doubtOf(typed, locale.code) : null;
  return `${say(entry.errors[fault], { least, most, ...typedDollars, ...ways }, locale)} ${say(instead, { value }, locale)}`;
}
