import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { shape } from '#core/loss-record/shape.ts';
import { type StorageQuota, storageQuota } from '../../lib/storage/browser-storage.ts';
import type { StoredRecordWithState } from '../../lib/storage/record-store.ts';
import type { Saving } from '../records/edit-queue.ts';
import { useRefused } from '../records/form/use-refused-values.ts';
import styles from '../records/record.module.css';
import { goTo } from './scroll-to-section.ts';
import type { RecordState } from './use-record.ts';

interface KeepingProps {
  readonly kept: StoredRecordWithState;
  readonly state: RecordState;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
}

/** Whether the last change is kept, how old the last copy is, and how safe a record is in a browser. */
export function Keeping({ kept, state, words: { kept: said, errors }, locale }: KeepingProps) {
  const [left, setLeft] = useState<StorageQuota | null>(null);
  const photos = kept.record.photos.length;
  // Each photo changes what is in use, and the first one asks for the promise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of photos is the reason to ask again
  useEffect(() => {
    void storageQuota().then(setLeft);
  }, [photos]);
  const overdue = daysWithoutCopy(kept, Date.now());
  const { saving } = state;
  const isRefused = useRefused();
  const isFault = saving !== 'saved' && saving !== 'saving';
  return (
    <div className={`${styles.keeping} no-print`}>
      <p>
        <strong>{said.only}</strong> <span role="status">{isFault ? '' : said[isRefused ? 'notTaken' : saving]}</span>{' '}
        {copyIn(kept, said, locale)}{' '}
        <button type="button" className={styles.link} onClick={() => goTo('record-send')}>
          {said.save}
        </button>
      </p>
      {overdue > 0 && <p className={styles.warning}>{t(said.overdue, { count: overdue }, locale)}</p>}
      {isFault && (
        <p className={styles.fault} role="alert">
          {faultIn(saving, errors, locale)}
        </p>
      )}
      <details>
        <summary>{said.how}</summary>
        <ul>
          <li>{left?.isPromised ? said.promised : said.notPromised}</li>
          {left?.used != null && left.most != null && (
            <li>
              {t(said.room, { used: locale.number(left.used / 1e6, 1), most: locale.number(left.most / 1e6) }, locale)}
            </li>
          )}
          <li>{said.safari}</li>
          <li>{said.privateWindow}</li>
          <li>{said.shared}</li>
          <li>{said.copyOften}</li>
        </ul>
      </details>
    </div>
  );
}

const day = 24 * 3600 * 1000;

/** Whole days that a change has waited for a copy, by the device's clock; 0 where none waits, or where the clock was set back. */
function daysWithoutCopy({ at, began = 0, copied, record }: StoredRecordWithState, now: number): number {
  const firstPhoto = record.photos.map(({ added }) => new Date(added).getTime()).find((added) => added > 0);
  const since = copied || began || firstPhoto || now;
  return at > Math.max(copied, began) ? Math.max(0, Math.floor((now - since) / day)) : 0;
}

function copyIn({ at, copied }: StoredRecordWithState, said: LossRecordMessages['kept'], locale: Locale): string {
  if (copied === 0) return said.never;
  return t(at > copied ? said.stale : said.fresh, { moment: locale.moment(copied) }, locale);
}

function faultIn(
  saving: Exclude<Saving, 'saved' | 'saving'>,
  errors: LossRecordMessages['errors'],
  locale: Locale,
): string {
  const said = Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value'];
  return t(said, { most: shape.mostRows }, locale);
}
