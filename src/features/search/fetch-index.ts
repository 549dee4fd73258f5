import type { Words } from '#content/en/messages.ts';
import { indexSite, type SearchedSite, type SiteIndex } from '#core/search/site-index.ts';

/** What the file of a language holds: what is searched, and what is said of it. */
export interface SearchFile extends SearchedSite {
  readonly words: Omit<Words['search'], 'submit' | 'elsewhere'>;
}

interface Ready {
  readonly index: SiteIndex;
  readonly words: SearchFile['words'];
}

/** What the search of the page's language knows. Rejects where it cannot be had. */
export async function fetchIndex(): Promise<Ready> {
  const answer = await fetch(`/search/${document.documentElement.lang.slice(0, 2)}.json`);
  if (!answer.ok) throw new Error(`no index: ${answer.status}`);
  const file: SearchFile = await answer.json();
  return { index: indexSite(file), words: file.words };
}
