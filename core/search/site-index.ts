import { lettersOf } from './edit-distance.ts';
import { searchWords } from './normalize.ts';
import { type Stem, stemmer } from './stemmer.ts';

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

/** How much a section is about each stem: by the number of the section. */
export type Weights = ReadonlyMap<number, number>;

/** A company in the ways that people may name it, each in words that tell it from others. */
export interface NameWays {
  readonly name: string;
  /** Its name, and the initials that stand in it. */
  readonly own: readonly (readonly string[])[];
  readonly others: readonly (readonly string[])[];
}

/** A site that can be searched. */
export interface SiteIndex {
  readonly site: SearchedSite;
  readonly stem: Stem;
  /** Every word of the site as it is written, without accents and in small letters; with its letters as `lettersOf` counts them. */
  readonly words: ReadonlyMap<string, number>;
  readonly names: readonly NameWays[];
  /** The single words that people call things by, in the same way. */
  readonly said: ReadonlyMap<string, number>;
  readonly weights: ReadonlyMap<string, Weights>;
  /** Heading and words of a section in stems, between spaces; those of a page's first part are under its title. */
  readonly stemsOf: (section: number) => { readonly called: string; readonly said: string };
  /** The sections of each page. */
  readonly ofPage: readonly (readonly number[])[];
  readonly small: ReadonlySet<string>;
  readonly general: ReadonlySet<string>;
  readonly danger: ReadonlySet<string>;
  /** What people call a thing, in stems, with what the site calls it; longer ones first. */
  readonly called: readonly (readonly [said: readonly string[], meant: readonly string[]])[];
}

/** What a word counts for by where it stands. A section below its page's first counts less for the title of the page. */
const weight = { title: 4, titleAbove: 2, heading: 3, text: 1 } as const;
/** A word says less of a section of more words than this. */
const usualWords = 90;

/** Prepares what the site says for search. Takes time in proportion to its words: do it once. */
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
    stemsOf: onceEach((at) => {
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
    // The second mention says less than the first.
    found.set(word, (found.get(word) ?? 0) + weight.text * ((2.2 * count) / (count + 1.2 * length)));
  }
  return found;
}

/** "Texas Windstorm Insurance Association (TWIA)" is named with its initials, without them, and by them. */
function ownWays(name: string): readonly string[] {
  const [initials, letters] = / \(([A-Z]{3,})\)/.exec(name) ?? [];
  return initials && letters ? [name, name.replace(initials, ''), letters] : [name];
}

/** Works an answer out when it is first asked for, and keeps it. */
function onceEach<Answer>(of: (at: number) => Answer): (at: number) => Answer {
  const kept = new Map<number, Answer>();
  return (at) => {
    const known = kept.get(at);
    if (known !== undefined) return known;
    const found = of(at);
    kept.set(at, found);
    return found;
  };
}
