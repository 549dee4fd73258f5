import type { ComponentType } from 'react';
import { figures } from '#content/en/figures.ts';
import { wordsOf } from '#content/ledger/sourced.ts';
import { say } from '#content/locale/say.ts';
import { useSpeaks } from './page/use-speaks.ts';
import { usePageRecord } from './page-record.tsx';
import { Words } from './Words.tsx';

const drawings = import.meta.glob<ComponentType>('./figures/*.tsx', { eager: true, import: 'default' });

/**
 * A numbered drawing of site/document/figures with its recorded caption and text alternative. The alternative is text of the page,
 * so that a drawing may carry words of its own beside the picture; the picture itself stays silent.
 * Throws, and so stops the build, when the drawing or its record is missing.
 */
export function Figure({ name }: { readonly name: string }) {
  const number = usePageRecord().nextFigure();
  const { words, locale } = useSpeaks();
  const Drawing = drawings[`./figures/${name}.tsx`];
  const record = figures[name];
  if (!Drawing) throw new Error(`There is no drawing site/document/figures/${name}.tsx`);
  if (!record) throw new Error(`content/en/figures.ts has no words for "${name}"`);
  return (
    <figure>
      <p className="hidden">{wordsOf(record.alt)}</p>
      <Drawing />
      <figcaption>
        <b>{say(words.figure, { number }, locale)}</b>
        <Words line={record.caption} />
      </figcaption>
    </figure>
  );
}
