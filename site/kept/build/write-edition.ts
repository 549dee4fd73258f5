import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes, languages, pathOf } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import { type Newest, newestAddress, stoppingAddress, workerAddress } from '#contract/kept.ts';
import { addresses } from '../../frame/addresses.ts';
import type { Edition, KeptFile } from '../edition.ts';
import { stoppingScript, workerScript } from './bundle-worker.ts';
import type { BuiltFiles } from './references.ts';
import { setsOfSite } from './sets.ts';

/**
 * Writes the worker that keeps a finished site, and what may not be old, into its folder, and says in which files. All
 * others must be compressed already: what a set weighs is what goes over the wire.
 */
export async function writeEdition(folder: string): Promise<readonly string[]> {
  const edition = readEdition(folder);
  const written = {
    [workerAddress]: await workerScript(edition),
    [stoppingAddress]: await stoppingScript(),
    [newestAddress]: JSON.stringify(newestOf(edition)),
  };
  for (const [address, text] of Object.entries(written)) writeFileSync(path.join(folder, address), text);
  return Object.keys(written);
}

/** The edition that the finished pages of a folder are. */
export function readEdition(folder: string): Edition {
  const files = filesIn(folder);
  const sizeOf = (file: string) => statSync(smallest(path.join(folder, file))).size;
  const sets = [...setsOfSite(files, sizeOf)].map(
    ([name, held]) => [name, [...held].map((file) => keptFile(file, files.get(file), sizeOf(file)))] as const,
  );
  return editionOf(Object.fromEntries(sets), files);
}

/** An edition is named by what it holds: a build of the same pages is the same edition. */
function editionOf(sets: Edition['sets'], files: BuiltFiles): Edition {
  const complete = Object.values(languages).filter(({ complete }) => complete);
  const noSignal = complete.map(({ code, prefix }) => [prefix, pathOf(code as Language, '/no-signal')]);
  const filled = [...files].filter(([file, body]) => file.endsWith('.html') && body.includes(' data-slot="'));
  const waiting = complete.map(({ code }) => [code, pathOf(code as Language, '/waiting')]);
  const thanks = complete.map(({ code }) => [code, thanksIn(code as Language)]);
  const held = {
    sets,
    filled: filled.map(([file]) => addressOf(file)),
    noSignal: Object.fromEntries(noSignal),
    waiting: Object.fromEntries(waiting),
    thanks: Object.fromEntries(thanks),
    takesFiles: complete.map(({ code }) => pathOf(code as Language, '/shared-photos')),
  };
  return { id: createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 12), ...held };
}

const thanksIn = (language: Language) => ({
  ask: pathOf(language, '/ask/thanks'),
  estimate: pathOf(language, '/wtr-connection/thanks'),
  newsletter: pathOf(language, '/newsletter/check-mail'),
});

function newestOf({ id, sets }: Edition): Newest {
  const hashes = new Map(Object.values(sets).flatMap((files) => files.map(({ url, hash }) => [url, hash] as const)));
  const urgent = addresses.filter((address) => 'urgent' in address);
  const pages = urgent.flatMap(({ path: name }) => languageCodes.map((language) => pathOf(language, name)));
  return {
    edition: id,
    phone: { dial: owner.phone.dial, display: owner.phone.display },
    urgent: Object.fromEntries(pages.flatMap((page) => (hashes.has(page) ? [[page, hashes.get(page) ?? '']] : []))),
  };
}

function keptFile(file: string, body: Buffer | undefined, bytes: number): KeptFile {
  if (!body) throw new Error(`${file} is named by a page and does not exist`);
  return { url: addressOf(file), hash: createHash('sha256').update(body).digest('base64'), bytes };
}

const addressOf = (file: string) => file.replace(/(\/index)?\.html$/, '') || '/';

const smallest = (file: string) => (existsSync(`${file}.br`) ? `${file}.br` : file);

function filesIn(folder: string): BuiltFiles {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const found = entries.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const names = found.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const files = names.map(
    (name) => [`/${name.split(path.sep).join('/')}`, readFileSync(path.join(folder, name))] as const,
  );
  // The worker names every file of the edition that it was made for.
  const own = [workerAddress, newestAddress, stoppingAddress];
  return new Map(files.filter(([file]) => !own.includes(file)));
}
