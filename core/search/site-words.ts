/** What a search needs to know of a language. Every list is words between spaces. */
export interface SearchSpeech {
  /** Endings of words, the first that fits is replaced: "ies>y". */
  readonly endings: string;
  /** Words that ask and join, and tell nothing of what is asked for. */
  readonly small: string;
  /** What everybody types who looks for a company. */
  readonly general: string;
  /** Words of somebody in danger. */
  readonly danger: string;
  /** What the site calls a thing, and what people call it, parted by commas. */
  readonly synonyms: Readonly<Record<string, string>>;
}

/** A page: its address, its title, how much it counts beside the others, and whether it tells what to do in danger. */
export type SearchPage = readonly [path: string, title: string, counts: number, urgent: 0 | 1];

/**
 * A part of a page: the place of the page in the list, its anchor, its heading, its words, and further words that are not shown.
 * The first part of a page has neither anchor nor heading.
 */
export type SearchSection = readonly [page: number, id: string, heading: string, text: string, more: string];

/** All that a search of the site knows, in one language: what the built site publishes as a file. */
export interface SearchedSite {
  readonly pages: readonly SearchPage[];
  readonly sections: readonly SearchSection[];
  /** Companies of the directory, each with its other names. */
  readonly names: readonly (readonly string[])[];
  /** The page that lists the companies. */
  readonly directory: string;
  readonly speech: SearchSpeech;
}
