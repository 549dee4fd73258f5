import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { shape } from '#core/loss-record/shape.ts';
import { type StorageQuota, storageQuota } from '../../lib/storage/browser-storage.ts';
import type { StoredRecordWithState } from '../../lib/storage/record-store.ts';
import type { Saving } from '../records/edit-queue.ts';
import { useHasInvalidFields } from '../records/form/use-draft.ts';
import styles from '../records/record.module.css';
import { type RecordState, scrollToSection } from './Section.tsx';

interface SaveStatusProps {
  readonly stored: StoredRecordWithState;
  readonly state: RecordState;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** Save status, age of the last copy, and advice on browser storage. */
export function SaveStatus({ stored, state, messages: { kept: labels, errors }, locale }: SaveStatusProps) {
  const [left, setLeft] = useState<StorageQuota | null>(null);
  const photos = stored.record.photos.length;
  // Each photo changes what is in use, and the first one asks for the promise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of photos is the reason to ask again
  useEffect(() => {
    void storageQuota().then(setLeft);
  }, [photos]);
  const overdue = daysWithoutCopy(stored, Date.now());
  const { saving } = state;
  const isRefused = useHasInvalidFields();
  const hasError = saving !== 'saved' && saving !== 'saving';
  return (
    <div className={`${styles.saveStatus} no-print`}>
      <p>
        <strong>{labels.only}</strong>{' '}
        <span role="status">{hasError ? '' : labels[isRefused ? 'notTaken' : saving]}</span>{' '}
        {copyIn(stored, labels, locale)}{' '}
        <button type="button" className={styles.link} onClick={() => scrollToSection('record-send')}>
          {labels.save}
        </button>
      </p>
      {overdue > 0 && <p className={styles.warning}>{t(labels.overdue, { count: overdue }, locale)}</p>}
      {hasError && (
        <p className={styles.error} role="alert">
          {faultIn(saving, errors, locale)}
        </p>
      )}
      <details>
        <summary>{labels.how}</summary>
        <ul>
          <li>{left?.isPromised ? labels.promised : labels.notPromised}</li>
          {left?.used != null && left.most != null && (
            <li>
              {t(
                labels.room,
                { used: locale.number(left.used / 1e6, 1), most: locale.number(left.most / 1e6) },
                locale,
              )}
            </li>
          )}
          <li>{labels.safari}</li>
          <li>{labels.privateWindow}</li>
          <li>{labels.shared}</li>
          <li>{labels.copyOften}</li>
        </ul>
      </details>
    </div>
  );
}

const day = 24 * 3600 * 1000;

/** Whole days that a change has waited for a copy; 0 if none waits or the clock was set back. */
function daysWithoutCopy({ at, began = 0, copied, record }: StoredRecordWithState, now: number): number {
  const firstPhoto = record.photos.map(({ added }) => new Date(added).getTime()).find((added) => added > 0);
  const since = copied || began || firstPhoto || now;
  return at > Math.max(copied, began) ? Math.max(0, Math.floor((now - since) / day)) : 0;
}

function copyIn({ at, copied }: StoredRecordWithState, labels: LossRecordMessages['kept'], locale: Locale): string {
  if (copied === 0) return labels.never;
  return t(at > copied ? labels.stale : labels.fresh, { moment: locale.moment(copied) }, locale);
}

function faultIn(
  saving: Exclude<Saving, 'saved' | 'saving'>,
  errors: LossRecordMessages['errors'],
  locale: Locale,
): string {
  const labels = Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value'];
  return t(labels, { most: shape.mostRows }, locale);
}
