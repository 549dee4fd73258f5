import path from 'node:path';
import type { Plugin } from 'vite';

const query = '?address';

/**
 * `import address from '../module.ts?address'` gives the address of a module that a page may fetch later by
 * `import(address)`. A plain `import('../module.ts')` would bring Vite's loader of 1 kB along, in a file of its own.
 */
export function lateModules(): Plugin {
  let isBuild = false;
  return {
    name: 'late-modules',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (source, importer) =>
      source.endsWith(query) && importer ? path.resolve(path.dirname(importer), source) : null,
    load(id) {
      if (!id.endsWith(query)) return null;
      const file = id.slice(0, -query.length);
      if (!isBuild) return `export default ${JSON.stringify(`/${path.relative(process.cwd(), file)}`)}`;
      const chunk = this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`;
    },
    resolveFileUrl: ({ fileName }: { readonly fileName: string }) => JSON.stringify(`/${fileName}`),
  };
}
