import type { FigureRecord } from '#content/en/labels/figures.ts';
import type { Lists } from '#content/en/lists/lists.ts';
import type { Words } from '#content/en/messages.ts';
import { type Language, listsIn, localeIn, messagesIn } from '#content/i18n/languages.ts';
import type { Locale } from '#content/i18n/locale.ts';

/** Language context of the renderer: messages, collections and formats. */
export interface RenderContext {
  readonly words: Words['document'];
  readonly lists: Lists;
  readonly locale: Locale;
}

/** The render context of a language. */
export function renderContext(language: Language): RenderContext {
  return { words: messagesIn(language).document, lists: listsIn(language), locale: localeIn(language) };
}

/** Caption and text alternative of a drawing. Throws, and so stops the build, when the language has none. */
export function figureText({ figures }: Pick<Lists, 'figures'>, name: string): FigureRecord {
  const words = figures[name];
  if (!words) throw new Error(`There are no words for the figure "${name}"`);
  return words;
}
