import { deviceStore } from '../../../lib/storage/store.ts';

/** The key of the town that was chosen last, or null. */
export async function readPlace(): Promise<string | null> {
  const stored = await (await deviceStore()).read('place');
  return typeof stored === 'string' ? stored : null;
}

export async function savePlace(town: string): Promise<void> {
  await (await deviceStore()).keep('place', town);
}
