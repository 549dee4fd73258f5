import type { Entry, Kind } from './entry.ts';

/** What scripts of every page read, and cannot wait for the database with: each under its own name in local storage. */
const choices = ['language', 'keeping'] as const satisfies readonly Kind[];
export type Choice = (typeof choices)[number];

export const isChoice = (kind: Kind): kind is Choice => (choices as readonly Kind[]).includes(kind);

/** What was chosen on this device, and when, as the store's other entries. */
export function madeChoices(): readonly Entry[] {
  try {
    return choices.flatMap((kind) => {
      const [value, at] = (localStorage.getItem(kind) ?? '').split(' ');
      return value ? [{ kind, key: '', value, at: Number(at) || 0 }] : [];
    });
  } catch {
    // A browser may have the database and refuse local storage.
    return [];
  }
}

/** Chooses again what was chosen before. */
export function chooseAgain({ kind, value, at }: Entry): void {
  localStorage.setItem(kind, `${value} ${at}`);
}

/** From now on nothing is chosen: the language of the browser counts again, and the manual is kept unasked. */
export function forgetChoice(choice: Choice): void {
  localStorage.removeItem(choice);
}
