import { suspectYears, vulnerableAges } from './ages.ts';
import { type Elapsed, elapsedIn } from './elapsed.ts';
import type { Finding, Hazard, Span } from './hazards.ts';
import * as circumstances from './lexicon/circumstances.ts';
import * as contamination from './lexicon/contamination.ts';
import { groups } from './lexicon/groups.ts';
import * as lifeSafety from './lexicon/life-safety.ts';
import * as sources from './lexicon/sources.ts';
import { isDenied, isWell } from './negation.ts';
import { compile, type Match, type Pattern, Reader } from './patterns.ts';
import { tokenize } from './tokens.ts';

const compiled = new Map<string, readonly Pattern[]>();

/** Patterns are compiled when first used, so that a page that never reads a text pays nothing. */
function patternsOf(lexicon: string): readonly Pattern[] {
  let patterns = compiled.get(lexicon);
  if (!patterns) {
    patterns = compile(lexicon, groups);
    compiled.set(lexicon, patterns);
  }
  return patterns;
}

/** What a text says about where the water came from and how clean it is. Each holds the words that say so. */
export interface WaterSigns {
  readonly used: readonly Span[];
  readonly building: readonly Span[];
  readonly dirty: readonly Span[];
  readonly unknown: readonly Span[];
  readonly longDamp: readonly Span[];
  readonly stagnant: readonly Span[];
  readonly chemicals: readonly Span[];
  readonly named3: readonly Span[];
  readonly named2: readonly Span[];
  readonly supply: readonly Span[];
  readonly anySource: boolean;
}

export interface Reading {
  /** In the order of `hazards`. */
  readonly findings: readonly Finding[];
  readonly elapsed: Elapsed | null;
  readonly signs: WaterSigns;
  /** Whether the text says that the water was stopped. */
  readonly stopped: boolean;
  /** Whether the text speaks of outlets, lamps or power at all, wet or dry. */
  readonly mentionsPower: boolean;
  readonly language: 'en' | 'es';
}

