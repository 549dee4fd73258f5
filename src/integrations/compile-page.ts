import { createProcessor } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { remarkChecked } from '#checks/claims/remark-checked.ts';
import { remarkDocument, remarkInlineWords, remarkNonBreaking } from '../lib/content-renderer/parser/remark-plugins.ts';

const remarkPlugins = [
  remarkFrontmatter,
  remarkGfm,
  remarkInlineWords,
  remarkChecked,
  remarkNonBreaking,
  remarkDocument,
];
const pages = createProcessor({ format: 'mdx', remarkPlugins });

/**
 * Checks an MDX file and compiles it to the code of a component and to its blocks as JSON. Throws on invalid content.
 * @param path for error messages
 */
export async function compilePage(
  text: string,
  path: string,
): Promise<{ readonly code: string; readonly blocks: string }> {
  const file = await pages.process({ value: text, path });
  return { code: String(file), blocks: JSON.stringify(file.data.blocks) };
}
