import { type Line, wordsOf } from '#content/i18n/sourced.ts';
import { factsOfLine, hasSecondHand } from '../ast/sources.ts';
import { SourceMark } from './Claim.tsx';
import styles from './QuietLine.module.css';
import { useRenderContext } from './use-render-context.ts';

/** A line of an emergency checklist without source numbers; "second hand" is still shown. */
export function UncitedLine({ line }: { readonly line: Line }) {
  const { words } = useRenderContext();
  return (
    <>
      {wordsOf(line)}
      {hasSecondHand(factsOfLine(line)) && <small> ({words.secondHand})</small>}
    </>
  );
}

/** The sources of all lines of a group, shown below it. */
export function GroupSources({ facts }: { readonly facts: readonly string[] }) {
  const { words } = useRenderContext();
  if (facts.length === 0) return null;
  return (
    <p className={styles.from} data-sources="">
      {words.sources} <SourceMark facts={facts} />
    </p>
  );
}
