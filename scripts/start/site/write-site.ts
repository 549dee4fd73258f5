import { build } from 'astro';
import { finisherOf } from '#site/build/finish-pages.ts';
import { writeServiceWorker } from '#site/device/offline/build/service-worker.ts';
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
  await compressSite('dist', { finish: finisherOf('dist'), writeLast: [writeServiceWorker] });
  await gone;
}
