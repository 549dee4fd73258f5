import type { Entry } from './entry.ts';

/** Where the script of every page keeps the language that was chosen: it cannot wait for the database. */
const item = 'language';

/** The language that was chosen on this device, and when, as the store's other entries. */
export function chosenLanguage(): readonly Entry[] {
  try {
    const [value, at] = (localStorage.getItem(item) ?? '').split(' ');
    return value ? [{ kind: 'language', key: '', value, at: Number(at) || 0 }] : [];
  } catch {
    // A browser may have the database and refuse local storage.
    return [];
  }
}

/** Chooses again what was chosen before. */
export function chooseAgain({ value, at }: Entry): void {
  localStorage.setItem(item, `${value} ${at}`);
}

/** From now on the language of the browser counts again. */
export function forgetLanguage(): void {
  localStorage.removeItem(item);
}
