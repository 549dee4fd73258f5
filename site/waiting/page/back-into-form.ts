import { deviceStore } from '#site/device/store.ts';
import type { Waiting } from '../message.ts';

/** Makes a message that waits the draft of its form again, its photos too. */
export async function backIntoForm({ kind, values, photos, at }: Waiting): Promise<void> {
  if (kind === 'newsletter') return;
  const { elapsedMs: _, website: __, ...typed } = values;
  const store = await deviceStore();
  await store.keep(`${kind}-draft`, typed);
  const kept = photos.map(({ name, blob }) => ({ name, blob, size: blob.size, lastModified: at }));
  if (kept.length > 0) await store.keep(`${kind}-photos`, kept);
}
