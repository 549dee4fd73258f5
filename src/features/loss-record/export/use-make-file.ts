import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { editionEdit, nextEdition } from '#core/loss-record/claim.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { storageQuota } from '../../../lib/storage/browser-storage.ts';
import { deferSweep, onPageRestore } from '../../../lib/storage/garbage-collection.ts';
import type { StoredRecordWithState } from '../../../lib/storage/record-store.ts';
import { type RecordWorker, startRecordWorker } from '../../records/worker-client.ts';
import type { RecordState } from '../Section.tsx';
import type { FileRequest, MadeFile } from './make-file.ts';

/** Where to write. `nowhere`: storage is full. `closed`: the visitor closed the picker. */
type Place = { readonly target: FileSystemFileHandle | null } | 'nowhere' | 'closed';

type Picker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Bytes needed beside the photos, for the PDF and lists. */
const besides = 50_000_000;

/**
 * A copy needs as much space as its photos. If there is enough, it is written to the private file system, so that it
 * can be shared too; otherwise the file picker asks for a place on disk, where supported.
 */
async function chooseTarget({ photos }: LossRecord, name: string): Promise<Place> {
  const needed = photos.reduce((sum, { bytes }) => sum + (bytes ?? 0), besides);
  const { used, most } = await storageQuota();
  if (used === null || most === null || most - used > needed) return { target: null };
  const { showSaveFilePicker } = window as { readonly showSaveFilePicker?: Picker };
  if (!showSaveFilePicker) return 'nowhere';
  try {
    return { target: await showSaveFilePicker.call(window, { suggestedName: name }) };
  } catch {
    return 'closed';
  }
}

export type MakeFileState =
  | { readonly kind: 'idle' | 'failed' | 'canceled' | 'full' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly made: MadeFile; readonly isWritten: boolean; readonly isCopy: boolean };

export interface SendFileProps {
  readonly stored: StoredRecordWithState;
  readonly state: Pick<RecordState, 'edit' | 'now' | 'copied'>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** Creates files of a record in a worker, one at a time. */
export function useMakeFile({ stored, state, messages, locale }: SendFileProps) {
  const [making, setMaking] = useState<MakeFileState>({ kind: 'idle' });
  const worker = useRef<RecordWorker>(null);
  useEffect(() => () => worker.current?.stop(), []);
  // The private copy may be garbage-collected while the page is in the back/forward cache.
  useEffect(() => onPageRestore(() => setMaking((now) => (now.kind === 'ready' ? { kind: 'idle' } : now))), []);

  const make = async (kind: FileRequest['kind'], name: string, isWithoutLocation: boolean) => {
    // `disabled` would take the focus away.
    if (making.kind === 'making') return;
    // Set first, so that the previous file is not saved by mistake.
    setMaking({ kind: 'making', share: 0 });
    // Started first, so that cancel has something to stop.
    worker.current = startRecordWorker();
    try {
      const place = await chooseTarget(stored.record, name);
      if (place === 'nowhere') return setMaking({ kind: 'full' });
      if (place === 'closed') return setMaking({ kind: 'canceled' });
      await deferSweep();
      // The calendar file needs a new sequence number.
      if (kind === 'zip') await state.edit(editionEdit(nextEdition(stored.record, Date.now())));
      const record = state.now() ?? stored.record;
      const request = {
        kind,
        name,
        record,
        messages,
        target: place.target,
        language: languageOf(locale),
        isWithoutLocation,
      };
      const made = await worker.current.makeFile(request, (share) => setMaking({ kind: 'making', share }));
      if (place.target && isCopy(kind, isWithoutLocation)) await state.copied();
      setMaking({ kind: 'ready', made, isWritten: place.target !== null, isCopy: isCopy(kind, isWithoutLocation) });
    } catch (error) {
      setMaking({ kind: faultOf(error) });
    } finally {
      worker.current.stop();
    }
  };
  return { making, make, cancel: () => worker.current?.stop() };
}

/** Only the ZIP file with unchanged photos can be imported again completely. */
function isCopy(kind: FileRequest['kind'], isWithoutLocation: boolean): boolean {
  return kind === 'zip' && !isWithoutLocation;
}

/** Plain data: functions cannot be sent to a worker. */
function languageOf({ code, tag, prefix }: Locale): FileRequest['language'] {
  return { code, tag, prefix };
}

function faultOf(error: unknown): 'canceled' | 'full' | 'failed' {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'canceled';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
