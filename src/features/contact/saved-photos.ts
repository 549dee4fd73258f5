import { photoLimits } from '#contract/question-form.ts';
import { deviceStore } from '../../lib/storage/store.ts';
import type { FormKind } from './QuestionForm.tsx';

/** A photo as it is uploaded, with what identifies the chosen file. */
export interface SavedPhoto {
  readonly name: string;
  /** Of the original file: bytes, and epoch milliseconds. */
  readonly size: number;
  readonly lastModified: number;
  readonly blob: Blob;
}

/** Stores the photos of an unsent form beside its draft. An empty list deletes the stored ones. */
export async function savePhotos(kind: FormKind, photos: readonly SavedPhoto[]): Promise<void> {
  const store = await deviceStore();
  await (photos.length === 0 ? store.forget(`${kind}-photos`) : store.keep(`${kind}-photos`, photos));
}

/** The stored photos of a form. Stored data is untrusted: entries that are no photos are dropped. */
export async function readPhotos(kind: FormKind): Promise<readonly SavedPhoto[]> {
  const stored = await (await deviceStore()).read(`${kind}-photos`);
  return Array.isArray(stored) ? stored.filter(isPhoto).slice(0, photoLimits.count) : [];
}

/** Identifies a list of photos, so that a retry with the same ones counts as the same question. */
export const identityOf = (photos: readonly Omit<SavedPhoto, 'blob'>[]): string =>
  photos.map(({ name, size, lastModified }) => `${name} ${size} ${lastModified}`).join('\n');

function isPhoto(stored: unknown): stored is SavedPhoto {
  if (typeof stored !== 'object' || stored === null) return false;
  const { name, size, lastModified, blob }: Partial<Record<keyof SavedPhoto, unknown>> = stored;
  return typeof name === 'string' && Number.isFinite(size) && Number.isFinite(lastModified) && blob instanceof Blob;
}
