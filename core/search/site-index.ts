import { lettersOf } from './edit-distance.ts';
import { searchWords } from './normalize.ts';
import { type Stem, stemmer } from './stemmer.ts';

/** Search settings of a language. Lists are words separated by spaces. */
export interface SearchSpeech {
  /** Suffix rules for the stemmer; the first match is replaced: "ies>y". */
  readonly endings: string;
  /** Stop words. */
  readonly small: string;
  /** Words common to all company searches. */
  readonly general: string;
  /** Words that suggest danger. */
  readonly danger: string;
  /** Synonyms by the term of the site, separated by commas. */
  readonly synonyms: Readonly<Record<string, string>>;
}

/** A page: path, title, ranking weight, whether it helps in danger, and its kind. */
export type SearchPage = readonly [
  path: string,
  title: string,
  counts: number,
  urgent: 0 | 1,
  kind?: PageKind | undefined,
];

/** Kinds of pages that results mark; any other page has none. */
export type PageKind = 'guide' | 'manual' | 'tool';

/**
 * A section: index of its page, anchor, heading, text, and extra words that are indexed but not shown. The first section of a
 * page has neither anchor nor heading.
 */
export type SearchSection = readonly [page: number, id: string, heading: string, text: string, more: string];

/** Search data of one language, published as a file of the built site. */
export interface SearchedSite {
  readonly pages: readonly SearchPage[];
  readonly sections: readonly SearchSection[];
  /** Companies of the directory, each with its other names. */
  readonly names: readonly (readonly string[])[];
  /** Claim numbers of the companies by name: as shown, and as dialed. */
  readonly phones?: Readonly<Record<string, readonly [phone: string, dial: string]>>;
  /** The page that lists the companies. */
  readonly directory: string;
  readonly speech: SearchSpeech;
}

/** Weight of a stem by section index. */
export type Weights = ReadonlyMap<number, number>;

/** The names of a company, each as its distinctive words. */
export interface NameWays {
  readonly name: string;
  /** Its name, with and without the initials in it. */
  readonly own: readonly (readonly string[])[];
  readonly others: readonly (readonly string[])[];
}

/** Search index of a site. */
export interface SiteIndex {
  readonly site: SearchedSite;
  readonly stem: Stem;
  /** Every normalized word of the site with its letter mask (`lettersOf`). */
  readonly words: ReadonlyMap<string, number>;
  readonly names: readonly NameWays[];
  /** Single words of synonyms with their letter mask. */
  readonly said: ReadonlyMap<string, number>;
  readonly weights: ReadonlyMap<string, Weights>;
  /** Heading and text of a section as stems separated by spaces; the first section has the page title as heading. */
  readonly stemsOf: (section: number) => { readonly called: string; readonly said: string };
  /** The sections of each page. */
  readonly ofPage: readonly (readonly number[])[];
  readonly small: ReadonlySet<string>;
  readonly general: ReadonlySet<string>;
  readonly danger: ReadonlySet<string>;
  /** Synonyms as stems with the terms of the site, longest first. */
  readonly called: readonly (readonly [said: readonly string[], meant: readonly string[]])[];
}

/** Weight of a word by position. The page title counts less for later sections. */
const weight = { title: 4, titleAbove: 2, heading: 3, text: 1 } as const;
/** Typical section length for BM25 length normalization. */
const usualWords = 90;

/** Builds the search index. Linear in the number of words: build it once. */
export function indexSite(site: SearchedSite): SiteIndex {
  const { speech, pages, sections } = site;
  const stem = stemmer(speech.endings);
  const stems = (text: string) => searchWords(text).map(stem);
  const listed = (text: string) => new Set(stems(text));
  const words = new Map<string, number>();
  const [small, general, danger] = [listed(speech.small), listed(speech.general), listed(speech.danger)];
  const tells = (word: string) => !general.has(stem(word)) && !small.has(stem(word));
  const weights = new Map<string, Map<number, number>>();
  sections.forEach((section, at) => {
    for (const [word, value] of weigh(section, pages[section[0]]?.[1] ?? '', stem, words)) {
      const known = weights.get(word) ?? new Map<number, number>();
      weights.set(word, known.set(at, value));
    }
  });
  const ofPage = pages.map((_, page) => sections.flatMap(([own], at) => (own === page ? [at] : [])));
  const called = Object.entries(speech.synonyms).flatMap(([meant, said]) =>
    said.split(',').map((phrase) => [stems(phrase), stems(meant)] as const),
  );
  const said = Object.values(speech.synonyms).flatMap((list) => list.split(',').flatMap(searchWords));
  return {
    site,
    stem,
    words,
    said: new Map(said.map((word) => [word, lettersOf(word)])),
    weights,
    stemsOf: memoizeByIndex((at) => {
      const [page, , heading, text] = sections[at] ?? [0, '', '', ''];
      const called = stems(heading || (pages[page]?.[1] ?? '')).join(' ');
      return { called, said: ` ${called} ${stems(text).join(' ')} ` };
    }),
    ofPage,
    names: site.names.map(([name = '', ...others]) => {
      const tell = (way: string) => searchWords(way).filter(tells);
      return { name, own: ownWays(name).map(tell), others: others.map(tell) };
    }),
    small,
    general,
    danger,
    called: called.toSorted(([one], [other]) => other.length - one.length),
  };
}

function weigh([, id, heading, text, more]: SearchSection, title: string, stem: Stem, words: Map<string, number>) {
  const found = new Map<string, number>();
  const add = (part: string, value: number) => {
    const own = searchWords(part);
    for (const word of own) words.set(word, lettersOf(word));
    for (const word of new Set(own.map(stem))) found.set(word, (found.get(word) ?? 0) + value);
  };
  add(title, id === '' && heading === '' ? weight.title : weight.titleAbove);
  add(heading, weight.heading);
  const counts = new Map<string, number>();
  const all = searchWords(`${text} ${more}`);
  for (const word of all) {
    words.set(word, lettersOf(word));
    counts.set(stem(word), (counts.get(stem(word)) ?? 0) + 1);
  }
  const length = 0.5 + 0.5 * (all.length / usualWords);
  for (const [word, count] of counts) {
    // BM25 term saturation: repeated mentions add less.
    found.set(word, (found.get(word) ?? 0) + weight.text * ((2.2 * count) / (count + 1.2 * length)));
  }
  return found;
}

/** Variants of "Texas Windstorm Insurance Association (TWIA)": with initials, without them, and initials alone. */
function ownWays(name: string): readonly string[] {
  const [initials, letters] = / \(([A-Z]{3,})\)/.exec(name) ?? [];
  return initials && letters ? [name, name.replace(initials, ''), letters] : [name];
}

/** Caches the result for each index. */
function memoizeByIndex<Answer>(of: (at: number) => Answer): (at: number) => Answer {
  const cache = new Map<number, Answer>();
  return (at) => {
    const known = cache.get(at);
    if (known !== undefined) return known;
    const found = of(at);
    cache.set(at, found);
    return found;
  };
}
