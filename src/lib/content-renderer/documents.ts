import type { MDXContent } from 'mdx/types.js';
import { byLanguage, type Language } from '#content/i18n/languages.ts';
import type { GuideFrontmatter, PageFrontmatter } from '#content/i18n/schemas.ts';
import { memoize } from '#core/lib/memoize.ts';
import { renderContext } from './ast/render-context.ts';
import { finishPage, type Page, type WrittenPage } from './records/finish-page.ts';

/** What an MDX file of content/ exports that is no guide: its checked head, and its words as blocks and, unless it is a document, as a component. */
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

/** The reference pages of a language: those pages whose head gives a day of review. Like guides, they are printed too. */
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

/** A guide is asked for by its page, its file, its sources, the guides that name it, and all that programs are told of it. */
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

/** What breadcrumbs call a page, by its place in the language's folder; in English where the language does not publish it. */
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
