import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { editionEdit, nextEdition } from '#core/loss-record/calendar.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { holdOffSweeping, onWayBack } from '../../../lib/storage/garbage-collection.ts';
import { storageQuota } from '../../../lib/storage/quota.ts';
import type { StoredRecordWithState } from '../../../lib/storage/record-store.ts';
import { type RecordWorker, startRecordWorker } from '../../records/worker-client.ts';
import type { RecordState } from '../Section.tsx';
import type { FileRequest, MadeFile } from './make-file.ts';

/** Where a file can be written. `nowhere`: there is no room. `closed`: the visitor closed the choice of a place. */
type Place = { readonly target: FileSystemFileHandle | null } | 'nowhere' | 'closed';

type Picker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Beside the photos: the papers, and the lists. */
const besides = 50_000_000;

/**
 * A copy of a record needs as much room again as its photos. Where the browser has that it is made in the browser's own
 * folder, so that it can be sent too; where it has not, browsers that can write straight to a place of the disk ask for it.
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

/** How far a file is. */
export type MakeFileState =
  | { readonly kind: 'idle' | 'failed' | 'canceled' | 'full' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly made: MadeFile; readonly isWritten: boolean; readonly isCopy: boolean };

/** What a file is made of. */
export interface SendFileProps {
  readonly kept: StoredRecordWithState;
  readonly state: Pick<RecordState, 'edit' | 'now' | 'copied'>;
  readonly messages: LossRecordMessages;
  readonly locale: Locale;
}

/** Makes files of a record beside the page, one at a time. */
export function useMakeFile({ kept, state, messages, locale }: SendFileProps) {
  const [making, setMaking] = useState<MakeFileState>({ kind: 'idle' });
  const worker = useRef<RecordWorker>(null);
  useEffect(() => () => worker.current?.stop(), []);
  // The browser's own copy of a file that was made may be swept while the page is left.
  useEffect(() => onWayBack(() => setMaking((now) => (now.kind === 'ready' ? { kind: 'idle' } : now))), []);

  const make = async (kind: FileRequest['kind'], name: string, isWithoutLocation: boolean) => {
    // The buttons stay pressable: a browser takes the focus from one that is not.
    if (making.kind === 'making') return;
    // At once, so that nobody saves the file made before in the belief that it is this one.
    setMaking({ kind: 'making', share: 0 });
    // Before the rest, so that there is something to stop.
    worker.current = startRecordWorker();
    try {
      const place = await chooseTarget(kept.record, name);
      if (place === 'nowhere') return setMaking({ kind: 'full' });
      if (place === 'closed') return setMaking({ kind: 'canceled' });
      await holdOffSweeping();
      // The calendar in the file has a number of its own.
      if (kind === 'zip') await state.edit(editionEdit(nextEdition(kept.record, Date.now())));
      const record = state.now() ?? kept.record;
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

/** Only the whole file, with every photo as it came, can be read back as it was. */
function isCopy(kind: FileRequest['kind'], isWithoutLocation: boolean): boolean {
  return kind === 'zip' && !isWithoutLocation;
}

/** Plain data: functions cannot go to another thread. */
function languageOf({ code, tag, prefix }: Locale): FileRequest['language'] {
  return { code, tag, prefix };
}

function faultOf(error: unknown): 'canceled' | 'full' | 'failed' {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'canceled';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
