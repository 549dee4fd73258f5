import { directoryAliases } from '#content/directory/aliases.ts';
import { indexDirectory, searchDirectory } from '#core/directory-search/directory-search.ts';
import { learnWords } from './directory-corrections.ts';

/** Prepares the full search of the directory: exact words first, then, when they are not in the list, what was meant. */
export function prepare(listed: readonly { readonly name: string; readonly phone: string }[]) {
  const entries = listed.map((entry) => ({ ...entry, aliases: directoryAliases[entry.name] ?? [] }));
  const index = indexDirectory(entries);
  const correct = learnWords(index, entries);
  return (query: string): readonly number[] => {
    const { rows, certain } = searchDirectory(index, query);
    return certain ? rows : [...new Set([...rows, ...correct(query)])];
  };
}
