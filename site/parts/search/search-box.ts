/** Results under a search field while somebody types. It comes with the first focus of a field, and fetches then what it searches. */

import type { Words } from '#content/en/words.ts';
import { localeOfPage } from '#content/locale/locale-of-page.ts';
import { say } from '#content/locale/say.ts';
import { searchSite } from '#core/site-search/search-site.ts';
import { shownHit } from '#core/site-search/shown.ts';
import { indexSite, type SiteIndex } from '#core/site-search/site-index.ts';
import type { SearchedSite } from '#core/site-search/site-words.ts';
import { type Combobox, combobox } from './combobox.ts';
import { optionOf } from './options.ts';

/** What the file of a language holds: what is searched, and what is said of it. */
export interface SearchFile extends SearchedSite {
  readonly words: Pick<Words['search'], 'label' | 'results' | 'none' | 'all' | 'company'>;
}

interface Ready {
  readonly index: SiteIndex;
  readonly words: SearchFile['words'];
}

/** As many as a screen holds; the page of search shows more. */
const mostShown = 6;

const locale = localeOfPage();
let ready: Promise<Ready> | undefined;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
  const input = form.querySelector('input');
  if (input) bringToLife(form, input);
}

function bringToLife(form: HTMLFormElement, input: HTMLInputElement): void {
  const box = combobox(form, input);
  const show = () => void update(form, input, box);
  input.addEventListener('focus', show);
  input.addEventListener('input', show);
  if (document.activeElement === input) show();
}

async function update(form: HTMLFormElement, input: HTMLInputElement, box: Combobox): Promise<void> {
  ready ??= fetchIndex();
  // Without the file the field still asks the server.
  const found = await ready.catch(() => undefined);
  if (!found) ready = undefined;
  const query = input.value.trim();
  if (!found || query.length < 2 || document.activeElement !== input) return box.show([], '');
  const { index, words } = found;
  box.name(words.label);
  const { hits, stems } = searchSite(index, query, !input.value.endsWith(' '));
  const options = hits.slice(0, mostShown).map((hit) => optionOf(shownHit(index, hit, stems, words.company)));
  const count = hits.length;
  if (count === 0) return box.show([], say(words.none, { query }, locale), true);
  const all = optionOf({ href: addressOf(form, query), title: words.all, heading: '', pieces: [] });
  box.show([...options, all], say(words.results, { count }, locale));
}

const addressOf = (form: HTMLFormElement, query: string) => `${form.action}?q=${encodeURIComponent(query)}`;

async function fetchIndex(): Promise<Ready> {
  const answer = await fetch(`/search/${document.documentElement.lang.slice(0, 2)}.json`);
  if (!answer.ok) throw new Error(`no index: ${answer.status}`);
  const file: SearchFile = await answer.json();
  return { index: indexSite(file), words: file.words };
}
