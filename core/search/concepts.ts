import { isFarFrom, lettersOf, slipsBetween, slipsForgiven } from './edit-distance.ts';
import { searchWords } from './normalize.ts';
import type { SiteIndex } from './site-index.ts';

/** One interpretation of a query word with its confidence. A section must have all stems. */
export interface Reading {
  readonly stems: readonly string[];
  readonly sure: number;
}

/** A concept of the query: all its interpretations. */
export type Concept = readonly Reading[];

/** Confidence by kind of match. */
const sure = { asTyped: 1, called: 0.9, begun: 0.7, oneSlip: 0.75, moreSlips: 0.5 } as const;
/** Most words of a query that are read. */
const mostWords = 16;
/** Most candidates for a prefix or a typo. */
const mostTried = 6;

/**
 * Parses a query into concepts: drops stop words unless there is nothing else, applies synonyms, and reads unknown words as two
 * words, a prefix or a typo.
 * @param isTyping whether the last word may be incomplete
 */
export function conceptsOf(index: SiteIndex, query: string, isTyping: boolean): readonly Concept[] {
  const words = joinedUp(index, searchWords(query).slice(0, mostWords));
  const stems = words.map(index.stem);
  const [telling, small]: [Concept[], Concept[]] = [[], []];
  let next = 0;
  for (const [at, word] of words.entries()) {
    if (at < next) continue;
    const { said, length } = calledAt(index, stems, at);
    next = at + length;
    const isLast = next === words.length;
    const own = length > 1 ? together(index, stems.slice(at, next)) : readWord(index, word, isLast && isTyping);
    const concept = [...own, ...said.map((meant) => ({ stems: meant, sure: sure.called }))];
    const isSmall = said.length === 0 && index.small.has(index.stem(word));
    (isSmall ? small : telling).push(concept);
  }
  return telling.length > 0 ? telling : small;
}

/** A multi-word term as typed; a section must have all its words except stop words. */
function together({ small }: SiteIndex, stems: readonly string[]): Concept {
  const telling = stems.filter((stem) => !small.has(stem));
  return telling.length > 0 ? [{ stems: telling, sure: sure.asTyped }] : [];
}

/** Synonyms that start at a word; the longest match wins. */
function calledAt({ called, small }: SiteIndex, stems: readonly string[], at: number) {
  const fits = called.filter(([phrase]) =>
    phrase.every((stem, next) => stems[at + next] === stem && (phrase.length > 1 || !small.has(stem))),
  );
  const length = fits[0]?.[0].length ?? 1;
  return { said: fits.filter(([phrase]) => phrase.length === length).map(([, meant]) => meant), length };
}

/** Joins "dry wall" if the site has it as one word. */
function joinedUp({ words, small, stem }: SiteIndex, typed: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const word of typed) {
    const both = (joined.at(-1) ?? '') + word;
    if (both.length > 5 && words.has(both) && !small.has(stem(word))) joined.splice(-1, 1, both);
    else joined.push(word);
  }
  return joined;
}

function readWord(index: SiteIndex, word: string, isTyping: boolean): readonly Reading[] {
  const stem = index.stem(word);
  const isKnown = index.weights.has(stem);
  const begun = isTyping && word.length > 1 ? startingWith(index, word, stem) : [];
  if (isKnown || index.called.some(([[first]]) => first === stem))
    return [{ stems: [stem], sure: sure.asTyped }, ...begun];
  const parts = twoWords(index, word);
  if (parts) return [{ stems: parts, sure: sure.asTyped }];
  return begun.length > 0 ? begun : near(index, word);
}

function startingWith({ words, stem }: SiteIndex, start: string, own: string): readonly Reading[] {
  const found = [...words.keys()].filter((word) => word.startsWith(start) && stem(word) !== own);
  const nearest = found.toSorted((one, other) => one.length - other.length).slice(0, mostTried);
  return nearest.map((word) => ({ stems: [stem(word)], sure: sure.begun * (start.length / word.length) }));
}

/** Splits "breakerbox" if the site has both words. */
function twoWords({ words, stem }: SiteIndex, word: string): readonly string[] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    if (parts.every((part) => words.has(part))) return parts.map(stem);
  }
  return undefined;
}

/** Typo candidates among words of the site and synonyms. */
function near(index: SiteIndex, typed: string): readonly Reading[] {
  const most = slipsForgiven(typed);
  const letters = lettersOf(typed);
  const alike = [...index.words, ...index.said].filter(([, own]) => !isFarFrom(letters, own, most));
  const found = alike.flatMap(([word]) => {
    const slips = slipsBetween(typed, word, most);
    // Typos in the first letter are rare.
    return slips > most ? [] : [{ word, slips: slips + (word[0] === typed[0] ? 0 : 0.5) }];
  });
  const least = Math.min(...found.map(({ slips }) => slips));
  const nearest = found.filter(({ slips }) => slips === least).slice(0, mostTried);
  const surely = least < 2 ? sure.oneSlip : sure.moreSlips;
  return nearest.flatMap(({ word }) => {
    const stem = index.stem(word);
    const called = index.called.filter(([said]) => said.length === 1 && said[0] === stem);
    return [[stem], ...called.map(([, meant]) => meant)].map((stems) => ({ stems, sure: surely }));
  });
}
