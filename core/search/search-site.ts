import { type Concept, conceptsOf } from './concepts.ts';
import { slipsBetween, slipsForgiven } from './edit-distance.ts';
import { searchWords } from './normalize.ts';
import type { SiteIndex, Weights } from './site-index.ts';

/** Companies that a query names in full, and those that it names in part. */
interface NamesMeant {
  readonly full: readonly string[];
  readonly part: readonly string[];
}

/**
 * The companies of the directory that a query names. What everybody types who looks for one ("claim", "phone") says nothing; every
 * other word must stand in the name. Another name of a company counts as its name unless it is a word of our pages: "aid" is not
 * an insurance department.
 */
export function namesMeant(index: SiteIndex, query: string, isTyping: boolean): NamesMeant {
  const tells = (word: string) => !index.general.has(index.stem(word)) && !index.small.has(index.stem(word));
  const asked = searchWords(query).filter(tells);
  if (asked.length > mostWords) return { full: [], part: [] };
  const isOfPages = asked.every((word) => index.words.has(word));
  const found = index.names.map(({ name, own, others }) => {
    const counted = isOfPages ? own : [...own, ...others];
    return { name, covered: Math.max(...counted.map((way) => coverage(asked, way, isTyping))) };
  });
  const sorted = found.filter(({ covered }) => covered > 0).toSorted((one, other) => other.covered - one.covered);
  const isFull = ({ covered }: (typeof sorted)[number]) => covered >= fullFrom;
  return {
    full: sorted.filter(isFull).map(({ name }) => name),
    part: isOfPages ? [] : sorted.filter((one) => !isFull(one)).map(({ name }) => name),
  };
}

/** No name has more words. */
const mostWords = 12;
/** A word that is not finished is so much of the word that it begins. */
const begun = 0.7;
/** So much of a name, slips counted, is the name. */
const fullFrom = 0.85;

/** How much of a name the words are, 0 to 1; 0 when one of them is not in it. */
function coverage(asked: readonly string[], name: readonly string[], isTyping: boolean): number {
  let sum = 0;
  for (const [at, word] of asked.entries()) {
    const isOpen = isTyping && at === asked.length - 1 && (at > 0 || word.length > 2);
    let best = 0;
    for (const own of name) best = Math.max(best, likeness(word, own, isOpen));
    if (best === 0) return 0;
    sum += best;
  }
  return sum / Math.max(name.length, asked.length);
}

/** Names are short and many: a slip at the first letter makes one of another. */
function likeness(word: string, own: string, isOpen: boolean): number {
  if (word === own) return 1;
  if (word[0] !== own[0]) return 0;
  if (isOpen && own.startsWith(word)) return begun;
  const most = slipsForgiven(word);
  const slips = slipsBetween(word, own, most);
  return slips > most ? 0 : 1 - 0.12 * slips;
}

interface Ranked {
  readonly section: number;
  readonly score: number;
}

/** Something that was found: a section of a page, or a company that the directory lists. */
export type Hit =
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'company'; readonly name: string };

/** What was found, best first, and the stems to mark in it. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly stems: ReadonlySet<string>;
}

/** A word that stands elsewhere on its page counts so much for a section. */
const elsewhere = 0.35;
/** Pages for people in danger count so much more when the words are of danger. */
const urgent = 1.6;
/** Sections of one page among the first; the others come after those of other pages. */
const mostOfPage = 2;
/** A word of one section says hardly more than one of so many: nobody asks for it because it is rare. */
const usual = 8;
const mostNames = 3;
/** How much two words that follow each other in the query and in a section add to its score, and in how many sections they are looked for. */
const together = 0.25;
const looked = 24;
/** What is called just as it was asked for counts so much more. */
const calledSo = 2;

/** Longer questions are cut: nobody asks more, and no answer repeats a book. Letters. */
export const mostLetters = 200;

/** As many results as a page lists: more than a person looks through. */
export const mostListed = 20;

/**
 * The sections that a query asks for, best first: by how much they are about what is asked, how rare that is on the site, and how
 * much of the query they answer. A company whose name was typed in full comes first, one that was half named after the sections.
 */
