import { searchWords } from '#core/search/normalise.ts';
import type { SearchSection } from '#core/search/site-words.ts';

/** So many words of a section are kept as they are written: what is shown of it is taken from them. */
const kept = 57;
/** Of what comes after, the words that no more sections than this begin with: the others lead to enough of them. */
const fewSections = 2;

/**
 * Sections in fewer bytes, for a browser fetches all of them with its first search: their first words, and the rare ones of the
 * rest without order (docs/decisions/0042).
 */
export function shorten(sections: readonly SearchSection[], small: ReadonlySet<string>): readonly SearchSection[] {
  const counts = new Map<string, number>();
  for (const [, , heading, text] of sections)
    for (const word of new Set(searchWords(`${heading} ${firstOf(text)}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) =>
    word.length > 2 && !small.has(word) && /\D/.test(word) && (counts.get(word) ?? 0) <= fewSections;
  return sections.map(([page, id, heading, text]) => {
    const words = text.split(' ');
    const [first, rest] = [firstOf(text), words.slice(kept).join(' ')];
    const seen = new Set(searchWords(`${heading} ${first}`));
    const more = [...new Set(searchWords(rest))].filter((word) => !seen.has(word) && isRare(word));
    return [page, id, heading, words.length > kept ? `${first} …` : first, more.join(' ')];
  });
}

const firstOf = (text: string) => text.split(' ').slice(0, kept).join(' ');
