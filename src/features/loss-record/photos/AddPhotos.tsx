import { useEffect, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { letGo, type SharedFile, sharedFiles } from '../../../lib/storage/shared-files.ts';
import record from '../../records/record.module.css';
import type { RecordState } from '../Section.tsx';
import { scrollToSection } from '../Section.tsx';
import type { AddPhotosResult, Links } from './add-photos.ts';
import styles from './photos.module.css';
import { useAddPhotos } from './use-add-photos.ts';

interface AddPhotosProps {
  readonly links: Links;
  readonly state: Pick<RecordState, 'id' | 'applySaved'>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
  /** Whether the camera is the way on that stands out. */
  readonly isFirst?: boolean;
  /** Whether a receipt has a button of its own. */
  readonly hasReceipt?: boolean;
}

const anyFile = 'image/jpeg,image/png,image/*,video/*,application/pdf';

/** Two ways to add photos: the camera, and files. Says how far it is, and what came of it. */
export function AddPhotos({ links, state, messages, locale, isFirst, hasReceipt }: AddPhotosProps) {
  const { isAdding, stop, status, take, addSmaller } = useAddPhotos(state, messages, locale);
  useEffect(() => {
    // Whoever has no signal any more when the first photo is taken still can add it.
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
  /** Takes files into the record; before it says that they are there it settles what came of it. */
  readonly take: (files: readonly File[], settle: (taken: AddPhotosResult) => Promise<void>) => Promise<void>;
  readonly isAdding: boolean;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** Puts the files that another app shared with this site into the record; nothing where there are none. */
function SharedFiles({ take, isAdding, messages, locale }: SharedFilesProps) {
  const [shared, setShared] = useState<readonly SharedFile[]>([]);
  useEffect(() => {
    sharedFiles().then(setShared, () => undefined);
  }, []);
  const settle = async ({ failed, tooLarge, isStopped }: AddPhotosResult) => {
    if (isStopped) return;
    const left = new Set([...failed, ...tooLarge]);
    // A file that stays on the list is none too many: a record takes it once.
    await letGo(shared.filter(({ file }) => !left.has(file)).map(({ id }) => id)).catch(() => undefined);
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

interface FileButtonProps {
  readonly label: string;
  /** What a reader hears in place of the label, where several have the same one. */
  readonly named?: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  /** The one way on that stands out. */
  readonly isFirst?: boolean | undefined;
  readonly disabled: boolean;
  readonly take: (files: readonly File[]) => void;
}

/** A button that opens the camera, or the device's files. */
export function FileButton({ label, named, accept, isCamera, isFirst, disabled, take }: FileButtonProps) {
  return (
    <label
      className={`btn ${isFirst ? '' : 'btn-alt'} ${record.fileButton} ${styles.file}`}
      data-disabled={disabled || undefined}
    >
      <span aria-hidden={named ? true : undefined}>{label}</span>
      <input
        type="file"
        aria-label={named}
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        multiple={!isCamera}
        disabled={disabled}
        onChange={(event) => {
          take(Array.from(event.target.files ?? []));
          // The same file may be chosen again after it was refused.
          event.target.value = '';
        }}
      />
    </label>
  );
}

interface KeepSmallerCopiesProps {
  /** Keeps smaller copies of what found no room; null where everything did. */
  readonly take: (() => Promise<unknown>) | null;
  readonly messages: LossRecordMessages;
}

/** Two ways on where the device is full. */
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
