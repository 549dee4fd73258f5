import MiniSearch from 'minisearch';
import {
  type DirectoryIndex,
  isKnownStart,
  type SearchedEntry,
  searchDirectory,
} from '#core/search/directory-search/directory-search.ts';
import { searchWords } from '#core/search/directory-search/normalise.ts';

/** Corrections tried for one word, and queries tried for one search: more would cost a slow phone its frame. */
const most = { wordCorrections: 3, queries: 4 };

/** Finds what the visitor meant when nothing stands in the list as typed. */
export type CorrectQuery = (query: string) => readonly number[];

/**
 * Learns the words of a list, and returns a search that forgives typing errors: one in a word of four or five letters, two in longer
 * ones, and swapped neighbours in any. It returns rows, closest first.
 */
export function learnWords(index: DirectoryIndex, entries: readonly SearchedEntry[]): CorrectQuery {
  const library = new MiniSearch<{ id: string }>({ fields: ['id'], processTerm: (term) => term });
  for (const word of new Set(entries.flatMap(wordsOf))) library.add({ id: word });
  const within = (word: string, errors: number) =>
    library.search(word, { fuzzy: errors, tokenize: (text) => [text] }).map(({ id }) => String(id));
  const closest = (word: string) => {
    const near = [
      ...swaps(word).filter((text) => isKnownStart(index, text)),
      ...(word.length > 3 ? within(word, 1) : []),
    ];
    const found = near.length === 0 && word.length > 5 ? within(word, 2) : near;
    return [...new Set(found)].slice(0, most.wordCorrections);
  };
  return (query) => {
    const words = searchWords(query);
    const choices = words.map((word) => (isKnownStart(index, word) ? [word] : closest(word)));
    const joined = words.length > 1 ? closest(words.join('')) : [];
    const queries = [...combine(choices), ...joined].slice(0, most.queries);
    return [...new Set(queries.flatMap((text) => searchDirectory(index, text).rows))];
  };
}

/** Every word of an entry that people may type, and the first two words of each name written as one. */
function wordsOf({ name, aliases }: SearchedEntry): readonly string[] {
  const texts = [name, ...aliases].map(searchWords);
  return texts.flatMap((words) => [...words, words.slice(0, 2).join('')]).filter((word) => word.length > 3);
}

function swaps(word: string): readonly string[] {
  if (word.length < 4) return [];
  return Array.from(word.slice(1), (next, at) => word.slice(0, at) + next + word.charAt(at) + word.slice(at + 2));
}

/** All ways to pick one choice a word, the first choices first; none when a word has no choice. */
function combine(choices: readonly (readonly string[])[]): readonly string[] {
  return choices.reduce<readonly string[]>(
    (texts, words) => texts.flatMap((text) => words.map((word) => `${text} ${word}`)),
    [''],
  );
}
