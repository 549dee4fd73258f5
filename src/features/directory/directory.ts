/** Search of the directory page: shows the matching rows of the list in the page, best first. */

import { localeOfPage } from '#content/i18n/locale-of-page.ts';
import { t } from '#content/i18n/t.ts';
import type { DirectorySearchMessages } from './DirectorySearch.tsx';
import type { Find, Found } from './directory-search.ts';

const query = required<HTMLInputElement>('#search');
const form = required<HTMLElement>('search, [data-words]');
const kindChoice = required<HTMLSelectElement>('#kind');
const list = required<HTMLElement>('[data-list]');
const results = required<HTMLElement>('[data-results]');
const empty = required<HTMLElement>('[data-empty]');
const count = required<HTMLElement>('[data-count]');
const note = required<HTMLElement>('[data-note]');
const messages: DirectorySearchMessages = JSON.parse(required<HTMLElement>('[data-words]').dataset.words ?? '{}');
const locale = localeOfPage();
const rows = [...list.querySelectorAll<HTMLElement>('[data-kind]')];
const names = rows.map((row) => row.querySelector('b')?.textContent ?? '');

/** Debounce, in milliseconds, before the query goes into the address: browsers limit the rate of changes. */
const debounceMs = 250;

let find: Find = findExact;
let isLoading = false;
let debounce: ReturnType<typeof setTimeout> | undefined;

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

// Printing always prints the whole list.
window.addEventListener('beforeprint', () => showRows(null));
window.addEventListener('afterprint', show);

fillFrom(new URLSearchParams(location.search));
// Safari has no requestIdleCallback.
(globalThis.requestIdleCallback ?? setTimeout)(load);

/** Applies the query of the address, or the form values that the browser restored. */
function fillFrom(address: URLSearchParams) {
  query.value = address.get('q') ?? query.value;
  const kind = address.get('kind') ?? kindChoice.value;
  if ([...kindChoice.options].some(({ value }) => value === kind)) kindChoice.value = kind;
  if (query.value.trim() || kindChoice.value) {
    void load();
    show();
  }
}

/** Names that contain the text. Used until the full search has loaded, and if it fails to load. */
function findExact(text: string): Found {
  const part = text.toLowerCase();
  return {
    rows: names.flatMap((name, at) => (name.toLowerCase().includes(part) ? [at] : [])),
    isNear: false,
  };
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

/** Shows the rows that match the current text and kind. */
function show() {
  const [text, kind] = [query.value.trim(), kindChoice.value];
  clearTimeout(debounce);
  // Screen readers announce the count only after the visitor stops typing.
  count.setAttribute('aria-busy', 'true');
  const matching: Found = text ? find(text) : { rows: [...rows.keys()], isNear: false };
  const found = matching.rows.flatMap((at) => {
    const row = rows[at];
    return row && (kind === '' || row.dataset.kind === kind) ? [row] : [];
  });
  empty.hidden = found.length > 0;
  note.textContent = found.length > 0 ? noteOn(matching) : '';
  const values = { count: found.length, total: rows.length, text };
  count.textContent = t(text ? messages.foundFor : messages.found, values, locale);
  showRows(text || kind ? found : null);
  raiseField(text);
  debounce = setTimeout(() => {
    count.setAttribute('aria-busy', 'false');
    updateAddress(text, kind);
  }, debounceMs);
}

/** What became of the company that was meant, or that only a part of the name was found. */
function noteOn({ former, isNear }: Found): string {
  if (!former) return isNear ? messages.near : '';
  const [name = ''] = former.names;
  if (former.became === 'unlisted') return t(messages.unlisted, { name }, locale);
  if (!former.day) return t(messages.closed, { name }, locale);
  const day = new Date(`${former.day}T00:00Z`).toLocaleDateString(locale.tag, { dateStyle: 'long', timeZone: 'UTC' });
  return t(messages.closedOn, { name, day }, locale);
}

/** On a phone, moves the field to the top once something is typed, so that the number is above the keyboard. */
function raiseField(text: string) {
  form.toggleAttribute('data-searching', text !== '');
  if (text !== '' && document.activeElement === query && !matchMedia('(min-width: 40rem)').matches)
    query.scrollIntoView({ block: 'start' });
}

/** Shows copies of these rows in place of the list, or the list itself for null. */
function showRows(found: readonly HTMLElement[] | null) {
  list.hidden = found !== null;
  results.hidden = !found?.length;
  results.replaceChildren(...(found ?? []).map((row) => row.cloneNode(true)));
}

function updateAddress(text: string, kind: string) {
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