class TextReading {
  readonly #reader: Reader;

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** Matches that no denial covers. */
  affirmed(lexicon: string): Match[] {
    return patternsOf(lexicon)
      .flatMap((pattern) => this.#reader.matches(pattern))
      .filter((match) => !isDenied(this.#reader, match));
  }

  all(lexicon: string): Match[] {
    return patternsOf(lexicon).flatMap((pattern) => this.#reader.matches(pattern));
  }

  /** Matches of which no word belongs to a match of the traps. */
  without(matches: Match[], traps: string): Match[] {
    const taken = new Set(this.all(traps).flat());
    return matches.filter((match) => !match.some((index) => taken.has(index)));
  }

  notWell(matches: Match[]): Match[] {
    return matches.filter((match) => !isWell(this.#reader, match));
  }

  spans(matches: readonly Match[]): Span[] {
    return merge(matches.flatMap((match) => this.#reader.spans(match)));
  }
}

/** Joins stretches that overlap, in the order of the text. */
function merge(spans: readonly Span[]): Span[] {
  const merged: { start: number; end: number }[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const open = merged.at(-1);
    if (open && start <= open.end) open.end = Math.max(open.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

const spanishWords = new Set(
  'el la los las del que y en una por con se agua casa piso techo hay esta mi ya como pero hace desde despues'.split(
    ' ',
  ),
);

function languageOf(reader: Reader): 'en' | 'es' {
  const spanish = reader.tokens.filter(({ word }) => spanishWords.has(word)).length;
  return spanish >= 2 && spanish / reader.tokens.length > 0.15 ? 'es' : 'en';
}

function sewageIn(text: TextReading): Match[] {
  const found = text.notWell(text.affirmed(contamination.sewage));
  return text.without(found, contamination.notSewage);
}

function floodIn(text: TextReading): Match[] {
  const found = text.without(text.affirmed(contamination.floodWater), contamination.notFlood);
  const certain = text.without(text.affirmed(contamination.surelyFlood), contamination.notFlood);
  if (certain.length > 0) return found;
  return text.affirmed(contamination.insideSource).length > 0 ? [] : found;
}

function moldIn(text: TextReading): Match[] {
  return text.without(text.affirmed(contamination.mold), contamination.notMold);
}

function vulnerableIn(text: TextReading, reader: Reader): Match[] {
  const named = text.without(text.affirmed(circumstances.vulnerablePeople), circumstances.notVulnerable);
  const here = [...named, ...vulnerableAges(reader)];
  const away = new Set(circumstances.relocated.split(' '));
  return here.filter((match) => {
    const last = Math.max(...match);
    return ![1, 2, 3].some((step) => away.has(reader.tokens[last + step]?.word ?? ''));
  });
}

function asbestosIn(text: TextReading, reader: Reader): Match[] {
  const named = text.affirmed(circumstances.asbestosOrLead);
  const years = suspectYears(reader);
  const material = years.length > 0 ? text.affirmed(circumstances.oldMaterial) : [];
  return material.length > 0 ? [...named, ...years, ...material.slice(0, 2)] : named;
}

function ongoingIn(text: TextReading): Match[] {
  const ended = new Set(text.affirmed(circumstances.ended).flat());
  const surely = text
    .without(text.all(circumstances.ongoingSurely), circumstances.notOngoing)
    .filter((match) => !match.some((index) => ended.has(index)));
  if (surely.length > 0) return surely;
  const maybe = text.without(text.affirmed(circumstances.ongoingMaybe), circumstances.notOngoing);
  return text.affirmed(circumstances.stopped).length > 0 ? [] : maybe;
}

function contentsIn(text: TextReading): Match[] {
  const spilled = text.all(circumstances.spill);
  const belongings = text.affirmed(circumstances.contents);
  const building = text.notWell(text.affirmed(circumstances.buildingWet));
  return spilled.length > 0 && belongings.length > 0 && building.length === 0 ? [...spilled, ...belongings] : [];
}

/** Materials that stayed wet this long are taken to be moldy even where nobody saw any. Source: CDC and EPA, 24 to 48 hours. */
const presumedMoldHours = 72;

function findingsIn(text: TextReading, reader: Reader, elapsed: Elapsed | null): Finding[] {
  const flood = floodIn(text);
  const mold = text.spans(moldIn(text));
  const contents = contentsIn(text);
  const wetLong =
    elapsed?.exact && elapsed.hours >= presumedMoldHours && text.affirmed(contamination.wetMaterial).length > 0;
  const presumed = mold.length === 0 && wetLong ? elapsed.spans : [];
  const found: Partial<Record<Hazard, readonly Span[]>> = {
    gas: text.spans(text.without(text.notWell(text.affirmed(lifeSafety.gas)), lifeSafety.notGas)),
    'carbon-monoxide': text.spans(text.without(text.affirmed(lifeSafety.carbonMonoxide), lifeSafety.notCarbonMonoxide)),
    electrical: text.spans(text.without(text.notWell(text.affirmed(lifeSafety.electrical)), lifeSafety.notElectrical)),
    structural: text.spans(text.without(text.notWell(text.affirmed(lifeSafety.structural)), lifeSafety.notStructural)),
    sewage: text.spans(sewageIn(text)),
    'flood-water': text.spans(flood),
    'asbestos-or-lead': text.spans(asbestosIn(text, reader)),
    mold: mold.length > 0 ? mold : presumed,
    'vulnerable-people': text.spans(vulnerableIn(text, reader)),
    ongoing: text.spans(ongoingIn(text)),
    'contents-only': text.spans(flood.length > 0 ? [] : contents),
  };
  const isPresumed = wetLong && mold.length === 0;
  return (Object.entries(found) as [Hazard, readonly Span[]][])
    .filter(([hazard, spans]) => spans.length > 0 || (hazard === 'mold' && isPresumed))
    .map(([hazard, spans]) => ({ hazard, spans }));
}

function signsIn(text: TextReading): WaterSigns {
  const spans = (lexicon: string) => text.spans(text.affirmed(lexicon));
  const all = (lexicon: string) => text.spans(text.all(lexicon));
  return {
    used: spans(sources.usedWater),
    building: spans(sources.buildingWater),
    dirty: spans(sources.dirtyContact),
    unknown: all(sources.unknownSource),
    longDamp: spans(sources.longDamp),
    stagnant: spans(sources.stagnant),
    chemicals: spans(sources.chemicals),
    named3: spans(sources.named[3]),
    named2: spans(sources.named[2]),
    supply: spans(sources.supplySide),
    anySource: text.affirmed(sources.cleanSupply).length > 0,
  };
}

/** Reads hazards, source and age of the water from a text in English or Spanish. Never throws, whatever the text. */
export function readText(scenario: string): Reading {
  const reader = new Reader(tokenize(scenario));
  const text = new TextReading(reader);
  const elapsed = elapsedIn(scenario, reader);
  return {
    findings: findingsIn(text, reader, elapsed),
    elapsed,
    signs: signsIn(text),
    stopped: text.affirmed(circumstances.stopped).length > 0,
    mentionsPower: text.all(circumstances.power).length > 0,
    language: languageOf(reader),
  };
}
