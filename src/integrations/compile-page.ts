import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkChecked } from '#checks/claims/remark-checked.ts';
import { remarkDocument, remarkInlineWords } from '../lib/content-renderer/parser/remark-plugins.ts';

const remarkPlugins = [remarkFrontmatter, remarkGfm, remarkInlineWords, remarkChecked, remarkDocument];
const pages = createProcessor({ format: 'mdx', remarkPlugins });

/**
 * Checks the text of an MDX file, and makes of it the code of a component and its blocks as JSON. Throws at what is refused.
 * @param path where it stands
 */
export async function compilePage(
  text: string,
  path: string,
): Promise<{ readonly code: string; readonly blocks: string }> {
  const file = await pages.process({ value: text, path });
  return { code: String(file), blocks: JSON.stringify(file.data.blocks) };
}
