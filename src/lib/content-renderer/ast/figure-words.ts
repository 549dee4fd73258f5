import type { FigureRecord } from '#content/en/labels/figures.ts';
import type { Lists } from '#content/en/lists/lists.ts';

/** The caption and the text alternative of a drawing. Throws, and so stops the build, when a language has none for it. */
export function figureWords({ figures }: Pick<Lists, 'figures'>, name: string): FigureRecord {
  const words = figures[name];
  if (!words) throw new Error(`There are no words for the figure "${name}"`);
  return words;
}
