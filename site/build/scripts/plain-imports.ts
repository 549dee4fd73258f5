import type { Plugin } from 'vite';

/** The module by which Vite wraps each `import()` of a built page. */
const loader = '\0vite/preload-helper.js';

/** A browser never asks again for a module that it could not fetch: the page is told (`site/every-page/asleep/watch.ts`). */
const loadOrTell = "(load) => load().catch((error) => { dispatchEvent(new Event('lost')); throw error; })";

/**
 * Leaves `import()` as it is written. Vite would wrap each in a loader of 1 kB, which fetches the styles of what is
 * imported and asks for its scripts ahead: here pages hold their styles, and their heads ask for their scripts.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: (id) => (id === loader ? `export const __vitePreload = ${loadOrTell};` : null),
    },
  };
}
