import { useEffect, useState } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { KeptRecord } from '../../../device/records/record-store.ts';
import { type RoomLeft, roomLeft } from '../../../device/records/room-left.ts';
import styles from './record.module.css';
import type { RecordState, Saving } from './use-record.ts';

interface KeepingProps {
  readonly kept: KeptRecord;
  readonly state: RecordState;
  readonly words: LossRecordWords;
  readonly locale: Locale;
}

/** Whether the last change is kept, how old the last copy is, and how safe a record is in a browser. */
export function Keeping({ kept, state, words: { kept: said }, locale }: KeepingProps) {
  const [left, setLeft] = useState<RoomLeft | null>(null);
  const photos = kept.record.photos.length;
  // Each photo changes what is in use, and the first one asks for the promise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count of photos is the reason to ask again
  useEffect(() => {
    void roomLeft().then(setLeft);
  }, [photos]);
  const { saving } = state;
  const isFault = saving !== 'saved' && saving !== 'saving';
  return (
    <div className={styles.keeping}>
      <p>
        <strong>{said.only}</strong> <span role="status">{isFault ? '' : said[saving]}</span>{' '}
        {copyIn(kept, said, locale)}
      </p>
      {isFault && (
        <p className={styles.fault} role="alert">
          {faultIn(saving, said)}
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

function copyIn({ at, copied }: KeptRecord, said: LossRecordWords['kept'], locale: Locale): string {
  if (copied === 0) return said.never;
  return say(at > copied ? said.stale : said.fresh, { moment: locale.moment(copied) }, locale);
}

function faultIn(saving: Exclude<Saving, 'saved' | 'saving'>, { errors }: LossRecordWords['kept']): string {
  return Object.hasOwn(errors, saving) ? errors[saving as keyof typeof errors] : errors['bad-value'];
}
