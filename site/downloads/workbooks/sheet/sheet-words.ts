import type { ChoiceInput } from '#core/algebra/expression.ts';

/** The words of one calculator's sheet. */
export interface SheetWords {
  /** The name on the tab. */
  readonly sheet: string;
  readonly title: string;
  readonly intro: string;
  readonly fields: Readonly<
    Record<string, { readonly label: string; readonly choices?: Readonly<Record<string, string>> }>
  >;
  readonly quantities: Readonly<Record<string, { readonly label: string }>>;
  readonly factors: Readonly<Record<string, string>>;
  /** What is wrong, by the code. */
  readonly errors: Readonly<Record<string, string>>;
}

/** The words that all sheets share. */
export interface WorkbookWords {
  readonly fillIn: string;
  readonly isGood: string;
  readonly good: string;
  readonly bad: string;
  readonly complete: string;
  readonly yes: string;
  readonly result: string;
  readonly unit: string;
  readonly value: string;
  readonly source: string;
  /** A step on the way to a quantity: `{name}` and `{number}`. */
  readonly step: string;
  /** The source of our own rules. */
  readonly ourRule: string;
  /** What stands in a table where there is no number. */
  readonly none: string;
  /** From `{least}` to `{most}` and the `{unit}`. */
  readonly limits: string;
  readonly factors: { readonly sheet: string; readonly title: string; readonly intro: string };
}

/** What a cell holds for a choice: a number as it is, anything else in words. */
export function cellOfChoice(
  words: SheetWords,
  name: string,
  { prefix }: Pick<ChoiceInput, 'prefix'>,
  value: string | number,
): string | number {
  if (typeof value === 'number' && prefix === '') return value;
  return words.fields[name]?.choices?.[value] ?? String(value);
}
