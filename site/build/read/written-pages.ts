import type { Plugin } from 'vite';
import { keepPage } from './keep-page.ts';
import { readBefore } from './read-ahead.ts';

/**
 * Vite's plugin for the MDX files of `content/`: each is checked, and becomes a component, its head and its blocks. Blocks go
 * past the bundler, which would hold several copies of every page until the build ends: they are read where they are kept.
 */
export function writtenPages(): Plugin {
  return {
    name: 'written-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(text, id) {
        const page = id.replace(/\?.*$/, '');
        if (this.environment.mode !== 'build') {
          const { code, blocks } = await (await import('./compile-page.ts')).compilePage(text, page);
          return { code: `${code}\nexport const blocks = () => JSON.parse(${JSON.stringify(blocks)});\n`, map: null };
        }
        await readBefore(page);
        const { words, blocks } = await keepPage(text, page);
        return { code: `${words}${readFrom(blocks)}`, map: null };
      },
    },
  };
}

/** Code that exports the blocks which lie in a file. */
function readFrom(file: string): string {
  return `
import { readFileSync } from 'node:fs';
export const blocks = () => JSON.parse(readFileSync(${JSON.stringify(file)}, 'utf8'));
`;
}
