import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes, languages, pathOf } from '#content/languages.ts';
import { owner } from '#content/owner.ts';
import {
  editionAddress,
  type Newest,
  newestAddress,
  packFolder,
  stoppingAddress,
  workerAddress,
} from '#contract/kept.ts';
import { addresses } from '../../../frame/addresses.ts';
import { type Edition, type KeptFile, type LedTo, nameOf } from '../edition.ts';
import { stoppingScript, workerScript } from './bundle-worker.ts';
import { addressOf, filesOfSets, pagesOfSite, wireBytes } from './site-files.ts';
import { packOf } from './write-packs.ts';

/**
 * Writes the edition that a finished site is, the worker that keeps it, and what may not be old, into its folder, and says in
 * which files. All others, the packs among them, must be compressed already: what a set weighs is what goes over the wire.
 */
export async function writeEdition(folder: string): Promise<readonly string[]> {
  const edition = await readEdition(folder);
  const written = {
    [editionAddress]: textOf(edition),
    [workerAddress]: await workerScript(ledTo()),
    [stoppingAddress]: await stoppingScript(),
    [newestAddress]: JSON.stringify(newestOf(edition)),
  };
  for (const [address, text] of Object.entries(written)) writeFileSync(path.join(folder, address), text);
  return Object.keys(written);
}

/** The edition that the finished pages of a folder are, named by what it holds: a build of the same pages is the same edition. */
export async function readEdition(folder: string): Promise<Edition> {
  const files = pagesOfSite(folder);
  const sets = [...filesOfSets(folder, files)].map(([name, held]) => {
    const kept = [...held].map((file) =>
      keptFile(addressOf(file), files.get(file), wireBytes(path.join(folder, file))),
    );
    return [name, kept] as const;
  });
  const packs = sets.flatMap(([name]) => {
    const file = packOf(folder, name);
    if (!existsSync(file)) return [];
    return [[name, keptFile(`${packFolder}/${name}.json`, readFileSync(file), wireBytes(file))] as const];
  });
  const pages = [...files.keys()].filter((file) => file.endsWith('.html'));
  const filled = pages.filter((file) => files.get(file)?.includes(' data-slot="'));
  const held = {
    sets: Object.fromEntries(sets),
    packs: Object.fromEntries(packs),
    filled: filled.map(addressOf),
  };
  return { id: await nameOf(textOf(held)), ...held };
}

/** An edition as it is sent: all of it but its name. */
const textOf = ({ sets, packs, filled }: Omit<Edition, 'id'>) => JSON.stringify({ sets, packs, filled });

function ledTo(): LedTo {
  const complete = Object.values(languages).filter(({ complete }) => complete);
  const inEach = <Value>(of: (language: Language) => Value) =>
    Object.fromEntries(complete.map(({ code }) => [code, of(code as Language)]));
  return {
    noSignal: Object.fromEntries(complete.map(({ code, prefix }) => [prefix, pathOf(code as Language, '/no-signal')])),
    waiting: inEach((language) => pathOf(language, '/waiting')),
    thanks: inEach(thanksIn),
    takesFiles: complete.map(({ code }) => pathOf(code as Language, '/shared-photos')),
  };
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

function keptFile(url: string, body: Buffer | undefined, bytes: number): KeptFile {
  if (!body) throw new Error(`${url} is named by a page and does not exist`);
  return { url, hash: createHash('sha256').update(body).digest('base64'), bytes };
}
