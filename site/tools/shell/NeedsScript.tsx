import { owner } from '#content/owner.ts';
import styles from './Shell.module.css';

/** Stands in place of a tool where scripts are off. Put it on the page, outside of the island. */
export function NeedsScript() {
  return (
    <noscript>
      <p className={styles.needsScript}>
        This calculator needs JavaScript, which is off or blocked here. The method below shows how to work it out by
        hand. Or call us on <a href={`tel:${owner.phone.dial}`}>{owner.phone.display}</a>, day or night.
      </p>
    </noscript>
  );
}
