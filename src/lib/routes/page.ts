import { type Language, languageCodes, languages, messagesIn, pathOf, publishes } from '#content/i18n/languages.ts';
import { pageHead } from '#content/i18n/page-head.ts';
import { wordsOf } from '#content/i18n/sourced.ts';
import { isLeftOut } from '#content/owner.ts';
import { addresses, notFound, type PageName, resultPages } from './addresses.ts';

export interface Page {
  /** Its English path. */
  readonly name: PageName;
  readonly language: Language;
  /** Its path in this language, with prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Names of all pages that have a route, including unlisted ones. */
export const pageNames: readonly PageName[] = [...addresses, ...resultPages, notFound]
  .map(({ path }) => path)
  .filter((path) => !isLeftOut(path));

/**
 * A page with the title and description of its own file; undefined when the language does not publish it.
 * Throws when the page is named both by a file and by the language's list of heads: nothing is typed twice.
 */
export function pageIn(language: Language, name: PageName): Page | undefined {
  const ofFile = pageHead(language, name);
  const ofList = messagesIn(language).heads[name];
  if (isLeftOut(name) || !publishes(language, name)) return undefined;
  if (ofFile && ofList) throw new Error(`content/${language}: ${name} has a head in its own file and in heads.ts`);
  const head = ofFile ?? ofList;
  if (!head) return undefined;
  const { title, description } = head;
  return { name, language, path: pathOf(language, name), title, description: wordsOf(description) };
}

/** The page of that name. Throws when the language does not publish it, which is a programming error. */
export function pageOf(language: Language, name: string): Page {
  const page = isPageName(name) ? pageIn(language, name) : undefined;
  if (!page) throw new Error(`There is no page ${name} in content/${language}`);
  return page;
}

/** The page that a link leads to: in the language, or in English where the language does not publish it. */
export function nearestPage(language: Language, name: string): Page {
  return (isPageName(name) ? pageIn(language, name) : undefined) ?? pageOf('en', name);
}

/** Files that every complete language publishes below its own prefix; other languages link to the English ones. */
const ownFiles = /^\/(downloads\/|images\/|insurance-directory\.json$)/;

/**
 * Resolves a link of the content in a language. A page name, with or without query and anchor, becomes the path of that
 * page; a translated file, the language's own; any other address stays as it is.
 */
export function addressIn(language: Language, href: string): string {
  const [name = ''] = /^[^?#]*/.exec(href) ?? [];
  if (isPageName(name)) return nearestPage(language, name).path + href.slice(name.length);
  const { complete, prefix } = languages[language];
  return complete && ownFiles.test(name) ? prefix + href : href;
}

/** The pages of a language that its sitemap lists, in the order of the address list. */
export function listedPages(language: Language): readonly Page[] {
  return addresses.flatMap(({ path }) => pageIn(language, path) ?? []);
}

/** The same page in each language that has it. */
export function translationsOf(name: PageName): readonly Page[] {
  return languageCodes.flatMap((language) => pageIn(language, name) ?? []);
}

/** `hreflang` alternates of a page, with English as `x-default`. Empty when there is no translation. */
export function alternatesOf(name: PageName): readonly { readonly hreflang: string; readonly path: string }[] {
  const twins = translationsOf(name).map(({ language, path }) => ({ hreflang: language, path }));
  return twins.length > 1 ? [...twins, { hreflang: 'x-default', path: pathOf('en', name) }] : [];
}

const known: ReadonlySet<string> = new Set(pageNames);

/** Whether a string is the name of a page. */
export function isPageName(name: string): name is PageName {
  return known.has(name);
}
