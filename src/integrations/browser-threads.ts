import type { Plugin } from 'vite';

const none = '\0no-thread';

/** Stubs web worker URLs outside the client build: each worker would be bundled twice. */
export function browserThreads(): Plugin {
  return {
    name: 'browser-threads',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveId: (source) => (source.endsWith('?worker&url') ? none : null),
    load: (id) => (id === none ? "export default '';" : null),
  };
}

/** Keeps the exports of worker scripts: a page without workers imports them directly, which Vite does not expect. */
export function threadExports(): Plugin {
  return {
    name: 'thread-exports',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
