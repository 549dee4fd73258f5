import type { LossRecord } from '#core/loss-record/record.ts';
import { storageQuota } from '../../../lib/storage/quota.ts';

/** Where a file can be written. `nowhere`: there is no room. `closed`: the visitor closed the choice of a place. */
export type Place = { readonly target: FileSystemFileHandle | null } | 'nowhere' | 'closed';

type Picker = (options: { readonly suggestedName: string }) => Promise<FileSystemFileHandle>;

/** Beside the photos: the papers, and the lists. */
const besides = 50_000_000;

/**
 * A copy of a record needs as much room again as its photos. Where the browser has that it is made in the browser's own
 * folder, so that it can be sent too; where it has not, browsers that can write straight to a place of the disk ask for it.
 */
export async function whereTo({ photos }: LossRecord, name: string): Promise<Place> {
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
