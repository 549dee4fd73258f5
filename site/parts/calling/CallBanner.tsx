import { owner } from '#content/owner.ts';
import styles from './CallBanner.module.css';

/** The emergency line, for whoever is standing in water. */
export function CallBanner() {
  return (
    <aside className={styles.banner} aria-label="Call for help">
      <div>
        <p className={styles.title}>Water in the building right now?</p>
        <p>Talk to somebody who dries houses for a living, at any hour. In danger, get out first and call 911.</p>
      </div>
      <p className={styles.actions}>
        <a className="btn btn-alarm" href={`tel:${owner.phone.dial}`}>
          Call {owner.phone.display}
        </a>
        <a className="btn btn-alt" href="/wtr-connection">
          How we work
        </a>
      </p>
    </aside>
  );
}
