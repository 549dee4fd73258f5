import { isLargeArea } from '../details/area.ts';
import { childWriter } from '../details/child-writer.ts';
import { type Particulars, particularsIn, refining } from '../details/details.ts';
import { type Elapsed, elapsedIn } from '../details/elapsed.ts';
import { type Extent, extentIn } from '../details/extent.ts';
import { elsewhereIn, type Intent, intentOf, isDoubtful, pastSentences } from '../details/intent.ts';
import { allLexicons, patternsOf } from '../lexicon/all-lexicons.ts';
import { linesOf } from '../lexicon/lexicon.ts';
import { lifeWords } from '../lexicon/life-words.ts';
import { ordinaryWords } from '../lexicon/ordinary-words.ts';
import { languageOf, type ReadLanguage } from '../nlp/language.ts';
import { isDenied } from '../nlp/negation.ts';
import { phoneticCodesFor } from '../nlp/phonetic.ts';
import type { Vocabulary } from '../nlp/spelling.ts';
import { vocabularyOf } from '../nlp/spelling.ts';
import { tokenize } from '../nlp/tokens.ts';
import { hazardRules } from '../rules/hazard-rules.ts';
import { isCovered } from './coverage.ts';
import { findingsIn, shockIn } from './findings.ts';
import { type Finding, gravestHazards, type Hazard, lifeHazards, type Span } from './hazards.ts';
import { entriesOf, type Pattern } from './patterns.ts';
import { Reader } from './reader.ts';
import { TextReading } from './text-reading.ts';

/** Every phrase of the lexicon. */
export function allPatterns(): readonly Pattern[] {
  return Object.values(allLexicons).flatMap((lexicon) => patternsOf(lexicon));
}

/** The words of a block of data. */
function wordsOf(block: string): readonly string[] {
  return linesOf(block).flatMap((line) => line.split(' '));
}

/** The broad stems of `wetness` would take a slip such as "sewagge" for a word that needs no correction. */
function precisePatterns(): readonly Pattern[] {
  const { wetness, ...precise } = allLexicons;
  return Object.values(precise).flatMap((lexicon) => patternsOf(lexicon));
}

let known: Vocabulary | undefined;

/** The words of the lexicon with their slips and sounds. Built when first asked for. */
export function vocabulary(): Vocabulary {
  known ??= vocabularyOf({
    entries: entriesOf(precisePatterns()),
    guessed: wordsOf(lifeWords),
    ordinary: new Set(wordsOf(ordinaryWords)),
    byEar: phoneticCodesFor(wordsOf(lifeWords)),
  });
  return known;
}

/** A text that reaches the rules of both languages. */
export const sampleText = 'The ceiling by the outlet is wet. El techo está mojado.';

/** Compiles the lexicon in parts of a few milliseconds, so that a page can do it while idle and the first text is read at once. */
export function* compileLexicon(): Generator<void> {
  for (const lexicon of Object.values(allLexicons)) yield void patternsOf(lexicon);
  yield void vocabulary();
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
  /** Whether the text names a danger, water or a thing that holds it: without, a number of days says nothing of its age. */
  readonly namesWater: boolean;
  /** Whether the text names water, or what it does, in so many words. */
  readonly namesWetness: boolean;
  /** Whether the text speaks of mold, found or feared. */
  readonly namesMold: boolean;
  /** Whether enough of the text was understood for an answer that says "monitor". */
  readonly covered: boolean;
  /** Dangers that may be over and mended or only imagined: asked about, not among the findings. */
  readonly doubtful: readonly Hazard[];
  /** Every finding as if the loss were happening now. */
  readonly ifNow: readonly Finding[];
  /** Whether more is wet than someone should dry alone. */
  readonly large: boolean;
  /** Whether a child wrote the text. */
  readonly childWriter: boolean;
  /** Whether the text is about a little clean water that was spilled, and denies a danger that it names. */
  readonly harmlessSpill: boolean;
  /** Whether someone felt the current. */
  readonly shocked: boolean;
  /** Whether the text says that the water was stopped. */
  readonly stopped: boolean;
  /** Whether the text says that what was wet is dry or was mopped up. */
  readonly dried: boolean;
  /** Whether the text names outlets, lamps or power, and all of it as dry, fine or not there. */
  readonly powerIsWell: boolean;
  /** The language of the text. Null where it is too short to tell. */
  readonly language: ReadLanguage | null;
}

