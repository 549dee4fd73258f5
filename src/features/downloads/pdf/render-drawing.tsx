import { type HTMLElement, NodeType, parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#content/i18n/languages.ts';
import { InLanguage } from '../../../i18n/language-context.tsx';
import { drawingOf } from '../../../lib/content-renderer/components/Figure.tsx';

export interface RenderedDrawing {
  readonly picture: HTMLElement;
  /** The legend of its numbered marks, in order. */
  readonly key: readonly string[];
}

/** Renders a drawing in a language. Throws, and so stops the build, on a drawing without a picture. */
export function renderDrawing(name: string, language: Language): RenderedDrawing {
  const root = parse(renderToStaticMarkup(<InLanguage language={language} show={drawingOf(name)} />));
  const picture = root.querySelector('svg');
  if (!picture) throw new Error(`The drawing ${name} has no picture`);
  return { picture, key: root.querySelectorAll('ol > li').map(entryOf) };
}

/** The text of a legend entry without its number, which is an element of its own: the printed list is numbered. */
function entryOf(item: HTMLElement): string {
  const words = item.childNodes.filter((node) => node.nodeType === NodeType.TEXT_NODE);
  return words
    .map(({ text }) => text)
    .join('')
    .trim();
}
