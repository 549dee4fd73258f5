import { photoLimits } from '#contract/photos.ts';
import { questionLimits } from '#contract/question-form.ts';
import { saveAttempt } from '../../lib/offline/outbox/idempotency-key.ts';
import type { QueuedMessage } from '../../lib/offline/outbox/message.ts';
import { deviceStore } from '../../lib/storage/store.ts';
import { identityOf, readPhotos, type SavedPhoto } from '../contact/saved-photos.ts';

/**
 * Hands a message that waits to its form again, its photos too. What is in the form as a draft meanwhile stays: the form puts
 * the question below it.
 * @returns False where the form has no room for both, or this browser keeps nothing: then nothing has changed.
 */
export async function backIntoForm({ kind, key, values, photos, at, refused }: QueuedMessage): Promise<boolean> {
  if (kind === 'newsletter') return false;
  const store = await deviceStore();
  const { elapsedMs: _, website: __, ...typed } = values;
  const [draft, handover] = await Promise.all([store.read(`${kind}-draft`), store.read(`${kind}-handover`)]);
  const all = [...(await readPhotos(kind)), ...photos.map((photo) => asChosen(photo, at))];
  const question = below(questionOf(handover), questionOf(typed));
  const isTooLong = below(questionOf(draft), question).length > questionLimits.question;
  if (!store.lasts || isTooLong || all.length > photoLimits.count) return false;
  if (photos.length > 0) await store.keep(`${kind}-photos`, all);
  await store.keep(`${kind}-handover`, { ...typed, question });
  // It may have arrived, and its answer be lost: sent again as it is, it comes once. A key that was refused is of no use.
  const sent = { ...typed, website: '', ...(all.length > 0 && { photos: identityOf(all) }) };
  if (refused === undefined) await saveAttempt(kind, sent, key);
  return true;
}

const asChosen = ({ name, blob }: QueuedMessage['photos'][number], at: number): SavedPhoto => ({
  name,
  blob,
  size: blob.size,
  lastModified: at,
});

/** What was kept may come from an older page. */
function questionOf(kept: unknown): string {
  const { question }: { readonly question?: unknown } = typeof kept === 'object' && kept !== null ? kept : {};
  return typeof question === 'string' ? question : '';
}

/** One text below another, as the form puts them. */
const below = (above: string, text: string) =>
  above.includes(text) ? above : [above, text].filter(Boolean).join('\n\n');