/** The number of the sentence or the clause at a place of the text. */
function partAt({ tokens }: Reader, start: number, part: 'sentence' | 'clause'): number {
  return tokens.find((token) => token.end > start)?.[part] ?? -1;
}

/** Findings without what a sentence about the past says. */
function presentIn(text: TextReading, findings: readonly Finding[]): readonly Finding[] {
  const past = pastSentences(text);
  if (past.size === 0) return findings;
  const isPast = ({ start }: Span) => past.has(partAt(text.reader, start, 'sentence'));
  return findings.flatMap(({ hazard, spans }) => {
    if (lifeHazards.includes(hazard) || spans.length === 0) return [{ hazard, spans }];
    const present = spans.filter((span) => !isPast(span));
    return present.length > 0 ? [{ hazard, spans: present }] : [];
  });
}

/** The words of a text that are a figure of speech about money, or that the news says of others. */
function unmeant(text: TextReading): ReadonlySet<number> {
  const { intent } = allLexicons;
  const { tokens } = text.reader;
  const sentencesOf = (...lists: readonly ('reported' | 'own' | 'present')[]) =>
    new Set(lists.flatMap((list) => text.affirmed(intent, list)).flatMap(([at = 0]) => tokens[at]?.sentence ?? []));
  const reported = sentencesOf('reported');
  const ours = reported.size > 0 ? sentencesOf('own', 'present') : reported;
  const ofOthers = tokens.flatMap(({ sentence }, at) => (reported.has(sentence) && !ours.has(sentence) ? [at] : []));
  return new Set([...text.affirmed(intent, 'figurative').flat(), ...ofOthers]);
}

/** Whether a text is about a movie, a song or an exercise. */
function isInvented(text: TextReading): boolean {
  return (['unreal', 'imagined'] as const).some((list) => text.says(allLexicons.intent, list));
}

/** Dangers to life that the text may tell of as over and mended, or only imagine. */
function doubtfulIn(text: TextReading, all: readonly Finding[]): readonly Hazard[] {
  const { tokens } = text.reader;
  const water = text.all(allLexicons.wetness, 'wet').flatMap(([at = 0]) => tokens[at] ?? []);
  const isInDoubt = ({ hazard, spans }: Finding) => {
    const danger = tokens.filter((token) => spans.some(({ start, end }) => token.start < end && start < token.end));
    // "They would be better off without me" supposes nothing.
    if (hazard === 'crisis' && !isInvented(text)) return false;
    return (
      lifeHazards.includes(hazard) &&
      danger.length > 0 &&
      isDoubtful(text, { danger, water, isUrgent: hazardRules[hazard].callsFirst })
    );
  };
  return all.filter(isInDoubt).map(({ hazard }) => hazard);
}

function powerIsWell(text: TextReading): boolean {
  const named = text.all(allLexicons.water, 'power').length > 0;
  return named && text.notWell(text.affirmed(allLexicons.water, 'power')).length === 0;
}

/** Whether a text says that a danger to life is not there: "no gas smell". */
function deniesDanger(text: TextReading): boolean {
  return lifeHazards.some((hazard) =>
    text.all(allLexicons[hazard], 'phrases').some((match) => isDenied(text.reader, match)),
  );
}

/** Findings that say who or what is there, and nothing of water or danger. */
const circumstances: readonly Finding['hazard'][] = ['vulnerable-people', 'contents-only'];

/** Whether a text names a gas appliance that got wet, or a water heater under pressure. */
function namesAppliance(text: TextReading): boolean {
  return (['gasAppliance', 'heaterPressure'] as const).some((list) => text.says(allLexicons.named, list));
}

