import { useEffect, useRef, useState } from 'react';
import type { Locale } from '#content/i18n/locale.ts';
import type { LossRecordMessages } from '#content/i18n/tool-messages.ts';
import { editionEdit, nextEdition } from '#core/loss-record/calendar.ts';
import type { LossRecord } from '#core/loss-record/record.ts';
import { storageQuota } from '../../../lib/storage/browser-storage.ts';
import { deferSweep, onPageRestore } from '../../../lib/storage/garbage-collection.ts';
import type { StoredRecordWithState } from '../../../lib/storage/record-store.ts';
import { type Hand, takeOnHand } from '../../records/main-thread-handoff.ts';
import type { RecordState } from '../use-record.ts';
import type { Made, Order } from './make-file.ts';

/** Where a file can be written. `nowhere`: there is no room. `closed`: the visitor closed the choice of a place. */
type Place = { readonly target: FileSystemFileHandle | null } | 'nowhere' | 'closed';

type Picker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Beside the photos: the papers, and the lists. */
const besides = 50_000_000;

/**
 * A copy of a record needs as much room again as its photos. Where the browser has that it is made in the browser's own
 * folder, so that it can be sent too; where it has not, browsers that can write straight to a place of the disk ask for it.
 */
async function whereTo({ photos }: LossRecord, name: string): Promise<Place> {
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
export type Making =
  | { readonly kind: 'idle' | 'failed' | 'canceled' | 'full' }
  | { readonly kind: 'making'; readonly share: number }
  | { readonly kind: 'ready'; readonly made: Made; readonly isWritten: boolean; readonly isCopy: boolean };

/** What a file is made of. */
export interface SendFileProps {
  readonly kept: StoredRecordWithState;
  readonly state: Pick<RecordState, 'edit' | 'now' | 'copied'>;
  readonly words: LossRecordMessages;
  readonly locale: Locale;
}

/** Makes files of a record beside the page, one at a time. */
export function useMaking({ kept, state, words, locale }: SendFileProps) {
  const [making, setMaking] = useState<Making>({ kind: 'idle' });
  const hand = useRef<Hand>(null);
  useEffect(() => () => hand.current?.dismiss(), []);
  // The browser's own copy of a file that was made may be swept while the page is left.
  useEffect(() => onPageRestore(() => setMaking((now) => (now.kind === 'ready' ? { kind: 'idle' } : now))), []);

  const make = async (kind: Order['kind'], name: string, isWithoutPlace: boolean) => {
    // The buttons stay pressable: a browser takes the focus from one that is not.
    if (making.kind === 'making') return;
    // At once, so that nobody saves the file made before in the belief that it is this one.
    setMaking({ kind: 'making', share: 0 });
    // Before the rest, so that there is something to stop.
    hand.current = takeOnHand();
    try {
      const place = await whereTo(kept.record, name);
      if (place === 'nowhere') return setMaking({ kind: 'full' });
      if (place === 'closed') return setMaking({ kind: 'canceled' });
      await deferSweep();
      // The calendar in the file has a number of its own.
      if (kind === 'zip') await state.edit(editionEdit(nextEdition(kept.record, Date.now())));
      const record = state.now() ?? kept.record;
      const order = { kind, name, record, words, target: place.target, language: languageOf(locale), isWithoutPlace };
      const made = await hand.current.make(order, (share) => setMaking({ kind: 'making', share }));
      if (place.target && isCopy(kind, isWithoutPlace)) await state.copied();
      setMaking({ kind: 'ready', made, isWritten: place.target !== null, isCopy: isCopy(kind, isWithoutPlace) });
    } catch (error) {
      setMaking({ kind: faultOf(error) });
    } finally {
      hand.current.dismiss();
    }
  };
  return { making, make, cancel: () => hand.current?.dismiss() };
}

/** Only the whole file, with every photo as it came, can be read back as it was. */
function isCopy(kind: Order['kind'], isWithoutPlace: boolean): boolean {
  return kind === 'zip' && !isWithoutPlace;
}

/** Plain data: functions cannot go to another thread. */
function languageOf({ code, tag, prefix }: Locale): Order['language'] {
  return { code, tag, prefix };
}

function faultOf(error: unknown): 'canceled' | 'full' | 'failed' {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'AbortError') return 'canceled';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}
