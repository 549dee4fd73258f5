import { localeOf, type Plural } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import { lazyStore, mayHaveStoredData } from '../../lib/storage/lazy-store.ts';

import style from './manual-reader.css?inline';

/** What a long guide can do once it is read on a screen: show its drawings, find a word, go back to the last place, print one chapter. */

/** The words of the tools that depend on what is found. */
export interface BookMessages {
  readonly found: Plural;
  readonly none: string;
  readonly place: string;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

const chapters = [...document.querySelectorAll<HTMLElement>('[data-reading] section[id]')];
for (const plate of document.querySelectorAll<HTMLElement>('[data-drawing]')) hang(plate);

const tools = document.querySelector<HTMLElement>('[data-book]');
if (tools) void start(tools);

/** Puts a drawing into its frame. */
function hang(plate: HTMLElement) {
  const image = new Image(208, 144);
  image.alt = '';
  image.loading = 'lazy';
  image.src = plate.dataset.drawing ?? '';
  plate.replaceChildren(image);
}

async function start(shelf: HTMLElement) {
  const words: BookMessages = JSON.parse(shelf.dataset.book ?? '{}');
  shelf.hidden = false;
  offerSearch(shelf, words);
  offerPrint();
  await offerPlace(shelf, words);
  for (const moment of ['scrollend', 'visibilitychange']) document.addEventListener(moment, () => void keepPlace());
  if (location.hash) await keepPlace();
}

function offerSearch(shelf: HTMLElement, { found, none }: BookMessages) {
  const [field, status, list] = ['input', '[role=status]', 'ol'].map((part) => shelf.querySelector(part));
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
    const text = element.textContent ?? '';
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

/** The chapter alone goes to the printer; afterwards the page is whole again. */
function offerPrint() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print-chapter]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      const rest = besides(button.closest('section'));
      for (const part of rest) part.dataset.unprinted = '';
      const whole = () => rest.forEach((part) => void delete part.dataset.unprinted);
      addEventListener('afterprint', whole, { once: true });
      print();
    });
  }
}

/** What neither stands in the chapter nor holds it. */
function besides(chapter: Element | null): readonly HTMLElement[] {
  const parts = document.querySelectorAll<HTMLElement>('[data-reading] > *, [data-reading] section');
  return chapter ? [...parts].filter((part) => !part.contains(chapter) && !chapter.contains(part)) : [];
}

/** The chapter whose head has passed the upper third of the window last. */
const chapterNow = () => chapters.findLast((chapter) => chapter.getBoundingClientRect().top < innerHeight / 3);

let keptPlace: string | undefined;

/** While the page is read, not when it is left: a page that goes may not finish writing. */
async function keepPlace() {
  const now = chapterNow()?.id;
  if (!now || now === keptPlace) return;
  keptPlace = now;
  await (await lazyStore()).keep('reading-place', now);
}

async function offerPlace(shelf: HTMLElement, { place }: BookMessages) {
  const line = shelf.querySelector<HTMLElement>('[data-place]');
  if (!line || location.hash || !(await mayHaveStoredData())) return;
  const id = await (await lazyStore()).read('reading-place');
  const title = chapters.find((chapter) => chapter.id === id)?.querySelector('h2')?.textContent;
  const link = line.querySelector('a');
  if (!title || !link) return;
  link.href = `#${id}`;
  link.textContent = place.replace('{title}', title);
  line.hidden = false;
}

/** A stretch of a book that can be found: a paragraph, an entry of a list, a row of a table, or a heading. */
interface Passage {
  /** The heading that it stands under. */
  readonly heading: string;
  readonly text: string;
}

/**
 * Places, among passages, of those that hold every word of a query, whatever the case and the accents: first those whose
 * heading holds them all, then the others, each in the order of the book. Nothing for a query under two letters.
 */
export function find(passages: readonly Passage[], query: string): readonly number[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (words.join('').length < 2) return [];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const rankOf = ({ heading, text }: Passage) => (holds(heading) ? 0 : holds(`${heading} ${text}`) ? 1 : 2);
  const ranks = passages.map(rankOf);
  return [0, 1].flatMap((rank) => ranks.flatMap((own, index) => (own === rank ? [index] : [])));
}

/** About ninety signs of a text around the first word of a query. */
export function excerpt(text: string, query: string): string {
  const [word = ''] = folded(query).trim().split(/\s+/);
  const at = Math.max(0, folded(text).indexOf(word) - 30);
  const part = text.slice(at, at + 90).trim();
  return `${at > 0 ? '… ' : ''}${part}${at + 90 < text.length ? ' …' : ''}`;
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
