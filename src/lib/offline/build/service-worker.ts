import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Rolldown } from 'vite';
import { type Language, languageCodes, languages, pathOf } from '#content/i18n/languages.ts';
import { removalWorkerAddress, workerAddress } from '#contract/offline.ts';
import type { WorkerPages } from '../manifest.ts';
import { offlineManifest } from './offline-manifest.ts';

/** Writes the service worker once the site is built: its precache manifest lists the finished files. The last integration. */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      // In development there is no service worker; Astro would warn of the missing page at each visit.
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(workerAddress, (_request, response) => response.writeHead(404).end());
      },
      'astro:build:done': async ({ dir }) => void (await writeServiceWorker(fileURLToPath(dir))),
    },
  };
}

/** Writes the service worker of a finished site, and the one that removes it, into its folder. Returns their names. */
export async function writeServiceWorker(folder: string): Promise<readonly string[]> {
  const define = {
    __WB_MANIFEST: JSON.stringify(offlineManifest(folder)),
    __PAGES: JSON.stringify(Object.fromEntries(completeLanguages().map((language) => [language, pagesOf(language)]))),
  };
  writeFileSync(path.join(folder, workerAddress), await bundle('sw.ts', define));
  writeFileSync(path.join(folder, removalWorkerAddress), await bundle('remove.ts', {}));
  return [workerAddress, removalWorkerAddress];
}

const completeLanguages = () => languageCodes.filter((code) => languages[code].complete);

const pagesOf = (language: Language): WorkerPages => ({
  prefix: languages[language].prefix,
  offline: pathOf(language, '/no-signal'),
  outbox: pathOf(language, '/waiting'),
  sharedPhotos: pathOf(language, '/shared-photos'),
  thanks: {
    ask: pathOf(language, '/ask/thanks'),
    estimate: pathOf(language, '/wtr-connection/thanks'),
    newsletter: pathOf(language, '/newsletter/check-mail'),
  },
});

/** One classic script: older browsers start no service worker from modules. */
async function bundle(entry: string, define: Readonly<Record<string, string>>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      rollupOptions: { input: path.join(import.meta.dirname, '../worker', entry), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const [script] = output?.output ?? [];
  if (!script) throw new Error(`${entry} could not be built`);
  return script.code;
}
