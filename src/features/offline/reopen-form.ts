import { photoLimits, questionLimits } from '#contract/question-form.ts';
import { saveAttempt } from '../../lib/offline/outbox/idempotency-key.ts';
import type { QueuedMessage } from '../../lib/offline/outbox/message.ts';
import { deviceStore } from '../../lib/storage/store.ts';
import { identityOf, readPhotos, type SavedPhoto } from '../contact/saved-photos.ts';

/**
 * Moves a queued message with its photos back into its form, below the form's draft.
 * @returns false, without any change, if both exceed the limits of the form or the browser has no storage
 */
export async function reopenInForm({ kind, key, values, photos, at, refused }: QueuedMessage): Promise<boolean> {
  if (kind === 'newsletter') return false;
  const store = await deviceStore();
  const { elapsedMs: _, website: __, ...typed } = values;
  const [draft, handover] = await Promise.all([store.read(`${kind}-draft`), store.read(`${kind}-handover`)]);
  const all = [...(await readPhotos(kind)), ...photos.map((photo) => toSavedPhoto(photo, at))];
  const question = append(questionOf(handover), questionOf(typed));
  const isTooLong = append(questionOf(draft), question).length > questionLimits.question;
  if (!store.lasts || isTooLong || all.length > photoLimits.count) return false;
  if (photos.length > 0) await store.keep(`${kind}-photos`, all);
  await store.keep(`${kind}-handover`, { ...typed, question });
  // It may have been delivered without the answer arriving: resent unchanged it needs the same idempotency key, unless that was rejected.
  const sent = { ...typed, website: '', ...(all.length > 0 && { photos: identityOf(all) }) };
  if (refused === undefined) await saveAttempt(kind, sent, key);
  return true;
}

const toSavedPhoto = ({ name, blob }: QueuedMessage['photos'][number], at: number): SavedPhoto => ({
  name,
  blob,
  size: blob.size,
  lastModified: at,
});

/** Stored data is untrusted: it may be of an older version. */
function questionOf(stored: unknown): string {
  const { question }: { readonly question?: unknown } = typeof stored === 'object' && stored !== null ? stored : {};
  return typeof question === 'string' ? question : '';
}

/** Appends a text to another, as the form does. */
const append = (above: string, text: string) =>
  above.includes(text) ? above : [above, text].filter(Boolean).join('\n\n');
