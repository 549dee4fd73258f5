import type { Words } from '#content/en/messages.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { ChoiceInput } from '#core/algebra/expression.ts';
import type { SourceId } from '#core/units/factor.ts';

export interface SheetMessages {
  /** The name on the tab. */
  readonly sheet: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: Readonly<
    Record<string, { readonly label: string; readonly choices?: Readonly<Record<string, string>> }>
  >;
  readonly quantities: Readonly<Record<string, { readonly label: string }>>;
  readonly factors: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
}

/** What all sheets share: texts, unit names and the locale. */
export interface GeneralMessages {
  readonly sheet: Words['workbooks']['sheet'];
  readonly unitOf: (unit: string) => string;
  readonly sourceOf: (source: SourceId) => string;
  readonly locale: Locale;
  readonly siteName: string;
}

export interface LogMessages extends Omit<GeneralMessages, 'sheet' | 'siteName' | 'sourceOf'> {
  readonly workbooks: Words['workbooks'];
  readonly quantities: SheetMessages['quantities'];
}

/** The cell value of a choice: a number, or its label. */
export function cellOfChoice(
  words: SheetMessages,
  name: string,
  { prefix }: Pick<ChoiceInput, 'prefix'>,
  value: string | number,
): string | number {
  if (typeof value === 'number' && prefix === '') return value;
  return words.fields[name]?.choices?.[value] ?? String(value);
}
