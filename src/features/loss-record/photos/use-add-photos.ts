import { useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import { t } from '#content/i18n/t.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { tables } from '#core/loss-record/shape.ts';
import type { RecordState } from '../Section.tsx';
import type { AddPhotosResult, Links } from './add-photos.ts';

type Progress =
  | { readonly kind: 'idle' }
  | { readonly kind: 'adding'; readonly done: number; readonly count: number }
  | { readonly kind: 'done'; readonly taken: AddPhotosResult; readonly links: Links };

interface AddOptions {
  /** Whether smaller copies are stored. */
  readonly isSmaller?: boolean;
  /** Awaited before success is reported, since the visitor may then leave. */
  readonly settle?: (taken: AddPhotosResult) => Promise<void>;
}

/** Adds files with progress, result and a way to stop. */
export function useAddPhotos(
  state: Pick<RecordState, 'id' | 'applySaved'>,
  messages: LossRecordMessages,
  locale: Locale,
) {
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const stop = useRef(new AbortController());
  const take = async (files: readonly File[], links: Links, { isSmaller = false, settle }: AddOptions = {}) => {
    if (files.length === 0) return;
    stop.current = new AbortController();
    setProgress({ kind: 'adding', done: 0, count: files.length });
    try {
      const { addPhotos } = await import('./add-photos.ts');
      const taken = await addPhotos(files, state, {
        links,
        progress: (done) => setProgress({ kind: 'adding', done, count: files.length }),
        signal: stop.current.signal,
        smallerName: isSmaller
          ? ({ name }) => `${t(messages.photos.smallerName, { name: stemOf(name) }, locale)}.jpg`
          : undefined,
      });
      await settle?.(taken);
      setProgress({ kind: 'done', taken, links });
    } catch {
      // Offline, the module cannot load unless it was preloaded.
      const none = { saved: 0, already: 0, tooLarge: [], isFull: false, isStopped: false, isSmaller };
      setProgress({ kind: 'done', taken: { ...none, failed: files }, links });
    }
  };
  return {
    isAdding: progress.kind === 'adding',
    stop: () => stop.current.abort(),
    status: statusIn(progress, messages, locale),
    take,
    /** Stores smaller copies of what did not fit; null if everything did. */
    addSmaller:
      progress.kind === 'done' && progress.taken.isFull && !progress.taken.isSmaller
        ? () => take(progress.taken.failed, progress.links, { isSmaller: true })
        : null,
  };
}

function stemOf(name: string): string {
  return name.replace(/\.\w{1,5}$/, '');
}

function statusIn(progress: Progress, { photos }: LossRecordMessages, locale: Locale): string {
  if (progress.kind === 'idle') return '';
  if (progress.kind === 'adding') return t(photos.adding, { done: progress.done, count: progress.count }, locale);
  const { saved, already, failed, tooLarge, isFull, isSmaller } = progress.taken;
  const unsaved = [...failed, ...tooLarge].map(({ name }) => name);
  const names = locale.list(unsaved.slice(0, mostNamed));
  return [
    saved > 0 && t(isSmaller ? photos.addedSmaller : photos.added, { count: saved }, locale),
    already > 0 && t(photos.already, { count: already }, locale),
    unsaved.length > 0 && t(photos.failed, { count: unsaved.length, names }, locale),
    isFull && photos.full,
    tooLarge.length > 0 && t(photos.tooLarge, { most: tables.photos.bytes.most / 1e6 }, locale),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Names listed in a message. */
const mostNamed = 10;
