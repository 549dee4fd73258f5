import type { Words } from '#content/en/messages.ts';
import { completeLanguages } from '#content/i18n/languages.ts';
import { NoScript } from '../../components/NoScript.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useLanguage, useLocale, useMessages } from '../../i18n/language-context.tsx';
import { type GroupName, groupsOf } from '../../lib/offline/manifest.ts';
import styles from './OfflinePage.module.css';

/** Messages of the page's script. */
export type KeepMessages = Omit<Words['keep'], 'sets' | 'bar' | 'keep' | 'refresh' | 'forget'>;

/** What of the site is stored for offline use. `offline-page.ts` shows the state and makes the buttons work. */
export function KeepPage() {
  return <PagePage page="keep" parts={{ OfflineCopy, NoScript }} />;
}

function OfflineCopy() {
  const { sets, bar: _, keep, refresh, forget, ...words } = useMessages().keep;
  const later: KeepMessages = words;
  return (
    <>
      <Vignette name="saved" />
      <div className={styles.offline} data-offline={useLocale().tag} data-words={JSON.stringify(later)}>
        <div className={styles.said}>
          <p id="offline-status" role="status" className={styles.status} data-offline-part="status" tabIndex={-1} />
          <progress
            className={styles.progress}
            hidden
            max={1}
            value={0}
            data-offline-part="progress"
            aria-labelledby="offline-status"
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
                <span data-offline-part="size" /> <span data-offline-part="state" />
              </p>
              <button type="button" className="btn btn-alt" hidden>
                {keep}
              </button>
            </li>
          ))}
        </ul>
        <p className={styles.buttons}>
          <button type="button" className="btn" hidden data-offline-part="all" />
          <button type="button" className="btn btn-alt" hidden data-offline-part="refresh">
            {refresh}
          </button>
          <button type="button" className="btn btn-alt" hidden data-offline-part="forget">
            {forget}
          </button>
        </p>
      </div>
    </>
  );
}

interface Row {
  readonly name: keyof Words['keep']['sets'];
  readonly groups: readonly GroupName[];
}

/** The downloads, those of the page's language first. */
function rows(language: string): readonly Row[] {
  const [essentials, manual] = groupsOf(language);
  const whole = completeLanguages();
  return [
    { name: 'first', groups: [essentials] },
    { name: 'rest', groups: [manual] },
    { name: 'papers', groups: ['documents'] },
    { name: 'other', groups: whole.filter((code) => code !== language).flatMap(groupsOf) },
    { name: 'prints', groups: whole.map((code): GroupName => `${code}-downloads`) },
  ];
}
