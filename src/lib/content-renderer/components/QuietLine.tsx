import { SourceMark } from './Claim.tsx';
import styles from './QuietLine.module.css';
import { useRenderContext } from './use-render-context.ts';

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
