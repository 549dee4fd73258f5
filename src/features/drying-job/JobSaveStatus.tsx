import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { DryingJobMessages } from '#content/i18n/tool-messages.ts';
import { shape } from '#core/drying-job/record/shape.ts';
import { useRefused } from '../records/form/use-refused-values.ts';
import styles from '../records/record.module.css';
import type { OpenState } from '../records/use-record.ts';

/** Whether the last change is on the device. */
export function JobKeeping({
  state: { saving },
  words: { kept, errors },
  locale,
}: {
  readonly state: Pick<OpenState<unknown, never>, 'saving'>;
  readonly words: DryingJobMessages;
  readonly locale: Locale;
}) {
  const isRefused = useRefused();
  const isFault = saving !== 'saved' && saving !== 'saving';
  const fault =
    isFault && (Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value']);
  return (
    <div className={`${styles.keeping} no-print`}>
      <p>
        <strong>{kept.only}</strong> <span role="status">{isFault ? '' : kept[isRefused ? 'notTaken' : saving]}</span>{' '}
        <button type="button" className={styles.link} onClick={goToSend}>
          {kept.save}
        </button>
      </p>
      {fault && (
        <p className={styles.fault} role="alert">
          {t(fault, { most: shape.mostRows }, locale)}
        </p>
      )}
    </div>
  );
}

/** The address names the open job, so that parts have no addresses of their own. */
function goToSend(): void {
  const part = document.getElementById('job-send');
  part?.focus({ preventScroll: true });
  part?.scrollIntoView();
}
