import { directory } from '#content/directory/directory.ts';
import { formerCompanies, formerLeadsTo, guarantyNames } from '#content/directory/former-companies.ts';
import type { Lists } from '#content/en/lists/lists.ts';
import { type Language, languages, listsIn } from '#content/i18n/languages.ts';
import { pageFile, pageHead } from '#content/i18n/page-head.ts';
import type { SiteLanguage } from '#content/i18n/site-language.ts';
import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { owner } from '#content/owner.ts';
import { searchWords } from '#core/search/normalize.ts';
import type { PageKind, SearchedSite, SearchPage, SearchSection } from '#core/search/site-index.ts';
import type { Block } from '../../lib/content-renderer/ast/blocks.ts';
import { textOfInlines } from '../../lib/content-renderer/ast/inlines.ts';
import { walkBlocks, wordsOfBlock } from '../../lib/content-renderer/ast/traverse.ts';
import { documentIn } from '../../lib/content-renderer/documents.ts';
import { addressOf, isGuide, type PageName } from '../../lib/routes/addresses.ts';
import { listedPages, nearestPage, type Page } from '../../lib/routes/page.ts';

/** Lists that are shown on a page but are not part of its text, by page and anchor. */
const pageLists: Partial<Record<PageName, Readonly<Record<string, (lists: Lists) => unknown>>>> = {
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
  '/blog': { stories: ({ posts }) => posts },
};

/** The texts of the lists of a page, by anchor. */
function listTextsOf(name: PageName, lists: Lists): ReadonlyMap<string, string> {
  const own = Object.entries(pageLists[name] ?? {});
  return new Map(own.map(([id, of]) => [id, textsIn(of(lists)).join('. ')]));
}

/** All texts in a record, except single words and addresses. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes(' ') ? [value.replace(/\.$/, '')] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

type Rules = Readonly<
  Record<string, { readonly title: string; readonly how: Line; readonly surplus?: Line; readonly law: string }>
>;

/** Rules that a tool page lists but that are not part of its text. */
const lists: Partial<Record<PageName, (claim: SiteLanguage['claim']) => Rules>> = {
  '/claim-clock': ({ clock }) => clock.rules,
  '/mold-rules': ({ mold }) => mold.rules,
};

/** The rules of a page as sections, each with its anchor. */
function rulesOn(name: PageName, language: Language): readonly Part[] {
  const rules = Object.entries(lists[name]?.(languages[language].claim) ?? {});
  return rules.map(([id, { title, how, surplus = '', law }]) => ({
    id: `rule-${id}`,
    heading: title,
    text: joined([wordsOf(how), wordsOf(surplus), law]),
  }));
}

/** Words of a section that stay as they are: its excerpt is taken from them. */
const excerptWords = 57;
/** Of the rest, only words that occur in at most this many sections are indexed: others have enough results. */
const rareSections = 2;

/** Shortens the sections for download: their first words, then the rare words of the rest, unordered (docs/decisions/0042-site-search.md). */
function shorten(sections: readonly SearchSection[], small: ReadonlySet<string>): readonly SearchSection[] {
  const counts = new Map<string, number>();
  for (const [, , heading, text] of sections)
    for (const word of new Set(searchWords(`${heading} ${firstOf(text)}`)))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  const isRare = (word: string) =>
    word.length > 2 && !small.has(word) && /\D/.test(word) && (counts.get(word) ?? 0) <= rareSections;
  return sections.map(([page, id, heading, text]) => {
    const words = text.split(' ');
    const [first, rest] = [firstOf(text), words.slice(excerptWords).join(' ')];
    const seen = new Set(searchWords(`${heading} ${first}`));
    const more = [...new Set(searchWords(rest))].filter((word) => !seen.has(word) && isRare(word));
    return [page, id, heading, words.length > excerptWords ? `${first} …` : first, more.join(' ')];
  });
}

const firstOf = (text: string) => text.split(' ').slice(0, excerptWords).join(' ');

/** The search corpus of a language: every listed page in sections, the companies of the directory, and the synonyms. */
export function searchedSite(language: Language): SearchedSite {
  const listed = listedPages(language);
  const pages = listed.map(
    (page): SearchPage => [page.path, page.title, weightOf(page), isForDanger(page) ? 1 : 0, kindOf(page)],
  );
  const sections = listed.flatMap((page, at) =>
    partsOf(page).map(({ id, heading, text }): SearchSection => [at, id, heading, text, '']),
  );
  const former = formerCompanies.flatMap((company) => company.names);
  const names = directory().map(({ name, aliases }) => [
    name,
    ...aliases,
    ...(name === formerLeadsTo ? [...former, ...guarantyNames] : []),
  ]);
  const { searchSpeech: speech } = languages[language];
  const small = new Set(speech.small.split(' '));
  const { path } = nearestPage(language, '/insurance-directory');
  const phones = Object.fromEntries(directory().map(({ name, phone, dial }) => [name, [phone, dial] as const]));
  return { pages, sections: shorten(sections, small), names, phones, directory: path, speech };
}

/** Index pages, and pages about how we work. */
const indexPages: readonly string[] = [
  ...['/', '/guides', '/calculators', '/blog', '/reviews', '/resources', '/ask'],
  ...['/where-we-differ', '/calculators/accuracy'],
];

/** Ranking weight of a page: tools above guides; index, legal and technical pages below. */
function weightOf({ name, language }: Page): number {
  const file = pageFile(name) ?? '';
  if (file.startsWith('pages/legal/')) return 0.5;
  if (file.startsWith('blog/')) return 0.8;
  if (addressOf(name)?.kind === 'tool') return 1.2;
  if (indexPages.includes(name)) return 0.7;
  return pageHead(language, name)?.level === 'technical' ? 0.8 : 1;
}

/** The kind of a page that its results are marked with. */
function kindOf({ name }: Page): PageKind | undefined {
  if (name === '/guides/restoration-manual') return 'manual';
  if (isGuide(name)) return 'guide';
  return addressOf(name)?.kind === 'tool' ? 'tool' : undefined;
}

/** Guides for people with water in the house now. */
const isForDanger = ({ name }: Page) => isGuide(name) && addressOf(name)?.urgent === true;

function partsOf({ name, language, description }: Page) {
  const file = pageFile(name);
  const blocks = file === undefined ? [] : documentIn(language, file.replace(/\.mdx$/, '')).blocks;
  return [...sectionsOf(description, blocks, listTextsOf(name, listsIn(language))), ...rulesOn(name, language)];
}

/** A part of a page that a result can link to. */
interface Part {
  /** Its anchor; empty before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/**
 * Splits a page at its headings. The first part is the text before them, with the description of the page. A heading without an
 * anchor gets that of its section.
 * @param listed texts of the lists of the page, by anchor
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
    else last?.words.push(...wordsIn(block));
  }
  return parts.map(({ id, heading, words }) => ({ id, heading, text: joined(words) }));
}

/** The text of a block. The cells of a table stay apart, without the heads of its columns. */
function wordsIn(block: Block): readonly string[] {
  if (block.kind !== 'table') return wordsOfBlock(block);
  return [
    block.groups
      .flat(2)
      .map(({ inlines }) => textOfInlines(inlines))
      .filter(Boolean)
      .join(' · '),
  ];
}

/** The heading that begins a part, with its anchor if it has one. */
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

/** One text of its parts. Where a part has no end, as a title, a period separates it from the next. */
function joined(words: readonly string[]): string {
  return words
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .map((text) => (/[.:;!?…,][)”’]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}
