import { createElement } from 'react';
import { say } from '#content/locale/say.ts';
import { wordsOf } from '#content/locale/sourced.ts';
import { Words } from './inline/Words.tsx';
import { drawingOf } from './page/drawing-of.ts';
import { usePageRecord } from './page/page-record.tsx';
import { useSpeaks } from './page/use-speaks.ts';
import { figureWords } from './tree/figure-words.ts';

/**
 * A numbered drawing of site/document/figures with its recorded caption and text alternative. The alternative is text of the page,
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
        <b>{say(words.figure, { number }, locale)}</b>
        <Words line={caption} />
      </figcaption>
    </figure>
  );
}
