import { blankJobRow } from '#core/drying-job/record/record.ts';
import type { AnyRow } from '#core/records/shape.ts';
import { requestPersistence } from '../../lib/storage/browser-storage.ts';
import { maxSingleBytes } from '../../lib/storage/chunks.ts';
import { examine } from '../loss-record/photos/examine.ts';
import { wallClock } from '../loss-record/photos/wall-clock.ts';
import type { PartProps } from './section-props.ts';

/** Megabytes of a photo, at most: it stands in memory as a whole. */
export const mostMegabytes = maxSingleBytes / 1e6;

/** What came of a photo. `already`: the machine has it, byte for byte. */
export type CameAs = 'kept' | 'already' | 'failed' | 'tooLarge';

/** Keeps a photo of a machine with its row, or nothing of it: its bytes as they came, their hash, the camera's time and a small picture. */
export async function saveEquipmentPhoto(file: File, machine: string, state: PartProps['state']): Promise<CameAs> {
  if (file.size > maxSingleBytes) return 'tooLarge';
  // A photo that a phone has in the cloud alone may come as an empty file: nothing of it would be kept.
  if (file.size === 0) return 'failed';
  const examined = await examine(file, file).catch(() => null);
  if (!examined?.ok) return 'failed';
  const { original, picture, sha256, when } = examined.value;
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
