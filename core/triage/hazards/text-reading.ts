import type { Lexicon } from '../lexicon/lexicon.ts';
import { isDenied, isStandalone, negators, turn } from '../nlp/negation.ts';
import { wordSet } from '../nlp/word-set.ts';
import type { Span } from './hazards.ts';
import type { Match } from './patterns.ts';
import type { Reader } from './reader.ts';

const allIsWell = wordSet('dry fine ok okay good intact seco seca bien intacto none negative');

/** Before "dry" these make it something to do: "inside to dry the carpet" says of nothing that it is dry. */
const beforeWork = wordSet('to can could will would should help helps helping lets');

/** Whether the word at a place ends a question: "gas smell is it ok to stay" calls nothing fine. */
function isAsked({ tokens }: Reader, index: number): boolean {
  const [verb, subject] = [tokens[index - 2]?.word ?? '', tokens[index - 1]?.word ?? ''];
  return /^(?:is|are|was|will|would|esta)$/.test(verb) && /^(?:it|that|this|they|eso|esto)$/.test(subject);
}

/** Whether the word at a place is a "bien" that makes the next one stronger: "huele a gas bien fuerte". */
function isVery({ tokens }: Reader, index: number): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  return token?.word === 'bien' && next?.clause === token.clause && !turn.has(next.word) && !negators.has(next.word);
}

/** After "ok" these begin to ask: "gas smell ok what do I do" calls nothing fine. */
const asks = wordSet(
  'so what how please help hurry send come i we you lord god grief thing que como hago vengan vengase mande manden ' +
    'necesito necesitamos ayuda ayudenme apurense urge',
);

/** Words that say of a thing how it is. */
const states = /^(?:is|are|was|were|looks?|seems?|stays?|all|es|esta|estan|quedo|quedaron|sigue|siguen)$/;

/** Whether the word at a place only goes on to a request: "the panel is wet ok I need someone now". */
function isFiller({ tokens }: Reader, index: number): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  if (!/^(?:ok|okay|good|bien)$/.test(tokens[index]?.word ?? '')) return false;
  return next?.clause === tokens[index]?.clause && asks.has(next?.word ?? '') && !states.test(before?.word ?? '');
}

/** Things of which a text may say that they are well after it named another: "ceiling sagging floor ok". */
const otherThings = wordSet('floor wall walls carpet kitchen bathroom rest piso pared alfombra cocina works');

const wetted = /^(?:wet|damp|moj)/;

/** Whether a negator at a place denies that the thing before it got wet: "the outlets didn't get wet". */
function saysNotWet({ tokens }: Reader, negator: number): boolean {
  const { clause } = tokens[negator] ?? {};
  return tokens.slice(negator + 1, negator + 4).some((token) => token.clause === clause && wetted.test(token.word));
}

/** Whether a clause that begins at a place says nothing but that things are well: "dry", "all dry". */
function saysWell(reader: Reader, index: number): boolean {
  const [first, second] = [reader.tokens[index], reader.tokens[index + 1]];
  if (/^(?:all|both|tod[oa]s?)$/.test(first?.word ?? '') && second?.clause === first?.clause)
    return allIsWell.has(second?.word ?? '') && second?.clause !== reader.tokens[index + 2]?.clause;
  return allIsWell.has(first?.word ?? '') && isStandalone(reader, index);
}

/**
 * Whether the text says that the thing at the end of a match is well: "the outlets are dry", "outlets: all dry". In a clause of
 * its own only a single word says so, or one after "all": in "outlets wet, floor dry" the floor is dry.
 */
export function isWell(reader: Reader, match: Match): boolean {
  const last = Math.max(...match);
  const thing = reader.tokens[last];
  for (let index = last + 1; index <= last + 4; index++) {
    const token = reader.tokens[index];
    if (!token || token.sentence !== thing?.sentence) return false;
    if (token.clause !== thing.clause) return index === last + 1 && saysWell(reader, index);
    if (negators.has(token.word)) return saysNotWet(reader, index);
    if (turn.has(token.word) || otherThings.has(token.word)) return false;
    if (isAsked(reader, index) || isVery(reader, index) || isFiller(reader, index)) return false;
    const toDo = beforeWork.has(reader.tokens[index - 1]?.word ?? '');
    if (!toDo && allIsWell.has(token.word)) return true;
  }
  return false;
}

/** Finds the phrases of the lexicon in one text. */
export class TextReading {
  readonly reader: Reader;
  readonly #unmeant: ReadonlySet<number>;

  /** @param unmeant places of words that no phrase may use */
  constructor(reader: Reader, unmeant: ReadonlySet<number> = new Set()) {
    this.reader = reader;
    this.#unmeant = unmeant;
  }

  /** Every match of a list, denied or not. */
  all<List extends string>(lexicon: Lexicon<List>, list: List): Match[] {
    const matches = lexicon.patterns(list).flatMap((pattern) => this.reader.matches(pattern));
    return this.#unmeant.size === 0 ? matches : matches.filter((match) => !match.some((at) => this.#unmeant.has(at)));
  }

  /** Whether a list matches, in whatever context. */
  names<List extends string>(lexicon: Lexicon<List>, list: List): boolean {
    return this.all(lexicon, list).length > 0;
  }

  /** Matches that no denial covers. */
  affirmed<List extends string>(lexicon: Lexicon<List>, list: List): Match[] {
    return this.all(lexicon, list).filter((match) => !isDenied(this.reader, match));
  }

  says<List extends string>(lexicon: Lexicon<List>, list: List): boolean {
    return this.affirmed(lexicon, list).length > 0;
  }

  /** Matches of which no word belongs to one of the traps. */
  without(matches: readonly Match[], traps: readonly Match[]): Match[] {
    const taken = new Set(traps.flat());
    return matches.filter((match) => !match.some((index) => taken.has(index)));
  }

  /** Matches of things that the text does not call dry, fine or intact. */
  notWell(matches: readonly Match[]): Match[] {
    return matches.filter((match) => !isWell(this.reader, match));
  }

  /** The stretches of text of some matches, joined where they overlap, in the order of the text. */
  spans(matches: readonly Match[]): Span[] {
    const merged: { start: number; end: number }[] = [];
    const spans = matches.flatMap((match) => this.reader.spans(match));
    for (const { start, end } of spans.sort((a, b) => a.start - b.start || b.end - a.end)) {
      const open = merged.at(-1);
      if (open && start <= open.end) open.end = Math.max(open.end, end);
      else merged.push({ start, end });
    }
    return merged;
  }
}
