import { photoLimits } from '#contract/forms/photos.ts';
import { deviceStore } from '#site/device/store.ts';
import type { FormKind } from '../../parts/forms/QuestionForm.tsx';
import { readPhotos } from '../../parts/forms/sending/kept-photos.ts';
import type { Waiting } from '../message.ts';

/**
 * Hands a message that waits to its form again, its photos too. What is in the form as a draft meanwhile stays: the form puts
 * the question below it.
 */
export async function backIntoForm({ kind, values, photos, at }: Waiting): Promise<void> {
  if (kind === 'newsletter') return;
  const { elapsedMs: _, website: __, ...typed } = values;
  const store = await deviceStore();
  await store.keep(`${kind}-handover`, typed);
  if (photos.length > 0) await store.keep(`${kind}-photos`, await withThese(kind, photos, at));
}

async function withThese(kind: FormKind, photos: Waiting['photos'], at: number) {
  const there = await readPhotos(kind);
  const these = photos.map(({ name, blob }) => ({ name, blob, size: blob.size, lastModified: at }));
  return [...there, ...these].slice(0, photoLimits.count);
}
