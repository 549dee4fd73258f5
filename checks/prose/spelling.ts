import { readFileSync } from 'node:fs';
import dictionary from 'dictionary-en';
import nspell from 'nspell';

/** Names and trade words that the dictionary lacks: one a line, `#` starts a comment. */
const ownWords = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim())
  .filter(Boolean);

const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
for (const word of ownWords) speller.add(word);

/** Words of a text that neither the US English dictionary nor our own list knows, each once. */
export function misspelled(text: string): readonly string[] {
  const words = text
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(/https?:\S+|\S*@\S*|\S*\.\w+\/\S*/g, ' ')
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}']+/u)
    .map((word) => word.replace(/^'+|'+$/g, '').replace(/'s$/, ''))
    .filter((word) => /^[\p{L}']{2,}$/u.test(word));
  return [...new Set(words)].filter((word) => !speller.correct(word) && !speller.correct(word.toLowerCase()));
}
