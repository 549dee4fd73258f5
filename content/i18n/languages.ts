import type { Lists } from '../en/lists/lists.ts';
import type { Words } from '../en/messages.ts';
import { isLeftOut, leavesOut } from '../owner.ts';
import { type Locale, localeOf } from './locale.ts';
import * as published from './published.ts';
import type { SiteLanguage } from './site-language.ts';

export type Language = keyof typeof published;

/** The languages of the site. */
export const languages: Readonly<Record<Language, SiteLanguage>> = leavesOut('review')
  ? withoutLeftOut(published)
  : published;

/** Messages and lists without the entries of pages that the owner has left out: menus, cards, reviews. */
function withoutLeftOut<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.filter((entry) => !isLeftOut(pageOfEntry(entry))).map(withoutLeftOut) as Value;
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutLeftOut(inner)])) as Value;
}

function pageOfEntry(entry: unknown): string {
  const { page, link }: { readonly page?: unknown; readonly link?: unknown } = Object(entry);
  return String(page ?? link ?? '');
}

const others = (Object.keys(published) as readonly Language[]).filter((code) => code !== 'en');

/** Every language, English first: it owns the addresses without a prefix. */
export const languageCodes: readonly Language[] = ['en', ...others];

/** The languages that have every page, English first. */
export function completeLanguages(): readonly Language[] {
  return languageCodes.filter((code) => languages[code].complete);
}

/** A table of all languages, made of one. */
export function byLanguage<T>(of: (language: SiteLanguage) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(languageCodes.map((code) => [code, of(languages[code])])) as Record<Language, T>;
}

/** The language of a code; English for one that the site does not speak. */
export function languageFromCode(code: string): Language {
  return languageCodes.find((known) => known === code) ?? 'en';
}

/** Everything that people read and no page holds, in one language. */
export function messagesIn(language: Language): Words {
  return languages[language].words;
}

/** English names that occur in these messages of a language. */
export function englishNamesIn(language: Language, words: object): readonly string[] {
  const said = JSON.stringify(words);
  return languages[language].englishNames.filter((name) => said.includes(name));
}

/** The lists that pages lay out, in one language. */
export function listsIn(language: Language): Lists {
  return languages[language].lists;
}

/** The formats of every language. */
export const locales = byLanguage(localeOf);

/** The formats of a language. */
export function localeIn(language: Language): Locale {
  return locales[language];
}

/** What a language is called in another: Spanish is "Spanish" in English and "español" in Spanish. */
export function nameOfLanguage(language: Language, spoken: Language): string {
  return new Intl.DisplayNames([languages[spoken].tag], { type: 'language' }).of(language) ?? languages[language].name;
}

/** Whether a language has a page of that name. English has all. */
export function publishes(language: Language, name: string): boolean {
  const { complete, addresses } = languages[language];
  return complete || ownAddress(addresses, name) !== undefined;
}

/** The languages that publish a page of that name. */
export function languagesWith(name: string): readonly Language[] {
  return languageCodes.filter((language) => publishes(language, name));
}

/**
 * The address of a page in a language, its prefix included, by the page's name: its English address, which identifies it
 * where the language does not publish it. Throws for a page that the list of a complete language lacks: that is a slip of
 * ours, not of a visitor.
 */
export function pathOf(language: Language, name: string): string {
  if (language === 'en' || !publishes(language, name)) return name;
  const { prefix, addresses } = languages[language];
  const address = ownAddress(addresses, name);
  if (address === undefined) throw new Error(`content/${language}/labels/addresses.ts lacks ${name}`);
  return address === '/' ? prefix : prefix + address;
}

/** The address of a page in a list of addresses; a page below another may be listed in two parts. */
function ownAddress(list: Readonly<Record<string, string>>, name: string): string | undefined {
  const end = name.lastIndexOf('/');
  const [page, rest] = [list[name.slice(0, end)], list[name.slice(end)]];
  return list[name] ?? (page && rest && page + rest);
}
