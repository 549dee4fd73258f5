import { directory } from '#content/directory/directory.ts';
import type { Lists } from '#content/en/lists/lists.ts';
import { type Language, languages, listsIn } from '#content/i18n/languages.ts';
import { pageFile, pageHead } from '#content/i18n/page-head.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import type { Line } from '#content/i18n/sourced.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { owner } from '#content/owner.ts';
import { searchWords } from '#core/search/normalise.ts';
import type { SearchedSite, SearchPage, SearchSection } from '#core/search/site-words.ts';
import type { Block } from '../../lib/content-renderer/ast/blocks.ts';
import { textOfInlines } from '../../lib/content-renderer/ast/inlines.ts';
import { walkBlocks, wordsOfBlock } from '../../lib/content-renderer/ast/traverse.ts';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import type { PageName } from '../../lib/routes/addresses.ts';
import { addressOf, isGuide } from '../../lib/routes/addresses.ts';
import { listedPages, nearestPage, type Page } from '../../lib/routes/page.ts';

/** Lists that stand on a page and in no text of it, by the page and the anchor under which they stand. */
const places: Partial<Record<PageName, Readonly<Record<string, (lists: Lists) => unknown>>>> = {
  '/videos': {
    categories: ({ videoCategories }) => videoCategories,
    recent: ({ recentVideos }) => recentVideos,
    playlists: ({ playlists }) => playlists,
  },
  '/resources': {
    calculators: ({ quickTools }) => quickTools,
    downloads: ({ downloadableResources }) => downloadableResources,
    references: ({ professionalReferences }) => professionalReferences,
  },
  '/ai-in-restoration': { roadmap: ({ roadmap }) => roadmap, cases: ({ caseResults }) => caseResults },
  '/ask': { answered: ({ answeredQuestions }) => answeredQuestions },
  '/wtr-connection': { areas: () => [`${owner.towns.join(', ')}. ${owner.counties.join(', ')}`] },
  '/about': { credentials: ({ credentials }) => credentials },
  '/blog': { stories: ({ teasers }) => teasers },
};

/** The words of the lists of a page, by the anchors under which they stand. */
function listedOn(name: PageName, lists: Lists): ReadonlyMap<string, string> {
  const own = Object.entries(places[name] ?? {});
  return new Map(own.map(([id, of]) => [id, sayings(of(lists)).join('. ')]));
}

/** The texts of a record that are more than a word or an address. */
function sayings(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value.replace(/\.$/, '')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sayings) : [];
}

type Rules = Readonly<Record<string, { readonly title: string; readonly how: Line; readonly law: string }>>;

/** The rules that the page of a tool lists below it, and no text of a page holds. */
const lists: Partial<Record<PageName, (claim: SiteLanguage['claim']) => Rules>> = {
  '/claim-clock': ({ clock }) => clock.rules,
  '/mold-rules': ({ mold }) => mold.rules,
};

/** Each rule of a page as a part of it, under the anchor that the page gives it. */
function rulesOn(name: PageName, language: Language): readonly Part[] {
  const rules = Object.entries(lists[name]?.(languages[language].claim) ?? {});
  return rules.map(([id, { title, how, law }]) => ({
    id: `rule-${id}`,
    heading: title,
    text: `${wordsOf(how)} ${law}`,
  }));
}

/** So many words of a section are kept as they are written: what is shown of it is taken from them. */
const kept = 57;
/** Of what comes after, the words that no more sections than this begin with: the others lead to enough of them. */
const fewSections = 2;

/**
 * Sections in fewer bytes, for a browser fetches all of them with its first search: their first words, and the rare ones of the
 * rest without order (docs/decisions/0042).
 */
function shorten(sections: readonly SearchSection[], small: ReadonlySet<string>): readonly SearchSection[] {
  const counts = new Map<string, number>();
  for (const [, , heading, text] of sections)
    for (const word of new Set(searchWords(`${heading} ${firstOf(text)}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) =>
    word.length > 2 && !small.has(word) && /\D/.test(word) && (counts.get(word) ?? 0) <= fewSections;
  return sections.map(([page, id, heading, text]) => {
    const words = text.split(' ');
    const [first, rest] = [firstOf(text), words.slice(kept).join(' ')];
    const seen = new Set(searchWords(`${heading} ${first}`));
    const more = [...new Set(searchWords(rest))].filter((word) => !seen.has(word) && isRare(word));
    return [page, id, heading, words.length > kept ? `${first} …` : first, more.join(' ')];
  });
}

const firstOf = (text: string) => text.split(' ').slice(0, kept).join(' ');

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

/** A part of a page that search can lead to. */
interface Part {
  /** Its anchor; none for what stands before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * A page in the parts that its headings make, in reading order. The first is what stands before them, with the description of the
 * page. A heading without an anchor begins a part that leads to the section it stands in.
 * @param listed words that stand under an anchor and in no text
 */
function sectionsOf(
  description: string,
  blocks: readonly Block[],
  listed: ReadonlyMap<string, string>,
): readonly Part[] {
  const parts: { id: string; heading: string; words: string[] }[] = [{ id: '', heading: '', words: [description] }];
  for (const block of walkBlocks(blocks)) {
    const head = headOf(block);
    const last = parts.at(-1);
    if (head) parts.push({ id: head.id ?? last?.id ?? '', heading: head.heading, words: wordsUnder(head.id, listed) });
    else last?.words.push(...wordsOfBlock(block));
  }
  return parts.map(({ id, heading, words }) => ({ id, heading, text: joined(words) }));
}

/** What begins a part of a page, and its anchor when it has one of its own. */
function headOf(block: Block): { readonly id?: string; readonly heading: string } | undefined {
  if (block.kind === 'section') return { id: block.id, heading: block.title };
  if (block.kind === 'heading' && block.level > 1) return { heading: textOfInlines(block.inlines) };
  if (block.kind !== 'custom') return undefined;
  const { id, title } = block.props;
  if (typeof id !== 'string') return undefined;
  const heading = typeof title === 'string' ? title : textOfInlines(block.inlines);
  return heading === '' ? undefined : { id, heading };
}

function wordsUnder(id: string | undefined, listed: ReadonlyMap<string, string>): string[] {
  const words = id === undefined ? undefined : listed.get(id);
  return words ? [words] : [];
}

function joined(words: readonly string[]): string {
  return words
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
