/** Search of the directory page. The list is already in the page: this shows the rows that match, best first. */

import { localeOfPage } from '#content/locale/locale-of-page.ts';
import { say } from '#content/locale/say.ts';
import type { DirectorySearchWords } from './DirectorySearch.tsx';
import { folded } from './folded.ts';

type Find = (query: string) => readonly number[];

const query = required<HTMLInputElement>('#search');
const kindChoice = required<HTMLSelectElement>('#kind');
const list = required<HTMLElement>('[data-list]');
const results = required<HTMLElement>('[data-results]');
const empty = required<HTMLElement>('[data-empty]');
const count = required<HTMLElement>('[data-count]');
const words: DirectorySearchWords = JSON.parse(required<HTMLElement>('[data-words]').dataset.words ?? '{}');
const locale = localeOfPage();
const rows = [...list.querySelectorAll<HTMLElement>('[data-kind]')];
/** A row's first part is the name: to search each of 20,000 for it costs the first key its frame. */
const nameOf = (row: Element) => row.firstElementChild?.textContent?.toLowerCase() ?? '';

/** Rows shown at once, more than a phone's screen holds; the rest of a long result follows, a batch a frame. */
const batch = 8;
/** Rows that fill a large screen. Those below it wait for the last key: the next one would wait for their frame. */
const screenful = 32;
/** Rows that follow by themselves. More come as somebody scrolls: taking thousands away again would cost the next key its frame. */
const bySelf = 320;
/** Rows of a list that is folded while somebody types: to take 20,000 out of the page costs a phone 100 ms, and the next key would wait. */
const long = 500;
/** Milliseconds of rest before the search goes into the address: browsers refuse an address that changes at every key. */
const rest = 250;

/** In small letters: the full search reads them while it is prepared, those that it has not read yet are read for the first key. */
const names: string[] = [];
/** Until the full search has arrived, and if it never does: the names that hold the words as typed. */
let find: Find = (typed) => {
  const part = typed.trim().toLowerCase();
  for (const [at, row] of rows.entries()) names[at] ??= nameOf(row);
  return [...names.keys()].filter((at) => names[at]?.includes(part));
};
let loading = false;
let drawing = 0;
let further = () => {};
let resting: ReturnType<typeof setTimeout> | undefined;

const fields: readonly (Element | null)[] = [query, kindChoice];
for (const field of [query, kindChoice]) {
  field.addEventListener('focus', load);
  field.addEventListener('blur', () => keepList(isWhole()));
  field.addEventListener('input', () => {
    load();
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
window.addEventListener('beforeprint', () => keepList(true));
window.addEventListener('afterprint', () => show());

fillFrom(new URLSearchParams(location.search));
// Safari knows no idle time.
(globalThis.requestIdleCallback ?? setTimeout)(load);

/** Takes up a search that came with the address, or that the browser kept when the visitor came back. */
function fillFrom(address: URLSearchParams) {
  query.value = address.get('q') ?? query.value;
  const kind = address.get('kind') ?? kindChoice.value;
  if ([...kindChoice.options].some(({ value }) => value === kind)) kindChoice.value = kind;
  const asking = asked();
  if (asking.q || asking.kind) {
    load();
    show();
  }
}

function asked() {
  return { q: query.value.trim(), kind: kindChoice.value };
}

/** Whether nothing is asked for. */
function isWhole() {
  const { q, kind } = asked();
  return q === '' && kind === '';
}

function load() {
  if (loading) return;
  loading = true;
  import('./directory-search.ts').then(
    async ({ prepareInSlices }) => {
      find = await prepareInSlices(rows, names);
      if (asked().q) show();
    },
    () => {
      loading = false;
    },
  );
}

function show() {
  const { q, kind } = asked();
  const found = find(q).filter((row) => kind === '' || rows[row]?.dataset.kind === kind);
  const whole = isWhole();
  empty.hidden = found.length > 0;
  count.textContent = say(
    q ? words.foundFor : words.found,
    { count: found.length, total: rows.length, text: q },
    locale,
  );
  draw(whole ? [] : found);
  keepList(whole);
  clearTimeout(resting);
  // What is read aloud waits for the last key, too.
  count.setAttribute('aria-busy', 'true');
  resting = setTimeout(() => {
    count.setAttribute('aria-busy', 'false');
    goOn();
    keepInAddress(q, kind);
  }, rest);
}

/** Shows the full list, or puts it away while a search shows its own. It stays in the page: to put a long one back costs many frames. */
function keepList(wanted: boolean) {
  const folds = !wanted && rows.length > long && fields.includes(document.activeElement);
  list.toggleAttribute('data-folded', folds);
  list.ariaHidden = String(folds);
  list.hidden = !wanted && !folds;
}

function draw(found: readonly number[]) {
  stopGrowing();
  results.hidden = found.length === 0;
  results.replaceChildren(...copies(found.slice(0, batch)));
  const more = (from: number) => {
    further = () => {
      results.append(...copies(found.slice(from, from + batch)));
      more(from + batch);
    };
    if (from >= found.length) further = () => {};
    else if (from === screenful || from >= bySelf) addEventListener('scroll', goOn, { once: true });
    else drawing = requestAnimationFrame(goOn);
  };
  more(batch);
}

/** Whichever of rest, frame and scroll comes first goes on: two would grow side by side. */
function goOn() {
  stopGrowing();
  further();
}

function stopGrowing() {
  cancelAnimationFrame(drawing);
  removeEventListener('scroll', goOn);
}

function copies(found: readonly number[]): readonly Node[] {
  return found.flatMap((at) => {
    const row = rows[at];
    return row ? folded(row) : [];
  });
}

function keepInAddress(q: string, kind: string) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries({ q, kind })) {
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
