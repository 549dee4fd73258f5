import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { workerAddress } from '#contract/kept.ts';
import { writeEdition } from '../device/kept/build/write-edition.ts';
import { writePacks } from '../device/kept/build/write-packs.ts';

/** Writes the service worker and its lists of files. Sizes are those over the wire: the rest of the site is compressed before. */
export function offlineFiles(): AstroIntegration {
  return {
    name: 'offline-files',
    hooks: {
      // In development there is no service worker; Astro would warn of the missing page at each visit.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(workerAddress, (_request, response) => response.writeHead(404).end());
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await writePacks(folder);
        await writeEdition(folder);
      },
    },
  };
}
