import type { MDXContent } from 'mdx/types.js';
import type { GuideFrontmatter, PageFrontmatter } from '#content/schemas.ts';
import type { SectionLink } from '../document/remark-sections.ts';

/** What an MDX page of content/ exports: its words, its checked head, and what the build reads from both. */
export interface ManualPage<Head> {
  readonly default: MDXContent;
  readonly frontmatter: Head;
  readonly readMinutes: number;
  /** Names of the vocabulary's components that the page uses. */
  readonly parts: readonly string[];
  readonly sections: readonly SectionLink[];
}

const guideFiles = import.meta.glob<ManualPage<GuideFrontmatter>>('../../content/en/guides/*.mdx', { eager: true });
const referenceFiles = import.meta.glob<ManualPage<PageFrontmatter>>('../../content/en/pages/*.mdx', { eager: true });

/** Every guide by the last part of its address. */
export const guides = bySlug(guideFiles);

/** Reference pages by the name of their file. */
export const references = bySlug(referenceFiles);

function bySlug<Page>(files: Readonly<Record<string, Page>>): Readonly<Record<string, Page>> {
  return Object.fromEntries(Object.entries(files).map(([file, page]) => [file.replace(/^.*\/|\.mdx$/g, ''), page]));
}
