import react from '@astrojs/react';
import type { AstroUserConfig } from 'astro';
import { finishPages } from './site/build/finish-pages.ts';
import { publishFonts } from './site/build/fonts/publish-fonts.ts';
import { className } from './site/build/names/class-name.ts';
import { writtenPages } from './site/build/read/written-pages.ts';
import { browserThreads, threadExports } from './site/build/scripts/browser-threads.ts';
import { lateModules } from './site/build/scripts/late-modules.ts';
import { plainImports } from './site/build/scripts/plain-imports.ts';
import { plainNamespaces } from './site/build/scripts/plain-namespaces.ts';
import { reactModules } from './site/build/scripts/react-modules.ts';
import { scriptFiles } from './site/build/scripts/script-files.ts';
import { serviceWorker } from './site/device/offline/build/service-worker.ts';

// Astro's `defineConfig` gives back what it is given, and loads 800 modules to do so.
export default {
  srcDir: './site',
  outDir: './dist',
  // Without it no page names its own address: better none than that of this machine.
  ...(process.env.SITE_URL ? { site: process.env.SITE_URL } : {}),
  trailingSlash: 'never',
  // While one page waits for a file that is drawn or printed, others are rendered.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  devToolbar: { enabled: false },
  // No hot reload by component: it needs Astro's own islands (docs/decisions/0011). A change loads the page anew.
  integrations: [react({ exclude: /\/site\// }), finishPages(), publishFonts(), serviceWorker()],
  vite: {
    css: { modules: { generateScopedName: className } },
    environments: {
      client: {
        build: {
          rolldownOptions: { output: { codeSplitting: scriptFiles, entryFileNames: '_astro/page.[hash].js' } },
        },
      },
    },
    // A thread gets what it needs at its start; what makes files comes when it is asked for. A page without a thread takes it from there.
    worker: { format: 'es', plugins: () => [threadExports()] },
    server: { proxy: devProxy(process.env.DEV_SERVER_PORT) },
    plugins: [browserThreads(), reactModules(), lateModules(), plainImports(), plainNamespaces(), writtenPages()],
  },
} satisfies AstroUserConfig;

/** While developing, the page's own host passes calls on to the server, as if both were one. */
function devProxy(port: string | undefined): Record<string, string> {
  const paths = ['/api', '/functions', '/newsletter'];
  return port ? Object.fromEntries(paths.map((path) => [path, `http://127.0.0.1:${port}`])) : {};
}
