import { memo, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import type { Row } from '#core/loss-record/shape.ts';
import { usePrinting } from '../../records/print.tsx';
import { nameOfRow } from '../field-labels.ts';
import type { SectionProps } from '../Section.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import type { Links } from './add-photos.ts';
import { Picture } from './photo-controls.tsx';
import styles from './photos.module.css';

interface PhotoStripProps {
  readonly record: LossRecord;
  readonly photos: readonly Row<'photos'>[];
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  readonly open: (photo: string) => void;
}

/** Thumbnails that a phone shows without delay. */
const firstShown = 24;

/** Thumbnails with names, newest first, in batches. */
export const PhotoStrip = memo(function PhotoStrip({ record, photos, messages, locale, open }: PhotoStripProps) {
  const [shown, setShown] = useState(firstShown);
  const newest = photos.toReversed();
  const isPrinting = usePrinting();
  const rest = newest.length - shown;
  return (
    <>
      <ul className={styles.strip}>
        {newest.slice(0, isPrinting ? undefined : shown).map(({ id }) => {
          const name = nameOfRow(record, 'photos', id, messages);
          return (
            <li key={id}>
              <button type="button" onClick={() => open(id)}>
                <Picture record={record.id} photo={id} alt="" noPreview={messages.photos.noPreview} />
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <button type="button" className="btn btn-alt" onClick={() => setShown(shown + firstShown)}>
          {t(messages.photos.more, { count: Math.min(rest, firstShown) }, locale)}
        </button>
      )}
    </>
  );
}, isSame);

/** Memoization: only changed photos render again. */
function isSame(before: PhotoStripProps, after: PhotoStripProps): boolean {
  return (
    before.record.id === after.record.id &&
    before.record.photos === after.record.photos &&
    before.photos.length === after.photos.length &&
    before.photos.every((photo, at) => photo === after.photos[at]) &&
    (['messages', 'locale', 'open'] as const).every((name) => before[name] === after[name])
  );
}

interface RowPhotosProps extends SectionProps {
  readonly links: Links;
  readonly isOfRow: (photo: Row<'photos'>) => boolean;
  readonly hasReceipt?: boolean;
}

/** The photos of one row, and buttons to add more. */
export function RowPhotos({
  record,
  state,
  messages,
  locale,
  setOpen,
  links,
  isOfRow,
  hasReceipt = false,
}: RowPhotosProps) {
  return (
    <>
      <AddPhotos links={links} state={state} messages={messages} locale={locale} hasReceipt={hasReceipt} />
      <PhotoStrip
        record={record}
        photos={record.photos.filter(isOfRow)}
        messages={messages}
        locale={locale}
        open={setOpen}
      />
    </>
  );
}
