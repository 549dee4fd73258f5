import type { Plugin } from 'vite';

const none = '\0no-thread';

/** Spares the rendering of pages the threads that only a browser starts: each would be bundled twice. */
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

/** Keeps what the script of a thread exports. Vite takes it that nobody imports one: a page that gets no thread does. */
export function threadExports(): Plugin {
  return {
    name: 'thread-exports',
    options: (options) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
  };
}
