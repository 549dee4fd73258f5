import type { Words } from '#content/en/words.ts';
import { NumberedPage } from '../../../document/page/page-record.tsx';
import { useLocale, usePath, useWords } from '../../../frame/language.tsx';
import { NoScript } from '../../../screens/claim/NoScript.tsx';
import { PageCrumbs, PageWords } from '../../../screens/page/PageScreen.tsx';
import styles from './SharedPhotosScreen.module.css';

/** The words of the page that depend on what was shared. */
export type SharedWords = Words['sharedPhotos'];

/** Where photos land that another app shares with this site. `shared-page.ts` lists them, and puts them into a record. */
export function SharedPhotosScreen() {
  return (
    <NumberedPage>
      <div className="wrap">
        <PageCrumbs page="shared-photos" />
        <div className="measure">
          <PageWords place="pages/shared-photos" parts={{ Files, NoScript }} />
        </div>
      </div>
    </NumberedPage>
  );
}

function Files() {
  const words: SharedWords = useWords().sharedPhotos;
  return (
    <div data-shared={useLocale().tag} data-words={JSON.stringify(words)} data-records={usePath()('/loss-record')}>
      <p role="status" className={styles.status} data-shared-part="status" tabIndex={-1} />
      <ul className={styles.files} data-shared-part="files" />
      <p className={styles.buttons} data-shared-part="records" />
      <p className={styles.buttons}>
        <button type="button" className="btn btn-alt" data-shared-part="forget" hidden>
          {words.forget}
        </button>
      </p>
    </div>
  );
}
