import { retext } from 'retext';
import retextContractions from 'retext-contractions';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import type { Piece } from '../texts/text-pieces.ts';
import { readingGrade, sentencesOf } from './readability.ts';

/** Words that make English sound translated, with what a native speaker writes instead. */
const stopWords: readonly (readonly [finds: RegExp, instead: string])[] = [
  [/\b(?:some|any|every)body\b/gi, 'someone, anyone, everyone; better: an adjuster, a technician, you'],
  [/\bnobody\b/gi, 'no one; better: name who does not'],
  [/\b(?:who(?:so)?ever|whom)\b/gi, 'the person who; better: name the person'],
  [/\bmachines?\b/gi, 'equipment, dehumidifier, air mover, air scrubber'],
  [/\b(?:papers|(?:a|the|which|its) paper)\b/gi, 'documents, paperwork, report, license'],
  [/\b(?:stands|lies)\b(?! for)/gi, 'is, shows, works'],
  [/\b(?:a|no|each|every|that) thing\b/gi, 'item, belongings'],
  [
    /\bb(?:ring|rought) (?:it|a copy|everything) back\b|\btake (?:it|everything)(?: all)? away\b/gi,
    'restore, undo, remove',
  ],
  [/\bwhat speaks (?:for|against)\b/gi, 'pros, cons'],
  [/\bsecond[- ]hand\b/gi, 'not verified against the original'],
  [/\bthe line (?:broke|dropped|is (?:slow|gone|down))\b/gi, 'connection, signal'],
  [/\bhow exact\b/gi, 'how accurate'],
  [/\bis so\?/gi, 'does any of this apply'],
  [/\b(?:adverts?|whilst|shall)\b/gi, 'ads, while, should'],
];

/** Phrases in which such a word is the right one. */
export const allowed: readonly (readonly [phrase: RegExp, reason: string])[] = [
  [/\b(?:washing|ice|oxygen|breathing) machines?\b/gi, 'household and medical appliances are called that'],
  [/\bmachine that runs on power\b/gi, 'a medical appliance of any kind'],
  [/\bif the machine may stop\b/gi, 'the same medical appliance'],
  [/\bthe machine is off\b/gi, 'a reader’s own words about a washing machine'],
  [/“shall”/gi, 'quotes the verb of a standard'],
];

/** Each stop word of a text, as `found: instead`. A place to fill in has a name for programs. */
export function stopWordsIn(text: string): readonly string[] {
  const rest = allowed.reduce((remaining, [phrase]) => remaining.replace(phrase, ' '), text.replace(/\{\w+\}/g, ' '));
  return stopWords.flatMap(([finds, instead]) => [...rest.matchAll(finds)].map(([found]) => `${found}: ${instead}`));
}

/** What to change in the texts of a file, one line each; `factsOfLines` of a record names places and facts. */
export function remarksOn(file: string, pieces: readonly Piece[]): readonly string[] {
  return pieces
    .filter(({ at }) => !at.startsWith('factsOfLines.'))
    .flatMap(({ at, text }) => [...stopWordsIn(text), ...slipsIn(text)].map((found) => `${file}:${at}: ${found}`));
}

/** A noun with ’s may be a possessive, so only words that have none count with it. */
const contraction =
  /n’t\b|\p{L}’(?:re|ve|ll|d|m)\b|\b(?:it|that|there|here|what|who|where|how|she|he|let|everything|something|nothing|someone)’s\b/giu;

/** What a file's text sounds like. */
export interface Voice {
  readonly words: number;
  /** Contractions in 1,000 of these words. */
  readonly contractions: number;
  readonly grade: number;
  readonly longest: number;
}

/** Kinds of pieces that hold sentences; titles, table cells and labels hold none. */
const prose = new Set(['paragraph', 'text', 'caption', 'alt', 'description', 'meaning', 'example']);

/** Measures the sentences of a file. */
export function voiceOf(pieces: readonly Piece[]): Voice {
  const blocks = pieces.filter(({ kind }) => prose.has(kind)).map(({ text }) => text);
  const sentences = blocks.flatMap(sentencesOf).filter((words) => words.length >= 4);
  const words = sentences.reduce((sum, { length }) => sum + length, 0);
  const found = sentences.flat().join(' ').match(contraction) ?? [];
  return {
    words,
    contractions: words === 0 ? 0 : (1000 * found.length) / words,
    grade: readingGrade(blocks),
    longest: Math.max(0, ...sentences.map(({ length }) => length)),
  };
}

const linter = retext()
  .use(retextContractions, { straight: false })
  .use(retextIndefiniteArticle)
  .use(retextRedundantAcronyms)
  .use(retextRepeatedWords)
  .freeze();

/** Slips of the keyboard in an English text: "dont", "a hour", "the the", "LED diodes". A place to fill in has no sound. */
export function slipsIn(text: string): readonly string[] {
  const readable = text.replaceAll(/\b(?:an? )?\{\w+\}/gi, '…');
  return linter.processSync(readable).messages.map(({ reason }) => reason);
}
