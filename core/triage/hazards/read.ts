import { childWriter } from '../details/child-writer.ts';
import { type Particulars, particularsIn } from '../details/details.ts';
import { type Elapsed, elapsedIn } from '../details/elapsed.ts';
import { type Extent, extentIn } from '../details/extent.ts';
import { type Intent, intentOf, pastSentences } from '../details/intent.ts';
import { allLexicons } from '../lexicon/all-lexicons.ts';
import { linesOf } from '../lexicon/lexicon.ts';
import { lifeWords } from '../lexicon/life-words.ts';
import { ordinaryWords } from '../lexicon/ordinary-words.ts';
import { phoneticCodesFor } from '../nlp/phonetic.ts';
import type { Vocabulary } from '../nlp/spelling.ts';
import { vocabularyOf } from '../nlp/spelling.ts';
import { tokenize } from '../nlp/tokens.ts';
import { findingsIn } from './findings.ts';
import { type Finding, gravestHazards, lifeHazards, type Span } from './hazards.ts';
import type { Pattern } from './patterns.ts';
import { Reader } from './reader.ts';
import { TextReading } from './text-reading.ts';

/** Single words of every phrase of the lexicon, with their signs. */
function entriesOf(patterns: readonly Pattern[]): string[] {
  return patterns
    .flatMap(({ parts }) => parts.flat())
    .flatMap(({ entries }) => entries.flatMap((entry) => entry.split('_')));
}

/** Every phrase of the lexicon. */
export function allPatterns(): readonly Pattern[] {
  return Object.values(allLexicons).flatMap((lexicon) => {
    const lists: readonly string[] = lexicon.lists;
    return lists.flatMap((list) => lexicon.patterns(list as never));
  });
}

/** The words of a block of data. */
function wordsOf(block: string): readonly string[] {
  return linesOf(block).flatMap((line) => line.split(' '));
}

let known: Vocabulary | undefined;

/** The words of the lexicon with their slips and sounds. Built when first asked for. */
export function vocabulary(): Vocabulary {
  known ??= vocabularyOf({
    entries: entriesOf(allPatterns()),
    guessed: wordsOf(lifeWords),
    ordinary: new Set(wordsOf(ordinaryWords)),
    byEar: phoneticCodesFor(wordsOf(lifeWords)),
  });
  return known;
}

/** The languages of the texts that are read here. Answers are in any that the site speaks. */
type ReadLanguage = 'en' | 'es';

/** Small words and words of damage that only one of the two languages has. Folded: no accents. */
const spanishWords = new Set(
  (
    'el la los las del que y en una un por con se agua casa piso techo hay esta mi ya como pero hace desde despues su al lo le les ' +
    'nos tengo tiene muy mas para sin ni cuando donde todo toda mucho mucha poco nomas cuarto pared bano cocina sala luz ' +
    'huele tubo rompio rompe sale salio saliendo cae cayo mojado mojada mojo llave drenaje excusado escusado inodoro fuga gotera ' +
    'lavadora ayuda vecino nino nina bebe esposo esposa mama papa estoy estamos fue son es de me te si tamos entro'
  ).split(' '),
);
const englishWords = new Set(
  (
    'the and is are was were my our your it its in on of to from at with for we i im he she they there this that have has had got ' +
    'water house floor wall ceiling leak leaking pipe wet help room kitchen bathroom toilet coming out not dont what how when where ' +
    'be been do does did can cant will would should just all some any up down under over through after before since smell smells'
  ).split(' '),
);

/** The language of a text: the one of more of its telling words, Spanish in a tie. Null when it holds none of either. */
function languageOf({ tokens }: Reader): ReadLanguage | null {
  const count = (words: ReadonlySet<string>) => tokens.filter(({ word }) => words.has(word)).length;
  const spanish = count(spanishWords);
  const english = count(englishWords);
  if (spanish === 0 && english === 0) return null;
  return spanish >= english ? 'es' : 'en';
}

export interface Reading {
  /** In the order of `hazards`. */
  readonly findings: readonly Finding[];
  readonly elapsed: Elapsed | null;
  readonly signs: WaterSigns;
  readonly extent: Extent;
  readonly particulars: Particulars;
  readonly intent: Intent;
  /** Whether the text names water, a danger or a clear question: nothing can be said of any other. */
  readonly understood: boolean;
  /** Every finding as if the loss were happening now. */
  readonly ifNow: readonly Finding[];
  /** Whether a child wrote the text. */
  readonly childWriter: boolean;
  /** Whether the text says that the water was stopped. */
  readonly stopped: boolean;
  /** Whether the text names outlets, lamps or power, and all of it as dry, fine or not there. */
  readonly powerIsWell: boolean;
  /** The language of the text. Null where it is too short to tell. */
  readonly language: ReadLanguage | null;
}

