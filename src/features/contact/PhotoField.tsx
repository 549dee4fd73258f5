import { t } from '#content/i18n/t.ts';
import { photoLimits, photosField, photoTypes } from '#contract/question-form.ts';
import { useLocale, useMessages } from '../../i18n/language-context.tsx';
import { Fault } from './Field.tsx';
import styles from './forms.module.css';

/** Photos that go with a question. The script lists them, and makes them small before they are sent. */
export function PhotoField() {
  const { photos } = useMessages().forms;
  return (
    <div className={`${styles.field} ${styles.photos}`} data-ask="photos" data-words={JSON.stringify(photos.script)}>
      <label htmlFor={`ask-${photosField}`}>{photos.label}</label>
      <p className={styles.hint}>{t(photos.hint, { most: photoLimits.count }, useLocale())}</p>
      <input id={`ask-${photosField}`} name={photosField} type="file" multiple={true} accept={photoTypes.join(',')} />
      <ul data-ask="photo-list" aria-live="polite" />
      <template data-ask="photo">
        <li>
          <span />
          <button className="btn btn-alt" type="button">
            {photos.remove}
          </button>
        </li>
      </template>
      <Fault name={photosField} />
    </div>
  );
}
