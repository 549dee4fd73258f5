import { searchWords } from './normalize.ts';
import type { Hit } from './search-site.ts';
import type { SiteIndex } from './site-index.ts';
import type { Stem } from './stemmer.ts';

/** A piece of a text, and whether it is a word that was searched for. */
export interface Piece {
  readonly text: string;
  readonly isMarked: boolean;
}

/** So many words are shown. */
const shown = 26;
/** So many of them before the first that was searched for. */
const before = 5;

/** A text in pieces, the words that were searched for marked. */
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

/** The part of a text that holds most of the words that were searched for; its start where it holds none. */
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

/** A hit as it is shown: where it leads, what its page and its section are called, and a part of its words. */
export interface Shown {
  readonly href: string;
  readonly title: string;
  readonly heading: string;
  readonly pieces: readonly Piece[];
}

/** @param company what stands under the name of a company */
export function shownHit(index: SiteIndex, hit: Hit, stems: ReadonlySet<string>, company: string): Shown {
  const { site, stem } = index;
  if (hit.kind === 'company') {
    const href = `${site.directory}?q=${encodeURIComponent(hit.name)}`;
    return { href, title: hit.name, heading: '', pieces: [{ text: company, isMarked: false }] };
  }
  const [page, id, heading, text] = site.sections[hit.section] ?? [0, '', '', ''];
  const [path, title] = site.pages[page] ?? ['', ''];
  const telling = new Set([...stems].filter((one) => !index.small.has(one)));
  return {
    href: id === '' ? path : `${path}#${id}`,
    title,
    heading,
    pieces: marked(snippet(text, telling, stem), telling, stem),
  };
}
