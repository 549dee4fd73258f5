import type { Words } from '#content/en/words.ts';
import { Link } from '../../../frame/Link.tsx';
import { useLocale, useWords } from '../../../frame/language.tsx';
import { NoScript } from '../../claim/NoScript.tsx';
import { PageScreen } from '../../page/PageScreen.tsx';
import styles from './SharedPhotosScreen.module.css';

/** The words of the page that depend on what was shared. */
export type SharedWords = Omit<Words['sharedPhotos'], 'choose' | 'forget'>;

/** Where photos land that another app shares with this site. `shared-page.ts` lists them; the record that is opened next takes them. */
export function SharedPhotosScreen() {
  return <PageScreen page="shared-photos" look="measure" parts={{ Files, NoScript }} />;
}

function Files() {
  const { choose, forget, ...later } = useWords().sharedPhotos;
  const words: SharedWords = later;
  return (
    <div data-shared={useLocale().tag} data-words={JSON.stringify(words)}>
      <p role="status" className={styles.status} data-shared-part="status" tabIndex={-1} />
      <ul className={styles.files} data-shared-part="files" />
      <template data-shared-part="row">
        <li>
          <img alt="" />
          <span />
        </li>
      </template>
      <p className={styles.buttons}>
        <Link className="btn" href="/loss-record" data-shared-part="choose" hidden>
          {choose}
        </Link>
        <button type="button" className="btn btn-alt" data-shared-part="forget" hidden>
          {forget}
        </button>
      </p>
    </div>
  );
}
