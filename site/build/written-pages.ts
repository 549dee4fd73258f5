import path from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import type { Plugin } from 'vite';
import { remarkChecked } from '../../checks/claims/records/remark-checked.ts';
import { remarkDocument } from '../document/read/remark-document.ts';
import { remarkInlineWords } from '../document/read/remark-inline-words.ts';
import { hashOf } from './made/hash-of.ts';
import { keep, madeFile } from './made/made.ts';

/** What reads and checks a page, and the records that it is held against. */
const readers = ['checks', 'content', 'contract', 'core', 'site', 'package-lock.json'];

/**
 * Vite's plugin for the MDX files of `content/`: each is checked, and becomes a component, its head and its blocks. A build
 * keeps what became of a page by its words and by all that they were held against; what is refused is never kept.
 */
export function writtenPages(): Plugin {
  const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkInlineWords, remarkChecked, remarkDocument];
  const pages = createProcessor({ format: 'mdx', remarkPlugins });
  const compiled = async (text: string, id: string) =>
    String(await pages.process({ value: text, path: id.replace(/\?.*$/, '') }));
  return {
    name: 'written-pages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx(\?|$)/ },
      async handler(text, id) {
        if (this.environment.mode !== 'build') return { code: await compiled(text, id), map: null };
        const from = [hashOf(readers, /\.(mdx|css|astro)$/), path.relative(process.cwd(), id), text];
        const code = await keep(madeFile('words', from), () => compiled(text, id));
        return { code: code.toString(), map: null };
      },
    },
  };
}
