import type { Line } from '#content/i18n/sourced.ts';

/** Meaning of a block: danger to life, caution, safe, or neutral. */
export type Tone = 'alarm' | 'amber' | 'go' | 'river';

export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  /** A formula, or input to type. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly inlines: readonly Inline[] }
  /** `href` is a path of the site, `#id` of a section, or a whole address. */
  | { readonly kind: 'link'; readonly href: string; readonly inlines: readonly Inline[] }
  | { readonly kind: 'claim'; readonly facts: readonly string[]; readonly inlines: readonly Inline[] }
  | { readonly kind: 'rule'; readonly rule: string; readonly inlines: readonly Inline[] }
  /** A value of the owner's file. */
  | { readonly kind: 'owner'; readonly value: string }
  | { readonly kind: 'phone' }
  /** A component of the page's own MDX components. */
  | { readonly kind: 'custom'; readonly name: string; readonly props: Props; readonly inlines: readonly Inline[] }
  /** A short mark such as "Critical". */
  | { readonly kind: 'tag'; readonly tone: Tone; readonly text: string };

export interface Cell {
  readonly inlines: readonly Inline[];
  /** Header cell of its row. */
  readonly isHead?: boolean;
  /** Column span, when more than one. */
  readonly span?: number;
}

export interface Table {
  readonly kind: 'table';
  /** `scrolling` tables scroll sideways on a phone; the others fit, or become cards. */
  readonly look: 'scrolling' | 'plain' | 'risks' | 'matrix' | 'compare' | 'sheet';
  /** Column headers; may be empty. */
  readonly head: readonly (readonly Inline[])[];
  /** Rows in groups (`tbody`). */
  readonly groups: readonly (readonly (readonly Cell[])[])[];
}

export interface CheckGroup {
  readonly title: string;
  readonly tone: Tone;
  /** Priority and time frame: "CRITICAL · 0-30 minutes". */
  readonly when?: string;
  readonly checks: readonly Line[];
}

export interface Checklist {
  readonly kind: 'checklist';
  /** Storage key of the ticks. */
  readonly record: string;
  readonly groups: readonly CheckGroup[];
  /** A single unticked box means no. */
  readonly allMustHold: boolean;
  /** Printing the page prints only the list. */
  readonly printsAlone: boolean;
}

export interface Question {
  readonly id: string;
  readonly words: Line;
  readonly help: string;
  /** The tone of the answer yes. */
  readonly yes: 'go' | 'river';
}

export interface Advice {
  readonly code: string;
  /** The answers that lead here. */
  readonly when: string;
  readonly title: string;
  readonly tone: 'alarm' | 'amber' | 'go';
  readonly words: Line;
}

/** A block without child blocks. */
export type Leaf =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3 | 4; readonly inlines: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[]; readonly isSmall?: boolean }
  | Table
  | Checklist
  | { readonly kind: 'figure'; readonly name: string }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly caption: string }
  | { readonly kind: 'actions'; readonly links: readonly { readonly href: string; readonly text: string }[] }
  | { readonly kind: 'flowchart'; readonly questions: readonly Question[]; readonly advice: readonly Advice[] }
  | { readonly kind: 'score'; readonly rating: number; readonly maxRating: number; readonly verdict: string }
  | { readonly kind: 'sides'; readonly pros: readonly string[]; readonly cons: readonly string[] };

/** A section with a title; "On this page" links to its id. */
export interface SectionOf<Inner> {
  readonly kind: 'section';
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Inner[];
}

export interface ListOf<Inner> {
  readonly kind: 'list';
  /** `jobs` is a list of numbered cards. */
  readonly look: 'bullets' | 'numbers' | 'jobs';
  /** Items are lines, not paragraphs. */
  readonly isTight: boolean;
  readonly items: readonly { readonly blocks: readonly Inner[] }[];
}

export interface NoteOf<Inner> {
  readonly kind: 'note';
  /** `short` is the short answer of a page; `level` a level of urgency; `category` a category of water. */
  readonly look: 'short' | 'note' | 'level' | 'category';
  readonly tone: Tone;
  readonly title?: string;
  /** The large numeral of a `category`, also in its heading. */
  readonly numeral?: string;
  readonly blocks: readonly Inner[];
}

export interface AccordionOf<Inner> {
  readonly kind: 'accordion';
  readonly items: readonly ItemOf<Inner>[];
}

export interface ItemOf<Inner> {
  readonly title: string;
  /** Items of one group close each other. */
  readonly group?: string;
  readonly isOpen: boolean;
  readonly blocks: readonly Inner[];
}

export interface CardsOf<Inner> {
  readonly kind: 'cards';
  readonly items: readonly CardOf<Inner>[];
}

export interface CardOf<Inner> {
  readonly href: string;
  readonly title: string;
  readonly badge?: string;
  readonly blocks: readonly Inner[];
}

export interface CallOf<Inner> {
  readonly kind: 'call';
  readonly title: string;
  readonly blocks: readonly Inner[];
}

/** Attributes of an MDX component; one without a value is true. */
export type Props = Readonly<Record<string, string | true>>;

/** A component of a page's own MDX components, with block or inline children. */
export interface CustomOf<Inner> {
  readonly kind: 'custom';
  readonly name: string;
  readonly props: Props;
  readonly blocks: readonly Inner[];
  readonly inlines: readonly Inline[];
}

/** One block of a page, in reading order. */
export type Block =
  | Leaf
  | SectionOf<Block>
  | ListOf<Block>
  | NoteOf<Block>
  | AccordionOf<Block>
  | CardsOf<Block>
  | CallOf<Block>
  | CustomOf<Block>;

/** A component whose blocks come from a record: `<Risks record="sleeping-risks" />`. */
export interface Part extends Omit<CustomOf<Written>, 'kind'> {
  readonly kind: 'part';
}

/** A parsed block, before records are expanded. */
export type Written =
  | Leaf
  | Part
  | SectionOf<Written>
  | ListOf<Written>
  | NoteOf<Written>
  | AccordionOf<Written>
  | CardsOf<Written>
  | CallOf<Written>;
