/** Results under a search field while typing. Loaded on the first focus of a field, and then loads the index. */

import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import type { Shown } from '#core/search/search-result.ts';
import { shownHit } from '#core/search/search-result.ts';
import { searchSite } from '#core/search/search-site.ts';
import { type Combobox, combobox } from './combobox.ts';
import { fetchIndex } from './fetch-index.ts';

/** As many as fit on a screen; the search page shows more. */
const mostShown = 6;

const locale = localeOfPage();
let ready: ReturnType<typeof fetchIndex> | undefined;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-search]')) {
  const input = form.querySelector('input');
  if (input) attachSearch(form, input);
}

function attachSearch(form: HTMLFormElement, input: HTMLInputElement): void {
  const box = combobox(form, input);
  const show = () => void update(form, input, box);
  input.addEventListener('focus', show);
  input.addEventListener('input', show);
  if (document.activeElement === input) show();
}

async function update(form: HTMLFormElement, input: HTMLInputElement, box: Combobox): Promise<void> {
  ready ??= fetchIndex();
  // Without the index the form still works through the server; the next key tries again.
  const found = await ready.catch(() => undefined);
  if (!found) ready = undefined;
  const query = input.value.trim();
  if (!found || query.length < 2 || document.activeElement !== input) return box.show([], '');
  const { index, words: messages } = found;
  box.name(messages.label);
  const { hits, stems } = searchSite(index, query, !input.value.endsWith(' '));
  const options = hits
    .slice(0, mostShown)
    .map((hit) => shownHit(index, hit, stems, messages.company))
    .flatMap((shown) => [optionOf(shown), ...callOf(shown, messages.call)]);
  const count = hits.length;
  if (count === 0) return box.show([], t(messages.none, { query }, locale), true);
  const all = optionOf({ href: resultsUrl(form, query), title: messages.all, heading: '', pieces: [] });
  box.show([...options, all], t(messages.results, { count }, locale));
}

const resultsUrl = (form: HTMLFormElement, query: string) => `${form.action}?q=${encodeURIComponent(query)}`;

/** The number of a company as an option of its own, to call in one tap. */
function callOf({ title: name, call }: Shown, words: string): readonly HTMLAnchorElement[] {
  if (!call) return [];
  const title = t(words, { name, phone: call.phone }, locale);
  return [optionOf({ href: call.href, title, heading: '', pieces: [] })];
}

/** One option: a link, so that it can be opened in a new tab. */
function optionOf({ href, title, heading, pieces }: Omit<Shown, 'kind'>): HTMLAnchorElement {
  const option = document.createElement('a');
  option.href = href;
  option.tabIndex = -1;
  option.role = 'option';
  option.append(element('b', title));
  if (heading !== '') option.append(` › ${heading}`);
  const text = pieces.map(({ text, isMarked }) => (isMarked ? element('mark', text) : text));
  if (text.length > 0) {
    const line = document.createElement('small');
    line.append(...text);
    option.append(line);
  }
  return option;
}

function element(name: 'b' | 'mark', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
