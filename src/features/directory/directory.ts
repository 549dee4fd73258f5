/** Search of the directory page. The list is already in the page: this shows the rows that match, best first. */

import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import type { DirectorySearchMessages } from './DirectorySearch.tsx';
import type { Find } from './directory-search.ts';

const query = required<HTMLInputElement>('#search');
const kindChoice = required<HTMLSelectElement>('#kind');
const list = required<HTMLElement>('[data-list]');
const results = required<HTMLElement>('[data-results]');
const empty = required<HTMLElement>('[data-empty]');
const count = required<HTMLElement>('[data-count]');
const words: DirectorySearchMessages = JSON.parse(required<HTMLElement>('[data-words]').dataset.words ?? '{}');
const locale = localeOfPage();
const rows = [...list.querySelectorAll<HTMLElement>('[data-kind]')];
const names = rows.map((row) => row.querySelector('b')?.textContent ?? '');

/** Milliseconds of rest before the search goes into the address: browsers refuse an address that changes at every key. */
const rest = 250;

let find: Find = findExact;
let isLoading = false;
let resting: ReturnType<typeof setTimeout> | undefined;

for (const field of [query, kindChoice]) {
  field.addEventListener('focus', load);
  field.addEventListener('input', () => {
    void load();
    show();
  });
}
empty.querySelector('button')?.addEventListener('click', () => {
  query.value = '';
  kindChoice.value = '';
  show();
  query.focus();
});

// What is printed is the whole list, whatever was searched for.
window.addEventListener('beforeprint', () => showRows(null));
window.addEventListener('afterprint', show);

fillFrom(new URLSearchParams(location.search));
// Safari has no requestIdleCallback.
(globalThis.requestIdleCallback ?? setTimeout)(load);

/** Takes up a search that came with the address, or that the browser kept when the visitor came back. */
function fillFrom(address: URLSearchParams) {
  query.value = address.get('q') ?? query.value;
  const kind = address.get('kind') ?? kindChoice.value;
  if ([...kindChoice.options].some(({ value }) => value === kind)) kindChoice.value = kind;
  if (query.value.trim() || kindChoice.value) {
    void load();
    show();
  }
}

/** The names that contain the text as typed: until the search with its library has loaded, and where it does not load. */
function findExact(text: string): readonly number[] {
  const part = text.toLowerCase();
  return names.flatMap((name, at) => (name.toLowerCase().includes(part) ? [at] : []));
}

/** Loads the full search once; after a failure the next key tries again. */
async function load() {
  if (isLoading) return;
  isLoading = true;
  try {
    const { prepare } = await import('./directory-search.ts');
    find = prepare(
      rows.map((row, at) => ({ name: names[at] ?? '', phone: row.querySelector('a')?.textContent ?? '' })),
    );
    if (query.value.trim()) show();
  } catch {
    isLoading = false;
  }
}

/** Shows what matches the text and the kind that are chosen now. */
function show() {
  const [text, kind] = [query.value.trim(), kindChoice.value];
  clearTimeout(resting);
  // The count is read aloud only once the visitor stops typing.
  count.setAttribute('aria-busy', 'true');
  const matching = text ? find(text) : [...rows.keys()];
  const found = matching.flatMap((at) => {
    const row = rows[at];
    return row && (kind === '' || row.dataset.kind === kind) ? [row] : [];
  });
  empty.hidden = found.length > 0;
  const values = { count: found.length, total: rows.length, text };
  count.textContent = t(text ? words.foundFor : words.found, values, locale);
  showRows(text || kind ? found : null);
  resting = setTimeout(() => {
    count.setAttribute('aria-busy', 'false');
    keepInAddress(text, kind);
  }, rest);
}

/** Shows copies of the rows in this order in place of the list, or for null the list itself. */
function showRows(found: readonly HTMLElement[] | null) {
  list.hidden = found !== null;
  results.hidden = !found?.length;
  results.replaceChildren(...(found ?? []).map((row) => row.cloneNode(true)));
}

function keepInAddress(text: string, kind: string) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries({ q: text, kind })) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(null, '', address);
}

function required<Part extends Element>(selector: string): Part {
  const part = document.querySelector<Part>(selector);
  if (!part) throw new Error(`The directory page lacks ${selector}`);
  return part;
}