function namesWaterOrHolder(text: TextReading): boolean {
  return (['wet', 'holders'] as const).some((list) => text.names(allLexicons.wetness, list));
}

function isUnderstood(text: TextReading, intent: Intent, all: readonly Finding[], { wide, strong }: Extent): boolean {
  if (all.some(({ hazard }) => !circumstances.includes(hazard))) return true;
  if (intent === 'past' || intent === 'possible' || namesAppliance(text)) return true;
  if (
    intent === 'question' &&
    (['question', 'office', 'money', 'figurative', 'reported'] as const).some((list) =>
      text.says(allLexicons.intent, list),
    )
  )
    return true;
  const spilled = (['spill', 'smallSpill'] as const).some((list) => text.says(allLexicons.named, list));
  return spilled || wide.length + strong.length > 0 || namesWaterOrHolder(text);
}

/** Whether mold on a small surface is all that a text names: a question of cleaning, and no loss. */
function isSurfaceAlone(text: TextReading, all: readonly Finding[], { wide }: Extent): boolean {
  return (
    wide.length === 0 && all.every(({ hazard }) => hazard === 'mold') && !text.names(allLexicons.wetness, 'spread')
  );
}

/** Reads hazards, source, extent and age of the water from a text in English or Spanish. Never throws, whatever the text. */
export function readText(scenario: string): Reading {
  const reader = new Reader(tokenize(scenario), vocabulary());
  const text = new TextReading(reader);
  const meant = new TextReading(reader, unmeant(text));
  const elapsed = elapsedIn(scenario, reader);
  const extent = extentIn(text);
  const ifNow = presentIn(text, findingsIn(meant, elapsed, extent));
  const doubtful = doubtfulIn(text, ifNow);
  const all = ifNow.filter(({ hazard }) => !doubtful.includes(hazard));
  const signs = signsIn(text);
  const particulars = particularsIn(text);
  const namesThing = [...particulars].some((name) => !refining.has(name));
  const wet =
    all.length > 0 ||
    signs.anySource ||
    signs.used.length > 0 ||
    signs.listed.gray.length > 0 ||
    text.says(allLexicons['contents-only'], 'building');
  // Sewage or a flood beside a sentence about the past is not what that sentence calls over, nor a mere question where it is here.
  const running = pastSentences(text).size > 0 || text.says(allLexicons.intent, 'here') ? gravestHazards : lifeHazards;
  const danger = all.some(({ hazard }) => running.includes(hazard));
  const clausesOf = (findings: readonly Finding[]) =>
    findings.flatMap(({ spans }) => spans.map(({ start }) => partAt(reader, start, 'clause')));
  const gravest = ifNow.filter(({ hazard }) => gravestHazards.includes(hazard));
  const isCrisis = ifNow.some(({ hazard }) => hazard === 'crisis') && !isInvented(text);
  const elsewhere = isCrisis ? null : elsewhereIn(text, clausesOf(gravest));
  const runs = all.some(({ hazard }) => hazard === 'ongoing');
  const asked = elsewhere ?? intentOf(text, { danger, wet, runs, damage: clausesOf(all), meant });
  const isSurface = particulars.has('surfaceMold') && !runs && isSurfaceAlone(text, ifNow, extent);
  const intent = asked === 'loss' && isSurface ? 'question' : asked;
  return {
    findings: intent === 'loss' ? all : elsewhere ? [] : all.filter(({ hazard }) => lifeHazards.includes(hazard)),
    elapsed,
    signs,
    extent,
    particulars,
    intent,
    understood: isUnderstood(text, intent, ifNow, extent),
    namesWater: wet || namesThing || namesWaterOrHolder(text),
    namesWetness: text.names(allLexicons.wetness, 'wet'),
    namesMold: text.names(allLexicons.wetness, 'mold'),
    covered: isCovered(reader, signs, particulars),
    doubtful: elsewhere ? [] : doubtful,
    ifNow,
    large: extent.large.length > 0 || isLargeArea(scenario),
    childWriter: childWriter(reader).length > 0,
    harmlessSpill:
      particulars.has('smallSpill') && ifNow.every(({ hazard }) => hazard === 'contents-only') && deniesDanger(text),
    shocked: shockIn(text).length > 0,
    // "How do I shut it off" stops nothing while the water is said to run.
    stopped: !runs && text.says(allLexicons.ongoing, 'stopped'),
    dried: text.says(allLexicons.ongoing, 'dried'),
    powerIsWell: powerIsWell(text),
    language: languageOf(reader.tokens),
  };
}

