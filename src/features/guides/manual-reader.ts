import { localeOf, type Plural } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { lazyStore, mayHaveStoredData } from '../../lib/storage/lazy-store.ts';
import style from './manual-reader.css?inline';

/** Tools of the restoration manual: lazy drawings, search, a bookmark, and printing one chapter. */

export interface BookMessages {
  readonly found: Plural;
  readonly none: string;
  readonly place: string;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const chapters = [...document.querySelectorAll<HTMLElement>('[data-reading] section[id]')];
for (const plate of document.querySelectorAll<HTMLElement>('[data-drawing]')) loadDrawing(plate);

const tools = document.querySelector<HTMLElement>('[data-book]');
if (tools) void start(tools);

function loadDrawing(plate: HTMLElement) {
  const image = new Image(208, 144);
  image.alt = '';
  image.loading = 'lazy';
  image.src = plate.dataset.drawing ?? '';
  plate.replaceChildren(image);
}

async function start(root: HTMLElement) {
  const words: BookMessages = JSON.parse(root.dataset.book ?? '{}');
  root.hidden = false;
  initSearch(root, words);
  initPrint();
  await initBookmark(root, words);
  for (const moment of ['scrollend', 'visibilitychange']) document.addEventListener(moment, () => void savePlace());
  if (location.hash) await savePlace();
}

function initSearch(root: HTMLElement, { found, none }: BookMessages) {
  const [field, status, list] = ['input', '[role=status]', 'ol'].map((part) => root.querySelector(part));
  const { lang } = document.documentElement;
  const locale = localeOf({ code: lang, tag: lang, prefix: '' });
  const passages = chapters.flatMap(passagesOf);
  field?.addEventListener('input', () => {
    const query = field instanceof HTMLInputElement ? field.value : '';
    const places = find(passages, query);
    const count = places.length;
    if (status) status.textContent = query.trim().length < 2 ? '' : count ? t(found, { count }, locale) : none;
    list?.replaceChildren(...places.slice(0, 12).map((place) => rowOf(passages[place], query)));
  });
}

interface Place {
  readonly heading: string;
  readonly text: string;
  readonly element: HTMLElement;
}

function passagesOf(chapter: HTMLElement): readonly Place[] {
  let heading = '';
  return [...chapter.querySelectorAll<HTMLElement>('h2, h3, p, li, tr')].map((element) => {
    const words = element.cloneNode(true) as HTMLElement;
    // What a term means is not part of the sentence.
    for (const note of words.querySelectorAll('[popover]')) note.remove();
    const text = words.textContent ?? '';
    if (/^H\d$/.test(element.tagName)) heading = text;
    return { heading, text, element };
  });
}

function rowOf(place: Place | undefined, query: string): Node {
  const row = document.createElement('li');
  const button = document.createElement('button');
  button.type = 'button';
  const heading = document.createElement('b');
  heading.textContent = place?.heading ?? '';
  button.append(heading, ` ${excerpt(place?.text ?? '', query)}`);
  button.addEventListener('click', () => {
    if (!place) return;
    place.element.tabIndex = -1;
    place.element.focus();
  });
  row.append(button);
  return row;
}

/** Prints one chapter by marking the rest as unprinted until the print dialog closes. */
function initPrint() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print-chapter]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const rest = elementsOutside(button.closest('section'));
      for (const part of rest) part.dataset.unprinted = '';
      const whole = () => rest.forEach((part) => void delete part.dataset.unprinted);
      addEventListener('afterprint', whole, { once: true });
      print();
    });
  }
}

/** Elements that neither contain the chapter nor are part of it. */
function elementsOutside(chapter: Element | null): readonly HTMLElement[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-reading] > *, [data-reading] section');
  return chapter ? [...parts].filter((part) => !part.contains(chapter) && !chapter.contains(part)) : [];
}

/** The last chapter whose start is above a third of the window. */
const chapterNow = () => chapters.findLast((chapter) => chapter.getBoundingClientRect().top < innerHeight / 3);

let savedPlace: string | undefined;

/** Saved while reading, not on leaving: a page that is unloaded may not finish writing. */
async function savePlace() {
  const now = chapterNow()?.id;
  if (!now || now === savedPlace) return;
  savedPlace = now;
  await (await lazyStore()).keep('reading-place', now);
}

async function initBookmark(root: HTMLElement, { place }: BookMessages) {
  const line = root.querySelector<HTMLElement>('[data-place]');
  if (!line || location.hash || !(await mayHaveStoredData())) return;
  const id = await (await lazyStore()).read('reading-place');
  const title = chapters.find((chapter) => chapter.id === id)?.querySelector('h2')?.textContent;
  const link = line.querySelector('a');
  if (!title || !link) return;
  link.href = `#${id}`;
  link.textContent = place.replace('{title}', () => title);
  line.hidden = false;
}

/** A searchable passage: a heading, paragraph, list item or table row. */
interface Passage {
  readonly heading: string;
  readonly text: string;
}

/**
 * Indexes of the passages that contain every word of the query, ignoring case and accents: matches in the heading first, else in
 * reading order. Empty for a query under two letters.
 */
export function find(passages: readonly Passage[], query: string): readonly number[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const rankOf = ({ heading, text }: Passage) => (holds(heading) ? 0 : holds(`${heading} ${text}`) ? 1 : 2);
  const ranks = passages.map(rankOf);
  return [0, 1].flatMap((rank) => ranks.flatMap((own, index) => (own === rank ? [index] : [])));
}

/** About ninety characters of a text around the first word of the query. */
export function excerpt(text: string, query: string): string {
  const [word = ''] = folded(query).trim().split(/\s+/);
  const at = Math.max(0, folded(text).indexOf(word) - 30);
  const part = text.slice(at, at + 90).trim();
  return `${at > 0 ? '… ' : ''}${part}${at + 90 < text.length ? ' …' : ''}`;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
