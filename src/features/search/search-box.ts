/** Results under a search field while somebody types. It comes with the first focus of a field, and fetches then what it searches. */

import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import type { Shown } from '#core/search/search-result.ts';
import { shownHit } from '#core/search/search-result.ts';
import { searchSite } from '#core/search/search-site.ts';
import { type Combobox, combobox } from './combobox.ts';
import { fetchIndex } from './fetch-index.ts';

/** As many as a screen holds; the page of search shows more. */
const mostShown = 6;

const locale = localeOfPage();
let ready: ReturnType<typeof fetchIndex> | undefined;

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
  if (count === 0) return box.show([], t(words.none, { query }, locale), true);
  const all = optionOf({ href: addressOf(form, query), title: words.all, heading: '', pieces: [] });
  box.show([...options, all], t(words.results, { count }, locale));
}

const addressOf = (form: HTMLFormElement, query: string) => `${form.action}?q=${encodeURIComponent(query)}`;

/** One entry of the list: a link, so that it can be opened in a tab of its own. */
function optionOf({ href, title, heading, pieces }: Shown): HTMLAnchorElement {
  const option = document.createElement('a');
  option.href = href;
  option.tabIndex = -1;
  option.role = 'option';
  option.append(element('b', title));
  if (heading !== '') option.append(` › ${heading}`);
  const words = pieces.map(({ text, isMarked }) => (isMarked ? element('mark', text) : text));
  if (words.length > 0) {
    const line = document.createElement('small');
    line.append(...words);
    option.append(line);
  }
  return option;
}

function element(name: 'b' | 'mark', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
