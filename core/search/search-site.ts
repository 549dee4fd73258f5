import { type Concept, conceptsOf } from './concepts.ts';
import { slipsBetween, slipsForgiven } from './edit-distance.ts';
import { searchWords } from './normalize.ts';
import type { SiteIndex, Weights } from './site-index.ts';

/** Companies whose name matches the query fully or partly. */
interface NamesMeant {
  readonly full: readonly string[];
  readonly part: readonly string[];
}

/**
 * Finds directory companies by name. Common words ("claim", "phone") are ignored; all others must match the name. Aliases count
 * unless every word also appears on our pages: "aid" should not find an insurance department.
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
  const isFull = ({ covered }: (typeof sorted)[number]) => covered >= fullNameCoverage;
  return {
    full: sorted.filter(isFull).map(({ name }) => name),
    part: isOfPages ? [] : sorted.filter((one) => !isFull(one)).map(({ name }) => name),
  };
}

/** Longest name in words. */
const mostWords = 12;
/** Match value of a prefix. */
const prefixMatch = 0.7;
/** Coverage from which a match counts as the full name. */
const fullNameCoverage = 0.85;

/** Share of a name that the words cover, 0 to 1; 0 if a word does not match. */
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

/** Similarity of two words, 0 to 1. Typos in the first letter are not accepted, because names are short and many. */
function likeness(word: string, own: string, isOpen: boolean): number {
  if (word === own) return 1;
  if (word[0] !== own[0]) return 0;
  if (isOpen && own.startsWith(word)) return prefixMatch;
  const most = slipsForgiven(word);
  const slips = slipsBetween(word, own, most);
  return slips > most ? 0 : 1 - 0.12 * slips;
}

interface Ranked {
  readonly section: number;
  readonly score: number;
}

/** A search hit: a section of a page or a company of the directory. */
export type Hit =
  | { readonly kind: 'section'; readonly section: number }
  | { readonly kind: 'company'; readonly name: string };

/** Hits, best first, and the stems to highlight. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly stems: ReadonlySet<string>;
}

/** Weight of a word that appears elsewhere on the page. */
const elsewhereOnPage = 0.35;
/** Boost of emergency pages for queries that suggest danger. */
const urgent = 1.6;
/** Most sections of one page among the first hits. */
const maxPerPage = 2;
/** Floor of the document frequency in IDF: terms in fewer sections score alike. */
const idfFloor = 8;
const mostNames = 3;
/** Boost for adjacent query words that are adjacent in a section, and the number of top sections checked. */
const adjacentBoost = 0.25;
const adjacencyCandidates = 24;
/** Boost of a heading that equals the query. */
const exactHeadingBoost = 2;

/** Longest query in characters; longer ones are cut. */
export const mostLetters = 200;

/** Most results listed. */
export const mostListed = 20;

/**
 * Searches sections, ranked by term weight, IDF and share of the query matched. Companies with a full name match come first, those
 * with a partial match last.
 */
export function searchSite(index: SiteIndex, query: string, isTyping = false): Found {
  const concepts = conceptsOf(index, query, isTyping);
  const stems = new Set(concepts.flat().flatMap((reading) => reading.stems));
  const { full, part } = namesMeant(index, query, isTyping);
  const isDanger = [...stems].some((stem) => index.danger.has(stem));
  const order = neighborsFirst(index, ranked(index, concepts, isDanger), query);
  const hits = diversify(index, order).map((section) => ({ kind: 'section', section }) as const);
  const companies = (names: readonly string[]) =>
    names.slice(0, mostNames).map((name) => ({ kind: 'company', name }) as const);
  return { hits: [...companies(full), ...hits, ...companies(part)], stems };
}

/** A concept of the query: weight per section, best weight per page, and IDF. */
interface Asked {
  readonly weights: Weights;
  readonly ofPages: readonly number[];
  readonly rare: number;
}

function ranked(index: SiteIndex, concepts: readonly Concept[], isDanger: boolean): readonly Ranked[] {
  const asked = concepts.map((concept) => askedIn(index, concept));
  const found = index.site.sections.flatMap(([page], section) => {
    const score = answers(asked, section, page) * pageBoost(index, section, page, isDanger);
    return score > 0 ? [{ section, score }] : [];
  });
  return found.toSorted((one, other) => other.score - one.score);
}

function askedIn(index: SiteIndex, concept: Concept): Asked {
  const weights = weightsOf(index, concept);
  return {
    weights,
    ofPages: index.ofPage.map((own) => Math.max(0, ...own.map((at) => weights.get(at) ?? 0))),
    rare: Math.log(1 + index.site.sections.length / (weights.size + idfFloor)),
  };
}

/** Score of a section: weighted matches times the share of concepts that it has. 0 without a match in the section itself. */
function answers(asked: readonly Asked[], section: number, page: number): number {
  let [said, answered] = [0, 0];
  for (const { weights, ofPages, rare } of asked) {
    const own = weights.get(section) ?? 0;
    const near = elsewhereOnPage * (ofPages[page] ?? 0);
    said += rare * Math.max(own, near);
    answered += rare * (own > 0 ? 1 : near > 0 ? elsewhereOnPage : 0);
  }
  const isAbout = asked.some(({ weights }) => weights.has(section));
  return isAbout ? said * answered : 0;
}

/** Query-independent boost of a section. */
function pageBoost({ site, ofPage }: SiteIndex, section: number, page: number, isDanger: boolean): number {
  const [, , counts = 1, isUrgent] = site.pages[page] ?? [];
  // A tool is boosted for its first section and lowered for the text below it.
  const ofPart = counts > 1 && ofPage[page]?.[0] !== section ? 1 / counts : counts;
  return ofPart * (isDanger && isUrgent ? urgent : 1);
}

/** Boosts top sections in which query words are adjacent. */
function neighborsFirst({ stem, stemsOf }: SiteIndex, ranked: readonly Ranked[], query: string): readonly number[] {
  const asked = searchWords(query).map(stem);
  const pairs = asked.slice(1).map((word, at) => ` ${asked[at]} ${word} `);
  const whole = asked.join(' ');
  const first = ranked.slice(0, adjacencyCandidates).map(({ section, score }) => {
    const { called, said } = stemsOf(section);
    const near = 1 + adjacentBoost * pairs.filter((pair) => said.includes(pair)).length;
    return { section, score: score * near * (called === whole ? exactHeadingBoost : 1) };
  });
  const sorted = first.toSorted((one, other) => other.score - one.score);
  return [...sorted, ...ranked.slice(adjacencyCandidates)].map(({ section }) => section);
}

/** Weight of a concept per section: the best of its interpretations. */
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

/** Keeps the order but limits the hits of one page among the first. */
function diversify({ site: { sections } }: SiteIndex, ranked: readonly number[]): readonly number[] {
  const seen = new Map<number | undefined, number>();
  const later: number[] = [];
  const first = ranked.filter((at) => {
    const page = sections[at]?.[0];
    const count = (seen.get(page) ?? 0) + 1;
    seen.set(page, count);
    if (count > maxPerPage) later.push(at);
    return count <= maxPerPage;
  });
  return [...first, ...later];
}
