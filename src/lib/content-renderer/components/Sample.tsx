import { isConfirmed } from '../ast/inlines.ts';
import styles from './parts.module.css';
import { useRenderContext } from './use-render-context.ts';

/**
 * Marks what stands beside it as a sample as long as the owner has not confirmed it; nothing once he has. `of` holds one
 * claim of the owner's file or several, parted by commas. Throws, and so stops the build, on any other name.
 */
export function Sample({ of }: { readonly of: string }) {
  const { sample } = useRenderContext().words;
  return isConfirmed(of) ? null : <span className={styles.sample}>{sample}</span>;
}