export function searchSite(index: SiteIndex, query: string, isTyping = false): Found {
  const concepts = conceptsOf(index, query, isTyping);
  const stems = new Set(concepts.flat().flatMap((reading) => reading.stems));
  const { full, part } = namesMeant(index, query, isTyping);
  const isDanger = [...stems].some((stem) => index.danger.has(stem));
  const order = neighborsFirst(index, ranked(index, concepts, isDanger), query);
  const hits = spread(index, order).map((section) => ({ kind: 'section', section }) as const);
  const companies = (names: readonly string[]) =>
    names.slice(0, mostNames).map((name) => ({ kind: 'company', name }) as const);
  return { hits: [...companies(full), ...hits, ...companies(part)], stems };
}

/** What is asked for: how much each section is about it, how much the best of each page is, and how rare it is. */
interface Asked {
  readonly weights: Weights;
  readonly ofPages: readonly number[];
  readonly rare: number;
}

function ranked(index: SiteIndex, concepts: readonly Concept[], isDanger: boolean): readonly Ranked[] {
  const asked = concepts.map((concept) => askedIn(index, concept));
  const found = index.site.sections.flatMap(([page], section) => {
    const score = answers(asked, section, page) * standing(index, section, page, isDanger);
    return score > 0 ? [{ section, score }] : [];
  });
  return found.toSorted((one, other) => other.score - one.score);
}

function askedIn(index: SiteIndex, concept: Concept): Asked {
  const weights = weightsOf(index, concept);
  return {
    weights,
    ofPages: index.ofPage.map((own) => Math.max(0, ...own.map((at) => weights.get(at) ?? 0))),
    rare: Math.log(1 + index.site.sections.length / (weights.size + usual)),
  };
}

/** How well a section answers: what it says of all that is asked, by how much of it stands in the section itself. 0 when nothing does. */
function answers(asked: readonly Asked[], section: number, page: number): number {
  let [said, answered] = [0, 0];
  for (const { weights, ofPages, rare } of asked) {
    const own = weights.get(section) ?? 0;
    const near = elsewhere * (ofPages[page] ?? 0);
    said += rare * Math.max(own, near);
    answered += rare * (own > 0 ? 1 : near > 0 ? elsewhere : 0);
  }
  const isAbout = asked.some(({ weights }) => weights.has(section));
  return isAbout ? said * answered : 0;
}

/** How much a section counts beside others, whatever is asked. */
function standing({ site, ofPage }: SiteIndex, section: number, page: number, isDanger: boolean): number {
  const [, , counts = 1, isUrgent] = site.pages[page] ?? [];
  // A tool counts more for what it does, and less for what is written under it.
  const ofPart = counts > 1 && ofPage[page]?.[0] !== section ? 1 / counts : counts;
  return ofPart * (isDanger && isUrgent ? urgent : 1);
}

/** Words that follow each other in the query count more where they do so in a section. Looked for in the first sections only. */
function neighborsFirst({ stem, stemsOf }: SiteIndex, ranked: readonly Ranked[], query: string): readonly number[] {
  const asked = searchWords(query).map(stem);
  const pairs = asked.slice(1).map((word, at) => ` ${asked[at]} ${word} `);
  const whole = asked.join(' ');
  const first = ranked.slice(0, looked).map(({ section, score }) => {
    const { called, said } = stemsOf(section);
    const near = 1 + together * pairs.filter((pair) => said.includes(pair)).length;
    return { section, score: score * near * (called === whole ? calledSo : 1) };
  });
  const sorted = first.toSorted((one, other) => other.score - one.score);
  return [...sorted, ...ranked.slice(looked)].map(({ section }) => section);
}

/** How much each section is about a concept: by its surest reading. */
function weightsOf({ weights }: SiteIndex, concept: Concept): Weights {
  const best = new Map<number, number>();
  for (const { stems, sure } of concept) {
    const [first, ...others] = stems.map((stem) => weights.get(stem));
    for (const [at, value] of first ?? []) {
      const all = [value, ...others.map((other) => other?.get(at) ?? 0)];
      const least = sure * Math.min(...all);
      if (least > (best.get(at) ?? 0)) best.set(at, least);
    }
  }
  return best;
}

/** The same order, but that no page fills the first places alone. */
function spread({ site: { sections } }: SiteIndex, ranked: readonly number[]): readonly number[] {
  const seen = new Map<number | undefined, number>();
  const later: number[] = [];
  const first = ranked.filter((at) => {
    const page = sections[at]?.[0];
    const count = (seen.get(page) ?? 0) + 1;
    seen.set(page, count);
    if (count > mostOfPage) later.push(at);
    return count <= mostOfPage;
  });
  return [...first, ...later];
}
