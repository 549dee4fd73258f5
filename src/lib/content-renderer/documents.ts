import type { MDXContent } from 'mdx/types.js';
import { byLanguage, type Language } from '#content/i18n/languages.ts';
import type { GuideFrontmatter, PageFrontmatter } from '#content/i18n/schemas.ts';
import { memoize } from '#core/lib/memoize.ts';
import { renderContext } from './ast/render-context.ts';
import { finishPage, type Page, type WrittenPage } from './records/finish-page.ts';

/** A compiled MDX file that is not a guide: front matter, blocks and, for pages with their own layout, a component. */
export interface Text extends WrittenPage<PageFrontmatter> {
  readonly default: MDXContent;
}

type Files<Head> = Readonly<Record<string, WrittenPage<Head>>>;

const guideFiles = import.meta.glob<WrittenPage<GuideFrontmatter>>('../../../content/*/guides/*.mdx', { eager: true });
const pageFiles = import.meta.glob<Text>('../../../content/*/{pages,result-pages,blog,reviews,calculators}/**/*.mdx', {
  eager: true,
});

const guides = byLanguage(({ code }) => filesBelow(guideFiles, `${code}/guides`));

/** Every guide of a language, by the name of its file. */
export function guidesIn(language: Language): Files<GuideFrontmatter> {
  return guides[language];
}

/** The reference pages of a language: pages with a review date. Like guides, they have a PDF. */
export function referencesIn(language: Language): Files<PageFrontmatter> {
  const pages = Object.entries(filesBelow(pageFiles, `${language}/pages`));
  return Object.fromEntries(pages.filter(([name, { frontmatter }]) => !name.includes('/') && frontmatter.reviewed));
}

/**
 * Any other text, by its place in the language's folder: `textIn('en', 'pages/legal/terms')`.
 * Throws, and so stops the build, when there is no such file.
 */
export function textIn(language: Language, place: string): Text {
  return required(pageFiles[`../../../content/${language}/${place}.mdx`], `content/${language}/${place}.mdx`);
}

/** Memoized: a guide is used by its page, its PDF, search, feeds and structured data. */
const finishedPage = memoize((text: WrittenPage, file: string, language: Language) =>
  finishPage(file, text, renderContext(language)),
);

/**
 * A text with its records in place, whatever it is: a guide, a reference, a review, a story, a legal text, or the words of a page.
 * Throws, and so stops the build, when there is no such file.
 */
export function documentIn(language: Language, place: string): Page {
  const file = `content/${language}/${place}.mdx`;
  const text: WrittenPage | undefined = guideFiles[`../../../${file}`] ?? pageFiles[`../../../${file}`];
  return finishedPage(required(text, file), file, language);
}

/** Breadcrumb label of a page, by its path in the language's folder; in English where the language lacks it. */
export function crumbIn(language: Language, place: string): string {
  const file = `../../../content/${language}/${place}.mdx`;
  const { crumb, title } = (pageFiles[file] ?? textIn('en', place)).frontmatter;
  return crumb ?? title;
}

function filesBelow<Head>(files: Files<Head>, folder: string): Files<Head> {
  const start = `../../../content/${folder}/`;
  const inside = Object.entries(files).filter(([file]) => file.startsWith(start));
  return Object.fromEntries(inside.map(([file, text]) => [file.slice(start.length).replace(/\.mdx$/, ''), text]));
}

function required<Read>(text: Read | undefined, file: string): Read {
  if (!text) throw new Error(`There is no ${file}`);
  return text;
}
