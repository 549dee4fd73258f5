import { type ComponentType, createElement } from 'react';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { figureText } from '../ast/render-context.ts';
import { LineText } from './Inlines.tsx';
import { usePageRecord } from './page-record.tsx';
import { useRenderContext } from './use-render-context.ts';

const drawings = import.meta.glob<ComponentType>(['../../figures/*.tsx', '!**/*.test.tsx'], {
  eager: true,
  import: 'default',
});

/** A drawing of src/lib/figures by the name of its file. Throws, and so stops the build, when there is none. */
export function drawingOf(name: string): ComponentType {
  const drawing = drawings[`../../figures/${name}.tsx`];
  if (!drawing) throw new Error(`There is no drawing src/lib/figures/${name}.tsx`);
  return drawing;
}

/**
 * A numbered drawing of src/lib/figures with its caption and text alternative. The alternative is visually hidden text,
 * so that a drawing may have visible text beside it; the SVG itself is hidden from screen readers.
 * Throws, and so stops the build, when the drawing or its record is missing.
 */
export function Figure({ name }: { readonly name: string }) {
  const number = usePageRecord().nextFigure();
  const { words, lists, locale } = useRenderContext();
  const { alt, caption } = figureText(lists, name);
  return (
    <figure>
      <p className="hidden">{wordsOf(alt)}</p>
      {createElement(drawingOf(name))}
      <figcaption>
        <b>{t(words.figure, { number }, locale)}</b>
        <LineText line={caption} />
      </figcaption>
    </figure>
  );
}
