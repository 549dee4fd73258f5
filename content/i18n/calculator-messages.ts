import type { Definition, ErrorCode, QuantityName } from '#core/calculators/shared/define.ts';
import type { ChoiceField } from '#core/calculators/shared/fields.ts';
import type { Line } from './sourced.ts';
import type { Template } from './t.ts';

/** A field that people type: its label, and a hint below it. A hint may name `{least}` and `{most}`. */
export interface NumberMessages {
  readonly label: Line;
  readonly hint?: Line;
}

/**
 * A field of choices: the name of each, and the placeholder before the first choice. `option` is the template of a choice
 * in the list, with its `{value}` and its name, `{choice}`; numbers need no name.
 */
export type ChoiceMessages<Value extends string> = NumberMessages & { readonly empty?: string } & (
    | {
        readonly choices: Readonly<Record<Value, string>>;
        /** Each choice as written within a sentence: “drywall”, but “LGR”. */
        readonly inText?: Readonly<Record<Value, string>>;
        readonly option?: Template;
        readonly options?: Readonly<Record<Value, Template>>;
      }
    | { readonly option: Template }
  );

/** The words of one field, by its kind. */
export type FieldMessages<Of> = Of extends ChoiceField<infer Value> ? ChoiceMessages<`${Value}`> : NumberMessages;

/** A quantity: its label and its unit. */
export interface QuantityMessages {
  readonly label: string;
  /** The number in words, where the number alone is not what people read: "{low} to {high}". */
  readonly value?: Template;
  /** A few words under the result. */
  readonly note?: Template;
  /** How it is worked out, in words. With it the quantity is a step of the working. */
  readonly how?: Template;
  /** The numbers of a step that an algorithm finds: it has no rule by which they could be printed. */
  readonly numbers?: Template;
  /** In place of the numbers where the quantity has no value. */
  readonly none?: Template;
  /** Where the rule comes from; `{source}` is what its numbers name. Without it, these alone. */
  readonly source?: Template;
}

/** One line of the copied text. */
export interface CopiedRow {
  readonly label: string;
  readonly value: Template;
}

/**
 * The words of one calculator. A template may name every field, quantity and factor of the definition, the limits of a
 * field (`{lengthLeast}`, `{lengthMost}`), and a choice inside a sentence
 * (`{materialInText}`) if its field gives `inText`.
 */
export interface CalculatorMessages<D> {
  /** What the visitor does here and gets, under the heading. */
  readonly lede: string;
  /** Name of its sheet in the workbook, at most 31 letters; what its page is called where left out. */
  readonly sheet?: string;
  readonly fields: D extends { readonly fields: infer F }
    ? { readonly [Name in keyof F & string]: FieldMessages<F[Name]> }
    : never;
  /** Names of the groups of fields that the form folds away. */
  readonly groups?: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<ErrorCode<D>, Template>>;
  /** Words of the button, where they are not the usual ones. */
  readonly button?: string;
  /** Placeholder before there is a result. */
  readonly waiting?: string;
  /** Heads the result: what it was worked out from. */
  readonly heading: Template;
  readonly quantities: Readonly<Record<QuantityName<D>, QuantityMessages>>;
  /** What was typed, for the copied text; without it, every field under its label. */
  readonly copied?: readonly CopiedRow[];
  /** Links to other tools with the values of this one, by the name of the tool. */
  readonly next?: Readonly<Record<string, string>>;
  /** Words of the parts that are hand-made for this calculator. */
  readonly own?: object;
}

/** The messages of any calculator. Its title and description are in the front matter of `<name>.mdx`. */
export type AnyCalculatorMessages = CalculatorMessages<Definition>;
