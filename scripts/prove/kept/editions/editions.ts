import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newestAddress } from '#contract/kept.ts';
import { writeEdition } from '#site/device/kept/build/write-edition.ts';
import { writePacks } from '#site/device/kept/build/write-packs.ts';
import { compressFolder } from '../../../start/precompress.ts';

const built = join(import.meta.dirname, '../../../../dist');

/**
 * Makes another edition of the built site in a folder: every page, the script of every page and the words that pages fetch say
 * which one they are of, the script under a name of its own, as a changed script has.
 * @param dial The phone number that this edition is to know, where it has another.
 */
export async function makeEdition(folder: string, number: number, dial?: string): Promise<void> {
  cpSync(built, folder, { recursive: true, filter: (file) => !/\.(br|gz|pdf|xlsx)$/.test(file) });
  const script = readdirSync(join(folder, '_astro')).find((name) => /^late\.[\w-]+\.js$/.test(name)) ?? '';
  const renamed = `late.edition${number}.js`;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.html')) mark(join(folder, name), script, renamed, number);
  }
  const code = readFileSync(join(folder, '_astro', script), 'utf8');
  writeFileSync(join(folder, '_astro', renamed), `${code};document.documentElement.dataset.script="${number}";`);
  rmSync(join(folder, '_astro', script));
  for (const language of ['en', 'es']) {
    const words = join(folder, 'bar-words', `${language}.json`);
    writeFileSync(words, JSON.stringify({ ...JSON.parse(readFileSync(words, 'utf8')), mark: String(number) }));
  }
  const twins = join(folder, '../twins');
  await compressFolder(folder, twins);
  await writePacks(folder);
  await writeEdition(folder);
  if (dial) renumber(folder, dial);
  await compressFolder(folder, twins);
}

function mark(file: string, script: string, renamed: string, number: number): void {
  const page = readFileSync(file, 'utf8').replaceAll(script, renamed);
  writeFileSync(file, page.replace('</head>', `<meta name="edition" content="${number}"></head>`));
}

function renumber(folder: string, dial: string): void {
  const file = join(folder, newestAddress);
  const newest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...newest, phone: { dial, display: dial } }));
}
