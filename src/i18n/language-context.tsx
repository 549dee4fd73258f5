import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Lists } from '#content/en/lists/lists.ts';
import type { Words } from '#content/en/messages.ts';
import { type Language, listsIn, localeIn, messagesIn } from '#content/i18n/languages.ts';
import type { Locale } from '#content/i18n/locale.ts';
import { nearestPage } from '../lib/routes/page.ts';

const Current = createContext<Language | undefined>(undefined);

/**
 * Root of server-rendered React: renders a component in a language. Every root
 * sets its language, for `useMessages`, `useLocale` and `usePath`. Never part of an island.
 */
export function InLanguage<Props extends object>({
  language,
  show: Show,
  with: properties,
  children,
}: {
  readonly language: Language;
  readonly show: ComponentType<Props>;
  readonly with?: Omit<Props, 'children'>;
  readonly children?: ReactNode;
}) {
  return (
    <Current value={language}>
      <Show {...(properties as Props)}>{children}</Show>
    </Current>
  );
}

/** The language of the page being rendered. Throws outside of `InLanguage`, so that no page is in English by mistake. */
export function useLanguage(): Language {
  const language = useContext(Current);
  if (!language) throw new Error('useLanguage needs <InLanguage> around it');
  return language;
}

/** The messages of the page's language. */
export function useMessages(): Words {
  return messagesIn(useLanguage());
}

/** The collections of the page's language: cards, stories, reviews. */
export function useLists(): Lists {
  return listsIn(useLanguage());
}

/** Formats numbers, dates, lists and plurals in the page's language. */
export function useLocale(): Locale {
  return localeIn(useLanguage());
}

/** Returns a function from page names to paths in the page's language, or in English where the language lacks the page. */
export function usePath(): (name: string) => string {
  const language = useLanguage();
  return (name) => nearestPage(language, name).path;
}