/** What water came through before it was in the room. */
export type Through = 'rain' | 'roof' | 'ground' | 'wall' | 'outdoorSupply' | 'hiddenLeak';

const noThrough: Readonly<Record<Through, readonly Span[]>> = {
  rain: [],
  roof: [],
  ground: [],
  wall: [],
  outdoorSupply: [],
  hiddenLeak: [],
};

/** Words of what the water came through. Where a text names plumbing, water in a wall or an attic is not from outdoors. */
function throughIn(text: TextReading): WaterSigns['through'] {
  const { water, named } = allLexicons;
  const spans = (list: Through) => text.spans(text.affirmed(water, list));
  // Rain comes through the roof even where a bathroom is above.
  if (text.says(water, 'notBuilding') && !text.says(named, 'weather')) return noThrough;
  const rains = text.says(named, 'rains');
  const isPiped = text.names(water, 'notFromOutside');
  const roof = spans('roof');
  const found = {
    ...noThrough,
    rain: rains ? [...spans('rain'), ...roof] : spans('rain'),
    roof: rains || isPiped ? [] : roof,
    ground: spans('ground'),
    outdoorSupply: spans('outdoorSupply'),
    hiddenLeak: spans('hiddenLeak'),
  };
  const isExplained = isPiped || Object.values(found).some(({ length }) => length > 0);
  return { ...found, wall: isExplained ? [] : spans('wall') };
}

/** What a text says about where the water came from and how clean it is. Each holds the words that say so. */
export interface WaterSigns {
  readonly used: readonly Span[];
  /** Words of the Spanish twin of the specified gray list, and of toilets that overflow. */
  readonly listed: Readonly<Record<'gray' | 'black', readonly Span[]>>;
  /** What the water came through, by the kind of it. */
  readonly through: Readonly<Record<Through, readonly Span[]>>;
  /** All of these together. */
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
  type List = Parameters<typeof water.patterns>[0];
  const spans = (list: List) => text.spans(text.affirmed(water, list));
  const without = (list: List, traps: List) =>
    text.spans(text.without(text.affirmed(water, list), text.all(water, traps)));
  const through = throughIn(text);
  const emptied = text.names(water, 'fed') ? [] : text.affirmed(water, 'emptied');
  return {
    used: text.spans([...text.without(text.affirmed(water, 'used'), text.all(water, 'notUsed')), ...emptied]),
    listed: {
      gray: text.spans(
        text.without(text.affirmed(water, 'listedGray'), [
          ...text.all(water, 'notUsed'),
          ...text.all(water, 'notListed'),
        ]),
      ),
      black: without('listedBlack', 'notListed'),
    },
    through,
    building: Object.values(through).flat(),
    dirty: spans('dirty'),
    remains: spans('remains'),
    unknown: text.spans(text.without(text.all(water, 'unknown'), text.all(water, 'notUnknown'))),
    longDamp: without('longDamp', 'notLongDamp'),
    stagnant: spans('stagnant'),
    chemicals: spans('chemicals'),
    named3: spans('named3'),
    named2: spans('named2'),
    // The hose that a washer empties through feeds it nothing.
    supply: text.spans(text.without(text.affirmed(water, 'supply'), emptied)),
    anySource: without('anySource', 'notUnknown').length > 0,
  };
}
