import { isConfirmed } from '../ast/inlines.ts';
import styles from './parts.module.css';
import { useRenderContext } from './use-render-context.ts';

/**
 * Marks the content beside it as a sample until the owner has confirmed it. `of` holds
 * claims of the owner's file, separated by commas. Throws, and so stops the build, on any other name.
 */
export function Sample({ of }: { readonly of: string }) {
  const { sample } = useRenderContext().words;
  return isConfirmed(of) ? null : <span className={styles.sample}>{sample}</span>;
}
