import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import type { SharedFile } from '../../../lib/storage/shared-files.ts';
import { removeSharedFiles, sharedFiles } from '../../../lib/storage/shared-files.ts';
import type { RecordState } from '../use-record.ts';
import type { Links, Taken } from './add-photos.ts';
import { FileButton } from './FileButton.tsx';
import styles from './photos.module.css';
import { Smaller } from './Smaller.tsx';
import { useAdding } from './use-add-photos.ts';

interface AddPhotosProps {
  readonly links: Links;
  readonly state: Pick<RecordState, 'id' | 'keptBeside'>;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
  /** Whether the camera is the way on that stands out. */
  readonly isFirst?: boolean;
  /** Whether a receipt has a button of its own. */
  readonly hasReceipt?: boolean;
}

const anyFile = 'image/jpeg,image/png,image/*,video/*,application/pdf';

/** Two ways to add photos: the camera, and files. Says how far it is, and what came of it. */
export function AddPhotos({ links, state, words, locale, isFirst, hasReceipt }: AddPhotosProps) {
  const { isAdding, stop, status, take, takeSmaller } = useAdding(state, words, locale);
  useEffect(() => {
    // Whoever has no signal any more when the first photo is taken still can add it.
    import('./add-photos.ts').then(({ makeReady }) => makeReady()).catch(() => undefined);
  }, []);
  return (
    <div className={`${styles.add} no-print`}>
      <p className={styles.buttons}>
        <FileButton
          label={words.photos.camera}
          accept="image/*"
          isCamera
          isFirst={isFirst}
          disabled={isAdding}
          take={(files) => void take(files, links)}
        />
        <FileButton
          label={words.sections.photos.add}
          accept={anyFile}
          disabled={isAdding}
          take={(files) => void take(files, links)}
        />
        {hasReceipt && (
          <FileButton
            label={words.photos.receipt}
            accept={anyFile}
            disabled={isAdding}
            take={(files) => void take(files, { ...links, shows: 'receipt' })}
          />
        )}
        {isFirst && (
          <SharedHere
            take={(files, settle) => take(files, links, { settle })}
            isAdding={isAdding}
            words={words}
            locale={locale}
          />
        )}
        {isAdding && (
          <button type="button" className="btn btn-alt" onClick={stop}>
            {words.photos.stop}
          </button>
        )}
      </p>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <Smaller take={takeSmaller} words={words} />
    </div>
  );
}

interface SharedHereProps {
  /** Takes files into the record; before it says that they are there it settles what came of it. */
  readonly take: (files: readonly File[], settle: (taken: Taken) => Promise<void>) => Promise<void>;
  readonly isAdding: boolean;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
}

/** Puts the files that another app shared with this site into the record; nothing where there are none. */
function SharedHere({ take, isAdding, words, locale }: SharedHereProps) {
  const [shared, setShared] = useState<readonly SharedFile[]>([]);
  useEffect(() => {
    sharedFiles().then(setShared, () => undefined);
  }, []);
  const settle = async ({ failed, tooLarge, isStopped }: Taken) => {
    if (isStopped) return;
    const left = new Set([...failed, ...tooLarge]);
    // A file that stays on the list is none too many: a record takes it once.
    await removeSharedFiles(shared.filter(({ file }) => !left.has(file)).map(({ id }) => id)).catch(() => undefined);
    setShared(shared.filter(({ file }) => left.has(file)));
  };
  const put = () =>
    take(
      shared.map(({ file }) => file),
      settle,
    );
  if (shared.length === 0) return null;
  return (
    <button type="button" className="btn" disabled={isAdding} onClick={put}>
      {t(words.photos.shared, { count: shared.length }, locale)}
    </button>
  );
}
