import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { editionAddress, newestAddress, packFolder, stoppingAddress, workerAddress } from '#contract/kept.ts';
import type { BuiltFiles } from './references.ts';
import { setsOfSite } from './sets.ts';

/** What keeps the site is no part of what is kept. */
const own = [workerAddress, newestAddress, stoppingAddress, editionAddress];
const isOwn = (file: string) => own.includes(file) || file.startsWith(`${packFolder}/`);

/** The files of a finished site that may be kept. They stay on the disk: all of a large site are more than a build can hold. */
export function pagesOfSite(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const names = found.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = new Set(names.map((name) => `/${name.split(path.sep).join('/')}`).filter((file) => !isOwn(file)));
  return {
    has: (file) => files.has(file),
    get: (file) => (files.has(file) ? readFileSync(path.join(folder, file)) : undefined),
    keys: () => files.keys(),
  };
}

/** The sets of a finished site, by the files that each holds. */
export const filesOfSets = (folder: string, files: BuiltFiles) =>
  setsOfSite(files, (file) => wireBytes(path.join(folder, file)));

/** What a file of a compressed folder weighs over the wire. */
export const wireBytes = (file: string): number => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** The address of a page or file. */
export const addressOf = (file: string): string => file.replace(/(\/index)?\.html$/, '') || '/';
