import { NoScript } from '../../components/NoScript.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { useLanguage, useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './OfflinePage.module.css';
import { type KeepMessages, rows } from './offline-rows.ts';

/** What of the site is stored on this device. `keep-page.ts` fills in the state, and makes the buttons work. */
export function KeepPage() {
  return <PagePage page="keep" look={styles.words} parts={{ Kept, NoScript }} />;
}

function Kept() {
  const { sets, bar: _, keep, refresh, forget, ...words } = useMessages().keep;
  const later: KeepMessages = words;
  return (
    <div className={styles.kept} data-kept={useLocale().tag} data-words={JSON.stringify(later)}>
      <div className={styles.said}>
        <p id="kept-said" role="status" className={styles.status} data-kept-part="status" tabIndex={-1} />
        <progress
          className={styles.progress}
          hidden
          max={1}
          value={0}
          data-kept-part="progress"
          aria-labelledby="kept-said"
        />
      </div>
      <ul className={styles.rows}>
        {rows(useLanguage()).map(({ name, groups }) => (
          <li key={name} data-groups={groups.join(',')}>
            <div>
              <b>{sets[name].title}</b>
              <p className="small">{sets[name].line}</p>
            </div>
            <p className={styles.state}>
              <span data-kept-part="size" /> <span data-kept-part="state" />
            </p>
            <button type="button" className="btn btn-alt" hidden>
              {keep}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <button type="button" className="btn" hidden data-kept-part="all" />
        <button type="button" className="btn btn-alt" hidden data-kept-part="refresh">
          {refresh}
        </button>
        <button type="button" className="btn btn-alt" hidden data-kept-part="forget">
          {forget}
        </button>
      </p>
    </div>
  );
}
