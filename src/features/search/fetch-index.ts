import type { Words } from '#content/en/messages.ts';
import { indexSite, type SearchedSite, type SiteIndex } from '#core/search/site-index.ts';

/** The search file of a language: the corpus, and the messages of the search. */
export interface SearchFile extends SearchedSite {
  readonly words: Omit<Words['search'], 'submit' | 'elsewhere'>;
}

interface Ready {
  readonly index: SiteIndex;
  readonly words: SearchFile['words'];
}

/** Loads the search index of the page's language. Rejects if it cannot be loaded. */
export async function fetchIndex(): Promise<Ready> {
  const answer = await fetch(`/search/${document.documentElement.lang.slice(0, 2)}.json`);
  if (!answer.ok) throw new Error(`no index: ${answer.status}`);
  const file: SearchFile = await answer.json();
  return { index: indexSite(file), words: file.words };
}
