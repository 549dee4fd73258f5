import mdx from '@mdx-js/rollup';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkChecked } from '../../checks/claims/records/remark-checked.ts';
import { remarkDocument } from '../document/read/remark-document.ts';
import { remarkInlineWords } from '../document/read/remark-inline-words.ts';

/** Vite's plugin for the MDX files of `content/`: each is checked, and becomes a component, its head and its blocks. */
export function writtenPages() {
  const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkInlineWords, remarkChecked, remarkDocument];
  return { enforce: 'pre' as const, ...mdx({ remarkPlugins }) };
}
