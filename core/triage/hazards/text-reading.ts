import type { Lexicon } from '../lexicon/lexicon.ts';
import { isDenied } from '../nlp/negation.ts';
import { isWell } from '../nlp/wellbeing.ts';
import type { Span } from './hazards.ts';
import type { Match } from './patterns.ts';
import type { Reader } from './reader.ts';

/** Finds the phrases of the lexicon in one text. */
export class TextReading {
  readonly reader: Reader;

  constructor(reader: Reader) {
    this.reader = reader;
  }

  /** Every match of a list, denied or not. */
  all<List extends string>(lexicon: Lexicon<List>, list: List): Match[] {
    return lexicon.patterns(list).flatMap((pattern) => this.reader.matches(pattern));
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
