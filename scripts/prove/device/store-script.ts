import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';

const entry = 'virtual:record-store';
const store = join(import.meta.dirname, '../../../site/device/store/records/record-store.ts');
const core = join(import.meta.dirname, '../../../core');

/** The real store of the records, as one script that a page can run: `recordStore` of the window. */
export async function storeScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '#core': core } },
    build: { write: false, minify: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
    plugins: [
      {
        name: 'record-store',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}` ? `import * as store from ${JSON.stringify(store)}; window.recordStore = store;` : null,
      },
    ],
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
}

/** Runs the store in a page past the site's policy for scripts, as a debugger may. */
export async function runStore(page: Page, script: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: script });
  await devtools.detach();
  if (exceptionDetails) throw new Error(exceptionDetails.text);
}
