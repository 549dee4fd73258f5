import { useEffect, useState } from 'react';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { LossRecordWords } from '#content/words/claim-words.ts';
import { shape } from '#core/claim/loss-record/shape.ts';
import type { KeptRecord } from '../../../device/store/records/record-store.ts';
import { type RoomLeft, roomLeft } from '../../../device/store/records/room-left.ts';
import type { Saving } from '../../record/edit-queue.ts';
import { useRefused } from '../../record/form/refused.ts';
import styles from '../../record/record.module.css';
import { goTo } from './go-to.ts';
import type { RecordState } from './use-record.ts';

interface KeepingProps {
  readonly kept: KeptRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
}

/** Whether the last change is kept, how old the last copy is, and how safe a record is in a browser. */
export function Keeping({ kept, state, words: { kept: said, errors }, locale }: KeepingProps) {
  const [left, setLeft] = useState<RoomLeft | null>(null);
  const photos = kept.record.photos.length;
  // Each photo changes what is in use, and the first one asks for the promise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of photos is the reason to ask again
  useEffect(() => {
    void roomLeft().then(setLeft);
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
      {overdue > 0 && <p className={styles.warning}>{say(said.overdue, { count: overdue }, locale)}</p>}
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
              {say(
                said.room,
                { used: locale.number(left.used / 1e6, 1), most: locale.number(left.most / 1e6) },
                locale,
              )}
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
function daysWithoutCopy({ at, began = 0, copied, record }: KeptRecord, now: number): number {
  const firstPhoto = record.photos.map(({ added }) => new Date(added).getTime()).find((added) => added > 0);
  const since = copied || began || firstPhoto || now;
  return at > Math.max(copied, began) ? Math.max(0, Math.floor((now - since) / day)) : 0;
}

function copyIn({ at, copied }: KeptRecord, said: LossRecordWords['kept'], locale: Locale): string {
  if (copied === 0) return said.never;
  return say(at > copied ? said.stale : said.fresh, { moment: locale.moment(copied) }, locale);
}

function faultIn(
  saving: Exclude<Saving, 'saved' | 'saving'>,
  errors: LossRecordWords['errors'],
  locale: Locale,
): string {
  const said = Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value'];
  return say(said, { most: shape.mostRows }, locale);
}
