import type { ComponentType, ReactNode } from 'react';
import type { answer, page, shell } from '#content/en/calculators/shell.ts';
import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { Template, Values as Texts } from '#content/i18n/t.ts';
import type { Definition, InputOf, ResultOf } from '#core/calculators/shared/define.ts';
import type { SourceId } from '#core/units/factor.ts';
import type { Values } from './link.ts';

/** The words that every calculator's form shares, in any language, and how units are written. */
export type ShellMessages = MessageShape<typeof shell> & { readonly units: Readonly<Record<string, Template>> };

/** The words that every result shares, where the numbers of core come from, and whom to reach. */
export type AnswerMessages = MessageShape<typeof answer> & {
  readonly sources: Readonly<Record<SourceId, string>>;
  readonly contact: Contact;
  /** Where drying jobs are. */
  readonly jobsAt: string;
};

/** Where the form for an estimate stands, and the emergency line. */
interface Contact {
  readonly form: string;
  readonly phone: { readonly display: string; readonly dial: string };
}

/** The words of the page around a calculator. */
export type PageMessages = MessageShape<typeof page>;

/** Passes the words of results on. */
export interface Said {
  readonly said: AnswerMessages;
}

/** Fills a template of a calculator's words from its values, and from `more` where a part knows better. */
export type Message = (template: Template, more?: Texts) => string;

/** A result with all that a part of the page needs to show it. `Words` are those of the calculator's own file. */
export interface Shown<D = Definition, Words = AnyCalculatorMessages> {
  /** The texts of the form that it belongs to. */
  readonly values: Values<string>;
  readonly input: D extends { readonly fields: infer F extends Definition['fields'] } ? InputOf<F> : never;
  readonly result: D extends { readonly quantities: infer Q extends Definition['quantities'] } ? ResultOf<Q> : never;
  readonly words: Words;
  readonly shell: ShellMessages;
  readonly locale: Locale;
  readonly t: Message;
  /** True until a visitor has asked: the example of the picture. */
  readonly isExample: boolean;
}

/** The result of a calculator whose own words and quantities do not matter. */
export type AnyShown = Pick<Shown, 'shell' | 'locale' | 'isExample'>;

/** One quantity of a result, already formatted. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** A few words under the row: what it means, or how it was rounded. */
  readonly note?: string;
  /** What most people came for: it stands first, and large. */
  readonly isHead?: boolean;
  /** It stands above the list, as the calculator's own `Lead` shows it: the list does not say it again. */
  readonly isLed?: boolean;
}

/** A result list with the names of its quantities, so that a part can change single rows. */
export type Rows = ReadonlyMap<string, Row>;

/**
 * What is hand-made about the form of one calculator and its picture; all of it may be left out. Methods, not properties,
 * so that the parts of one calculator fit where those of any are asked for.
 */
export interface Parts<D = Definition, Words = AnyCalculatorMessages> {
  /** Numbers of core that the words name and the definition does not hold. */
  readonly constants?: Readonly<Record<string, number>>;
  /** The texts of the example that the picture shows before the first press. */
  readonly example?: Readonly<Record<string, string>>;
  /** Quantities that keep the zeros of their decimals: readings of an instrument. */
  readonly fixed?: readonly string[];
  /** `chart`: the picture is wide on paper too. `choices`: the form is wide, and the result stays beside it. */
  readonly layout?: 'chart' | 'choices';
  /** The button waits until these fields are filled. */
  readonly waitsFor?: readonly string[];
  /** Controls of single fields. A control may hold several; `hides` leaves the others out then. */
  readonly controls?: Readonly<Record<string, ComponentType<{ readonly name: string }>>>;
  /** Fields and steps that say nothing for what was typed. */
  hides?(name: string, values: Values<string>): boolean;
  /** A link of an earlier time, in the names of today. */
  former?(query: URLSearchParams): URLSearchParams;
  /** The picture beside the form. Without a result it has the example, or null where there is none. */
  Picture?(props: PictureProps<D, Words>): ReactNode;
  /** What is hand-made about its result. */
  readonly answer?: AnswerParts<D, Words>;
}

/** What is hand-made about the result of one calculator. */
export interface AnswerParts<D = Definition, Words = AnyCalculatorMessages> {
  /** The quantities that most people came for. */
  readonly heads?: readonly string[];
  /** Heads the result, where the words' own template is not enough. */
  heading?(shown: Shown<D, Words>): string;
  /** Further steps of the working that say nothing for what was typed. */
  hidesStep?(id: string, values: Values<string>): boolean;
  /** The rows of the result. */
  rows?(rows: Rows, shown: Shown<D, Words>): readonly Row[];
  /** The lines of the copied text about what was typed. */
  copied?(rows: readonly Row[], shown: Shown<D, Words>): readonly Row[];
  /** The lines of the copied text about the result, where they are more than its rows. */
  copiedResult?(rows: readonly Row[], shown: Shown<D, Words>): readonly Row[];
  /** What another tool is given, by its name: texts of its fields. */
  next?(shown: Shown<D, Words>): Readonly<Record<string, Values<string>>>;
  /** The answer in words, announced before the rows. */
  verdict?(shown: Shown<D, Words>): string;
  /** Above and below the rows. */
  Lead?(shown: Shown<D, Words>): ReactNode;
  Below?(shown: Shown<D, Words>): ReactNode;
  /** Under the picture: what makes the result defensible. */
  Defence?(shown: Shown<D, Words> & Said): ReactNode;
}

export interface PictureProps<D = Definition, Words = AnyCalculatorMessages> {
  readonly shown: Shown<D, Words> | null;
  readonly words: Words;
  readonly shell: ShellMessages;
  readonly locale: Locale;
  /** Sets fields and calculates at once: a drag on a chart. */
  readonly move: (changes: Values<string>) => void;
}
