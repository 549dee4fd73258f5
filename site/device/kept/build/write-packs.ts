import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packFolder } from '#contract/kept.ts';
import { isPage } from '../edition.ts';
import { addressOf, filesOfSets, pagesOfSite } from './site-files.ts';

/** Writes the packs of a finished site into its folder, one for each set that has pages, and says in which files. All others must be compressed already. */
export async function writePacks(folder: string): Promise<readonly string[]> {
  const files = pagesOfSite(folder);
  mkdirSync(path.join(folder, packFolder), { recursive: true });
  return [...filesOfSets(folder, files)].flatMap(([name, held]) => {
    const pages = [...held].filter((file) => isPage({ url: addressOf(file) }));
    if (pages.length < 2) return [];
    const texts = pages.map((file) => [addressOf(file), files.get(file)?.toString('utf8')]);
    writeFileSync(packOf(folder, name), JSON.stringify(Object.fromEntries(texts)));
    return [path.join(packFolder, `${name}.json`)];
  });
}

/** Where the pack of a set is written. */
export const packOf = (folder: string, name: string): string => path.join(folder, packFolder, `${name}.json`);