/** Findings without what a sentence about the past says. */
function presentIn(text: TextReading, findings: readonly Finding[]): readonly Finding[] {
  const past = pastSentences(text);
  if (past.size === 0) return findings;
  const { tokens } = text.reader;
  const isPast = ({ start }: Span) => past.has(tokens.find((token) => token.end > start)?.sentence ?? -1);
  return findings.flatMap(({ hazard, spans }) => {
    if (lifeHazards.includes(hazard) || spans.length === 0) return [{ hazard, spans }];
    const present = spans.filter((span) => !isPast(span));
    return present.length > 0 ? [{ hazard, spans: present }] : [];
  });
}

function powerIsWell(text: TextReading): boolean {
  const named = text.all(allLexicons.water, 'power').length > 0;
  return named && text.notWell(text.affirmed(allLexicons.water, 'power')).length === 0;
}

/** Findings that say who or what is there, and nothing of water or danger. */
const circumstances: readonly Finding['hazard'][] = ['vulnerable-people', 'contents-only'];

/** Words for water or what it does, in both languages; slips are corrected before. */
const waterWord =
  /^(?:w[ae]t+e?r?s?$|agua|moj|leak|leek|drip|flood|flud|damp|moist|soak|soggy|spill|overflow|burst|seep|puddl|pool|pipe|plumb|sewa|sewer|septic|drain|toilet|mold|mould|moho|mildew|musty|rain|storm|creek|river|gote|inund|fuga|drenaje|derram|llov|lluv|humed|charc|tub[oe]|arroyo|creciente|condens|stain|mancha|sump|hydrant|faucet|sprinkler|hurric|huracan|tormenta)/;

function isUnderstood(text: TextReading, intent: Intent, all: readonly Finding[]): boolean {
  if (all.some(({ hazard }) => !circumstances.includes(hazard))) return true;
  if (intent === 'past' || intent === 'possible' || text.says(allLexicons.named, 'gasAppliance')) return true;
  if (intent === 'question' && text.says(allLexicons.intent, 'question')) return true;
  return text.reader.tokens.some(({ word }) => waterWord.test(word));
}

/** Reads hazards, source, extent and age of the water from a text in English or Spanish. Never throws, whatever the text. */
export function readText(scenario: string): Reading {
  const reader = new Reader(tokenize(scenario), vocabulary());
  const text = new TextReading(reader);
  const elapsed = elapsedIn(scenario, reader);
  const extent = extentIn(text);
  const all = presentIn(text, findingsIn(text, elapsed, extent));
  const signs = signsIn(text);
  const wet =
    all.length > 0 || signs.anySource || signs.used.length > 0 || text.says(allLexicons['contents-only'], 'building');
  // Sewage or a flood beside a sentence about the past is not what that sentence calls over, nor a mere question where it is here.
  const running = pastSentences(text).size > 0 || text.says(allLexicons.intent, 'here') ? gravestHazards : lifeHazards;
  const danger = all.some(({ hazard }) => running.includes(hazard));
  const intent = intentOf(text, { danger, wet });
  const isRunning = all.some(({ hazard }) => hazard === 'ongoing');
  return {
    findings: intent === 'loss' ? all : all.filter(({ hazard }) => lifeHazards.includes(hazard)),
    elapsed,
    signs,
    extent,
    particulars: particularsIn(text),
    intent,
    understood: isUnderstood(text, intent, all),
    ifNow: all,
    childWriter: childWriter(reader).length > 0,
    // "How do I shut it off" stops nothing while the water is said to run.
    stopped: !isRunning && text.says(allLexicons.ongoing, 'stopped'),
    powerIsWell: powerIsWell(text),
    language: languageOf(reader),
  };
}

/** What a text says about where the water came from and how clean it is. Each holds the words that say so. */
export interface WaterSigns {
  readonly used: readonly Span[];
  readonly building: readonly Span[];
  readonly dirty: readonly Span[];
  /** Animal or human matter in the water. */
  readonly remains: readonly Span[];
  readonly unknown: readonly Span[];
  readonly longDamp: readonly Span[];
  readonly stagnant: readonly Span[];
  readonly chemicals: readonly Span[];
  readonly named3: readonly Span[];
  readonly named2: readonly Span[];
  readonly supply: readonly Span[];
  /** Whether the text names a source at all. */
  readonly anySource: boolean;
}

function signsIn(text: TextReading): WaterSigns {
  const { water } = allLexicons;
  const spans = (list: Parameters<typeof water.patterns>[0]) => text.spans(text.affirmed(water, list));
  const all = (list: Parameters<typeof water.patterns>[0]) => text.spans(text.all(water, list));
  return {
    used: text.spans(text.without(text.affirmed(water, 'used'), text.all(water, 'notUsed'))),
    building: spans('building'),
    dirty: spans('dirty'),
    remains: spans('remains'),
    unknown: all('unknown'),
    longDamp: spans('longDamp'),
    stagnant: spans('stagnant'),
    chemicals: spans('chemicals'),
    named3: spans('named3'),
    named2: spans('named2'),
    supply: spans('supply'),
    anySource: text.says(water, 'anySource'),
  };
}
