import { Fragment, type ReactNode } from 'react';
import type { GlossaryTerm } from '#content/en/lists/glossary.ts';
import { usePageRecord } from './page-record.tsx';
import styles from './terms.module.css';
import { useRenderContext } from './use-render-context.ts';

/** A text split at the terms of a glossary: pieces of text, and terms with their place in it. */
export function splitAtTerms(
  text: string,
  glossary: readonly GlossaryTerm[],
): readonly (string | [GlossaryTerm, string])[] {
  const forms = glossary.flatMap((term) => term.forms.map((form) => [form, term] as const));
  const all = forms
    .map(([form]) => form)
    .sort((one, other) => other.length - one.length)
    .join('|');
  // Letters before or after make it another word: "telescope".
  const pattern = new RegExp(`(?<![\\p{L}-])(?:${all})(?![\\p{L}-])`, 'giu');
  let from = 0;
  const pieces = [...text.matchAll(pattern)].flatMap(({ 0: written, index }): (string | [GlossaryTerm, string])[] => {
    const before = text.slice(from, index);
    from = index + written.length;
    const term = forms.find(([form]) => form.toLowerCase() === written.toLowerCase())?.[1];
    return term ? [before, [term, written]] : [before + written];
  });
  return [...pieces, text.slice(from)];
}

/** Text whose terms are explained at their first mention on the page. */
export function TextWithTerms({ text }: { readonly text: string }): ReactNode {
  const { lists } = useRenderContext();
  const record = usePageRecord();
  return splitAtTerms(text, lists.glossary).map((piece, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no identity but their place
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    const [{ id, means }, written] = piece;
    return record.explain(id) ? <Term key={id} id={id} written={written} means={means} /> : written;
  });
}

/**
 * A term with its meaning in a popover, which needs no script: a press or Enter opens it, Escape or a press elsewhere closes it.
 * A browser without popovers shows the meaning in the text.
 */
function Term({ id, written, means }: { readonly id: string; readonly written: string; readonly means: string }) {
  return (
    <>
      <button type="button" className={styles.term} popoverTarget={`term-${id}`}>
        {written}
      </button>
      <span className={styles.means} id={`term-${id}`} popover="auto" role="note">
        {means}
      </span>
    </>
  );
}
