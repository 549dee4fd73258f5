import path from 'node:path';
import type { Plugin } from 'vite';
import { late } from '../../core/basis/memory/late.ts';
import { hashOf } from './made/hash-of.ts';
import { keep, madeFile } from './made/made.ts';

/** What reads and checks a page, and the records that it is held against. */
const readers = ['checks', 'content', 'contract', 'core', 'site', 'package-lock.json'];

/**
 * Vite's plugin for the MDX files of `content/`: each is checked, and becomes a component, its head and its blocks. A build
 * keeps what became of a page by its words and by all that they were held against; what is refused is never kept. Blocks go
 * past the bundler, which would hold several copies of every page until the build ends: they are read where they are kept.
 */
export function writtenPages(): Plugin {
  // What reads pages takes half a second to load, and a second build reads none.
  const compiled = async (text: string, id: string) => (await import('./compile-page.ts')).compilePage(text, id);
  return {
    name: 'written-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(text, id) {
        if (this.environment.mode !== 'build') {
          const { code, blocks } = await compiled(text, id);
          return { code: `${code}\nexport const blocks = () => JSON.parse(${JSON.stringify(blocks)});\n`, map: null };
        }
        const from = [hashOf(readers, /\.(mdx|css|astro)$/), path.relative(process.cwd(), id), text];
        const compiling = late(() => compiled(text, id));
        const words = await keep(madeFile('words', from), async () => (await compiling()).code);
        const kept = madeFile('blocks', from);
        await keep(kept, async () => (await compiling()).blocks);
        return { code: `${words}${readFrom(kept)}`, map: null };
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
