import { searchWords } from './normalize.ts';
import type { Hit } from './search-site.ts';
import type { PageKind, SiteIndex } from './site-index.ts';
import type { Stem } from './stemmer.ts';

/** A piece of text, highlighted or not. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Words in a snippet. */
const shown = 26;
/** Words before the first match. */
const before = 5;

/** Splits a text into pieces with the matches highlighted. */
export function marked(text: string, stems: ReadonlySet<string>, stem: Stem): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(/([\p{L}\p{N}'’]+)/u)) {
    if (part === '') continue;
    const isMarked = searchWords(part).some((word) => stems.has(stem(word)));
    const last = pieces.at(-1);
    if (last && last.isMarked === isMarked) pieces.splice(-1, 1, { text: last.text + part, isMarked });
    else pieces.push({ text: part, isMarked });
  }
  return pieces;
}

/** The part of a text with the most distinct matches; its start if there are none. */
export function snippet(text: string, stems: ReadonlySet<string>, stem: Stem): string {
  const words = text.split(' ');
  const found = words.map((word) =>
    searchWords(word)
      .map(stem)
      .find((own) => stems.has(own)),
  );
  let [best, start] = [0, 0];
  for (const [at, own] of found.entries()) {
    if (!own) continue;
    const count = new Set(found.slice(at, at + shown - before).filter(Boolean)).size;
    if (count > best) [best, start] = [count, Math.max(0, at - before)];
  }
  const end = start + shown;
  return [start > 0 ? '… ' : '', words.slice(start, end).join(' '), end < words.length ? ' …' : ''].join('');
}

/** A hit for display: link, page title, section heading and snippet. */
export interface Shown {
  readonly href: string;
  readonly title: string;
  readonly heading: string;
  readonly pieces: readonly Piece[];
  readonly kind: PageKind | 'number' | 'page';
  /** The claim number of a company, to call. */
  readonly call?: { readonly phone: string; readonly href: string };
}

/** Formats a hit. @param company text below the name of a company */
export function shownHit(index: SiteIndex, hit: Hit, stems: ReadonlySet<string>, company: string): Shown {
  const { site, stem } = index;
  if (hit.kind === 'company') {
    const href = `${site.directory}?q=${encodeURIComponent(hit.name)}`;
    const [phone, dial] = site.phones?.[hit.name] ?? [];
    const call = phone ? { call: { phone, href: `tel:${dial}` } } : {};
    return {
      href,
      title: hit.name,
      heading: '',
      pieces: [{ text: company, isMarked: false }],
      kind: 'number',
      ...call,
    };
  }
  const [page, id, heading, text] = site.sections[hit.section] ?? [0, '', '', ''];
  const [path, title, , , kind] = site.pages[page] ?? ['', '', 0, 0];
  const telling = new Set([...stems].filter((one) => !index.small.has(one)));
  return {
    href: id === '' ? path : `${path}#${id}`,
    title,
    heading,
    pieces: marked(snippet(text, telling, stem), telling, stem),
    // In JSON a page without a kind has null.
    kind: kind ?? 'page',
  };
}
