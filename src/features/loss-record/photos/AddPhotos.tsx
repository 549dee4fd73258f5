import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { FileButton } from '../../../components/FileButton.tsx';
import { removeSharedFiles, type SharedFile, sharedFiles } from '../../../lib/storage/shared-files.ts';
import { type RecordState, scrollToSection } from '../Section.tsx';
import type { AddPhotosResult, Links } from './add-photos.ts';
import styles from './photos.module.css';
import { useAddPhotos } from './use-add-photos.ts';

interface AddPhotosProps {
  readonly links: Links;
  readonly state: Pick<RecordState, 'id' | 'applySaved'>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  /** Whether the camera is the primary button. */
  readonly isFirst?: boolean;
  readonly hasReceipt?: boolean;
}

const anyFile = 'image/jpeg,image/png,image/*,video/*,application/pdf';

/** Buttons for camera and files, with progress and result. */
export function AddPhotos({ links, state, messages, locale, isFirst, hasReceipt }: AddPhotosProps) {
  const { isAdding, stop, status, take, addSmaller } = useAddPhotos(state, messages, locale);
  useEffect(() => {
    // Preload, so that photos can still be added when the connection is lost.
    import('./add-photos.ts').then(({ preloadWorker }) => preloadWorker()).catch(() => undefined);
  }, []);
  return (
    <div className={`${styles.add} no-print`}>
      <p className={styles.buttons}>
        <FileButton
          label={messages.photos.camera}
          accept="image/*"
          isCamera
          isFirst={isFirst}
          disabled={isAdding}
          take={(files) => void take(files, links)}
        />
        <FileButton
          label={messages.sections.photos.add}
          accept={anyFile}
          disabled={isAdding}
          take={(files) => void take(files, links)}
        />
        {hasReceipt && (
          <FileButton
            label={messages.photos.receipt}
            accept={anyFile}
            disabled={isAdding}
            take={(files) => void take(files, { ...links, shows: 'receipt' })}
          />
        )}
        {isFirst && (
          <SharedFiles
            take={(files, settle) => take(files, links, { settle })}
            isAdding={isAdding}
            messages={messages}
            locale={locale}
          />
        )}
        {isAdding && (
          <button type="button" className="btn btn-alt" onClick={stop}>
            {messages.photos.stop}
          </button>
        )}
      </p>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <KeepSmallerCopies take={addSmaller} messages={messages} />
    </div>
  );
}

interface SharedFilesProps {
  /** Adds the files and awaits `settle` before reporting success. */
  readonly take: (files: readonly File[], settle: (taken: AddPhotosResult) => Promise<void>) => Promise<void>;
  readonly isAdding: boolean;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** Adds files that another app shared with this site; renders nothing if there are none. */
function SharedFiles({ take, isAdding, messages, locale }: SharedFilesProps) {
  const [shared, setShared] = useState<readonly SharedFile[]>([]);
  useEffect(() => {
    sharedFiles().then(
      (files) => setShared(files.filter(({ isKept }) => isKept)),
      () => undefined,
    );
  }, []);
  const settle = async ({ failed, tooLarge, isStopped }: AddPhotosResult) => {
    if (isStopped) return;
    const left = new Set([...failed, ...tooLarge]);
    // A file left on the list does no harm: duplicates are not added.
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
      {t(messages.photos.shared, { count: shared.length }, locale)}
    </button>
  );
}

interface KeepSmallerCopiesProps {
  /** Stores smaller copies of what did not fit; null if everything did. */
  readonly take: (() => Promise<unknown>) | null;
  readonly messages: LossRecordMessages;
}

/** Choices when storage is full. */
export function KeepSmallerCopies({ take, messages }: KeepSmallerCopiesProps) {
  if (!take) return null;
  return (
    <p className={styles.buttons}>
      <button type="button" className="btn" onClick={() => void take()}>
        {messages.photos.keepSmaller}
      </button>
      <button type="button" className="btn btn-alt" onClick={() => scrollToSection('record-send')}>
        {messages.kept.save}
      </button>
    </p>
  );
}
