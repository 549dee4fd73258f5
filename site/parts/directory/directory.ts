/** Search of the directory page. The list is already in the page: this shows the rows that match, best first. */

import { localeOfPage } from '#content/locale/locale-of-page.ts';
import { say } from '#content/locale/say.ts';
import type { DirectorySearchWords } from './DirectorySearch.tsx';
import { rowFinder } from './find-rows.ts';
import { folded } from './folded.ts';

const query = required<HTMLInputElement>('#search');
const kindChoice = required<HTMLSelectElement>('#kind');
const list = required<HTMLElement>('[data-list]');
const results = required<HTMLElement>('[data-results]');
const empty = required<HTMLElement>('[data-empty]');
const count = required<HTMLElement>('[data-count]');
const words: DirectorySearchWords = JSON.parse(required<HTMLElement>('[data-words]').dataset.words ?? '{}');
const locale = localeOfPage();
const rows = [...list.querySelectorAll<HTMLElement>('[data-kind]')];

/** Rows shown at once, more than a phone's screen holds; the rest of a long result follows, a batch a frame. */
const batch = 8;
/** Rows that follow by themselves. More come as somebody scrolls: taking thousands away again would cost the next key its frame. */
const bySelf = 320;
/**
 * Rows of a long list. It makes way for what was found in the frame after it: to take 20,000 away costs a phone 100 ms, and the key would wait.
 */
const long = 500;
/** Milliseconds of rest before the search goes into the address: browsers refuse an address that changes at every key. */
const rest = 250;

const finder = rowFinder(rows, rows.length > long);
let drawing = 0;
let turn = 0;
let shows = 0;
let isPrinting = false;
let further = () => {};
let resting: ReturnType<typeof setTimeout> | undefined;

for (const field of [query, kindChoice]) {
  field.addEventListener('focus', load);
  field.addEventListener('input', () => {
    load();
    void show();
  });
}
empty.querySelector('button')?.addEventListener('click', () => {
  query.value = '';
  kindChoice.value = '';
  void show();
  query.focus();
});

// What is printed is the whole list, whatever was searched for.
window.addEventListener('beforeprint', () => {
  isPrinting = true;
  keepList(true);
});
window.addEventListener('afterprint', () => {
  isPrinting = false;
  void show();
});

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
    void show();
  }
}

function asked() {
  return { q: query.value.trim(), kind: kindChoice.value };
}

function load() {
  finder.load(() => {
    if (asked().q) void show();
  });
}

/** Shows what was found for what is typed now, in the frame of its key where the search answers at once. */
async function show() {
  const { q, kind } = asked();
  const mine = ++shows;
  clearTimeout(resting);
  // What is read aloud waits for the last key, too.
  count.setAttribute('aria-busy', 'true');
  const all = q ? await finder.find(q) : [...rows.keys()];
  // Another key was pressed since, or the whole list is being printed.
  if (mine !== shows || isPrinting) return;
  const found = all.filter((row) => kind === '' || rows[row]?.dataset.kind === kind);
  const whole = q === '' && kind === '';
  empty.hidden = found.length > 0;
  count.textContent = say(
    q ? words.foundFor : words.found,
    { count: found.length, total: rows.length, text: q },
    locale,
  );
  const makesWayLater = rows.length > long && list.hidden === whole;
  if (makesWayLater || !whole) draw(found);
  if (makesWayLater) afterDrawing(() => settle(whole));
  else settle(whole);
  resting = setTimeout(() => {
    count.setAttribute('aria-busy', 'false');
    keepInAddress(q, kind);
  }, rest);
}

/** Leaves either the full list or what was found. */
function settle(whole: boolean) {
  keepList(whole);
  if (whole) draw([]);
}

/** Hides the full list while a search shows its own. It stays in the page: to put a long one back costs many frames. */
function keepList(wanted: boolean) {
  turn++;
  list.hidden = !wanted;
}

/** Does what need not be in the next frame, unless another key came first. */
function afterDrawing(then: () => void) {
  const mine = ++turn;
  requestAnimationFrame(() => setTimeout(() => mine === turn && then()));
}

function draw(found: readonly number[]) {
  cancelAnimationFrame(drawing);
  removeEventListener('scroll', further);
  results.hidden = found.length === 0;
  results.replaceChildren(...copies(found.slice(0, batch)));
  const more = (from: number) => {
    if (from >= found.length) return;
    further = () => {
      results.append(...copies(found.slice(from, from + batch)));
      more(from + batch);
    };
    if (from < bySelf) drawing = requestAnimationFrame(further);
    else addEventListener('scroll', further, { once: true });
  };
  more(batch);
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
