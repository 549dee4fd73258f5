import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-es-mx';
import nspell from 'nspell';
import { misspelled } from '../prose/spelling.ts';
import { syllablesOf } from './inflesz.ts';

/** One word or phrase a line, `#` starts a comment. */
function listed(file: string): readonly string[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n');
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter(Boolean);
}

/** Names are the same in both languages, so the English word list counts too. */
const names = listed('../prose/words.txt').filter((word) => /\p{Lu}/u.test(word));
/** English on Spanish pages: glosses, names of laws, forms and firms. The longest come first. */
const english = listed('./glosses.txt').toSorted((one, other) => other.length - one.length);
const glosses = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${english.map((phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of [...names, ...listed('./words.txt')]) speller.add(word);

/** Pronouns at the end of an order, an infinitive or a gerund, two or one: the dictionary has few of the words that they make. */
const endings = [/(?:[mts]e|nos)l[aeo]s?$/, /(?:[mts]e|nos)$/, /l[aeo]s?$/];

/** A word that a Spanish text should not hold. */
export interface Misspelling {
  readonly word: string;
  /** It is a word of English: something was left untranslated, or a gloss is not listed. */
  readonly isEnglish: boolean;
}

/** Words of a Spanish text that neither the dictionary nor our own lists know, each once. */
export function misspelledSpanish(text: string): readonly Misspelling[] {
  const words = text
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/https?:\S+|[\w.-]+\.(?:gov|com|org)\b[\w/.-]*|\S*@\S*|\S*\.\w+\/\S*/g, ' ')
    .replaceAll(glosses, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{L}{2,}$/u.test(word));
  return [...new Set(words)].filter((word) => !isKnown(word)).map((word) => ({ word, isEnglish: isEnglish(word) }));
}

const known = new Map<string, boolean>();

/** Most words come again, and each costs a search through the endings of the language. */
function isKnown(word: string): boolean {
  const before = known.get(word);
  if (before !== undefined) return before;
  const now = [word, word.toLowerCase()].some((one) => speller.correct(one) || hasPronouns(one));
  known.set(word, now);
  return now;
}

/** "ciérrelo" is "cierre" and "lo": the pronoun requires the accent. "decirle" needs none, "decírselo" does. */
function hasPronouns(word: string): boolean {
  return endings.some((ending, index) => {
    const stem = word.replace(ending, '');
    if (stem === word || !/(?:[aeo]n?|[aeií]r)$/.test(stem)) return false;
    const needsAccent = stem.endsWith('r') ? index === 0 : syllablesOf(stem) > 1;
    const hasAccent = /[áéíóú]/.test(word);
    const plain = stem
      .normalize('NFD')
      .replace(/\u0301/g, '')
      .normalize('NFC');
    return (hasAccent === needsAccent && speller.correct(plain)) || (hasAccent && speller.correct(stem));
  });
}

function isEnglish(word: string): boolean {
  return misspelled(word).length === 0;
}
