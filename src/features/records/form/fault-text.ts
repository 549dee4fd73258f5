import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { mostCents, typedDollars } from '#core/job/money.ts';
import { ambiguityOf } from '#core/lib/decimal.ts';
import type { Field, Value } from '#core/records/field.ts';
import { type FieldFault, textOf } from './field-text.ts';
import type { EntryMessages } from './form.ts';

/** Why a field did not take the text in it, and what is kept instead: whoever reads only the reason takes the field at its word. */
export function faultText(
  fault: FieldFault,
  field: Field,
  { text: typed, kept }: { readonly text: string; readonly kept: Value },
  { entry }: EntryMessages,
  locale: Locale,
): string {
  const most =
    field.kind === 'cents' ? mostCents / 100 : field.kind === 'text' || field.kind === 'number' ? field.most : 0;
  const least = field.kind === 'number' ? field.least : 0;
  const value = textOf(field, kept);
  const { before, blank, text } = entry.notTaken;
  const instead = value === '' ? blank : field.kind === 'text' ? text : before;
  // Parts of a cent are no dollars, so theirs is an example.
  const ways = field.kind === 'number' ? ambiguityOf(typed, locale.code) : null;
  return `${t(entry.errors[fault], { least, most, ...typedDollars, ...ways }, locale)} ${t(instead, { value }, locale)}`;
}
