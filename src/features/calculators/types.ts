import type { ComponentType, ReactNode } from 'react';
import type { answer, page, shell } from '#content/en/calculators/shell.ts';
import type { AnyCalculatorMessages } from '#content/i18n/calculator-messages.ts';
import type { Locale } from '#content/i18n/locale.ts';
import type { MessageShape } from '#content/i18n/message-shape.ts';
import type { Template, Values as Texts } from '#content/i18n/t.ts';
import type { Definition, InputOf, ResultOf } from '#core/calculators/shared/define.ts';
import type { SourceId } from '#core/units/factor.ts';
import type { Values } from './url.ts';

/** Messages that all calculator forms share, and the unit names. */
export type ShellMessages = MessageShape<typeof shell> & { readonly units: Readonly<Record<string, Template>> };

/** Messages that all results share, with the sources of the numbers and how to reach the company. */
export type AnswerMessages = MessageShape<typeof answer> & {
  readonly sources: Readonly<Record<SourceId, string>>;
  readonly contact: Contact;
  readonly jobsAt: string;
};

interface Contact {
  readonly form: string;
  readonly phone: { readonly display: string; readonly dial: string };
}

export type PageMessages = MessageShape<typeof page>;

export interface WithAnswerMessages {
  readonly answerMessages: AnswerMessages;
}

/** Fills a template with a calculator's values; `more` adds to them or overrides them. */
export type Message = (template: Template, more?: Texts) => string;

/** A result with everything that a component needs to show it. `Words` are the calculator's own messages. */
export interface ResultView<D = Definition, Words = AnyCalculatorMessages> {
  readonly values: Values<string>;
  readonly input: D extends { readonly fields: infer F extends Definition['fields'] } ? InputOf<F> : never;
  readonly result: D extends { readonly quantities: infer Q extends Definition['quantities'] } ? ResultOf<Q> : never;
  readonly words: Words;
  readonly shell: ShellMessages;
  readonly locale: Locale;
  readonly t: Message;
  /** True for the example that is shown before the first result. */
  readonly isExample: boolean;
}

export type AnyResultView = Pick<ResultView, 'shell' | 'locale' | 'isExample'>;

/** One quantity of a result, already formatted. */
export interface Row {
  readonly label: string;
  readonly value: string;
  readonly unit?: string;
  /** Explains the row, or how it was rounded. */
  readonly note?: string;
  /** Shown first, and large. */
  readonly isHead?: boolean;
  /** Shown by the calculator's `Lead`, so the list omits it. */
  readonly isInLead?: boolean;
}

export type Rows = ReadonlyMap<string, Row>;

/**
 * What one calculator adds to the shared UI; all of it is optional. Methods rather than properties, so that a specific
 * calculator's parts are assignable to those of any (bivariance).
 */
export interface Parts<D = Definition, Words = AnyCalculatorMessages> {
  /** Numbers for the messages that are not in the definition. */
  readonly constants?: Readonly<Record<string, number>>;
  /** Form values of the example that the picture shows before the first result. */
  readonly example?: Readonly<Record<string, string>>;
  /** Quantities that keep trailing zeros, as instrument readings do. */
  readonly fixed?: readonly string[];
  /** `chart`: the picture is wide in print too. `choices`: the form is wide, with the result beside it. */
  readonly layout?: 'chart' | 'choices';
  /** Who reads the results: decides the next step. Technicians by default. */
  readonly reader?: 'homeowner';
  /** The button is disabled until these fields are filled. */
  readonly waitsFor?: readonly string[];
  /** Custom controls by field. A control may edit several fields; `hides` omits the others then. */
  readonly controls?: Readonly<Record<string, ComponentType<{ readonly name: string }>>>;
  /** Whether a field or step does not apply to the current values. */
  hides?(name: string, values: Values<string>): boolean;
  migrateQuery?(query: URLSearchParams): URLSearchParams;
  /** The picture beside the form, of the result or of the example. */
  Picture?(props: PictureProps<D, Words>): ReactNode;
  readonly answer?: AnswerParts<D, Words>;
}

/** What one calculator adds to the shared result; all of it is optional. */
export interface AnswerParts<D = Definition, Words = AnyCalculatorMessages> {
  /** The main quantities, shown first. */
  readonly heads?: readonly string[];
  /** The heading of the result, where the message template is not enough. */
  heading?(shown: ResultView<D, Words>): string;
  /** Whether a step of the working does not apply to the current values. */
  hidesStep?(id: string, values: Values<string>): boolean;
  rows?(rows: Rows, shown: ResultView<D, Words>): readonly Row[];
  /** The input lines of the copied text. */
  copied?(rows: readonly Row[], shown: ResultView<D, Words>): readonly Row[];
  /** The result lines of the copied text, if they are more than the rows. */
  copiedResult?(rows: readonly Row[], shown: ResultView<D, Words>): readonly Row[];
  /** Field values to hand to other calculators, by name. */
  next?(shown: ResultView<D, Words>): Readonly<Record<string, Values<string>>>;
  /** A summary that screen readers announce before the rows. */
  verdict?(shown: ResultView<D, Words>): string;
  /** Components above and below the rows. */
  Lead?(shown: ResultView<D, Words>): ReactNode;
  Below?(shown: ResultView<D, Words>): ReactNode;
  /** Under the picture: other methods and sources that support the result. */
  Justification?(shown: ResultView<D, Words> & WithAnswerMessages): ReactNode;
}

export interface PictureProps<D = Definition, Words = AnyCalculatorMessages> {
  readonly shown: ResultView<D, Words> | null;
  readonly words: Words;
  readonly shell: ShellMessages;
  readonly locale: Locale;
  /** Changes fields and calculates at once: for a drag on a chart. */
  readonly move: (changes: Values<string>) => void;
}
