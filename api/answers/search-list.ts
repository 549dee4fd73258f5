import { type Language, languages, locales } from '#content/languages.ts';
import { say } from '#content/locale/say.ts';
import { mostListed, searchSite } from '#core/search/site-search/search-site.ts';
import { type Shown, shownHit } from '#core/search/site-search/shown.ts';
import type { SiteIndex } from '#core/search/site-search/site-index.ts';
import { inHtml } from './in-html.ts';

/** What a search has found, as HTML: how many results there are, and the first of them, each with its words marked. */
export function searchList(language: Language, index: SiteIndex, query: string): string {
  const { search } = languages[language].words;
  const { hits, stems } = searchSite(index, query);
  const count = Math.min(hits.length, mostListed);
  const told = hits.length > mostListed ? search.first : count > 0 ? search.found : search.none;
  const found = say(told, { count, query }, locales[language]);
  const entries = hits.slice(0, mostListed).map((hit) => entryOf(shownHit(index, hit, stems, search.company)));
  const list = entries.length === 0 ? '' : `<ol>${entries.join('')}</ol>`;
  return `<p role="status">${inHtml(found)}</p>${list}`;
}

function entryOf({ href, title, heading, pieces }: Shown): string {
  const under = heading === '' ? '' : ` <span>${inHtml(heading)}</span>`;
  const words = pieces.map(({ text, isMarked }) => (isMarked ? `<mark>${inHtml(text)}</mark>` : inHtml(text)));
  return `<li><a href="${inHtml(href)}"><b>${inHtml(title)}</b>${under}</a><p>${words.join('')}</p></li>`;
}
