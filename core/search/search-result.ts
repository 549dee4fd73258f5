import type { Hit } from './search-site.ts';
import type { SiteIndex } from './site-index.ts';
import { marked, type Piece, snippet } from './snippet.ts';

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
