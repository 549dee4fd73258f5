import { blankJobRow } from '#core/drying-job/record/record.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { requestPersistence } from '../../../lib/storage/browser-storage.ts';
import { maxSingleBytes } from '../../../lib/storage/chunks.ts';
import { readPhotoMetadata } from '../../loss-record/photos/photo-metadata.ts';
import { wallClock } from '../../records/wall-clock.ts';
import type { SectionProps } from '../JobSection.tsx';

/** Maximum size of a photo in megabytes, as it is held in memory. */
export const mostMegabytes = maxSingleBytes / 1e6;

/** Result code. `already`: a duplicate. */
export type SavePhotoStatus = 'kept' | 'already' | 'failed' | 'tooLarge';

/** Stores a photo and its row together or not at all, with hash, camera time and thumbnail. */
export async function saveEquipmentPhoto(
  file: File,
  machine: string,
  state: SectionProps['state'],
): Promise<SavePhotoStatus> {
  if (file.size > maxSingleBytes) return 'tooLarge';
  // A photo that is only in the phone's cloud may arrive as an empty file.
  if (file.size === 0) return 'failed';
  const metadata = await readPhotoMetadata(file, file).catch(() => null);
  if (!metadata?.ok) return 'failed';
  const { original, picture, sha256, when } = metadata.value;
  const photos = state.now()?.photos ?? [];
  if (photos.some((photo) => photo.machine === machine && photo.sha256 === sha256)) return 'already';
  const id = crypto.randomUUID();
  const row: AnyRow = {
    ...blankJobRow('photos', id),
    machine,
    file: file.name.slice(-200).toWellFormed(),
    type: file.type.slice(0, 200),
    bytes: file.size,
    sha256,
    taken: when.taken,
    added: wallClock(new Date()),
  };
  const isKept = await state.edit({ kind: 'add', table: 'photos', row }, { [id]: { original, picture } });
  if (isKept) void requestPersistence();
  return isKept ? 'kept' : 'failed';
}
