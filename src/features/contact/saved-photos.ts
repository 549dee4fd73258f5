import { photoLimits } from '#contract/question-form.ts';
import { deviceStore } from '../../lib/storage/store.ts';
import type { FormKind } from './QuestionForm.tsx';

/** A photo as it is sent, with what tells it from others. */
export interface SavedPhoto {
  readonly name: string;
  /** Of the file that was chosen: bytes, and epoch milliseconds. */
  readonly size: number;
  readonly lastModified: number;
  readonly blob: Blob;
}

/** Keeps the photos of a form that is not sent, beside its draft. None are kept in place of some that were. */
export async function savePhotos(kind: FormKind, photos: readonly SavedPhoto[]): Promise<void> {
  const store = await deviceStore();
  await (photos.length === 0 ? store.forget(`${kind}-photos`) : store.keep(`${kind}-photos`, photos));
}

/** The photos of a form that was left. An older page, or a hand, may have written them: what is no photo is left out. */
export async function readPhotos(kind: FormKind): Promise<readonly SavedPhoto[]> {
  const kept = await (await deviceStore()).read(`${kind}-photos`);
  return Array.isArray(kept) ? kept.filter(isPhoto).slice(0, photoLimits.count) : [];
}

/** Tells photos from others: sending the same ones again is sending the same question again. */
export const identityOf = (photos: readonly Omit<SavedPhoto, 'blob'>[]): string =>
  photos.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join('\n');

function isPhoto(kept: unknown): kept is SavedPhoto {
  if (typeof kept !== 'object' || kept === null) return false;
  const { name, size, lastModified, blob }: Partial<Record<keyof SavedPhoto, unknown>> = kept;
  return typeof name === 'string' && Number.isFinite(size) && Number.isFinite(lastModified) && blob instanceof Blob;
}
