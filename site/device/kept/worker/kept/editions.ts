import type { Edition } from '../../edition.ts';
import { noted } from './notes.ts';

/** The edition of a name; undefined where this device has none of it. */
export async function editionNamed(id: string | undefined): Promise<Edition | undefined> {
  return id ? (await noted('editions'))?.[id] : undefined;
}

/** The edition from which pages are opened now; undefined before the first is known, and where the browser has thrown it away. */
export const currentEdition = async (): Promise<Edition | undefined> => editionNamed(await noted('current'));
