import { Fragment, type ReactNode } from 'react';
import type { GlossaryTerm } from '#content/en/lists/glossary.ts';
import { usePageRecord } from './page-record.tsx';
import styles from './terms.module.css';
import { useRenderContext } from './use-render-context.ts';

/** A term as it is written in a text, with the punctuation that touches it. */
interface WrittenTerm {
  readonly term: GlossaryTerm;
  readonly opening: string;
  readonly written: string;
  readonly closing: string;
}

/** A text split at the terms of a glossary: pieces of text, and terms as they are written. */
export function splitAtTerms(text: string, glossary: readonly GlossaryTerm[]): readonly (string | WrittenTerm)[] {
  const forms = glossary.flatMap((term) => term.forms.map((form) => [form, term] as const));
  const all = forms
    .map(([form]) => form)
    .sort((one, other) => other.length - one.length)
    .join('|');
  // Letters before or after make it another word: "telescope".
  const pattern = new RegExp(`([(“«]*)(?<![\\p{L}-])(${all})(?![\\p{L}-])([)”».,;:]*)`, 'giu');
  let from = 0;
  const pieces = [...text.matchAll(pattern)].flatMap(
    ({ 0: whole, 1: opening = '', 2: written = '', 3: closing = '', index }): (string | WrittenTerm)[] => {
      const before = text.slice(from, index);
      from = index + whole.length;
      const term = forms.find(([form]) => form.toLowerCase() === written.toLowerCase())?.[1];
      return term ? [before, { term, opening, written, closing }] : [before + whole];
    },
  );
  return [...pieces, text.slice(from)];
}

/** Text whose terms are explained at their first mention on the page. */
export function TextWithTerms({ text }: { readonly text: string }): ReactNode {
  const { lists } = useRenderContext();
  const record = usePageRecord();
  return splitAtTerms(text, lists.glossary).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    const { term, opening, written, closing } = piece;
    return record.explain(term.id) ? <Term key={term.id} {...piece} /> : opening + written + closing;
  });
}

/**
 * A term with its meaning in a popover, which needs no script: a press or Enter opens it, Escape or a press elsewhere closes it.
 * A browser without popovers shows the meaning in the text.
 */
function Term({ term: { id, means }, opening, written, closing }: WrittenTerm) {
  return (
    <>
      <span className={styles.unbroken}>
        {opening}
        <button type="button" className={styles.term} popoverTarget={`term-${id}`}>
          {written}
        </button>
        {closing}
      </span>
      <span className={styles.means} id={`term-${id}`} popover="auto" role="note">
        {means}
      </span>
    </>
  );
}
