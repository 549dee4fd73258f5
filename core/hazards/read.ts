import { findingsIn } from './findings.ts';
import { type Finding, gravestHazards, lifeHazards, type Span } from './hazards.ts';
import { lexica } from './lexicon/lexica.ts';
import { childWriter } from './particulars/ages/child-writer.ts';
import { type Extent, extentIn } from './particulars/extent.ts';
import { type Intent, intentOf, pastSentences } from './particulars/intent.ts';
import { type Particulars, particularsIn } from './particulars/particulars.ts';
import { type Elapsed, elapsedIn } from './particulars/time/elapsed.ts';
import { Reader } from './reader.ts';
import { signsIn, type WaterSigns } from './signs.ts';
import { TextReading } from './text-reading.ts';
import { languageOf, type ReadLanguage } from './words/language.ts';
import { tokenize } from './words/tokens.ts';
import { vocabulary } from './words/vocabulary.ts';

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
  const named = text.all(lexica.water, 'power').length > 0;
  return named && text.notWell(text.affirmed(lexica.water, 'power')).length === 0;
}

/** Findings that say who or what is there, and nothing of water or danger. */
const circumstances: readonly Finding['hazard'][] = ['vulnerable-people', 'contents-only'];

/** Words for water or what it does, in both languages; slips are corrected before. */
const waterWord =
  /^(?:w[ae]t+e?r?s?$|agua|moj|leak|leek|drip|flood|flud|damp|moist|soak|soggy|spill|overflow|burst|seep|puddl|pool|pipe|plumb|sewa|sewer|septic|drain|toilet|mold|mould|moho|mildew|musty|rain|storm|creek|river|gote|inund|fuga|drenaje|derram|llov|lluv|humed|charc|tub[oe]|arroyo|creciente|condens|stain|mancha|sump|hydrant|faucet|sprinkler|hurric|huracan|tormenta)/;

function isUnderstood(text: TextReading, intent: Intent, all: readonly Finding[]): boolean {
  if (all.some(({ hazard }) => !circumstances.includes(hazard))) return true;
  if (intent === 'past' || intent === 'possible' || text.says(lexica.named, 'gasAppliance')) return true;
  if (intent === 'question' && text.says(lexica.intent, 'question')) return true;
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
    all.length > 0 || signs.anySource || signs.used.length > 0 || text.says(lexica['contents-only'], 'building');
  // Sewage or a flood beside a sentence about the past is not what that sentence calls over, nor a mere question where it is here.
  const running = pastSentences(text).size > 0 || text.says(lexica.intent, 'here') ? gravestHazards : lifeHazards;
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
    stopped: !isRunning && text.says(lexica.ongoing, 'stopped'),
    powerIsWell: powerIsWell(text),
    language: languageOf(reader),
  };
}
