import { build } from 'astro';
import { finishFile } from '#site/build/finish-pages.ts';
import { writeEdition } from '#site/device/kept/build/write-edition.ts';
import { writePacks } from '#site/device/kept/build/write-packs.ts';
import config from '../../../astro.config.ts';
import { compressSite } from './compress-site.ts';
import { putAside } from './put-aside.ts';

/**
 * Writes the folder `dist`, finished and compressed. Node reads the configuration itself: Astro would start a second bundler for it,
 * which takes seconds.
 */
export async function writeSite(): Promise<void> {
  const gone = putAside('dist');
  await build({ ...config, configFile: false, logLevel: 'silent' });
  await compressSite('dist', { finish: finishFile, writeLast: [writePacks, writeEdition] });
  await gone;
}
