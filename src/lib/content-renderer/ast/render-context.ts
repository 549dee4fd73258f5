import type { FigureRecord } from '#content/en/labels/figures.ts';
import type { Lists } from '#content/en/lists/lists.ts';
import type { Words } from '#content/en/messages.ts';
import { type Language, listsIn, localeIn, messagesIn } from '#content/i18n/languages.ts';
import type { Locale } from '#content/i18n/locale.ts';

/** The language in which blocks are made: the words of documents, its lists, and its formats. */
export interface RenderContext {
  readonly words: Words['document'];
  readonly lists: Lists;
  readonly locale: Locale;
}

/** What blocks need of a language. */
export function renderContext(language: Language): RenderContext {
  return { words: messagesIn(language).document, lists: listsIn(language), locale: localeIn(language) };
}

/** The caption and the text alternative of a drawing. Throws, and so stops the build, when a language has none for it. */
export function figureText({ figures }: Pick<Lists, 'figures'>, name: string): FigureRecord {
  const words = figures[name];
  if (!words) throw new Error(`There are no words for the figure "${name}"`);
  return words;
}
