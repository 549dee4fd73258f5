import type { ReactNode } from 'react';
import styles from './Shell.module.css';

/**
 * The layout of every calculator: form and result in a narrow column, the picture of the result beside it. One column on
 * a phone, in the order form, result, picture.
 *
 * A tool is a component of this kind. `Island.astro` prerenders it, `defineIsland` wakes it, and a page renders heading,
 * explanation, method and `NeedsScript` around it.
 */
export function ToolFrame({ side, wide }: { readonly side: ReactNode; readonly wide?: ReactNode }) {
  return (
    <div className={styles.tool}>
      <div className={styles.side}>{side}</div>
      {wide && <div className={styles.wide}>{wide}</div>}
    </div>
  );
}
