// @ts-check
// JavaScript, so that Node itself loads this file and the TypeScript it imports; Astro would start a second Vite for a .ts file.
import react from '@astrojs/react';
import { precompress } from './scripts/build/precompress.ts';
import { browserThreads, threadExports } from './src/integrations/browser-threads.ts';
import { mdxPages } from './src/integrations/mdx-pages.ts';
import { buildMustFinish } from './src/integrations/must-finish.ts';
import { publishFonts } from './src/lib/fonts/publish-fonts.ts';
import { serviceWorker } from './src/lib/offline/build/service-worker.ts';

const { DEV_SERVER_PORT, SITE_URL } = process.env;
/** In development, the pages' own server passes API calls on to ours, as if both were one. */
const proxy = Object.fromEntries(
  ['/api', '/functions', '/newsletter'].map((path) => [path, `http://127.0.0.1:${DEV_SERVER_PORT}`]),
);

/** @type {import('astro').AstroUserConfig} */
export default {
  srcDir: './src',
  outDir: './dist',
  // Without it no page names its own address: better none than that of this machine.
  ...(SITE_URL ? { site: SITE_URL } : {}),
  trailingSlash: 'never',
  // While one page waits for a file that is drawn or printed, others are rendered.
  // Styles in the page: on a phone with two bars a file of their own costs 0.4 s before the first paint.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  integrations: [react(), publishFonts(), precompress(), serviceWorker(), precompress(), buildMustFinish()],
  vite: {
    worker: { format: 'es', plugins: () => [threadExports()] },
    server: DEV_SERVER_PORT ? { proxy } : {},
    plugins: [browserThreads(), mdxPages()],
  },
};
