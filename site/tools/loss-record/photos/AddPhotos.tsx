import { useRef, useState } from 'react';
import type { LossRecordWords } from '#content/en/claim/loss-record.ts';
import type { Locale } from '#content/locale/locale.ts';
import { say } from '#content/locale/say.ts';
import type { RecordState } from '../record/use-record.ts';
import styles from './photos.module.css';
import type { Links, Taken } from './take-photos.ts';

interface AddPhotosProps {
  readonly links: Links;
  readonly state: Pick<RecordState, 'edit' | 'now'>;
  readonly words: LossRecordWords;
  readonly locale: Locale;
}

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'adding'; readonly done: number; readonly count: number }
  | { readonly kind: 'done'; readonly taken: Taken };

/** Two ways to add photos: the camera, and files. Says how far it is, and what came of it. */
export function AddPhotos({ links, state, words, locale }: AddPhotosProps) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    stop.current = new AbortController();
    const { takePhotos } = await import('./take-photos.ts');
    const adding = (done: number) => setProgress({ kind: 'adding', done, count: files.length });
    setProgress({ kind: 'done', taken: await takePhotos(files, links, state, adding, stop.current.signal) });
  };
  const isAdding = progress.kind === 'adding';
  return (
    <div className={styles.add}>
      <p className={styles.buttons}>
        <FileButton label={words.photos.camera} accept="image/*" isCamera disabled={isAdding} take={take} />
        <FileButton
          label={words.sections.photos.add}
          accept="image/jpeg,image/png,image/*,video/*,application/pdf"
          disabled={isAdding}
          take={take}
        />
        {isAdding && (
          <button type="button" className="btn btn-alt" onClick={() => stop.current.abort()}>
            {words.photos.stop}
          </button>
        )}
      </p>
      <p role="status" className={styles.status}>
        {progress.kind === 'adding' && say(words.photos.adding, { done: progress.done, count: progress.count }, locale)}
        {progress.kind === 'done' && outcomeIn(progress.taken, words, locale)}
      </p>
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly accept: string;
  readonly isCamera?: boolean;
  readonly disabled: boolean;
  readonly take: (files: readonly File[]) => void;
}

function FileButton({ label, accept, isCamera, disabled, take }: FileButtonProps) {
  return (
    <label className={`btn btn-alt ${styles.file}`} data-disabled={disabled || undefined}>
      {label}
      <input
        type="file"
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

function outcomeIn({ kept, already, failed, tooLarge }: Taken, { photos }: LossRecordWords, locale: Locale): string {
  const notKept = [...failed, ...tooLarge];
  return [
    kept > 0 && say(photos.added, { count: kept }, locale),
    already > 0 && say(photos.already, { count: already }, locale),
    notKept.length > 0 && say(photos.failed, { count: notKept.length, names: locale.list(notKept) }, locale),
    tooLarge.length > 0 && photos.tooLarge,
  ]
    .filter(Boolean)
    .join(' ');
}
