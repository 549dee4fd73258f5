import { createElement } from 'react';
import { wordsOf } from '#content/i18n/sourced.ts';
import { t } from '#content/i18n/t.ts';
import { figureWords } from '../ast/figure-words.ts';
import { drawingOf } from './figure-registry.ts';
import { usePageRecord } from './page-record.tsx';
import { useSpeaks } from './use-speaker.ts';
import { Words } from './Words.tsx';

/**
 * A numbered drawing of src/lib/figures with its recorded caption and text alternative. The alternative is text of the page,
 * so that a drawing may carry words of its own beside the picture; the picture itself stays silent.
 * Throws, and so stops the build, when the drawing or its record is missing.
 */
export function Figure({ name }: { readonly name: string }) {
  const number = usePageRecord().nextFigure();
  const { words, lists, locale } = useSpeaks();
  const { alt, caption } = figureWords(lists, name);
  return (
    <figure>
      <p className="hidden">{wordsOf(alt)}</p>
      {createElement(drawingOf(name))}
      <figcaption>
        <b>{t(words.figure, { number }, locale)}</b>
        <Words line={caption} />
      </figcaption>
    </figure>
  );
}
