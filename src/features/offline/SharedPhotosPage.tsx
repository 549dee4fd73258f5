import type { Words } from '#content/en/messages.ts';
import { Link } from '../../components/Link.tsx';
import { NoScript } from '../../components/NoScript.tsx';
import { PagePage } from '../../components/pages/PagePage.tsx';
import { Vignette } from '../../components/pictures/Vignette.tsx';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import styles from './SharedPhotosPage.module.css';

/** Messages of the page's script. */
export type SharedMessages = Omit<Words['sharedPhotos'], 'keep' | 'choose' | 'forget'>;

/** Share target for photos from other apps. `shared-page.ts` lists them; the next record that is opened takes them. */
export function SharedPhotosPage() {
  return <PagePage page="shared-photos" parts={{ Files, NoScript, Vignette: () => <Vignette name="photos" /> }} />;
}

function Files() {
  const { keep, choose, forget, ...later } = useMessages().sharedPhotos;
  const words: SharedMessages = later;
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
        <button type="button" className="btn" data-shared-part="keep" hidden>
          {keep}
        </button>
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
