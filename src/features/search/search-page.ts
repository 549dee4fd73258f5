/** Offline fallback of the search page: a cached page has no results from the server, so the query is searched here. */

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
  const { index, words: messages } = await fetchIndex();
  const { hits, stems } = searchSite(index, query);
  const count = Math.min(hits.length, mostListed);
  const message = hits.length > mostListed ? messages.first : count > 0 ? messages.found : messages.none;
  const status = Object.assign(document.createElement('p'), { role: 'status' });
  const entries = document.createElement('ol');
  entries.append(...hits.slice(0, mostListed).map((hit) => entryOf(shownHit(index, hit, stems, messages.company))));
  place.replaceChildren(status, ...(count > 0 ? [entries] : []));
  status.textContent = t(message, { count, query }, localeOfPage());
}

function entryOf({ href, title, heading, pieces, kind, call }: Shown): HTMLLIElement {
  const entry = document.createElement('li');
  const link = element('a', element('b', title), ...(heading === '' ? [] : [' ', element('span', heading)]));
  link.setAttribute('href', href);
  const text = pieces.map(({ text, isMarked }) => (isMarked ? element('mark', text) : text));
  entry.append(markOf(kind), link, element('p', ...text));
  if (call) {
    const phone = element('a', call.phone);
    phone.setAttribute('href', call.href);
    entry.append(phone);
  }
  return entry;
}

/** The mark of a kind of result, of which the page has a drawing. */
function markOf(kind: Shown['kind']): SVGElement {
  const [mark, use] = [svgElement('svg'), svgElement('use')];
  mark.setAttribute('aria-hidden', 'true');
  use.setAttribute('href', `#kind-${kind}`);
  mark.append(use);
  return mark;
}

const svgElement = (name: 'svg' | 'use') => document.createElementNS('http://www.w3.org/2000/svg', name);

function element(name: string, ...inside: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...inside);
  return made;
}
