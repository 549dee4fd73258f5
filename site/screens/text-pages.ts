import type { PageFrontmatter } from '#content/schemas.ts';
import type { ManualPage } from './manual-pages.ts';

type TextPage = ManualPage<PageFrontmatter>;

const reviewFiles = import.meta.glob<TextPage>('../../content/en/reviews/*.mdx', { eager: true });
const storyFiles = import.meta.glob<TextPage>('../../content/en/blog/*.mdx', { eager: true });
const legalFiles = import.meta.glob<TextPage>('../../content/en/legal/*.mdx', { eager: true });

/** The long text of a review. Throws, and so stops the build, on a name without a file in content/reviews. */
export const reviewText = (name: string): TextPage => pageOf(reviewFiles, 'reviews', name);
/** A story of the blog. */
export const storyText = (name: string): TextPage => pageOf(storyFiles, 'blog', name);
/** The privacy policy or the terms of use. */
export const legalText = (name: string): TextPage => pageOf(legalFiles, 'legal', name);

function pageOf(files: Readonly<Record<string, TextPage>>, folder: string, name: string): TextPage {
  const page = files[`../../content/en/${folder}/${name}.mdx`];
  if (!page) throw new Error(`There is no content/en/${folder}/${name}.mdx`);
  return page;
}
