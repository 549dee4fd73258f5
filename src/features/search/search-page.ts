/**
 * The page of search where no server has put a list into it: a browser that kept the page opened it without a signal. What was
 * asked is searched on the device, and listed as the server lists it.
 */

import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import { type Shown, shownHit } from '#core/search/search-result.ts';
import { mostLetters, mostListed, searchSite } from '#core/search/search-site.ts';
import { fetchIndex } from './fetch-index.ts';

const place = document.querySelector<HTMLElement>('[data-slot="results"]');
const field = document.querySelector<HTMLInputElement>('main input[name="q"]');
const query = new URLSearchParams(location.search).get('q')?.trim().slice(0, mostLetters) ?? '';
if (place && field && query !== '') void list(place, field);

async function list(place: HTMLElement, field: HTMLInputElement): Promise<void> {
  field.value = query;
  const { index, words } = await fetchIndex();
  const { hits, stems } = searchSite(index, query);
  const count = Math.min(hits.length, mostListed);
  const told = hits.length > mostListed ? words.first : count > 0 ? words.found : words.none;
  const found = Object.assign(document.createElement('p'), { role: 'status' });
  const entries = document.createElement('ol');
  entries.append(...hits.slice(0, mostListed).map((hit) => entryOf(shownHit(index, hit, stems, words.company))));
  place.replaceChildren(found, ...(count > 0 ? [entries] : []));
  found.textContent = t(told, { count, query }, localeOfPage());
}

function entryOf({ href, title, heading, pieces }: Shown): HTMLLIElement {
  const entry = document.createElement('li');
  const link = element('a', element('b', title), ...(heading === '' ? [] : [' ', element('span', heading)]));
  link.setAttribute('href', href);
  const words = pieces.map(({ text, isMarked }) => (isMarked ? element('mark', text) : text));
  entry.append(link, element('p', ...words));
  return entry;
}

function element(name: string, ...inside: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}
