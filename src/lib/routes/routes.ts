import { completeLanguages, type Language, languageCodes, languages, publishes } from '#content/i18n/languages.ts';
import { isLeftOut } from '#content/owner.ts';
import type { PageName } from './addresses.ts';
import { pageIn, pageNames } from './page.ts';

interface Route {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly props: { readonly language: Language; readonly name: PageName };
}

/**
 * `getStaticPaths` of a route file: the addresses of these pages in every language. The file's pattern names one parameter
 * for the language and one for each part of the address: `/[...language]/[guides]/[guide]`. Throws, and so stops the build,
 * where a language that says that it is complete lacks a page.
 */
export function routesOf(...names: readonly PageName[]) {
  return ({ routePattern }: { readonly routePattern: string }): Route[] =>
    languageCodes.flatMap((language) => names.flatMap((name) => routeOf(language, name, routePattern) ?? []));
}

/** `getStaticPaths` of a route that is one file in each complete language: `/[...language]/insurance-directory.json`. */
export function languageRoutes() {
  return completeLanguages().map((language) => ({ params: { language: folderOf(language) }, props: { language } }));
}

/** The pages right below an address, without those that have a route file of their own. */
export function pagesBelow(folder: string, ...others: readonly PageName[]): readonly PageName[] {
  const isBelow = (name: string) => name.startsWith(`${folder}/`) && !name.slice(folder.length + 1).includes('/');
  return pageNames.filter((name) => isBelow(name) && !others.includes(name));
}

function routeOf(language: Language, name: PageName, pattern: string): Route | undefined {
  const page = pageIn(language, name);
  if (!page) return missingPage(language, name);
  const { prefix } = languages[language];
  const parts = page.path.slice(prefix.length).split('/').filter(Boolean);
  const [, ...slots] = pattern.matchAll(/\[(?:\.\.\.)?(\w+)\]/g);
  if (slots.length !== parts.length) throw new Error(`${pattern} has no place for every part of ${page.path}`);
  const ofParts = slots.map(([, slot = ''], index) => [slot, parts[index]] as const);
  return {
    params: { language: folderOf(language), ...Object.fromEntries(ofParts) },
    props: { language, name },
  };
}

/** Handles a page that a language lacks: skipped where the language is incomplete, else throws. */
export function missingPage(language: Language, name: PageName): undefined {
  if (isLeftOut(name) || !publishes(language, name)) return undefined;
  throw new Error(`content/${language} lacks ${name}: write it, or say in its language.ts that it is not complete`);
}

/** The language prefix as a route parameter; undefined for the default language. */
function folderOf(language: Language): string | undefined {
  return languages[language].prefix.slice(1) || undefined;
}
