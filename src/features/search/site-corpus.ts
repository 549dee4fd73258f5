import { directory } from '#content/directory/directory.ts';
import { type Language, languages, listsIn } from '#content/i18n/languages.ts';
import { pageFile, pageHead } from '#content/i18n/page-head.ts';
import type { SearchedSite, SearchPage, SearchSection } from '#core/search/site-words.ts';
import { documentIn } from '../../lib/content-renderer/texts.ts';
import { addressOf, isGuide } from '../../lib/routes/addresses.ts';
import { listedPages, nearestPage, type Page } from '../../lib/routes/page.ts';
import { shorten } from './excerpt.ts';
import { rulesOn } from './house-rules-on-page.ts';
import { listedOn } from './listed-pages.ts';
import { sectionsOf } from './sections.ts';

/** All that the search of the site knows in a language: every listed page in parts, the companies, and what people call things. */
export function searchedSite(language: Language): SearchedSite {
  const listed = listedPages(language);
  const pages = listed.map((page): SearchPage => [page.path, page.title, countsOf(page), isForDanger(page) ? 1 : 0]);
  const sections = listed.flatMap((page, at) =>
    partsOf(page).map(({ id, heading, text }): SearchSection => [at, id, heading, text, '']),
  );
  const names = directory().map(({ name, aliases }) => [name, ...aliases]);
  const { searchSpeech: speech } = languages[language];
  const small = new Set(speech.small.split(' '));
  const { path } = nearestPage(language, '/insurance-directory');
  return { pages, sections: shorten(sections, small), names, directory: path, speech };
}

/** Pages that lead on to others, or tell how we work. */
const shelves: readonly string[] = [
  ...['/', '/guides', '/calculators', '/blog', '/reviews', '/resources', '/ask'],
  ...['/where-we-differ', '/calculators/accuracy'],
];

/** How much a page counts: a tool more than what is read, a shelf and what the trade or a lawyer reads less. */
function countsOf({ name, language }: Page): number {
  const file = pageFile(name) ?? '';
  if (file.startsWith('pages/legal/')) return 0.5;
  if (file.startsWith('blog/')) return 0.8;
  if (addressOf(name)?.kind === 'tool') return 1.2;
  if (shelves.includes(name)) return 0.7;
  return pageHead(language, name)?.level === 'technical' ? 0.8 : 1;
}

/** Guides that somebody with water in the house reads. */
const isForDanger = ({ name }: Page) => isGuide(name) && addressOf(name)?.urgent === true;

function partsOf({ name, language, description }: Page) {
  const file = pageFile(name);
  const blocks = file === undefined ? [] : documentIn(language, file.replace(/\.mdx$/, '')).blocks;
  return [...sectionsOf(description, blocks, listedOn(name, listsIn(language))), ...rulesOn(name, language)];
}
